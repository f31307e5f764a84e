"""Colonies that cost something else than one culture."""

from voice_supercat.procedure.state import Draft

from . import values as v
from .fleets import resize, size
from .tokens import ASCENDANCY_COST, gain

COLONY_FLEET = 2


def spend_colony_fleet(draft: Draft) -> None:
    """ascendancy/federation-a-i-rules/2-colonize-uninhabited-worlds/2: a ship is discarded, the others are alone."""
    left = max(0, size(draft, COLONY_FLEET) - 1)
    resize(draft, COLONY_FLEET, 0)
    gain(draft, "alone", left)


def spend_five_culture(draft: Draft) -> None:
    """ascendancy/vulcan-a-i-rules/1-colonize-any-undeveloped-world/1"""
    gain(draft, "culture", -ASCENDANCY_COST)


def build_at_embassy(draft: Draft, there: bool) -> None:
    """ascendancy/vulcan-a-i-rules/5-build-ships-and-fleets-per-ascendancy/1"""
    draft[v.place] = "the Vulcan system with the ambassador" if there else "their homeworld"
