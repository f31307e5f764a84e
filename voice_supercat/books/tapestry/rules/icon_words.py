"""Icons of the Automa's benefit chart (tapestry/advance-on-a-track/12 to 16.1) as words, as they are remembered.

What is printed beside an icon follows its name: "conquer anywhere", "die bare", where its benefit is crossed out, and
"several science:forward military:backward bare". Of civilizations there are besides "points 3", "points 2
per_landmark", "advance end" and "other".
"""

from collections.abc import Collection, Sequence

from voice_supercat.procedure.state import Draft, View

from . import values as v

MORE_PRINTED = ("several", "points", "advance")
"""Icons beside which more is printed than their name tells."""
_ANYWHERE, _BARE = "anywhere", "bare"
_SEVERAL, _POINTS, _ADVANCE = MORE_PRINTED
_MARKS = {"conquer": (_ANYWHERE,), "explore": (_ANYWHERE,), "die": (_BARE,), _SEVERAL: (_BARE,)}
_PER = ("per_landmark", "per_territory")
_NO_ARROW, _ONCE = "none", "once"


def words_of_icon(view: View) -> str:
    """The icon of several tracks that was read, or "several" alone where it moves no token."""
    ways = {track: view.known(v.arrow.of(track)) for track in view[v.tracks]}
    arrows = [f"{track}:{way}" for track, way in ways.items() if way != _NO_ARROW]
    return " ".join((_SEVERAL, *arrows, *([] if view[v.with_benefit] else [_BARE])))


def bonus_words(view: View) -> str:
    """The points or the advance that a civilization gives."""
    if view[v.icon] == _ADVANCE:
        return f"{_ADVANCE} {view[v.indicator]}"
    per = view[v.per]
    return f"{_POINTS} {view[v.amount]}" + ("" if per == _ONCE else f" {per}")


def take_icon(draft: Draft, words: str) -> None:
    """The icon of these words is the one now read or carried out."""
    draft[v.icon], *marks = words.split()
    draft[v.reach] = "anywhere" if _ANYWHERE in marks else "adjacent"
    draft[v.with_benefit] = _BARE not in marks
    ways = dict(mark.split(":") for mark in marks if ":" in mark)
    for track in draft[v.tracks]:
        draft[v.arrow.of(track)] = ways.get(track, _NO_ARROW)
    if draft[v.icon] == _POINTS and marks:
        draft[v.amount] = int(marks[0])
        draft[v.per] = marks[1] if len(marks) > 1 else _ONCE
    if draft[v.icon] == _ADVANCE and marks:
        draft[v.indicator], draft[v.track] = marks[0], None


def is_icon(words: str, icons: Collection[str], tracks: Collection[str]) -> bool:
    """Whether these are the words of one of `icons`, as a space shows it."""
    kind, *marks = words.split() or [""]
    if kind != _SEVERAL:
        return kind in icons and not set(marks) - set(_MARKS.get(kind, ()))
    moves = [mark.split(":") for mark in marks if mark != _BARE]
    return bool(moves) and all(
        len(move) == 2 and move[0] in tracks and move[1] in ("forward", "backward") for move in moves
    )


def is_bonus(words: str, icons: Collection[str], tracks: Collection[str], advances: Sequence[str]) -> bool:
    """Whether these are the words of a bonus of a civilization; `advances` are the icons of an advance."""
    kind, *marks = words.split() or [""]
    if kind == _POINTS:
        return bool(marks) and marks[0].isdecimal() and (marks[1:] == [] or (len(marks) == 2 and marks[1] in _PER))
    if kind == _ADVANCE:
        return len(marks) == 1 and marks[0] in advances
    return words == "other" or is_icon(words, icons, tracks)
