"""Space battles: who fights, what a battle costs, who is lost on the player's side.

Hits are dealt by whoever rolled them: the player picks the ships that the A.I. loses.
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import SINGLE, formed, size
from .numbers import up_to
from .tokens import exhaust_command, may_spend, of, ready


def must_be_fleet(view: View, fleet: str) -> bool | None:
    """Some ship is in it: the last fleet where no other fleet is and no ship is alone."""
    last = formed(view)[-1:] == (fleet,)
    return True if last and not view[v.fighting] and not of(view, v.alone) else None


def single_fighters(view: View) -> tuple[int, int]:
    """At least one where no fleet fights."""
    alone = of(view, v.alone)
    return (0 if view[v.fighting] else min(1, alone)), up_to(alone)


def single_fighters_open(view: View) -> bool:
    """Whether the number of single ships is not clear."""
    low, high = single_fighters(view)
    return low < high


def assume_single_fighters(draft: Draft) -> None:
    """The fewest there can be."""
    draft[v.singles_fighting] = single_fighters(draft)[0]


def groups(view: View) -> tuple[str, ...]:
    """Fleets in the battle, then the single ships."""
    return (*view[v.fighting], *((SINGLE,) if view[v.singles_fighting] else ()))


def group_size(view: View, group: str) -> int:
    """Ships of that group in the battle."""
    return view[v.singles_fighting] if group == SINGLE else size(view, group)


def fighters(view: View) -> int:
    """Ships of the A.I. in the battle."""
    return sum(group_size(view, group) for group in groups(view))


def only_at_home(view: View) -> bool | None:
    """Without a command the Breen attack in their territory only, so nothing is asked."""
    return None if may_spend(view) else True


def pay_for_attack(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/7-space-battle/1: no command in Breen territory."""
    if "no-command" not in draft[v.traits]:
        exhaust_command(draft)


def remove_enemies(draft: Draft) -> None:
    """The player's ships that were hit."""
    _destroy(draft, draft[v.hits])
    draft[v.hits] = 0


def enemies_hit_by_dice(draft: Draft) -> None:
    """Each high die destroys a ship."""
    _destroy(draft, draft[v.dice_hits])


def _destroy(draft: Draft, ships: int) -> None:
    sunk = min(ships, draft[v.enemies])
    draft[v.enemies] -= sunk
    draft[v.sunk] += sunk


def fire_warheads(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/7-space-battle/5"""
    draft[v.hits] = min(draft[v.warhead_hits], draft[v.enemies])


def outnumbered(view: View) -> bool:
    """ascendancy/federation-a-i-rules/10: more of the player's ships than of theirs, and they retreat then.

    Where no lane is free, they stay to the end of the battle.
    """
    retreats = "retreats" in view[v.traits] and "cornered" not in view[v.traits]
    return retreats and view[v.enemies] > fighters(view)


def swap_worth_it(view: View) -> bool:
    """ascendancy/andorian-a-i-rules/7-space-battle/3: fleet three fights, and a larger fleet stands elsewhere.

    A command must be left for the attack itself.
    """
    larger = any(size(view, fleet) > size(view, "three") for fleet in _elsewhere(view))
    return "three" in view[v.fighting] and larger and (view[v.free] or ready(view) > 1)


def swap_fleets(draft: Draft) -> None:
    """The largest fleet elsewhere fights in place of fleet three."""
    exhaust_command(draft)
    draft[v.fleet] = max(_elsewhere(draft), key=lambda fleet: size(draft, fleet))
    fighting = {*draft[v.fighting], draft[v.fleet]} - {"three"}
    draft[v.fighting] = tuple(fleet for fleet in draft[v.fleets] if fleet in fighting)


def _elsewhere(view: View) -> list[str]:
    return [fleet for fleet in ("one", "two") if fleet not in view[v.fighting]]
