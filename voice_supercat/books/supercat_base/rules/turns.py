"""Beginning a game, a chapter, a round, a turn; whose turn it is."""

from voice_supercat.procedure.state import Draft, Table

from .cards import pips_of, suit_of
from .judging import clear_numbers
from .narrowing import begin_narrowing
from .rounds import clear_round
from .seats import players, seats_from, take_seats
from .stack import begin_stack

FULL_HAND = 6
_ADVANTAGES = {"efficient_logistics": "logistics", "elite_pilots": "pilots"}
_OTHER_OPTIONS = ("track", "most_power_leads", "leaders", "influence", "judge_combat", "battle_dice", "questions")


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game: hand counters at six, no seize counters, nothing declared. Raises ProcedureFault for its options."""
    for option, value in _ADVANTAGES.items():
        draft[value] = options[option]
    for option in _OTHER_OPTIONS:
        draft[option] = options[option]
    draft["leaders_dealt"] = False
    draft["clusters"] = ()
    draft["setting_up"] = options["set_up"] == "ask"
    sit_down(draft, *seats_from(options))


def sit_down(draft: Draft, bots: tuple[str, ...], order: tuple[str, ...]) -> None:
    """Everything that depends on who plays; in turn order."""
    take_seats(draft, bots, order)
    draft["chapter"] = 0
    draft["rounds"] = 0
    draft["turns"] = 0
    draft["seat"] = None
    draft["initiative"] = None
    draft["round"] = 0
    clear_round(draft)
    _new_chapter(draft)
    begin_turn(draft)


def _new_chapter(draft: Draft) -> None:
    draft["chapter"] = draft["chapter"] + 1
    draft["round"] = 0
    draft["to_play"] = ()
    draft["acted"] = draft["bots"]  # so that the first turn begins a round
    draft["declared"] = ()
    for seat in draft["order"]:
        draft[f"hand.{seat}"] = FULL_HAND
        draft[f"out.{seat}"] = False
        draft[f"bonus.{seat}"] = ()
    begin_stack(draft, FULL_HAND * len(players(draft)))


def begin_chapter(draft: Draft) -> None:
    """Hands refilled, markers back. The seize counters stay on the boards."""
    _new_chapter(draft)


def begin_round(draft: Draft) -> None:
    """Nothing led yet; the initiative is known only if a bot seized it last round."""
    draft["initiative"] = draft["seized_last_round"]
    clear_round(draft)
    draft["acted"] = (draft["bot"],)


def begin_turn(draft: Draft) -> None:
    """Cards, suit and actions of the turn are open."""
    draft["turns"] = draft["turns"] + 1
    draft["drawn"] = ()
    draft["leads"] = False
    draft["selected"] = None
    draft["played_as"] = None
    draft["page_suit"] = None
    draft["left"] = 0
    draft["action_cost"] = None
    draft["keeps"] = ()
    draft["keeps_not"] = ()
    draft["goal"] = None
    draft["winning"] = 0
    draft["abandoned"] = 0
    draft["seize_roll"] = None
    draft["candidates"] = ()
    begin_narrowing(draft)
    draft["judging"], draft["rerolls"] = None, None
    clear_numbers(draft)
    if draft["bot"] not in draft["acted"]:
        draft["acted"] = (*draft["acted"], draft["bot"])
        draft["begins_round"] = False
    else:
        draft["begins_round"] = True


def start_with_suit(draft: Draft, suit: str) -> None:
    """To read one page alone: a card of its suit is in hand and selected."""
    draft["drawn"] = (next(card for card in draft["deck"] if suit_of(card) == suit),)
    draft["selected"], draft["page_suit"], draft["played_as"] = draft["drawn"][0], suit, "lead"
    draft["left"] = pips_of(draft["drawn"][0])


def first_turn(table: Table) -> bool:
    """Whether the bots have not played yet."""
    return bool(table["turns"] <= 1)


def one_bot(table: Table) -> bool:
    """Whether there is nothing to choose; not asked before the very first turn."""
    return len(table["bots"]) == 1 and not first_turn(table)


def several_bots(table: Table) -> bool:
    """Whether the player says which bot plays."""
    return len(table["bots"]) > 1


def bots(table: Table) -> tuple[str, ...]:
    """Colours of the bots."""
    colours: tuple[str, ...] = table["bots"]
    return colours


def take_turn_of(draft: Draft, colour: str) -> None:
    """The turn belongs to this bot."""
    draft["bot"] = colour


def round_begins(table: Table) -> bool:
    """A bot that has played this round plays again, so a new round has begun."""
    return bool(table["begins_round"])


def chapter_may_be_over(table: Table) -> bool:
    """No bot has cards left (base/playing-a-chapter/2)."""
    return all(table[f"hand.{bot}"] == 0 for bot in table["bots"])
