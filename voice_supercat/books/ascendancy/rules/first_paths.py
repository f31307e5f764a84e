"""Starting ships: in the first round they set out on separate new lanes, up to their first systems.

ascendancy/general-notes/10.3
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .factions import playing
from .tokens import exhaust, may_spend, of, put
from .turns import START_SHIPS


def _not_begun(view: View) -> bool:
    return view[v.round] == 1 and not of(view, "started")


def free_singles(view: View) -> int:
    """Single ships that may become part of a fleet: not those that are still to set out."""
    return max(0, of(view, "alone") - (START_SHIPS if _not_begun(view) else 0))


def first_move(view: View) -> bool:
    """The first round, and a command is left for it."""
    return _not_begun(view) and of(view, "alone") > 0 and may_spend(view)


def start_out(draft: Draft) -> None:
    """A command for each of the starting ships, as far as they go."""
    ships = min(playing(draft).starters, of(draft, "alone"), of(draft, "ready"))
    exhaust(draft, ships)
    put(draft, "first_paths", ships)
    put(draft, "started", 1)


def first_paths_left(view: View) -> bool:
    """Whether any may be short of its first system still."""
    return of(view, "first_paths") > 0


def up_to_first_paths(view: View) -> tuple[int, int]:
    """No more than set out."""
    return 0, of(view, "first_paths")


def note_first_paths(draft: Draft, ships: int) -> None:
    """Starting ships still on their lanes; the others have arrived."""
    draft[v.arrived] = of(draft, "first_paths") - ships
    put(draft, "first_paths", ships)


def may_follow_first_paths(view: View) -> bool:
    """Whether one of them can move on."""
    return first_paths_left(view) and may_spend(view)


def follow_first_paths(draft: Draft) -> None:
    """A command for each of them, as far as they go."""
    draft[v.following] = min(of(draft, "first_paths"), of(draft, "ready"))
    exhaust(draft, draft[v.following])
