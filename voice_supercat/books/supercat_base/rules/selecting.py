"""Which suits are in reach, which card is played and for how many actions."""

from collections.abc import Sequence

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import hand, number_of, pips_of, suit_of
from .power import more_power
from .rounds import record_play

COMBAT_CARD = "combat"
"""What a priority calls for beside suits (base/terminology/2)."""
_BY_ITS_SUIT = ("lead", "surpass", "pivot")
"""How a card is played whose own suit tells its actions; any other takes those of the lead card."""


def can_surpass(view: View) -> bool:
    """base/bot-turn-start-here/4"""
    return bool(_surpassing(view))


def surpass(draft: Draft) -> None:
    """base/bot-turn-start-here/4.1.1: the higher number."""
    play_card(draft, max(_surpassing(draft), key=number_of), "surpass")


def available(view: View, *suits: str) -> bool:
    """Whether the bot could play any of `suits` now (base/questions/16)."""
    return not _suits_in_reach(view).isdisjoint(suits)


def select(draft: Draft, *suits: str) -> None:
    """Play a card of the first of `suits` in reach."""
    wanted = [draft[v.combat_suit] if suit == COMBAT_CARD else suit for suit in suits]
    reach = _suits_in_reach(draft)
    suit = next((suit for suit in wanted if suit in reach), None)
    if suit is not None:
        _play_suit(draft, suit)
    elif hand(draft) and COMBAT_CARD in suits:
        select_any(draft)
        draft[v.page_suit] = draft[v.combat_suit]
    else:  # read as printed: the card is the player's business
        draft[v.selected], draft[v.page_suit], draft[v.suits_named] = None, wanted[0], suits


def select_any(draft: Draft) -> None:
    """The card with the most actions, whatever its suit. To follow, where each gives one, no bonus card is spent."""
    cards = hand(draft) if _bot_leads(draft) else draft[v.drawn] or hand(draft)
    _play_suit(draft, suit_of(max(cards, key=lambda card: pips_of(draft, card))))


def play_card(draft: Draft, card: str, played_as: str) -> None:
    draft[v.selected] = card
    draft[v.played_as] = played_as
    draft[v.page_suit] = suit_of(draft.known(v.lead) if played_as == "copy" else card)
    actions = pips_of(draft, card) if played_as in ("lead", "surpass") else 1
    draft[v.left] = actions + logistics_apply(draft)
    kept = list(draft[v.bonus.of(draft[v.bot])])
    if card in kept:
        kept.remove(card)
        draft[v.bonus.of(draft[v.bot])] = tuple(kept)
    draft[v.in_play] += 1
    draft[v.discards] += sum(drawn != card for drawn in draft[v.drawn])
    record_play(draft, draft[v.bot], card, played_as)
    if played_as == "lead":
        draft[v.lead] = card
        draft[v.lead_declared] = draft[v.lead_declared] is True


def combat_by_resources(view: View) -> bool:
    """A card of another suit was selected as a combat card."""
    played_as, combat = view[v.played_as], view[v.combat_suit]
    if view[v.page_suit] != combat or played_as is None:
        return False
    return suit_of(view.known(v.selected if played_as in _BY_ITS_SUIT else v.lead)) != combat


def logistics_apply(view: View) -> bool:
    """base/difficulty-mode-optional-but-recommended/2"""
    return _applies(view, v.logistics)


def pilots_apply(view: View) -> bool:
    """base/difficulty-mode-optional-but-recommended/3"""
    return _applies(view, v.pilots)


def _surpassing(view: View) -> list[str]:
    lead = view[v.lead]
    if lead is None:
        return []
    value = 0 if view[v.lead_is_zero] else number_of(lead)
    return [card for card in hand(view) if suit_of(card) == suit_of(lead) and number_of(card) > value]


def _suits_in_reach(view: View) -> set[str]:
    """Leading: the suits in hand. Otherwise a pivot to a suit in hand, or a copy of the lead suit."""
    suits = {suit_of(card) for card in hand(view)}
    return suits if _bot_leads(view) else suits | {suit_of(view.known(v.lead))}


def _play_suit(draft: Draft, suit: str) -> None:
    of_suit = [card for card in hand(draft) if suit_of(card) == suit]
    if _bot_leads(draft):
        play_card(draft, max(of_suit, key=lambda card: pips_of(draft, card)), "lead")
    elif suit != suit_of(draft.known(v.lead)):
        play_card(draft, _least(draft, of_suit), "pivot")
    else:
        play_card(draft, _least(draft, hand(draft)), "copy")


def _bot_leads(view: View) -> bool:
    return view[v.leads] or view[v.lead] is None


def _least(view: View, cards: Sequence[str]) -> str:
    """What to spend where every card gives one action: one of those drawn, which would be discarded anyway, while a
    bonus card can be kept (base/questions/16, base/playing-a-chapter/2); of those the lower one."""
    return min(cards, key=lambda card: (card not in view[v.drawn], number_of(card)))


def _applies(view: View, advantage: Key[str]) -> bool:
    """Always, or while the bot is not ahead in power."""
    return view[advantage] == "always" or (view[advantage] == "behind" and not more_power(view))
