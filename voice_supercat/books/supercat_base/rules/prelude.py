"""The Prelude: what the bot may spend."""

from voice_supercat.procedure.state import Draft, Table

from .cards import suit_of
from .selecting import page_is

_KEPT = {"tycoon": ("material", "fuel", "guild"), "empath": ("psionic", "guild"), "keeper": ("relic", "guild")}


def keep_for(draft: Draft, contending: bool, ambition: str) -> None:
    """base/prelude/restrictions/3 to 5"""
    if contending:
        draft["keeps"] = (*draft["keeps"], ambition)


def keeps_for(table: Table, ambition: str) -> bool:
    """Whether the bot keeps what counts for `ambition`."""
    return ambition in table["keeps"]


def may_spend(table: Table, kind: str) -> bool:
    """base/prelude/restrictions/1"""
    return not any(kind in _KEPT[ambition] for ambition in table["keeps"])


def may_spend_guild_cards(table: Table) -> bool:
    """base/prelude/restrictions/3 to 5"""
    return may_spend(table, "guild")


def combat_by_resources(table: Table) -> bool:
    """A card of another suit was selected as a combat card."""
    return bool(table["page_suit"] == "aggression" and table["played_as"] and _played_suit(table) != "aggression")


def _played_suit(table: Table) -> str:
    return suit_of(table["lead"] if table["played_as"] == "copy" else table["selected"])


def may_spend_for_combat(table: Table) -> bool:
    """base/prelude/resources/2, where not already spent by selecting the card."""
    return not combat_by_resources(table) and may_spend(table, "fuel") and page_is(table, "aggression")
