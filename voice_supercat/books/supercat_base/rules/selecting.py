"""Which suits are in reach, which card is played and for how many actions."""

from collections.abc import Sequence

from voice_supercat.procedure.state import Draft, Table

from .cards import hand, number_of, pips_of, suit_of
from .rounds import record_play
from .seats import asks_singly
from .stack import to_discards, to_play_area


def _surpassing(table: Table) -> list[str]:
    if table["lead"] is None:
        return []
    value = 0 if table["lead_is_zero"] else number_of(table["lead"])
    return [card for card in hand(table) if suit_of(card) == suit_of(table["lead"]) and number_of(card) > value]


def can_surpass(table: Table) -> bool:
    """base/bot-turn-start-here/4"""
    return bool(_surpassing(table))


def surpass(draft: Draft) -> None:
    """base/bot-turn-start-here/4.1.1: the higher number."""
    play_card(draft, max(_surpassing(draft), key=number_of), "surpass")


def _suits_in_reach(table: Table) -> set[str]:
    """Leading: the suits in hand. Otherwise a pivot to a suit in hand, or a copy of the lead suit."""
    suits = {suit_of(card) for card in hand(table)}
    if _bot_leads(table):
        return suits
    return suits | {suit_of(table["lead"])}


def available(table: Table, *suits: str) -> bool:
    """Whether the bot could play any of `suits` now (base/questions/16)."""
    return not _suits_in_reach(table).isdisjoint(suits)


def unavailable(table: Table, *suits: str) -> bool:
    """Whether the bot can play none of `suits`."""
    return not available(table, *suits)


def singly_and_available(table: Table, *suits: str) -> bool:
    """The same, where every question is asked by itself."""
    return asks_singly(table) and available(table, *suits)


def select(draft: Draft, *suits: str) -> None:
    """Play a card of the first of `suits` in reach. "combat" is a combat card (base/terminology/2)."""
    wanted = ["aggression" if suit == "combat" else suit for suit in suits]
    reach = _suits_in_reach(draft)
    suit = next((suit for suit in wanted if suit in reach), None)
    if suit is not None:
        _play_suit(draft, suit)
    elif hand(draft) and "combat" in suits:
        select_any(draft)
        draft["page_suit"] = "aggression"
    else:  # read as printed: the card is the player's business
        draft["selected"], draft["page_suit"], draft["suits_named"] = None, wanted[0], suits


def select_any(draft: Draft) -> None:
    """The card with the most actions, whatever its suit. To follow, where each gives one, no bonus card is spent."""
    cards = hand(draft) if _bot_leads(draft) else draft["drawn"]
    _play_suit(draft, suit_of(max(cards, key=pips_of)))


def _play_suit(draft: Draft, suit: str) -> None:
    of_suit = [card for card in hand(draft) if suit_of(card) == suit]
    if _bot_leads(draft):
        play_card(draft, max(of_suit, key=pips_of), "lead")
    elif suit != suit_of(draft["lead"]):
        play_card(draft, _least(draft, of_suit), "pivot")
    else:
        play_card(draft, _least(draft, hand(draft)), "copy")


def _bot_leads(table: Table) -> bool:
    return bool(table["leads"] or table["lead"] is None)


def _least(table: Table, cards: Sequence[str]) -> str:
    """What to spend where every card gives one action: one of those drawn, which would be discarded anyway, while a
    bonus card can be kept (base/questions/16, base/playing-a-chapter/2); of those the lower one."""
    return min(cards, key=lambda card: (card not in table["drawn"], number_of(card)))


def play_card(draft: Draft, card: str, played_as: str) -> None:
    draft["selected"] = card
    draft["played_as"] = played_as
    draft["page_suit"] = suit_of(draft["lead"]) if played_as == "copy" else suit_of(card)
    draft["left"] = (pips_of(card) if played_as in ("lead", "surpass") else 1) + _extra_action(draft)
    kept = list(draft[f"bonus.{draft['bot']}"])
    if card in kept:
        kept.remove(card)
        draft[f"bonus.{draft['bot']}"] = tuple(kept)
    to_play_area(draft, 1)
    to_discards(draft, sum(drawn != card for drawn in draft["drawn"]))
    record_play(draft, draft["bot"], card, played_as)
    if played_as == "lead":
        draft["lead"] = card
        draft["lead_declared"] = False if draft["lead_declared"] is None else draft["lead_declared"]


def had_bonus_card(table: Table) -> bool:
    """Whether the card was selected from more than the two drawn."""
    return bool(table["selected"] and (table[f"bonus.{table['bot']}"] or table["selected"] not in table["drawn"]))


def cards_not_played(table: Table) -> str:
    """base/playing-a-chapter/2: what was drawn is discarded, a bonus card stays for another turn."""
    kept = table[f"bonus.{table['bot']}"]
    discarded = " and ".join(card for card in table["drawn"] if card != table["selected"])
    return f"discard {discarded}{', and keep ' if kept else ''}{' and '.join(kept)}"


def page_is(table: Table, suit: str) -> bool:
    """Whether the selected card is resolved on the page of `suit`."""
    return bool(table["page_suit"] == suit)


def logistics_depend_on_power(table: Table) -> bool:
    """base/difficulty-mode-optional-but-recommended/1"""
    return bool(table["logistics"] == "behind")


def pilots_depend_on_power(table: Table) -> bool:
    """base/difficulty-mode-optional-but-recommended/1"""
    return bool(table["pilots"] == "behind")


def pilots_apply(table: Table) -> bool:
    """base/difficulty-mode-optional-but-recommended/3"""
    return _applies(table, "pilots")


def no_more_power_at_zero(table: Table) -> bool | None:
    """base/difficulty-mode-optional-but-recommended/4: in the first chapter all power is at zero, unless it is told."""
    return False if table["chapter"] == 1 and not _more_power(table) else None


def _extra_action(table: Table) -> int:
    """base/difficulty-mode-optional-but-recommended/2"""
    return int(_applies(table, "logistics"))


def _applies(table: Table, advantage: str) -> bool:
    """Always, or while the bot is not ahead in power."""
    return bool(table[advantage] == "always" or (table[advantage] == "behind" and not _more_power(table)))


def _more_power(table: Table) -> bool:
    return bool(table.facts.get(f"more_power of {table['bot']}"))
