"""What the ships in question move toward: the first of the faction's targets that they can reach.

ascendancy/general-notes/10.1
"""

from collections import Counter
from collections.abc import Sequence

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .lanes import LANE_AT_HOME, LANE_OUTSIDE, LANES, NEW_LANE, OLD_LANE
from .moving import ARRIVED, HAZARD, TARGET, UNDECIDED
from .tokens import of, ready
from .ways import mover_is_one

NONE = "none"
STAY = "stay"
"""A ship is at its target already."""

ROOM_AT_HOME, ROOM_OUTSIDE = "room", "room_outside"
"""Places from which a lane could be started: who is elsewhere moves there, unless another ship is at one."""

_MANY = 3
"""So many targets are not listed twice in a turn."""


def add_lanes(draft: Draft) -> None:
    """After all targets, an unfinished lane toward one, then a new one. ascendancy/general-notes/10.2"""
    draft[v.targets] = (*draft[v.targets], OLD_LANE, NEW_LANE)


def add_lanes_at_home(draft: Draft) -> None:
    """The Breen place lanes from their own systems, or move to one with room.

    ascendancy/breen-a-i-rules/10-move-fleets-and-ships-at-impulse/7 and 8
    """
    draft[v.targets] = (*draft[v.targets], OLD_LANE, LANE_AT_HOME, ROOM_AT_HOME)


def room_unknown(view: View) -> bool:
    """Whether it must be asked if any system of theirs has room: no ship is at such a one or can reach it."""
    return ROOM_AT_HOME in view[v.targets] and not {LANE_AT_HOME, ROOM_AT_HOME} & set(view[v.reachable])


def expand_outside(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/10-move-fleets-and-ships-at-impulse/9: no system of theirs has room."""
    at_home = (LANE_AT_HOME, ROOM_AT_HOME)
    draft[v.targets] = (*(way for way in draft[v.targets] if way not in at_home), LANE_OUTSIDE, ROOM_OUTSIDE)


def _open(view: View) -> tuple[str, ...]:
    """Targets that may be in reach, in order."""
    impossible = {*view[v.out_of_reach], *([] if of(view, v.open_lanes) else [OLD_LANE])}
    return tuple(target for target in view[v.targets] if target not in impossible)


def targets_open(view: View) -> bool:
    """Whether any is left."""
    return bool(_open(view))


def targets_and_none(view: View) -> tuple[str, ...]:
    """Those that are asked about."""
    return (*_open(view), NONE)


def ways_in_short(view: View) -> str:
    """Those of the ships in question."""
    return _in_short(view, _for_those_in_question(view))


def targets_shortly(view: View) -> str:
    """The same where they were listed in this turn: "from enemy base on"."""
    targets = _for_those_in_question(view)
    if not view[v.targets_told] or len(targets) < _MANY:
        return _in_short(view, targets)
    return f"from {view[v.target_asked.of(targets[0])]} on"


def targets_in_short(view: View) -> str:
    """Without a word that the one before begins with: "enemy ships, base, system"."""
    return _in_short(view, _open(view))


def _in_short(view: View, targets: tuple[str, ...]) -> str:
    names = [view[v.target_asked.of(target)].split() for target in targets]
    said = [
        name[1:] if before[:1] == name[:1] and len(name) == len(before) else name
        for before, name in zip([[], *names], names, strict=False)
    ]
    return ", ".join(map(" ".join, said))


def ways_to_share(view: View) -> tuple[str, ...]:
    """The same for ships of which some may be at their target."""
    ways = _for_those_in_question(view)
    return (*ways, STAY) if _may_stay(view) else ways


def _for_those_in_question(view: View) -> tuple[str, ...]:
    """Without what they do not do while another ship can place a lane."""
    waiting = {ROOM_AT_HOME} if LANE_AT_HOME in view[v.reachable] else set()
    waiting |= {ROOM_OUTSIDE} if LANE_OUTSIDE in view[v.reachable] else set()
    return tuple(way for way in _open(view) if way not in waiting)


def ways_and_none(view: View) -> tuple[str, ...]:
    """The same for one of them."""
    return (*ways_to_share(view), NONE)


def or_stay(view: View) -> str:
    """What is offered beside targets."""
    return ", stay" if _may_stay(view) else ""


def gate_wanted(view: View) -> bool:
    """It is asked for all at once where several groups are left, and the first is not known to be in reach."""
    return _others_undecided(view) and _open(view)[0] not in view[v.reachable]


def _others_undecided(view: View) -> bool:
    return any(course in (UNDECIDED, ARRIVED) for _, course, _ in view[v.movers])


def note_first_reach(draft: Draft, target: str) -> None:
    """None of the targets before it is in reach of anyone."""
    targets = _open(draft)
    draft[v.targets_told] = True
    before = targets if target == NONE else targets[: targets.index(target)]
    draft[v.out_of_reach] = (*draft[v.out_of_reach], *before)
    if target != NONE:
        draft[v.reachable] = (*draft[v.reachable], target)


def take_target(draft: Draft, target: str) -> None:
    """Where this one goes, if anywhere."""
    draft[v.targets_told] = True
    if target == NONE:
        if not _others_undecided(draft):
            note_first_reach(draft, NONE)
        take_none(draft)
    elif target == STAY:
        draft[v.heading] = draft[v.left_over] = 0
    else:
        draft[v.aim], draft[v.heading], draft[v.left_over] = target, draft[v.moving], 0


def share_out(draft: Draft, ways: Sequence[str]) -> None:
    """So many of the ships go each of these ways; those that are there already stay, the others are asked on."""
    counts = Counter(ways)
    if LANE_AT_HOME in counts:  # who is elsewhere waits
        counts.pop(ROOM_AT_HOME, None)
    draft[v.targets_told] = True
    draft[v.moving] -= counts.pop(STAY, 0)
    first = next(iter(ways), NONE)
    if first != STAY and not draft[v.reachable]:
        note_first_reach(draft, first)
    draft[v.ways_left] = tuple(counts.items())
    draft[v.shared_out] = True


def take_next_way(draft: Draft) -> None:
    """The ships of the next way are those that move now."""
    if not draft[v.ways_left]:
        take_none(draft)
        return
    (draft[v.aim], draft[v.heading]), *others = draft[v.ways_left]
    draft[v.ways_left] = tuple(others)
    draft[v.left_over] = draft[v.moving] - draft[v.heading]


def take_none(draft: Draft) -> None:
    """None of them has a target."""
    draft[v.heading], draft[v.left_over] = 0, draft[v.moving]


def _may_stay(view: View) -> bool:
    """Whether a ship may be at a target: not where just before none was beside or at any."""
    return view[v.attempted] or any(not _far_from(view, target) for target in _open(view) if target not in LANES)


def _far_from(view: View, target: str) -> bool:
    denied = view[v.denied_by.of(target)]
    return bool(denied) and set(denied) <= set(view[v.denied])


def several_moves_left(view: View) -> bool:
    """Whether any of those that move can move more than once; else only the next move counts."""
    commands = ready(view) // (1 if mover_is_one(view) else max(1, view[v.heading]))
    of_several = view[v.aim] == OLD_LANE and not mover_is_one(view)
    return view[v.aim] not in LANES[1:] and not of_several and commands > 1


def move_numbers(view: View) -> tuple[str, ...]:
    """As many moves as there are commands; who needs more gets no further."""
    return tuple(str(moves) for moves in range(1, ready(view) + 1))


def note_moves(draft: Draft, said: tuple[str, ...]) -> None:
    """So many bring it there, or to a hazard before."""
    there = HAZARD if said[0] == HAZARD else TARGET
    if draft[v.aim] == OLD_LANE:
        draft[v.moves_told] = int(said[-1])
        return
    draft[v.to_go] = (*draft[v.to_go], (draft.known(v.mover), draft[v.aim], int(said[-1]), there))
