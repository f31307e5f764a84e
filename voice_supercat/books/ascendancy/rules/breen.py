"""Breen ships that grow back, and what they may do in their territory."""

from voice_supercat.procedure.state import Draft, Table

from .battle import they_are_gone
from .fleets import all_ships
from .tokens import gain


def breen_may_fight(table: Table) -> bool:
    """Even without a command, because in their territory they need none."""
    return all_ships(table) > 0


def ships_to_grow_back(table: Table) -> bool:
    """Ships were destroyed, and others survived."""
    return bool(table["lost_ships"] > 0) and not they_are_gone(table)


def return_ships(draft: Draft) -> None:
    """They return as single ships."""
    gain(draft, "alone", draft["dice_hits"])
