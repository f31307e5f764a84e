"""Space battles: who fights, what a battle costs, who is lost on the player's side.

Hits are dealt by whoever rolled them: the player picks the ships that the A.I. loses.
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import change_places
from .fleets import SINGLE, SINGLE_SHIPS, groups_of, named_fleets, size
from .foes import lose_foes
from .numbers import up_to
from .tokens import exhaust_command, may_spend, of, ready


def groups_there(view: View) -> tuple[str, ...]:
    """Fleets and single ships that can take part."""
    return groups_of(view, view[v.faction])


def several_groups_there(view: View) -> bool:
    """Whether it must be told which."""
    return len(groups_there(view)) > 1


def one_or_more_there(view: View) -> tuple[int, int]:
    """One at least; each fleet once, and each single ship."""
    fleets = len(named_fleets(groups_there(view)))
    return 1, up_to(max(1, fleets + of(view, v.alone)))


def begin_fighters(draft: Draft) -> None:
    """All that can be there, until it is told which."""
    groups = groups_there(draft)
    draft[v.fighting] = named_fleets(groups)
    draft[v.singles_fighting] = of(draft, v.alone)
    draft[v.singles_told] = of(draft, v.alone) <= 1


def take_fighters(draft: Draft, named: tuple[str, ...]) -> None:
    """These groups, and of single ships as many as were named; named without a number, they are asked for."""
    told, alone = named.count(SINGLE_SHIPS), of(draft, v.alone)
    draft[v.singles_told] = told != 1 or alone == 1
    draft[v.fighting] = named_fleets(named)
    draft[v.singles_fighting] = min(told, alone) if draft[v.singles_told] else alone


def single_fighters(view: View) -> tuple[int, int]:
    """One at least where they are named."""
    return min(1, view[v.singles_fighting]), up_to(view[v.singles_fighting])


def single_fighters_open(view: View) -> bool:
    """Whether it must be told how many."""
    return not view[v.singles_told]


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
    lose_foes(draft, sunk)


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
    change_places(draft, draft[v.fleet], "three")
    fighting = {*draft[v.fighting], draft[v.fleet]} - {"three"}
    draft[v.fighting] = tuple(fleet for fleet in draft[v.fleets] if fleet in fighting)


def _elsewhere(view: View) -> list[str]:
    return [fleet for fleet in ("one", "two") if fleet not in view[v.fighting]]
