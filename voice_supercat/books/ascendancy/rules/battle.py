"""Space battles: who fights, to-hit rolls with the faction's modifiers, casualties, how it ends.

Hits are dealt by whoever rolled them: the player picks the ships that the A.I. loses.
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .dice import SIDES
from .fleets import ALONE, all_ships, existing, size
from .numbers import up_to
from .tokens import exhaust, may_spend, of

NEVER = SIDES + 1


def begin_battle(draft: Draft) -> None:
    """Nobody has joined yet; no modifier is known."""
    draft[v.fighting] = ()
    draft[v.fighting_alone] = 0
    draft[v.enemies] = 0
    draft[v.sunk] = 0
    draft[v.need] = NEVER
    draft[v.round_of_battle] = 0
    draft[v.traits] = ()
    draft[v.lost_ships] = 0
    draft[v.hits] = 0
    draft[v.losses] = 0
    draft[v.disbanded] = ()
    draft[v.result] = ""


def fights(draft: Draft, number: str) -> None:
    """That fleet takes part."""
    draft[v.fighting] = (*draft[v.fighting], int(number))


def fleet_fights(view: View, number: str) -> bool:
    """Whether that fleet takes part."""
    return int(number) in view[v.fighting]


def any_fleet_fights(view: View) -> bool:
    """Whether any fleet takes part."""
    return bool(view[v.fighting])


def must_be_fleet(view: View, number: str) -> bool | None:
    """Some ship is in it: the last fleet where no other fleet is and no ship is alone."""
    last = existing(view)[-1:] == (int(number),)
    return True if last and not view[v.fighting] and not of(view, "alone") else None


def single_fighters(view: View) -> tuple[int, int]:
    """At least one where no fleet fights."""
    alone = of(view, "alone")
    return (0 if view[v.fighting] else min(1, alone)), up_to(alone)


def single_fighters_open(view: View) -> bool:
    """Whether the number of single ships is not clear."""
    low, high = single_fighters(view)
    return low < high


def assume_single_fighters(draft: Draft) -> None:
    """The fewest there can be."""
    draft[v.fighting_alone] = single_fighters(draft)[0]


def note_single_fighters(draft: Draft, ships: int) -> None:
    """Single ships that take part."""
    draft[v.fighting_alone] = min(ships, of(draft, "alone"))


def note_enemies(draft: Draft, ships: int) -> None:
    """The player's ships."""
    draft[v.enemies] = ships


def have_trait(draft: Draft, *traits: str) -> None:
    """A modifier of the faction holds in this battle."""
    draft[v.traits] = (*draft[v.traits], *traits)


def has_trait(view: View, trait: str) -> bool:
    """Whether a modifier holds."""
    return trait in view[v.traits]


def groups(view: View) -> tuple[int, ...]:
    """Fleets in the battle, then the single ships."""
    return (*view[v.fighting], *((ALONE,) if view[v.fighting_alone] else ()))


def group_size(view: View, group: int) -> int:
    """Ships of that group in the battle."""
    return int(view[v.fighting_alone]) if group == ALONE else size(view, group)


def fighters(view: View) -> int:
    """Ships of the A.I. in the battle."""
    return sum(group_size(view, group) for group in groups(view))


def nobody_fights(view: View) -> bool:
    """Whether there is no battle after all."""
    return fighters(view) == 0


def attack_payable(view: View) -> bool:
    """A command is ready, or none is needed there."""
    return may_spend(view) or has_trait(view, "no-command")


def may_attack(view: View) -> bool:
    """There are ships, and a command for them."""
    return all_ships(view) > 0 and may_spend(view)


def pay_for_attack(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/7-space-battle/1: no command in Breen territory."""
    if not has_trait(draft, "no-command"):
        exhaust(draft)


def note_need(draft: Draft, roll: int) -> None:
    """The lowest roll that hits, shields counted."""
    draft[v.need] = roll


def remove_enemies(draft: Draft) -> None:
    """The player's ships that were hit."""
    _destroy(draft, draft[v.hits])
    draft[v.hits] = 0


def _destroy(draft: Draft, ships: int) -> None:
    sunk = min(ships, draft[v.enemies])
    draft[v.enemies] -= sunk
    draft[v.sunk] += sunk


def destroy_up_to_three(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/7-space-battle/5"""
    draft[v.hits] = min(3, draft[v.enemies])


def enemies_left(view: View) -> bool:
    """Whether the player has ships in the battle."""
    return bool(view[v.enemies] > 0)


def they_are_gone(view: View) -> bool:
    """Whether no ship of the A.I. is left in the battle."""
    return fighters(view) == 0


def outnumbered(view: View) -> bool:
    """ascendancy/federation-a-i-rules/10: more of the player's ships than of theirs, and they retreat then.

    Where no lane is free, they stay to the end of the battle.
    """
    retreats = has_trait(view, "retreats") and not has_trait(view, "cornered")
    return retreats and bool(view[v.enemies] > fighters(view))


def outnumbered_at_once(view: View) -> bool:
    """Attacked, they count before the first dice fall; their own attack has its first round."""
    return outnumbered(view) and view[v.event] == "attack"


def no_more_hits(draft: Draft) -> None:
    """Nothing is left to count."""
    draft[v.hits] = 0


def end_battle(draft: Draft, result: str) -> None:
    """won, lost, fled (the player), retreated (they)."""
    draft[v.result] = result


def battle_goes_on(view: View) -> bool:
    """Nobody is gone, and nobody has retreated."""
    return bool(view[v.result] == "")


def battle_was(view: View, *results: str) -> bool:
    """How the battle ended."""
    return view[v.result] in results


def dice_for_enemies(draft: Draft, need: str) -> None:
    """A die for each of the player's ships."""
    draft[v.dice_count], draft[v.dice_need], draft[v.dice_hits] = draft[v.enemies], int(need), 0


def dice_for_the_lost(draft: Draft, need: str) -> None:
    """A die for each ship they lost."""
    draft[v.dice_count], draft[v.dice_need], draft[v.dice_hits] = draft[v.lost_ships], int(need), 0


def enemies_hit_by_dice(draft: Draft) -> None:
    """Each high die destroys a ship."""
    _destroy(draft, draft[v.dice_hits])
