"""Beginning a game, a chapter, a round, a turn; whose turn it is."""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, Table

from .cards import PIPS, pips_of, suit_of

COLOURS = ("red", "yellow", "blue", "white")
FULL_HAND = 6


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game: hand counters at six, no seize counters, nothing declared."""
    bots = tuple(options["bots"].replace(",", " ").split())
    if not bots or len(set(bots)) < len(bots) or not set(bots) <= set(COLOURS) or len(bots) > 3:
        raise ProcedureFault(f'bots="{options["bots"]}": give one to three different colours of {", ".join(COLOURS)}.')
    seats = int(options["seats"] or len(bots) + 1)
    if seats <= len(bots):
        raise ProcedureFault(f"seats={seats}: there are {len(bots)} bots, and at least one player needs a seat too.")
    numbers = range(1, 8) if seats == 4 else range(2, 7)
    draft["bots"] = bots
    draft["deck"] = tuple(f"{suit} {number}" for suit in PIPS for number in numbers)
    draft["logistics"] = options["efficient_logistics"]
    draft["bot"] = bots[0]
    draft["chapter"] = 0
    draft["turns"] = 0
    draft["initiative"] = None
    draft["without_initiative"] = ()
    draft["seized_last_round"] = None
    draft["lead"] = None
    draft["lead_declared"] = None  # None: not asked yet
    draft["lead_is_zero"] = False
    for bot in bots:
        draft[f"seize.{bot}"] = 0
    _new_chapter(draft)
    begin_turn(draft)


def _new_chapter(draft: Draft) -> None:
    draft["chapter"] = draft["chapter"] + 1
    draft["round"] = 0
    draft["acted"] = draft["bots"]  # so that the first turn begins a round
    draft["declared"] = ()
    for bot in draft["bots"]:
        draft[f"hand.{bot}"] = FULL_HAND
        draft[f"bonus.{bot}"] = ()


def begin_chapter(draft: Draft) -> None:
    """Hands refilled, markers back. The seize counters stay on the boards."""
    _new_chapter(draft)


def begin_round(draft: Draft) -> None:
    """Nothing led yet; the initiative is known only if a bot seized it last round."""
    draft["initiative"] = draft["seized_last_round"]
    draft["without_initiative"] = ()
    draft["seized_last_round"] = None
    draft["lead"] = None
    draft["lead_declared"] = None
    draft["lead_is_zero"] = False
    draft["round"] = draft["round"] + 1
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
    draft["goal"] = None
    draft["starport"] = False
    draft["winning"] = 0
    draft["seize_roll"] = None
    draft["candidates"] = ()
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
