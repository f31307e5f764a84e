"""To-hit rolls with what the faction's cards change."""

from collections import Counter

from voice_supercat.procedure.state import Draft, Table

from .battle import NEVER, fighters, has_trait
from .dice import SIDES
from .fleets import size


def begin_combat_round(draft: Draft) -> None:
    """The dice of this round: one a ship, and one for a starbase that helps."""
    draft["round_of_battle"] += 1
    draft["sure_hits"] = _sure_hits(draft)
    draft["dice_count"] = fighters(draft) - draft["sure_hits"] + has_trait(draft, "extra-die")
    draft["dice_hits"] = 0
    draft["pairs"] = 0


def first_round(table: Table) -> bool:
    """Whether this is the first round of the battle."""
    return bool(table["round_of_battle"] <= 1)


def _sure_hits(table: Table) -> int:
    """ascendancy/cardassian-a-i-rules/7-space-battle/3"""
    if has_trait(table, "fleet-one-hits") and first_round(table) and 1 in table["fighting"]:
        return size(table, 1)
    return 0


def roll_to_hit(draft: Draft) -> None:
    """The A.I.'s dice of this round, with what its cards change."""
    ones_again = _ones_again(draft)
    rolls = [_rolled(draft, nth < ones_again) for nth in range(draft["dice_count"])]
    missed = Counter(roll for roll in rolls if not _hits(draft, roll))
    draft["dice_hits"] = len(rolls) - missed.total()
    if has_trait(draft, "doubles"):  # ascendancy/klingon-a-i-rules/8-space-battle/5
        draft["pairs"] = sum(count // 2 for count in missed.values())


def _ones_again(table: Table) -> int:
    """Dice whose ones are rolled again: all, or those of fleet three.

    ascendancy/cardassian-a-i-rules/8-planetary-invasion/3
    """
    if has_trait(table, "reroll-ones"):
        return int(table["dice_count"])
    return size(table, 3) if has_trait(table, "fleet-three-again") else 0


def _rolled(draft: Draft, one_again: bool) -> int:
    roll = draft.roll(SIDES)
    again = has_trait(draft, "reroll-failed") and not _hits(draft, roll)
    if again or (one_again and roll == 1):
        roll = draft.roll(SIDES)
    return roll


def _hits(table: Table, roll: int) -> bool:
    """What always hits, else the roll with its bonus."""
    return bool(roll >= always_hits(table) or roll + has_trait(table, "plus-one") >= table["need"])


def always_hits(table: Table) -> int:
    """The lowest roll that hits whatever the shields are: five or six with some cards."""
    return 5 if has_trait(table, "five-hits") else 6 if has_trait(table, "six-hits") else NEVER


def first_strike_now(table: Table) -> bool:
    """Their hits count before the player rolls."""
    return has_trait(table, "first-strike") and first_round(table)


def count_their_hits(draft: Draft) -> None:
    """Sure hits, rolled hits and pairs together."""
    draft["hits"] = draft["sure_hits"] + draft["dice_hits"] + draft["pairs"]
    draft["hits"] = min(draft["hits"], draft["enemies"])
