"""New lanes: how long they are, and how far ships on them have to go. A lane of n sectors takes n moves and one more.

Lengths that the program rolled are known; of others it is asked whether a ship has reached the end.
"""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import SINGLE
from .numbers import counted
from .tokens import of

ON_A_LANE = "lane"
"""A target like others: where a lane ends that reaches no system yet."""

OLD_LANE, NEW_LANE, LANE_AT_HOME, LANE_OUTSIDE = LANES = ("old_lane", "new_lane", "lane_at_home", "lane_outside")
"""Ways of ships without a target: along a lane that was begun toward one, or a lane of their own; the Breen tell apart
where it begins."""


def threes_possible(view: View) -> tuple[int, int]:
    """On the faces without a two."""
    return 0, view[v.die_sides] - (view[v.lane_twos] or 0)


def roll_lane_die(draft: Draft) -> int:
    """What it shows."""
    faces = lane_faces(draft)
    return faces[draft.roll(len(faces)) - 1]


def lane_faces(view: View) -> tuple[int, ...]:
    """All of its faces, which must be known."""
    twos, threes = view.known(v.lane_twos), view.known(v.lane_threes)
    return (2,) * twos + (3,) * threes + (4,) * (view[v.die_sides] - twos - threes)


def roll_lanes(draft: Draft) -> None:
    """The space lane die, once for each lane that was just placed; who was on its begin has moved as far as it can."""
    faction, mover = draft[v.faction], draft[v.mover]
    fleet = mover not in (None, SINGLE)
    rolls = tuple(roll_lane_die(draft) for _ in range(1 if fleet else draft[v.going]))
    draft[v.lane_rolls] = rolls
    left = [max(0, roll + 1 - of(draft, v.speed)) for roll in rolls]
    draft[v.reached] = left.count(0)
    if mover is not None and fleet:
        draft[v.fleet_ahead.of(faction, mover)] = left[0]
    elif len(of(draft, v.ahead)) + len(left) == of(draft, v.on_lanes):
        draft[v.ahead.of(faction)] = tuple(sorted((*of(draft, v.ahead), *left)))
    may_meet_hazard(draft, mover or SINGLE, left.count(0))


def place_by_hand(draft: Draft) -> None:
    """The player rolls, so the program does not know how far they have to go."""
    mover = draft[v.mover] or SINGLE
    may_meet_hazard(draft, mover, draft[v.going])
    draft[v.ahead.of(draft[v.faction])] = ()


def may_meet_hazard(draft: Draft, mover: str, ships: int) -> None:
    """Ships that have just moved, to where there may be a hazard."""
    if ships:
        draft[v.exposed] = (*draft[v.exposed], (mover, ships))


def advance_on_lane(draft: Draft, mover: str, going: int) -> None:
    """So many of them move on along their lanes, whose lengths are known."""
    faction, speed = draft[v.faction], of(draft, v.speed)
    if mover != SINGLE:
        left = [max(0, (draft[v.fleet_ahead.of(faction, mover)] or 0) - speed)]
        draft[v.fleet_ahead.of(faction, mover)] = left[0]
    else:
        lengths = of(draft, v.ahead)
        left = [max(0, length - speed) for length in lengths[:going]]
        draft[v.ahead.of(faction)] = tuple(sorted((*left, *lengths[going:])))
    draft[v.reached] += left.count(0)
    may_meet_hazard(draft, mover, going if mover != SINGLE and not left[0] else left.count(0))


def moves_can_be_told(view: View) -> bool:
    """Whether it is clear whose lane is meant: that of a fleet, or of the only single ship on one."""
    return view[v.course] == ON_A_LANE and (view[v.mover] != SINGLE or of(view, v.on_lanes) == view[v.moving] == 1)


def note_way_left(draft: Draft, mover: str, sectors: int) -> None:
    """So many sectors are ahead of it, to the end of its lane."""
    faction = draft[v.faction]
    if mover != SINGLE:
        draft[v.fleet_ahead.of(faction, mover)] = sectors
    elif len(of(draft, v.ahead)) + 1 == of(draft, v.on_lanes):
        draft[v.ahead.of(faction)] = tuple(sorted((*of(draft, v.ahead), sectors)))


def lengths_known(view: View) -> bool:
    """Whether it is known of every single ship on a lane."""
    return 0 < len(of(view, v.ahead)) == of(view, v.on_lanes)


def at_the_end(view: View, mover: str, ships: int) -> int | None:
    """How many of the group have reached the end of their lanes, where that is known."""
    if mover != SINGLE:
        ahead = view[v.fleet_ahead.of(view[v.faction], mover)]
        return None if ahead is None else 0 if ahead else ships
    return of(view, v.ahead).count(0) if lengths_known(view) and ships == len(of(view, v.ahead)) else None


def surely_at_the_end(view: View, mover: str, ships: int) -> int:
    """As many of them as that is known of, also where it is not known of all."""
    if mover == SINGLE and ships == of(view, v.on_lanes):
        return of(view, v.ahead).count(0)
    return at_the_end(view, mover, ships) or 0


def leave_lanes(draft: Draft, mover: str, ships: int) -> None:
    """Ships that reached the end of their lane, or are lost on it."""
    faction = draft[v.faction]
    draft[v.open_lanes.of(faction)] = max(0, of(draft, v.open_lanes) - (ships if mover == SINGLE else 1))
    if mover == SINGLE:
        lengths = of(draft, v.ahead)
        draft[v.ahead.of(faction)] = lengths[ships:] if lengths[:ships] == (0,) * ships else ()
        draft[v.on_lanes.of(faction)] = max(0, of(draft, v.on_lanes) - ships)
    else:
        draft[v.fleet_ahead.of(faction, mover)] = None
        draft[v.fleets_on_lanes.of(faction)] = tuple(fleet for fleet in of(draft, v.fleets_on_lanes) if fleet != mover)


def arrival_said(view: View) -> str:
    """How many have reached a system by the last move."""
    ships = view[v.reached]
    return "one reaches its system" if ships == 1 else f"{in_words(ships)} reach their systems"


def commands_along(view: View) -> str:
    """What the moves along lanes cost."""
    commands = sum(ships if mover == SINGLE else 1 for mover, ships in view[v.along])
    return f"exhaust {'a command' if commands == 1 else counted(commands, 'command')}"


def along_named(view: View) -> str:
    """fleet one and two ships"""
    return " and ".join(
        counted(ships, "ship") if mover == SINGLE else f"fleet {mover}" for mover, ships in view[v.along]
    )


def along_said(view: View) -> str:
    """The same with the verb."""
    one = len(view[v.along]) == 1 and (view[v.along][0][0] != SINGLE or view[v.along][0][1] == 1)
    return f"{along_named(view)} {'moves' if one else 'move'}"
