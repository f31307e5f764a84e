"""Benefits of the Automa: the icons of a space or of the civilization card, and those still to be carried out."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .chart import ICONS, moves_of

_CIVILIZATION = (*ICONS, "points", "advance", "other")


def space_unread(view: View) -> bool:
    """A space the Automa has reached and whose icons were never read."""
    return view[v.reached] is not None and _icons_here(view) is None


def _key(view: View) -> str:
    track, space = view[v.reached]
    return f"space.{track}.{space}"


def _icons_here(view: View) -> tuple[str, ...] | None:
    icons: tuple[str, ...] | None = view.get(_key(view))
    return icons


def note_shows_icon(draft: Draft, shows_icon: bool) -> None:
    """tapestry/advance-on-a-track/8: most spaces show nothing for the Automa."""
    draft[v.reading] = ()
    if not shows_icon:
        draft[_key(draft)] = ()


def note_icon(draft: Draft, number: int) -> None:
    """One icon more."""
    draft[v.icon] = ICONS[number - 1]


def note_civilization_icon(draft: Draft, number: int) -> None:
    """tapestry/income-turns/5"""
    draft[v.icon] = _CIVILIZATION[number - 1]


def icon_is(view: View, *icons: str) -> bool:
    """Which icon is being read."""
    return view[v.icon] in icons


def note_anywhere(draft: Draft, yes: bool) -> None:
    """tapestry/advance-on-a-track/14 and 15"""
    draft[v.icon] += " anywhere" if yes else ""


def note_with_benefit(draft: Draft, yes: bool) -> None:
    """tapestry/advance-on-a-track/13"""
    draft[v.icon] += "" if yes else " bare"


def note_way(draft: Draft, way: str, track: str) -> None:
    """tapestry/advance-on-a-track/16"""
    if way != "none":
        draft[v.icon] += f" {track}:{way}"


def keep_icon(draft: Draft) -> None:
    """tapestry/advance-on-a-track/9: a space gives each icon once."""
    if draft[v.icon] not in draft[v.reading]:
        keep_bonus(draft)


def keep_bonus(draft: Draft) -> None:
    """The icon is read in full; one that moves no token is none."""
    icon = draft[v.icon]
    moves_nothing = icon.startswith("several") and not moves_of(icon)[0]
    if not moves_nothing:
        draft[v.reading] = (*draft[v.reading], icon)


def keep_space(draft: Draft) -> None:
    """Every icon of the space is read."""
    draft[_key(draft)] = draft[v.reading]


def more_icons(view: View) -> bool:
    """Whether another icon can follow."""
    return len(view[v.reading]) < len(ICONS)


def begin_reading(draft: Draft) -> None:
    """The icons of a card, read anew."""
    draft[v.reading] = ()


def keep_civilization(draft: Draft) -> None:
    """tapestry/income-turns/5: carried out now, not remembered."""
    draft[v.pending] = (*draft[v.reading], *draft[v.pending])


def take_icons(draft: Draft) -> None:
    """The icons of the space reached come before those that wait. Each space gives them once in a turn.

    The document sets no such limit; without it two icons that send the token to and fro would never end.
    """
    reached = draft[v.reached]
    if reached is not None and reached not in draft[v.taken]:
        draft[v.pending] = (*(_icons_here(draft) or ()), *draft[v.pending])
        draft[v.taken] = (*draft[v.taken], reached)
    draft[v.reached] = None


def next_benefit(draft: Draft) -> None:
    """The benefit to carry out now."""
    first, *rest = draft[v.pending] or (None,)
    draft[v.benefit], draft[v.pending] = first, tuple(rest)
    draft[v.anywhere] = first is not None and first.endswith(" anywhere")


def benefit_is(view: View, *names: str) -> bool:
    """Whether the benefit is of one of these kinds, however its icon is marked."""
    return view[v.benefit] is not None and view[v.benefit].split()[0] in names


def benefits_left(view: View) -> bool:
    """Whether something waits, or a new space was reached."""
    return bool(view[v.pending]) or view[v.reached] is not None


def gain_tapestry(draft: Draft) -> None:
    """tapestry/advance-on-a-track/16.1"""
    draft[v.tapestries] = draft[v.tapestries] + 1
