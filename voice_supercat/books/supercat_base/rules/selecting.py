"""Which suits are in reach, which card is played and for how many actions."""

from collections.abc import Sequence

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import hand, number_of, pips_of, suit_of
from .rounds import record_play
from .seats import asks_singly
from .stack import to_discards, to_play_area


def _surpassing(view: View) -> list[str]:
    lead = view[v.lead]
    if lead is None:
        return []
    value = 0 if view[v.lead_is_zero] else number_of(lead)
    return [card for card in hand(view) if suit_of(card) == suit_of(lead) and number_of(card) > value]


def can_surpass(view: View) -> bool:
    """base/bot-turn-start-here/4"""
    return bool(_surpassing(view))


def surpass(draft: Draft) -> None:
    """base/bot-turn-start-here/4.1.1: the higher number."""
    play_card(draft, max(_surpassing(draft), key=number_of), "surpass")


def _suits_in_reach(view: View) -> set[str]:
    """Leading: the suits in hand. Otherwise a pivot to a suit in hand, or a copy of the lead suit."""
    suits = {suit_of(card) for card in hand(view)}
    if _bot_leads(view):
        return suits
    return suits | {suit_of(view.known(v.lead))}


def available(view: View, *suits: str) -> bool:
    """Whether the bot could play any of `suits` now (base/questions/16)."""
    return not _suits_in_reach(view).isdisjoint(suits)


def unavailable(view: View, *suits: str) -> bool:
    """Whether the bot can play none of `suits`."""
    return not available(view, *suits)


def singly_and_available(view: View, *suits: str) -> bool:
    """The same, where every question is asked by itself."""
    return asks_singly(view) and available(view, *suits)


def select(draft: Draft, *suits: str) -> None:
    """Play a card of the first of `suits` in reach. "combat" is a combat card (base/terminology/2)."""
    wanted = ["aggression" if suit == "combat" else suit for suit in suits]
    reach = _suits_in_reach(draft)
    suit = next((suit for suit in wanted if suit in reach), None)
    if suit is not None:
        _play_suit(draft, suit)
    elif hand(draft) and "combat" in suits:
        select_any(draft)
        draft[v.page_suit] = "aggression"
    else:  # read as printed: the card is the player's business
        draft[v.selected], draft[v.page_suit], draft[v.suits_named] = None, wanted[0], suits


def select_any(draft: Draft) -> None:
    """The card with the most actions, whatever its suit. To follow, where each gives one, no bonus card is spent."""
    cards = hand(draft) if _bot_leads(draft) else draft[v.drawn]
    _play_suit(draft, suit_of(max(cards, key=pips_of)))


def _play_suit(draft: Draft, suit: str) -> None:
    of_suit = [card for card in hand(draft) if suit_of(card) == suit]
    if _bot_leads(draft):
        play_card(draft, max(of_suit, key=pips_of), "lead")
    elif suit != suit_of(draft.known(v.lead)):
        play_card(draft, _least(draft, of_suit), "pivot")
    else:
        play_card(draft, _least(draft, hand(draft)), "copy")


def _bot_leads(view: View) -> bool:
    return bool(view[v.leads] or view[v.lead] is None)


def _least(view: View, cards: Sequence[str]) -> str:
    """What to spend where every card gives one action: one of those drawn, which would be discarded anyway, while a
    bonus card can be kept (base/questions/16, base/playing-a-chapter/2); of those the lower one."""
    return min(cards, key=lambda card: (card not in view[v.drawn], number_of(card)))


def play_card(draft: Draft, card: str, played_as: str) -> None:
    draft[v.selected] = card
    draft[v.played_as] = played_as
    draft[v.page_suit] = suit_of(draft.known(v.lead)) if played_as == "copy" else suit_of(card)
    draft[v.left] = (pips_of(card) if played_as in ("lead", "surpass") else 1) + _extra_action(draft)
    kept = list(draft[v.bonus.of(draft[v.bot])])
    if card in kept:
        kept.remove(card)
        draft[v.bonus.of(draft[v.bot])] = tuple(kept)
    to_play_area(draft, 1)
    to_discards(draft, sum(drawn != card for drawn in draft[v.drawn]))
    record_play(draft, draft[v.bot], card, played_as)
    if played_as == "lead":
        draft[v.lead] = card
        draft[v.lead_declared] = False if draft[v.lead_declared] is None else draft[v.lead_declared]


def had_bonus_card(view: View) -> bool:
    """Whether the card was selected from more than the two drawn."""
    return bool(view[v.selected] and (view[v.bonus.of(view[v.bot])] or view[v.selected] not in view[v.drawn]))


def cards_not_played(view: View) -> str:
    """base/playing-a-chapter/2: what was drawn is discarded, a bonus card stays for another turn."""
    kept = view[v.bonus.of(view[v.bot])]
    discarded = " and ".join(card for card in view[v.drawn] if card != view[v.selected])
    return f"discard {discarded}{', and keep ' if kept else ''}{' and '.join(kept)}"


def page_is(view: View, suit: str) -> bool:
    """Whether the selected card is resolved on the page of `suit`."""
    return bool(view[v.page_suit] == suit)


def logistics_depend_on_power(view: View) -> bool:
    """base/difficulty-mode-optional-but-recommended/1"""
    return bool(view[v.logistics] == "behind")


def pilots_depend_on_power(view: View) -> bool:
    """base/difficulty-mode-optional-but-recommended/1"""
    return bool(view[v.pilots] == "behind")


def pilots_apply(view: View) -> bool:
    """base/difficulty-mode-optional-but-recommended/3"""
    return _applies(view, v.pilots)


def no_more_power_at_zero(view: View) -> bool | None:
    """base/difficulty-mode-optional-but-recommended/4: in the first chapter all power is at zero, unless it is told."""
    return False if view[v.chapter] == 1 and not _more_power(view) else None


def _extra_action(view: View) -> int:
    """base/difficulty-mode-optional-but-recommended/2"""
    return int(_applies(view, v.logistics))


def _applies(view: View, advantage: Key[str]) -> bool:
    """Always, or while the bot is not ahead in power."""
    return bool(view[advantage] == "always" or (view[advantage] == "behind" and not _more_power(view)))


def _more_power(view: View) -> bool:
    return bool(view.facts.get(f"more_power of {view[v.bot]}"))
