"""Benefits of the Automa: the icons of a space or of the civilization card, and those still to be carried out."""

from voice_supercat.procedure.state import Draft, Table

from .chart import ICONS, moves_of

_CIVILIZATION = (*ICONS, "points", "advance", "other")


def space_unread(table: Table) -> bool:
    """A space the Automa has reached and whose icons were never read."""
    return table["reached"] is not None and _icons_here(table) is None


def _key(table: Table) -> str:
    track, space = table["reached"]
    return f"space.{track}.{space}"


def _icons_here(table: Table) -> tuple[str, ...] | None:
    icons: tuple[str, ...] | None = table.get(_key(table))
    return icons


def note_shows_icon(draft: Draft, shows_icon: bool) -> None:
    """tapestry/advance-on-a-track/8: most spaces show nothing for the Automa."""
    draft["reading"] = ()
    if not shows_icon:
        draft[_key(draft)] = ()


def note_icon(draft: Draft, number: int) -> None:
    """One icon more."""
    draft["icon"] = ICONS[number - 1]


def note_civilization_icon(draft: Draft, number: int) -> None:
    """tapestry/income-turns/5"""
    draft["icon"] = _CIVILIZATION[number - 1]


def icon_is(table: Table, *icons: str) -> bool:
    """Which icon is being read."""
    return table["icon"] in icons


def note_anywhere(draft: Draft, yes: bool) -> None:
    """tapestry/advance-on-a-track/14 and 15"""
    draft["icon"] += " anywhere" if yes else ""


def note_with_benefit(draft: Draft, yes: bool) -> None:
    """tapestry/advance-on-a-track/13"""
    draft["icon"] += "" if yes else " bare"


def note_way(draft: Draft, way: str, track: str) -> None:
    """tapestry/advance-on-a-track/16"""
    if way != "none":
        draft["icon"] += f" {track}:{way}"


def keep_icon(draft: Draft) -> None:
    """tapestry/advance-on-a-track/9: a space gives each icon once."""
    if draft["icon"] not in draft["reading"]:
        keep_bonus(draft)


def keep_bonus(draft: Draft) -> None:
    """The icon is read in full; one that moves no token is none."""
    icon = draft["icon"]
    moves_nothing = icon.startswith("several") and not moves_of(icon)[0]
    if not moves_nothing:
        draft["reading"] = (*draft["reading"], icon)


def keep_space(draft: Draft) -> None:
    """Every icon of the space is read."""
    draft[_key(draft)] = draft["reading"]


def more_icons(table: Table) -> bool:
    """Whether another icon can follow."""
    return len(table["reading"]) < len(ICONS)


def begin_reading(draft: Draft) -> None:
    """The icons of a card, read anew."""
    draft["reading"] = ()


def keep_civilization(draft: Draft) -> None:
    """tapestry/income-turns/5: carried out now, not remembered."""
    draft["pending"] = (*draft["reading"], *draft["pending"])


def take_icons(draft: Draft) -> None:
    """The icons of the space reached come before those that wait. Each space gives them once in a turn.

    The document sets no such limit; without it two icons that send the token to and fro would never end.
    """
    reached = draft["reached"]
    if reached is not None and reached not in draft["taken"]:
        draft["pending"] = (*(_icons_here(draft) or ()), *draft["pending"])
        draft["taken"] = (*draft["taken"], reached)
    draft["reached"] = None


def next_benefit(draft: Draft) -> None:
    """The benefit to carry out now."""
    first, *rest = draft["pending"] or (None,)
    draft["benefit"], draft["pending"] = first, tuple(rest)
    draft["anywhere"] = first is not None and first.endswith(" anywhere")


def benefit_is(table: Table, *names: str) -> bool:
    """Whether the benefit is of one of these kinds, however its icon is marked."""
    return table["benefit"] is not None and table["benefit"].split()[0] in names


def benefits_left(table: Table) -> bool:
    """Whether something waits, or a new space was reached."""
    return bool(table["pending"]) or table["reached"] is not None


def gain_tapestry(draft: Draft) -> None:
    """tapestry/advance-on-a-track/16.1"""
    draft["tapestries"] = draft["tapestries"] + 1
