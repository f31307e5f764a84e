"""What is printed, as the player names it: icons of spaces, of the track card and of the civilization."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .icon_words import MORE_PRINTED, bonus_words, take_icon, words_of_icon

_NONE = "none"
_MOST_POINTS = 50


def keep_track_icons(draft: Draft, icons: tuple[str, ...]) -> None:
    """tapestry/advance-on-a-track/1: those of the Automa and of the Shadow Empire."""
    for bot, icon in zip(draft[v.bots], icons, strict=True):
        draft[v.track_icon.of(draft.known(v.track_card), bot)] = icon


def take_named(draft: Draft, named: tuple[str, ...]) -> None:
    """Icons as they were named, still to be read where more is printed beside them."""
    draft[v.to_read] = tuple(name.replace("_", " ") for name in named if name != _NONE)
    draft[v.reading] = ()


def next_to_read(draft: Draft) -> None:
    """Icons with nothing beside them are read; the next one with more is the one to read now, if one is left."""
    draft[v.icon] = None
    while draft[v.to_read] and draft[v.icon] is None:
        first, *rest = draft[v.to_read]
        draft[v.to_read] = tuple(rest)
        if first.split()[0] in MORE_PRINTED:
            take_icon(draft, first)
        else:
            draft[v.reading] = (*draft[v.reading], first)


def keep_icon(draft: Draft) -> None:
    """The icon is read in full."""
    icon = draft.known(v.icon)
    words = words_of_icon(draft) if icon == "several" else bonus_words(draft)
    draft[v.reading] = (*draft[v.reading], words)


def take_arrows(draft: Draft, arrows: tuple[str, ...]) -> None:
    """tapestry/advance-on-a-track/16: which tracks the icon shows, and where its arrows point."""
    ways = dict(arrow.split("_") for arrow in arrows)
    for track in draft[v.tracks]:
        draft[v.arrow.of(track)] = ways.get(track, _NONE)


def amounts(_: View) -> tuple[str, ...]:
    """How many points a civilization can give for one thing."""
    return tuple(map(str, range(_MOST_POINTS + 1)))


def take_amount(draft: Draft, said: tuple[str, ...]) -> None:
    """Points, for one thing of a kind or once; without a number one for each."""
    draft[v.amount] = int(said[0]) if said[0].isdecimal() else 1
    draft[v.per] = "once" if said[-1].isdecimal() else said[-1]


def gain_bonus(draft: Draft) -> None:
    """tapestry/income-turns/5: of landmarks and territories the program knows how many there are."""
    counted = {"per_landmark": len(draft[v.claimed_by_bots]), "per_territory": draft[v.territories]}
    draft[v.gained] = draft[v.amount] * counted.get(draft[v.per], 1)
    draft[v.points] += draft[v.gained]


def keep_level_advances(draft: Draft, icons: tuple[str, ...]) -> None:
    """tapestry/difficulty-levels/2"""
    level, bot = draft.known(v.difficulty), draft[v.bot]
    draft[v.level_advances.of(str(level), bot)] = tuple(icon for icon in icons if icon != _NONE)


def next_level_advance(draft: Draft) -> None:
    """The icon of the advance to make now, if one is left."""
    left = draft[v.advances_left]
    draft[v.indicator] = left[0] if left else None
    draft[v.track] = None
    draft[v.advances_left] = left[1:]


def civilization_called(view: View) -> str:
    """How the civilization that is read is told apart from the other one."""
    if view[v.second_civilization] is None:
        return "The civilization"
    return f"The {view[v.civilization]} civilization"


def other_faces(view: View) -> tuple[str, ...]:
    """The die faces that the second civilization can show."""
    return tuple(track for track in view[v.tracks] if track != view[v.first_civilization])
