"""Covert bases, metagenic weapons, and what an invasion brings the Cardassians."""

from voice_supercat.procedure.state import Draft, Table

from .forming import begin_placing
from .tokens import card_ready, exhaust_card, gain, refresh

COVERT = 3  # ships that may be built in one uncontrolled system
METAGENIC = "Metagenic Weapons"


def build_covertly(draft: Draft) -> None:
    """Up to three in the uncontrolled system, the others at home."""
    draft["later_ships"] = max(0, draft["new_ships"] - COVERT)
    draft["new_ships"] -= draft["later_ships"]
    draft["place"] = "that system"
    begin_placing(draft)


def rest_of_ships(draft: Draft) -> None:
    """The ships built at the homeworld."""
    draft["new_ships"], draft["later_ships"] = draft["later_ships"], 0
    draft["place"] = "their homeworld"
    begin_placing(draft)


def metagenic_ready(table: Table) -> bool:
    """Once until the recharge stage."""
    return card_ready(table, METAGENIC)


def use_metagenic_weapons(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/4"""
    exhaust_card(draft, METAGENIC)
    draft["traits"] = (*draft["traits"], "all-hit")


def refresh_two(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/5"""
    refresh(draft, 2)


def confiscate(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/6: nodes left beside the control node."""
    draft["price"] = max(0, draft["nodes"] - 1)
    gain(draft, "production", draft["price"])


def dice_for_mines(draft: Draft, need: int) -> None:
    """A die for each ship that entered."""
    draft["dice_count"], draft["dice_need"], draft["dice_hits"] = draft["enemies"], need, 0
