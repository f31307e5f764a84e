"""Which card is played for an action: one of a suit that gives it, or a Faithful card, which gives any."""

from voice_supercat.books.supercat_base.rules import selecting
from voice_supercat.books.supercat_base.rules.cards import hand, number_of, pips_of, suit_of
from voice_supercat.books.supercat_base.rules.selecting import (
    COMBAT_CARD,
    available,
    logistics_apply,
    play_card,
    select,
)
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import may_battle
from .peace import may_raid

FAITHFUL = "faithful"
COMBAT = "combat"
RAID = "raid"
SIDES = ("wisdom", "zeal")


def is_faithful(card: str | None) -> bool:
    """Whether it is one of the Faithful cards."""
    return card is not None and suit_of(card) == FAITHFUL


def can_take(view: View, action: str) -> bool:
    """Whether the bot could play any card for that action now (campaign/questions/16).

    A raid is combat to contend what is declared, of which a Fate may allow more than of others.
    """
    if (action == COMBAT and not may_battle(view)) or (action == RAID and not may_raid(view)):
        return False
    action = COMBAT if action == RAID else action
    if view[v.side_open]:
        return True
    in_suits = available(view, *view[v.suits_for.of(action)])
    return in_suits or bool(_faithful_for(view, action)) or _by_copying_faithful(view, action)


def select_for(draft: Draft, action: str) -> None:
    """Play it: a Faithful card before one of a suit (campaign/believer/faithful-cards/1), else the first suit in reach.

    Else the Faithful card that leads is copied. For combat, where nothing gives it, any card is played with a weapon.
    """
    if draft[v.side_open]:
        _take_side(draft, side_of(draft, action))
    elif faithful := _faithful_for(draft, action):
        play_card(draft, max(faithful, key=number_of), "lead" if _bot_leads(draft) else "pivot")
        _take_side(draft, side_of(draft, action))
    elif _by_copying_faithful(draft, action) and not available(draft, *draft[v.suits_for.of(action)]):
        copy_faithful(draft)
    else:
        select(draft, *((COMBAT_CARD,) if action == COMBAT_CARD else draft[v.suits_for.of(action)]))


def page_for(view: View, action: str) -> str | None:
    """The suit, or the side of a Faithful card, that is played for the action: what `select_for` takes."""
    if view[v.side_open] or _faithful_for(view, action):
        return side_of(view, action)
    suit = next((suit for suit in view[v.suits_for.of(action)] if available(view, suit)), None)
    return suit or view[v.lead_side]


def select_any(draft: Draft) -> None:
    """No priority applies. The side of a Faithful card is left to chance, where nothing tells it."""
    if not draft[v.side_open]:
        selecting.select_any(draft)
    if draft[v.page_suit] == FAITHFUL:
        _take_side(draft, _side_known(draft) or SIDES[draft.draw(len(SIDES)) - 1])


def surpass(draft: Draft) -> None:
    """A Faithful card surpasses on the side of the one that leads."""
    selecting.surpass(draft)
    if draft[v.page_suit] == FAITHFUL:
        draft[v.page_suit] = draft[v.lead_side]


def open_side(draft: Draft) -> None:
    """Of a Faithful card that was selected to declare: in Act Two the Doctrine tells its side."""
    if draft[v.page_suit] != FAITHFUL:
        return
    if (doctrine := _doctrine(draft)) is not None:
        _take_side(draft, doctrine)
    else:
        draft[v.side_open] = True


def copy_faithful(draft: Draft) -> None:
    """A card face down, for one action of the side that was led: one of those drawn before a bonus card, the lowest."""
    spent = min(hand(draft), key=lambda card: (card not in draft[v.drawn], number_of(card)))
    play_card(draft, spent, "copy")
    draft[v.page_suit] = draft[v.lead_side]


def side_of(view: View, action: str) -> str:
    """The side of Faithful cards that gives the action."""
    return next(side for side in SIDES if action in view[v.actions_of.of(side)])


def suit_led(view: View) -> str | None:
    """The page of what was led: of its suit, or of the side of a Faithful card."""
    lead = view.known(v.lead)
    return view[v.lead_side] if is_faithful(lead) else suit_of(lead)


def pips_led(view: View) -> int:
    """The actions that the lead card shows."""
    lead = view.known(v.lead)
    return dict(view[v.faithful_pips]).get(lead, pips_of(view, lead))


def pips_unknown(view: View) -> bool:
    """Whether the card played is Faithful, gives as many actions as it shows, and nobody has told how many."""
    card, shown = view[v.selected], view[v.played_as] in ("lead", "surpass")
    return shown and is_faithful(card) and card not in dict(view[v.faithful_pips])


def pips_led_unknown(view: View) -> bool:
    """The same of the lead card, which tells what an Event gives."""
    return is_faithful(view[v.lead]) and view[v.lead] not in dict(view[v.faithful_pips])


def note_pips(draft: Draft, pips: int) -> None:
    """What is printed on it holds for the game."""
    draft[v.faithful_pips] = (*draft[v.faithful_pips], (draft.known(v.selected), pips))


def note_pips_led(draft: Draft, pips: int) -> None:
    """The same of the lead card."""
    draft[v.faithful_pips] = (*draft[v.faithful_pips], (draft.known(v.lead), pips))


def count_pips(draft: Draft) -> None:
    """The actions of a Faithful card that leads or surpasses, once they are known."""
    pips = dict(draft[v.faithful_pips]).get(draft[v.selected] or "")
    if pips is not None and draft[v.played_as] in ("lead", "surpass"):
        draft[v.left] = pips + int(logistics_apply(draft))


def asks_side_led(view: View) -> bool:
    """Whether the player has led a Faithful card on a side that nothing tells."""
    return is_faithful(view[v.lead]) and view[v.lead_side] is None


def note_side_led(draft: Draft) -> None:
    """In Act Two it is the Doctrine's."""
    if is_faithful(draft[v.lead]):
        draft[v.lead_side] = _doctrine(draft)


def _take_side(draft: Draft, side: str) -> None:
    draft[v.page_suit] = side
    if draft[v.played_as] == "lead":
        draft[v.lead_side] = side


def _side_known(view: View) -> str | None:
    return view[v.lead_side] if view[v.played_as] in ("copy", "surpass") else _doctrine(view)


def _doctrine(view: View) -> str | None:
    return view[v.doctrine] if view[v.act] > 1 else None


def _bot_leads(view: View) -> bool:
    return view[v.leads] or view[v.lead] is None


def _faithful_for(view: View, action: str) -> tuple[str, ...]:
    """Faithful cards in hand that give the action: in Act Two only on the side of the Doctrine.

    Behind a Faithful card none pivots: it is of the same suit.
    """
    if _doctrine(view) not in (None, side_of(view, action)):
        return ()
    if not _bot_leads(view) and is_faithful(view[v.lead]):
        return ()
    return tuple(card for card in hand(view) if is_faithful(card))


def _by_copying_faithful(view: View, action: str) -> bool:
    side = view[v.lead_side]
    follows = not _bot_leads(view) and is_faithful(view[v.lead]) and bool(hand(view))
    return follows and side is not None and action in view[v.actions_of.of(side)]
