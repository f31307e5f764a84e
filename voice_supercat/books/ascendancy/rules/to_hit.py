"""To-hit rolls with what the faction's cards change."""

from collections import Counter

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import fighters
from .fleets import size


def begin_combat_round(draft: Draft) -> None:
    """The dice of this round: one a ship, and one for a starbase that helps."""
    draft[v.round_of_battle] += 1
    draft[v.sure_hits] = _sure_hits(draft)
    draft[v.dice_count] = fighters(draft) - draft[v.sure_hits] + ("extra-die" in draft[v.traits])
    draft[v.dice_hits] = draft[v.dice_count] if lowest_hit(draft) <= 1 else 0
    draft[v.pairs] = 0


def first_round(view: View) -> bool:
    """Whether this is the first round of the battle."""
    return view[v.round_of_battle] <= 1


def _sure_hits(view: View) -> int:
    """ascendancy/cardassian-a-i-rules/7-space-battle/3"""
    if "fleet-one-hits" in view[v.traits] and first_round(view) and "one" in view[v.fighting]:
        return size(view, "one")
    return 0


def sure_hits_suffice(view: View) -> bool:
    """Whether no die matters: all enemies are hit without one."""
    return _sure_hits(view) >= view[v.enemies]


def roll_to_hit(draft: Draft) -> None:
    """The A.I.'s dice of this round, with what its cards change."""
    ones_again = _ones_again(draft)
    rolls = [_rolled(draft, nth < ones_again) for nth in range(draft[v.dice_count])]
    missed = Counter(roll for roll in rolls if not _hits(draft, roll))
    draft[v.dice_hits] = len(rolls) - missed.total()
    if "doubles" in draft[v.traits]:  # ascendancy/klingon-a-i-rules/8-space-battle/5
        draft[v.pairs] = sum(count // 2 for count in missed.values())


def _ones_again(view: View) -> int:
    """Dice whose ones are rolled again: all, or those of fleet three.

    ascendancy/cardassian-a-i-rules/8-planetary-invasion/3
    """
    if "reroll-ones" in view[v.traits]:
        return view[v.dice_count]
    return size(view, "three") if "fleet-three-again" in view[v.traits] else 0


def _rolled(draft: Draft, one_again: bool) -> int:
    roll = draft.roll(draft[v.die_sides])
    again = "reroll-failed" in draft[v.traits] and not _hits(draft, roll)
    if again or (one_again and roll == 1):
        roll = draft.roll(draft[v.die_sides])
    return roll


def _hits(view: View, roll: int) -> bool:
    """What always hits, else the roll with its bonus."""
    return roll >= always_hits(view) or roll + ("plus-one" in view[v.traits]) >= view[v.need]


def always_hits(view: View) -> int:
    """The lowest roll that hits whatever the shields are: five or six with some cards."""
    traits = view[v.traits]
    return 5 if "five-hits" in traits else 6 if "six-hits" in traits else view[v.die_sides] + 1


def lowest_hit(view: View) -> int:
    """The lowest roll that hits, with what the cards change; above six where none does."""
    return min(view[v.need] - ("plus-one" in view[v.traits]), always_hits(view))


def dice_are_open(view: View) -> bool:
    """Whether the dice can both hit and miss."""
    return 1 < lowest_hit(view) <= view[v.die_sides] or ("doubles" in view[v.traits] and lowest_hit(view) > 1)


def first_strike_now(view: View) -> bool:
    """Their hits count before the player rolls."""
    return "first-strike" in view[v.traits] and first_round(view)


def count_their_hits(draft: Draft) -> None:
    """Sure hits, rolled hits and pairs together, but no more than there are ships to hit."""
    draft[v.hits] = min(_all_hits(draft) - foe_ignores_one(draft), draft[v.enemies])


def foe_ignores_one(view: View) -> bool:
    """ascendancy/romulan-a-i-rules/6: of Romulan ships that another A.I. attacks, in each round."""
    return "ignore-first" in view[v.foe_traits] and _all_hits(view) > 0


def _all_hits(view: View) -> int:
    return view[v.sure_hits] + view[v.dice_hits] + view[v.pairs]
