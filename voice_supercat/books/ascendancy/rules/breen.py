"""Breen ships that grow back, and what they may do in their territory."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import they_are_gone
from .factions import faction_is
from .fleets import all_ships
from .tokens import gain, may_spend


def breen_may_fight(view: View) -> bool:
    """Even without a command, because in their territory they need none."""
    return all_ships(view) > 0


def where_it_is_free(view: View) -> str:
    """Without a command the Breen attack in their territory only."""
    return ", in Breen territory" if faction_is(view, "breen") and not may_spend(view) else ""


def only_at_home(view: View) -> bool | None:
    """Known where nothing else was asked about."""
    return None if may_spend(view) else True


def ships_to_grow_back(view: View) -> bool:
    """Ships were destroyed, and others survived."""
    return bool(view[v.lost_ships] > 0) and not they_are_gone(view)


def return_ships(draft: Draft) -> None:
    """They return as single ships."""
    gain(draft, "alone", draft[v.dice_hits])
