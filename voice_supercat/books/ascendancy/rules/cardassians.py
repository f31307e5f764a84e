"""Covert bases, metagenic weapons, and what an invasion brings the Cardassians."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .forming import begin_placing
from .tokens import card_ready, exhaust_card, gain, refresh

COVERT = 3  # ships that may be built in one uncontrolled system
METAGENIC = "Metagenic Weapons"


def build_covertly(draft: Draft) -> None:
    """Up to three in the uncontrolled system, the others at home."""
    draft[v.later_ships] = max(0, draft[v.new_ships] - COVERT)
    draft[v.new_ships] -= draft[v.later_ships]
    draft[v.place] = "that system"
    begin_placing(draft)


def rest_of_ships(draft: Draft) -> None:
    """The ships built at the homeworld."""
    draft[v.new_ships], draft[v.later_ships] = draft[v.later_ships], 0
    draft[v.place] = "their homeworld"
    begin_placing(draft)


def metagenic_ready(view: View) -> bool:
    """Once until the recharge stage."""
    return card_ready(view, METAGENIC)


def use_metagenic_weapons(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/4"""
    exhaust_card(draft, METAGENIC)
    draft[v.traits] = (*draft[v.traits], "all-hit")


def refresh_two(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/5"""
    refresh(draft, 2)


def confiscate(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/6: nodes left beside the control node."""
    draft[v.price] = max(0, draft[v.nodes] - 1)
    gain(draft, "production", draft[v.price])


def dice_for_mines(draft: Draft, need: int) -> None:
    """A die for each ship that entered."""
    draft[v.dice_count], draft[v.dice_need], draft[v.dice_hits] = draft[v.enemies], need, 0
