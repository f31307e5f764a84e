"""Who moves, in what order, and how often: fleets in order, then single ships, again while commands remain.

Single ships have no numbers: those with the same way before them are one group, told by how many of them do what.
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import fleet_leaves_home, leave_home
from .fleets import SINGLE, formed, size
from .lanes import (
    LANES,
    OLD_LANE,
    ON_A_LANE,
    advance_on_lane,
    at_the_end,
    leave_lanes,
    may_meet_hazard,
    note_way_left,
    surely_at_the_end,
)
from .tokens import exhaust, may_spend, of, ready

Group = tuple[str, str, int]
"""A fleet or `SINGLE`, where it is on its way to, and how many ships it is."""

UNDECIDED = "undecided"
ARRIVED = "arrived"
"""The same of ships that have all just reached the end of their lanes."""

HAZARD, TARGET = "hazard", "target"
"""What a group reaches by the moves that were told."""


def begin_moves(draft: Draft) -> None:
    """Fleets in order, then single ships, those on unfinished lanes first, but no fleet that left warp this turn.

    ascendancy/general-notes/10.4, ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/1
    """
    on_lanes = of(draft, v.on_lanes)
    fleets = [(fleet, _way_of(draft, fleet), size(draft, fleet)) for fleet in formed(draft)]
    singles = [(SINGLE, ON_A_LANE, on_lanes), (SINGLE, UNDECIDED, of(draft, v.alone) - on_lanes)]
    waiting = (*(group for group in fleets if group[0] not in draft[v.warped_fleets]), *singles)
    draft[v.movers] = tuple(group for group in waiting if group[2] > 0)
    draft[v.under_way] = tuple(group for group in fleets if group[0] in draft[v.warped_fleets])
    draft[v.stuck] = ()
    draft[v.moved] = ((SINGLE, ON_A_LANE, draft[v.set_out]),) if draft[v.set_out] else ()
    draft[v.reachable] = draft[v.out_of_reach] = draft[v.to_go] = ()
    _settle_arrivals(draft)


def _way_of(view: View, fleet: str) -> str:
    return ON_A_LANE if fleet in of(view, v.fleets_on_lanes) else UNDECIDED


def take_mover(draft: Draft) -> None:
    """The next group that may move, while commands remain; after the last of a round none.

    On the way to it, ships on lanes whose length is known move on; who has reached the end is undecided then.
    """
    draft[v.mover] = draft[v.course] = None
    draft[v.ways_left] = draft[v.along] = ()
    draft[v.guarded] = draft[v.left_lane] = draft[v.shared_out] = False
    draft[v.moving] = draft[v.heading] = draft[v.left_over] = draft[v.reached] = 0
    while draft[v.movers] and may_spend(draft):
        mover, course, ships = draft[v.movers][0]
        draft[v.movers] = draft[v.movers][1:]
        left = _moves_left(draft, mover, course)
        if left or (course == ON_A_LANE and at_the_end(draft, mover, ships) is not None):
            _move_on(draft, mover, course, ships)
        elif left is None or (mover == SINGLE and ships > 1):
            draft[v.mover], draft[v.moving], draft[v.left_lane] = mover, ships, course == ARRIVED
            draft[v.course] = None if course in (UNDECIDED, ARRIVED) else course
            return


def _moves_left(view: View, mover: str, course: str) -> int | None:
    """How many moves a fleet, or the first of several ships, still needs; None where that is not known."""
    return next((moves for other, aim, moves, _ in view[v.to_go] if (other, aim) == (mover, course)), None)


def count_down(draft: Draft, mover: str, course: str, ships: int) -> None:
    """It has moved; before the last move it meets no hazard, and then only the one that was told."""
    found = next((group for group in draft[v.to_go] if group[:2] == (mover, course)), None)
    if found is None:
        may_meet_hazard(draft, mover, ships)
        return
    _, _, left, there = found
    others = [group for group in draft[v.to_go] if group != found]
    draft[v.to_go] = (*others, (mover, course, left - 1, there))
    if left == 1 and mover == SINGLE and ships > 1:
        may_meet_hazard(draft, mover, ships)
    elif left == 1 and there == HAZARD:
        draft[v.met] = (*draft[v.met], (mover, ships))


def forget_moves_left(draft: Draft, mover: str) -> None:
    """It met a hazard on its way, so it is not known any more."""
    draft[v.to_go] = tuple(group for group in draft[v.to_go] if group[0] != mover)


def _move_on(draft: Draft, mover: str, course: str, ships: int) -> None:
    """Toward a target that is some moves away, or along a lane."""
    going = ships if mover != SINGLE or draft[v.free] else min(ships, ready(draft))
    exhaust(draft, 1 if mover != SINGLE else going)
    draft[v.singles_moved] = draft[v.singles_moved] or mover == SINGLE
    draft[v.along] = (*draft[v.along], (mover, going))
    draft[v.moved] = (*draft[v.moved], (mover, course, going))
    draft[v.under_way] = (*draft[v.under_way], (mover, course, ships))
    if course == ON_A_LANE:
        advance_on_lane(draft, mover, going)
    else:
        count_down(draft, mover, course, going)


def _settle_arrivals(draft: Draft) -> None:
    """Who is known to be at the end of its lane is undecided; single ships are one group with those that were."""
    groups: list[Group] = []
    undecided = at_the_ends = 0
    for mover, course, ships in draft[v.movers]:
        arrived = surely_at_the_end(draft, mover, ships) if course == ON_A_LANE else 0
        if arrived:
            leave_lanes(draft, mover, arrived)
            look_again(draft)
        if mover == SINGLE:
            undecided += ships if course == UNDECIDED else 0
            at_the_ends += ships if course == ARRIVED else arrived
        elif arrived:
            groups.append((mover, UNDECIDED, ships))
        if ships > arrived and (mover != SINGLE or course not in (UNDECIDED, ARRIVED)):
            groups.append((mover, course, ships - arrived))
    if undecided + at_the_ends:
        groups.append((SINGLE, UNDECIDED if undecided else ARRIVED, undecided + at_the_ends))
    draft[v.movers] = tuple(groups)


def move_again(draft: Draft) -> None:
    """All who moved begin again, in the same order; who stayed only after a new lane has changed what is connected."""
    fleets = {fleet: at for at, fleet in enumerate(draft[v.fleets])}
    groups = [(mover, course, _left(draft, mover, ships)) for mover, course, ships in draft[v.under_way]]
    groups = [group for group in groups if group[2] > 0]
    draft[v.movers] = tuple(sorted(groups, key=lambda group: fleets.get(group[0], len(fleets))))
    draft[v.under_way] = draft[v.moved] = ()
    _settle_arrivals(draft)


def _left(view: View, mover: str, ships: int) -> int:
    return ships if mover == SINGLE else size(view, mover)


def take_arrived(draft: Draft, ships: int) -> None:
    """So many of those under way are there now. At the end of a lane something else is connected than before."""
    draft[v.heading] = draft[v.moving] - ships
    draft[v.left_over] = ships if draft[v.course] == ON_A_LANE else 0
    draft[v.aim] = draft.known(v.course)
    draft[v.left_lane] = draft[v.course] == ON_A_LANE
    if draft[v.course] == ON_A_LANE and ships:
        leave_lanes(draft, draft.known(v.mover), ships)
        look_again(draft)


def all_arrived(draft: Draft, answer: bool) -> None:
    """The same of one thing."""
    take_arrived(draft, draft[v.moving] if answer else 0)


def take_way_left(draft: Draft, moves: int) -> None:
    """So many moves are left to the end of its lane: none, or it moves on like those whose lane is known."""
    mover = draft.known(v.mover)
    if moves == 0:
        take_arrived(draft, draft[v.moving])
        return
    note_way_left(draft, mover, moves * of(draft, v.speed))
    draft[v.movers] = ((mover, ON_A_LANE, draft[v.moving]), *draft[v.movers])
    draft[v.heading] = draft[v.moving] = draft[v.left_over] = 0


def look_again(draft: Draft) -> None:
    """A lane was finished: what was out of reach may be reached, and who stayed may move."""
    draft[v.out_of_reach] = draft[v.denied] = ()
    wake(draft)


def wake(draft: Draft) -> None:
    """Who stayed may follow a lane that was placed."""
    draft[v.under_way] = (*draft[v.under_way], *draft[v.stuck])
    draft[v.stuck] = ()
    draft[v.out_of_reach] = tuple(target for target in draft[v.out_of_reach] if target != OLD_LANE)
    draft[v.reachable] = tuple(target for target in draft[v.reachable] if target not in LANES)


def move_on(draft: Draft) -> None:
    """A command for each fleet or ship, as far as they go; those without one stay."""
    mover = draft.known(v.mover)
    _spend(draft, mover)
    count_down(draft, mover, draft[v.aim], _ships_of(draft, mover))


def _spend(draft: Draft, mover: str) -> None:
    one_command = mover != SINGLE
    ships = draft[v.heading] if one_command or draft[v.free] else min(draft[v.heading], ready(draft))
    exhaust(draft, 1 if one_command else ships)
    draft[v.singles_moved] = draft[v.singles_moved] or not one_command
    if one_command:
        fleet_leaves_home(draft, mover)
    elif draft[v.course] is None and not draft[v.left_lane]:  # else it had left before
        leave_home(draft, ships)
    group = (mover, draft[v.aim], ships)
    draft[v.moved] = (*draft[v.moved], group)
    draft[v.under_way] = (*draft[v.under_way], group)
    draft[v.going] = ships
    draft[v.heading] = 0


def _ships_of(view: View, mover: str) -> int:
    return view[v.going] if mover == SINGLE else size(view, mover)


def follow_lane(draft: Draft) -> None:
    """Along a lane that was begun before."""
    mover = draft.known(v.mover)
    draft[v.aim] = ON_A_LANE
    _spend(draft, mover)
    _on_a_lane(draft)
    if draft[v.moves_told]:  # this move is one of them
        note_way_left(draft, mover, (draft[v.moves_told] - 1) * of(draft, v.speed))
    if draft[v.moves_told] <= 1:
        may_meet_hazard(draft, mover, _ships_of(draft, mover))
    draft[v.moves_told] = 0


def place_lane(draft: Draft) -> None:
    """On a new lane each, whose length is still to be rolled."""
    draft[v.aim] = ON_A_LANE
    _spend(draft, draft.known(v.mover))
    _on_a_lane(draft)
    lanes = draft[v.going] if draft[v.mover] == SINGLE else 1
    draft[v.open_lanes.of(draft[v.faction])] = of(draft, v.open_lanes) + lanes
    wake(draft)


def _on_a_lane(draft: Draft) -> None:
    faction = draft[v.faction]
    if draft[v.mover] == SINGLE:
        draft[v.on_lanes.of(faction)] = min(of(draft, v.on_lanes) + draft[v.going], of(draft, v.alone))
    else:
        draft[v.fleets_on_lanes.of(faction)] = (*of(draft, v.fleets_on_lanes), draft.known(v.mover))
