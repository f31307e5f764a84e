"""What the ships in question move toward: the first of the faction's targets that they can reach.

ascendancy/general-notes/10.1
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .moving import UNDECIDED, mover_is_one
from .tokens import ready

NONE = "none"


def _open(view: View) -> tuple[str, ...]:
    """Targets that these ships were not asked about, and that may be in reach, in order."""
    closed = {*view[v.out_of_reach], *view[v.tried]}
    return tuple(target for target in view[v.targets] if target not in closed)


def targets_open(view: View) -> bool:
    """Whether any is left."""
    return bool(_open(view))


def targets_and_none(view: View) -> tuple[str, ...]:
    """Those that are asked about."""
    return (*_open(view), NONE)


def targets_offered(view: View) -> str:
    """The same in words."""
    return ", ".join(view[v.target_asked.of(target)] for target in _open(view))


def gate_wanted(view: View) -> bool:
    """It is asked for all at once where several groups or ships are left, and the first is not known to be in reach."""
    others = any(course == UNDECIDED for _, course, _ in view[v.movers])
    return (others or not mover_is_one(view)) and _open(view)[0] not in view[v.reachable]


def note_first_reach(draft: Draft, target: str) -> None:
    """None of the targets before it is in reach of anyone."""
    targets = _open(draft)
    before = targets if target == NONE else targets[: targets.index(target)]
    draft[v.out_of_reach] = (*draft[v.out_of_reach], *before)
    if target != NONE:
        draft[v.reachable] = (*draft[v.reachable], target)


def take_target(draft: Draft, target: str) -> None:
    """Where this one goes, if anywhere."""
    if target == NONE:
        take_none(draft)
        return
    draft[v.aim], draft[v.heading], draft[v.left_over] = target, draft[v.moving], 0


def take_first_target(draft: Draft) -> None:
    """The first in reach is asked of so many ships."""
    draft[v.aim] = _open(draft)[0]
    draft[v.tried] = (*draft[v.tried], draft[v.aim])


def take_none(draft: Draft) -> None:
    """None of them has a target."""
    draft[v.heading], draft[v.left_over] = 0, draft[v.moving]


def may_be_there(view: View) -> bool:
    """Whether a ship may be at the target: not where just before none was beside or at any."""
    denied = view[v.denied_by.of(view[v.aim])]
    return not denied or view[v.attempted] or not set(denied) <= set(view[v.denied])


def several_moves_left(view: View) -> bool:
    """Whether any of those that move can move more than once; else only the next move counts."""
    return ready(view) >= 2 * (1 if mover_is_one(view) else view[v.heading])


def up_to_all_moves(view: View) -> tuple[int, int]:
    """As many as there are commands; who needs more gets no further."""
    return 0, ready(view)


def note_moves(draft: Draft, moves: int) -> None:
    """So many bring it there, or to a hazard; none: it is there."""
    if moves:
        draft[v.to_go] = (*draft[v.to_go], (draft.known(v.mover), draft[v.aim], moves))
    else:
        draft[v.heading] = 0


def one_to_all_moves(view: View) -> tuple[int, int]:
    """The same of ships that are all short of it."""
    return 1, ready(view)
