"""Where only the bots' turns are followed: when a round begins, when a chapter may be over."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import pips_of, suit_of
from .seats import deal


def start_with_suit(draft: Draft, suit: str) -> None:
    """To read one page alone: a card of its suit is in hand and selected."""
    draft[v.seat] = draft[v.bot]
    card = next(card for card in draft[v.deck] if suit_of(card) == suit)
    draft[v.drawn] = (card,)
    draft[v.selected], draft[v.page_suit], draft[v.played_as] = card, suit, "lead"
    draft[v.left] = pips_of(draft, card)


def begin_chapter(draft: Draft) -> None:
    """The next one, with the hands refilled. The seize counters stay on the boards."""
    draft[v.chapter] += 1
    deal(draft)


def bots_to_play(view: View) -> tuple[str, ...]:
    """Those with cards left; where none has, any of them passes."""
    return tuple(bot for bot in view[v.bots] if view[v.hand_counter.of(bot)]) or view[v.bots]


def one_bot_left(view: View) -> bool:
    """Whether it need not be told which bot plays."""
    return len(bots_to_play(view)) == 1


def seat_bot_left(draft: Draft) -> None:
    """The only one with cards left."""
    [draft[v.bot]] = bots_to_play(draft)


def chapter_may_be_over(view: View) -> bool:
    """No bot has cards left (base/playing-a-chapter/2)."""
    return all(view[v.hand_counter.of(bot)] == 0 for bot in view[v.bots])
