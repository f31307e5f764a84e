"""Starting ships: in the first round they set out on separate new lanes, up to their first systems.

ascendancy/general-notes/10.3
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .tokens import exhaust, may_spend, of, ready


def _not_set_out(view: View) -> bool:
    return view[v.round] == 1 and not view[v.started.of(view[v.faction])]


def free_singles(view: View) -> int:
    """Single ships that may become part of a fleet: not those that are still to set out."""
    return max(0, of(view, v.alone) - (view[v.starting_ships] if _not_set_out(view) else 0))


def first_move(view: View) -> bool:
    """The first round, and a command is left for it."""
    return _not_set_out(view) and of(view, v.alone) > 0 and may_spend(view)


def start_out(draft: Draft) -> None:
    """A command for each of the starting ships, as far as they go."""
    faction = draft[v.faction]
    ships = min(of(draft, v.starters), of(draft, v.alone), ready(draft))
    exhaust(draft, ships)
    draft[v.first_paths.of(faction)] = ships
    draft[v.started.of(faction)] = True


def note_first_paths(draft: Draft, ships: int) -> None:
    """Starting ships still on their lanes; the others have arrived."""
    draft[v.arrived] = of(draft, v.first_paths) - ships
    draft[v.first_paths.of(draft[v.faction])] = ships


def follow_first_paths(draft: Draft) -> None:
    """A command for each of them, as far as they go."""
    draft[v.following] = min(of(draft, v.first_paths), ready(draft))
    exhaust(draft, draft[v.following])
