"""Icons of the Automa's benefit chart (tapestry/advance-on-a-track/12 to 16.1) as words, as they are remembered.

What is printed beside an icon follows its name: "conquer anywhere", "die bare", where its benefit is crossed out, and
"several science:forward military:backward bare".
"""

from collections.abc import Collection

from voice_supercat.procedure.state import Draft, View

from . import values as v

_ANYWHERE, _BARE = "anywhere", "bare"
_SEVERAL = "several"
_MARKS = {"conquer": (_ANYWHERE,), "explore": (_ANYWHERE,), "die": (_BARE,), _SEVERAL: (_BARE,)}
_NO_ARROW = "none"


def words_of_icon(view: View) -> str | None:
    """The icon that was read; None for one of several tracks that moves no token."""
    icon = view.known(v.icon)
    arrows = _arrows(view) if icon == _SEVERAL else []
    if icon == _SEVERAL and not arrows:
        return None
    printed = {_ANYWHERE: view[v.reach] == "anywhere", _BARE: not view[v.with_benefit]}
    return " ".join((icon, *arrows, *(mark for mark in _MARKS.get(icon, ()) if printed[mark])))


def _arrows(view: View) -> list[str]:
    ways = {track: view.known(v.arrow.of(track)) for track in view[v.tracks]}
    return [f"{track}:{way}" for track, way in ways.items() if way != _NO_ARROW]


def take_icon(draft: Draft, words: str) -> None:
    """The icon of these words is the one now carried out."""
    draft[v.icon], *marks = words.split()
    draft[v.reach] = "anywhere" if _ANYWHERE in marks else "adjacent"
    draft[v.with_benefit] = _BARE not in marks
    ways = dict(mark.split(":") for mark in marks if ":" in mark)
    for track in draft[v.tracks]:
        draft[v.arrow.of(track)] = ways.get(track, _NO_ARROW)


def is_icon(words: str, icons: Collection[str], tracks: Collection[str]) -> bool:
    """Whether these are the words of one of `icons`."""
    kind, *marks = words.split() or [""]
    if kind != _SEVERAL:
        return kind in icons and not set(marks) - set(_MARKS.get(kind, ()))
    moves = [mark.split(":") for mark in marks if mark != _BARE]
    return bool(moves) and all(
        len(move) == 2 and move[0] in tracks and move[1] in ("forward", "backward") for move in moves
    )
