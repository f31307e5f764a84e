"""Romulan ships that escape into warp."""

from voice_supercat.procedure.state import Draft

from . import values as v
from .battle import group_size, groups
from .fleets import ALONE
from .tokens import gain, put


def enter_warp(draft: Draft) -> None:
    """ascendancy/romulan-a-i-rules/10: the attacked ships are in warp until their turn."""
    gain(draft, "warped")


def leave_warp(draft: Draft) -> None:
    """ascendancy/romulan-a-i-rules/1-exit-warp/1"""
    put(draft, "warped", 0)


def brave_one_by_one(draft: Draft) -> None:
    """Fleets and single ships that left warp into hazards."""
    fleets = ((group, 0) for group in groups(draft) if group != ALONE)
    singles = ((ALONE, number) for number in range(1, group_size(draft, ALONE) + 1))
    draft[v.movers] = (*fleets, *singles)


def next_to_brave(draft: Draft) -> None:
    """The next of them."""
    movers = draft[v.movers]
    draft[v.mover] = movers[0] if movers else None
    draft[v.movers] = movers[1:]
