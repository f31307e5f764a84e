"""Breen ships that grow back, and what they may do in their territory."""

from voice_supercat.procedure.state import Draft, Table

from .battle import they_are_gone
from .factions import faction_is
from .fleets import all_ships
from .tokens import gain, may_spend


def breen_may_fight(table: Table) -> bool:
    """Even without a command, because in their territory they need none."""
    return all_ships(table) > 0


def where_it_is_free(table: Table) -> str:
    """Without a command the Breen attack in their territory only."""
    return ", in Breen territory" if faction_is(table, "breen") and not may_spend(table) else ""


def only_at_home(table: Table) -> bool | None:
    """Known where nothing else was asked about."""
    return None if may_spend(table) else True


def ships_to_grow_back(table: Table) -> bool:
    """Ships were destroyed, and others survived."""
    return bool(table["lost_ships"] > 0) and not they_are_gone(table)


def return_ships(draft: Draft) -> None:
    """They return as single ships."""
    gain(draft, "alone", draft["dice_hits"])
