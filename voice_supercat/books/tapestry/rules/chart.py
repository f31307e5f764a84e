"""Icons of the Automa's benefit chart (tapestry/advance-on-a-track/12 to 16.1), as words.

"anywhere" and "bare" (its benefit is crossed out) are added as read: "conquer anywhere", "die bare",
"several science:forward military:backward bare".
"""

from .tracks import TRACKS

ICONS = ("conquer", "explore", "die", "tech", "tapestry", "several")  # as numbered in the question
_MARKS = {"conquer": ("anywhere",), "explore": ("anywhere",), "die": ("bare",)}


def moves_of(icon: str) -> tuple[dict[str, str], bool]:
    """Of an icon of several tracks: forward or backward by track, and whether the benefit is crossed out."""
    words = icon.split()[1:]
    return dict(word.split(":") for word in words if ":" in word), "bare" in words


def is_icon(words: str) -> bool:
    """Whether these are the words of an icon."""
    kind, *marks = words.split() or [""]
    if kind != "several":
        return kind in ICONS and not set(marks) - set(_MARKS.get(kind, ()))
    moves = [mark.split(":") for mark in marks if mark != "bare"]
    return bool(moves) and all(
        len(move) == 2 and move[0] in TRACKS and move[1] in ("forward", "backward") for move in moves
    )
