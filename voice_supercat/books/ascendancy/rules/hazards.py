"""Hazards that ships brave where they arrive."""

from collections.abc import Callable

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import SINGLE, SINGLE_SHIPS, disband, named_fleets, resize, size
from .lanes import ON_A_LANE, leave_lanes
from .moving import ARRIVED, UNDECIDED, Group, forget_moves_left, look_again
from .numbers import up_to
from .tokens import gain, of


def groups_that_moved(view: View) -> tuple[str, ...]:
    """Fleets and single ships that moved to where there may be a hazard, each once."""
    names = (SINGLE_SHIPS if mover == SINGLE else f"fleet {mover}" for mover, _ in view[v.exposed])
    return tuple(dict.fromkeys(names))


def _singles_that_moved(view: View) -> int:
    return min(of(view, v.alone), sum(ships for mover, ships in view[v.exposed] if mover == SINGLE))


def anyone_exposed(view: View) -> bool:
    """Whether there are any."""
    return bool(view[v.exposed])


def one_moved(view: View) -> bool:
    """Whether it is a single fleet or ship."""
    return len(groups_that_moved(view)) == 1 and _singles_that_moved(view) <= 1


def several_groups_moved(view: View) -> bool:
    """Whether it must be told which."""
    return len(groups_that_moved(view)) > 1


def none_to_all_that_moved(view: View) -> tuple[int, int]:
    """Each fleet once, and each single ship."""
    singles = _singles_that_moved(view)
    return 0, up_to(len(groups_that_moved(view)) + max(0, singles - 1))


def begin_hazards(draft: Draft) -> None:
    """All of them, until it is told which."""
    names = groups_that_moved(draft)
    draft[v.bravers] = (*named_fleets(names), *((SINGLE,) if SINGLE_SHIPS in names else ()))
    draft[v.braving] = _singles_that_moved(draft)
    draft[v.singles_told] = draft[v.braving] <= 1


def brave_for_sure(draft: Draft) -> None:
    """Those of whom it was told that they reach a hazard, too."""
    singles = draft[v.braving] if SINGLE in draft[v.bravers] else 0
    fleets = [group for group in draft[v.bravers] if group != SINGLE]
    for mover, ships in draft[v.met]:
        if mover == SINGLE:
            singles += ships
        elif mover not in fleets:
            fleets.append(mover)
    draft[v.braving] = min(singles, of(draft, v.alone))
    draft[v.bravers] = (*fleets, *((SINGLE,) if draft[v.braving] else ()))
    draft[v.exposed] = draft[v.met] = ()


def brave_hazards(draft: Draft, named: tuple[str, ...]) -> None:
    """These groups, and of single ships as many as were named; named without a number, they are asked for."""
    told = named.count(SINGLE_SHIPS)
    draft[v.singles_told] = told != 1 or draft[v.braving] == 1
    draft[v.bravers] = (*named_fleets(named), *((SINGLE,) if told else ()))
    draft[v.braving] = min(draft[v.braving], told) if draft[v.singles_told] else draft[v.braving]


def single_ships_unclear(view: View) -> bool:
    """Several single ships moved, and how many of them brave one was not told."""
    return SINGLE in view[v.bravers] and not view[v.singles_told]


def singles_that_may(view: View) -> tuple[int, int]:
    """None of them only where nothing else moved."""
    return int(several_groups_moved(view)), up_to(view[v.braving])


def next_to_brave(draft: Draft) -> None:
    """A fleet, then single ships, one after the other."""
    while draft[v.bravers]:
        group = draft[v.bravers][0]
        if group != SINGLE:
            draft[v.bravers] = draft[v.bravers][1:]
        elif draft[v.braving]:
            draft[v.braving] -= 1
        else:
            draft[v.bravers] = draft[v.bravers][1:]
            continue
        draft[v.braver] = group
        return
    draft[v.braver] = None


def hazard_dice(draft: Draft, need: int) -> None:
    """A die for each ship that braves it; of some fleets only for one."""
    group = draft.known(v.braver)
    ships = _braving(draft)
    only_one = group == draft[v.lone_hazard_fleet.of(draft[v.faction])]
    rolled = min(1, ships) if only_one else ships
    draft[v.dice_count] = 0 if need > draft[v.die_sides] else rolled
    draft[v.dice_need], draft[v.dice_hits] = need, 0


def _braving(view: View) -> int:
    group = view.known(v.braver)
    return 1 if group == SINGLE else size(view, group)


def lose_bravers(draft: Draft) -> None:
    """Ships that the hazard destroyed. Those of a fleet that disbands go on alone. Who braved one has left its lane."""
    group = draft.known(v.braver)
    forget_moves_left(draft, group)
    lost = draft[v.dice_hits]
    draft[v.survivors] = _braving(draft) - lost
    draft[v.disbanded] = ()
    if group == SINGLE:
        gain(draft, v.alone, -lost)
        _leave_or_lose(draft, lost)
        return
    _leave_lane(draft, group)
    resize(draft, group, size(draft, group) - lost)
    draft[v.disbanded] = (group,) if disband(draft, group) else ()
    if draft[v.disbanded]:
        _go_on(draft, group, lambda course: (SINGLE, course, draft[v.survivors]))


def _leave_lane(draft: Draft, fleet: str) -> None:
    if fleet in of(draft, v.fleets_on_lanes):
        leave_lanes(draft, fleet, size(draft, fleet))
        look_again(draft)
        _go_on(draft, fleet, lambda _: (fleet, UNDECIDED, size(draft, fleet)))


def _go_on(draft: Draft, fleet: str, changed: Callable[[str], Group]) -> None:
    groups = [group for group in draft[v.under_way] if group[0] == fleet]
    others = (group for group in draft[v.under_way] if group[0] != fleet)
    draft[v.under_way] = (*others, *(changed(course) for _, course, _ in groups[:1]))


def _leave_or_lose(draft: Draft, lost: int) -> None:
    """It is one of those on lanes, if any; where others are under way too, a survivor may be one of those as well."""
    groups = list(draft[v.under_way])
    singles = [group for group in groups if group[0] == SINGLE]
    on_lanes = [group for group in singles if group[1] == ON_A_LANE]
    if not singles:
        leave_lanes(draft, SINGLE, min(lost, of(draft, v.on_lanes)))
    elif lost or on_lanes == singles:
        braved = (on_lanes or singles)[0]
        mover, course, ships = braved
        at = groups.index(braved)
        after: list[Group] = [(mover, course, ships - 1), *([] if lost else [(mover, ARRIVED, 1)])]
        draft[v.under_way] = tuple(group for group in (*groups[:at], *after, *groups[at + 1 :]) if group[2])
        if course == ON_A_LANE:
            leave_lanes(draft, SINGLE, 1)
            look_again(draft)
