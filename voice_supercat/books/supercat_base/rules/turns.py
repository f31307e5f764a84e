"""Beginning a game, a chapter, a round, a turn; whose turn it is."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import pips_of, suit_of
from .judging import clear_numbers
from .narrowing import begin_narrowing
from .rounds import clear_round
from .seats import is_player, players, seats_from, take_seats
from .stack import begin_stack

FULL_HAND = 6


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game: hand counters at six, no seize counters, nothing declared. Raises ProcedureFault for its options."""
    draft[v.setting_up] = options["set_up"] == "ask"
    sit_down(draft, *seats_from(options))


def sit_down(draft: Draft, bots: tuple[str, ...], order: tuple[str, ...]) -> None:
    """Everything that depends on who plays; in turn order."""
    take_seats(draft, bots, order)
    draft[v.chapter] = 0
    draft[v.rounds] = 0
    draft[v.turns] = 0
    draft[v.seat] = None
    draft[v.initiative] = None
    draft[v.round] = 0
    clear_round(draft)
    _new_chapter(draft)
    begin_turn(draft)


def _new_chapter(draft: Draft) -> None:
    draft[v.chapter] = draft[v.chapter] + 1
    draft[v.round] = 0
    draft[v.to_play] = ()
    draft[v.acted] = draft[v.bots]  # so that the first turn begins a round
    draft[v.declared] = ()
    for seat in draft[v.order]:
        if is_player(draft, seat):
            draft[v.cards_left.of(seat)] = FULL_HAND
            draft[v.out.of(seat)] = False
        else:
            draft[v.hand_counter.of(seat)] = FULL_HAND
            draft[v.bonus.of(seat)] = ()
    begin_stack(draft, FULL_HAND * len(players(draft)))


def begin_chapter(draft: Draft) -> None:
    """Hands refilled, markers back. The seize counters stay on the boards."""
    _new_chapter(draft)


def begin_round(draft: Draft) -> None:
    """Nothing led yet; the initiative is known only if a bot seized it last round."""
    draft[v.initiative] = draft[v.seized_last_round]
    clear_round(draft)
    draft[v.acted] = (draft[v.bot],)


def begin_turn(draft: Draft) -> None:
    """Cards, suit and actions of the turn are open."""
    draft[v.turns] = draft[v.turns] + 1
    draft[v.drawn] = ()
    draft[v.leads] = False
    draft[v.selected] = None
    draft[v.played_as] = None
    draft[v.page_suit] = None
    draft[v.left] = 0
    draft[v.action_cost] = None
    draft[v.keeps] = ()
    draft[v.keeps_not] = ()
    draft[v.goal] = None
    draft[v.winning] = 0
    draft[v.abandoned] = 0
    draft[v.seize_roll] = None
    draft[v.candidates] = ()
    begin_narrowing(draft)
    draft[v.judging], draft[v.rerolls] = None, None
    clear_numbers(draft)
    if draft[v.bot] not in draft[v.acted]:
        draft[v.acted] = (*draft[v.acted], draft[v.bot])
        draft[v.begins_round] = False
    else:
        draft[v.begins_round] = True


def start_with_suit(draft: Draft, suit: str) -> None:
    """To read one page alone: a card of its suit is in hand and selected."""
    draft[v.drawn] = (next(card for card in draft[v.deck] if suit_of(card) == suit),)
    draft[v.selected], draft[v.page_suit], draft[v.played_as] = draft[v.drawn][0], suit, "lead"
    draft[v.left] = pips_of(draft[v.drawn][0])


def first_turn(view: View) -> bool:
    """Whether the bots have not played yet."""
    return bool(view[v.turns] <= 1)


def one_bot(view: View) -> bool:
    """Whether there is nothing to choose; not asked before the very first turn."""
    return len(view[v.bots]) == 1 and not first_turn(view)


def several_bots(view: View) -> bool:
    """Whether the player says which bot plays."""
    return len(view[v.bots]) > 1


def bots(view: View) -> tuple[str, ...]:
    """Colours of the bots."""
    colours: tuple[str, ...] = view[v.bots]
    return colours


def take_turn_of(draft: Draft, colour: str) -> None:
    """The turn belongs to this bot."""
    draft[v.bot] = colour


def round_begins(view: View) -> bool:
    """A bot that has played this round plays again, so a new round has begun."""
    return bool(view[v.begins_round])


def chapter_may_be_over(view: View) -> bool:
    """No bot has cards left (base/playing-a-chapter/2)."""
    return all(view[v.hand_counter.of(bot)] == 0 for bot in view[v.bots])
