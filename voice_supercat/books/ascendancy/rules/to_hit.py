"""To-hit rolls with what the faction's cards change."""

from collections import Counter

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import NEVER, fighters, has_trait
from .dice import SIDES
from .fleets import size


def begin_combat_round(draft: Draft) -> None:
    """The dice of this round: one a ship, and one for a starbase that helps."""
    draft[v.round_of_battle] += 1
    draft[v.sure_hits] = _sure_hits(draft)
    draft[v.dice_count] = fighters(draft) - draft[v.sure_hits] + has_trait(draft, "extra-die")
    draft[v.dice_hits] = 0
    draft[v.pairs] = 0


def first_round(view: View) -> bool:
    """Whether this is the first round of the battle."""
    return bool(view[v.round_of_battle] <= 1)


def _sure_hits(view: View) -> int:
    """ascendancy/cardassian-a-i-rules/7-space-battle/3"""
    if has_trait(view, "fleet-one-hits") and first_round(view) and 1 in view[v.fighting]:
        return size(view, 1)
    return 0


def roll_to_hit(draft: Draft) -> None:
    """The A.I.'s dice of this round, with what its cards change."""
    ones_again = _ones_again(draft)
    rolls = [_rolled(draft, nth < ones_again) for nth in range(draft[v.dice_count])]
    missed = Counter(roll for roll in rolls if not _hits(draft, roll))
    draft[v.dice_hits] = len(rolls) - missed.total()
    if has_trait(draft, "doubles"):  # ascendancy/klingon-a-i-rules/8-space-battle/5
        draft[v.pairs] = sum(count // 2 for count in missed.values())


def _ones_again(view: View) -> int:
    """Dice whose ones are rolled again: all, or those of fleet three.

    ascendancy/cardassian-a-i-rules/8-planetary-invasion/3
    """
    if has_trait(view, "reroll-ones"):
        return int(view[v.dice_count])
    return size(view, 3) if has_trait(view, "fleet-three-again") else 0


def _rolled(draft: Draft, one_again: bool) -> int:
    roll = draft.roll(SIDES)
    again = has_trait(draft, "reroll-failed") and not _hits(draft, roll)
    if again or (one_again and roll == 1):
        roll = draft.roll(SIDES)
    return roll


def _hits(view: View, roll: int) -> bool:
    """What always hits, else the roll with its bonus."""
    return bool(roll >= always_hits(view) or roll + has_trait(view, "plus-one") >= view[v.need])


def always_hits(view: View) -> int:
    """The lowest roll that hits whatever the shields are: five or six with some cards."""
    return 5 if has_trait(view, "five-hits") else 6 if has_trait(view, "six-hits") else NEVER


def first_strike_now(view: View) -> bool:
    """Their hits count before the player rolls."""
    return has_trait(view, "first-strike") and first_round(view)


def count_their_hits(draft: Draft) -> None:
    """Sure hits, rolled hits and pairs together."""
    draft[v.hits] = draft[v.sure_hits] + draft[v.dice_hits] + draft[v.pairs]
    draft[v.hits] = min(draft[v.hits], draft[v.enemies])
