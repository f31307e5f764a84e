"""Benefits of the Automa: the icons of a space or of the civilization card, and those still to be carried out."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .icon_words import take_icon, words_of_icon
from .landmarks import space


def keep_icon(draft: Draft) -> None:
    """tapestry/advance-on-a-track/9: a space gives each icon once."""
    if words_of_icon(draft) not in draft[v.reading]:
        keep_bonus(draft)


def keep_bonus(draft: Draft) -> None:
    """The icon is read in full; one that moves no token is none."""
    icon = words_of_icon(draft)
    if icon is not None:
        draft[v.reading] = (*draft[v.reading], icon)


def more_icons(view: View) -> bool:
    """Whether another icon can follow."""
    return len(view[v.reading]) < len(view[v.chart_icons])


def keep_space(draft: Draft) -> None:
    """Every icon of the space is read."""
    draft[_icons_here(draft)] = draft[v.reading]


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
