"""Benefits of the Automa: the icons of a space or of the civilization card, and those still to be carried out."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .icon_words import take_icon
from .landmarks import space


def _icons_here(view: View) -> Key[tuple[str, ...] | None]:
    track, position = space(view)
    return v.space_icons.of(track, str(position))


def take_icons(draft: Draft) -> None:
    """The icons of the space reached come before those that wait. Each space gives them once in a turn.

    The document sets no such limit; without it two icons that send the token to and fro would never end.
    """
    if draft[v.reached] and space(draft) not in draft[v.taken]:
        draft[v.pending] = (*(draft[_icons_here(draft)] or ()), *draft[v.pending])
        draft[v.taken] = (*draft[v.taken], space(draft))
    draft[v.reached] = False


def next_benefit(draft: Draft) -> None:
    """The benefit to carry out now, if one is left."""
    draft[v.icon] = None
    if draft[v.pending]:
        first, *rest = draft[v.pending]
        draft[v.pending] = tuple(rest)
        take_icon(draft, first)
