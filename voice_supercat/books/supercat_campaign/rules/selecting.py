"""Which card is played for an action: one of a suit that gives it, or a Faithful card, which gives any."""

from voice_supercat.books.supercat_base.rules.cards import hand, number_of, suit_of
from voice_supercat.books.supercat_base.rules.selecting import (
    COMBAT_CARD,
    available,
    logistics_apply,
    play_card,
    select,
)
from voice_supercat.procedure.state import Draft, View

from . import values as v

FAITHFUL = "faithful"
SIDES = ("wisdom", "zeal")


def can_take(view: View, action: str) -> bool:
    """Whether the bot could play a card for that action now (campaign/questions/16)."""
    return available(view, *view[v.suits_for.of(action)]) or bool(_faithful_for(view, action))


def select_for(draft: Draft, action: str) -> None:
    """Play it: a Faithful card before one of a suit (campaign/believer/faithful-cards/1), else the first suit in reach.

    For combat, where no suit gives it, any card, with a weapon.
    """
    faithful = _faithful_for(draft, action)
    if faithful:
        leads = draft[v.leads] or draft[v.lead] is None
        play_card(draft, max(faithful, key=number_of), "lead" if leads else "pivot")
        draft[v.page_suit] = side_of(draft, action)
    else:
        select(draft, *((COMBAT_CARD,) if action == COMBAT_CARD else draft[v.suits_for.of(action)]))


def side_of(view: View, action: str) -> str:
    """The side of Faithful cards that gives the action."""
    return next(side for side in SIDES if action in view[v.actions_of.of(side)])


def pips_unknown(view: View) -> bool:
    """Whether the card played is Faithful, gives as many actions as it shows, and nobody has told how many."""
    card, shown = view[v.selected], view[v.played_as] in ("lead", "surpass")
    return shown and card is not None and suit_of(card) == FAITHFUL and card not in dict(view[v.faithful_pips])


def note_pips(draft: Draft, pips: int) -> None:
    """What is printed on it holds for the game."""
    draft[v.faithful_pips] = (*draft[v.faithful_pips], (draft.known(v.selected), pips))


def count_pips(draft: Draft) -> None:
    """The actions of a Faithful card that leads or surpasses, once they are known."""
    pips = dict(draft[v.faithful_pips]).get(draft[v.selected] or "")
    if pips is not None and draft[v.played_as] in ("lead", "surpass"):
        draft[v.left] = pips + int(logistics_apply(draft))


def _faithful_for(view: View, action: str) -> tuple[str, ...]:
    """Faithful cards in hand that give the action: in Act Two only on the side of the Doctrine."""
    doctrine = view[v.doctrine]
    if view[v.act] > 1 and doctrine is not None and doctrine != side_of(view, action):
        return ()
    return tuple(card for card in hand(view) if suit_of(card) == FAITHFUL)
