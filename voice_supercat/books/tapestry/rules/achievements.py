"""What the bots have just achieved."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .landmarks import space


def find_achievement(draft: Draft) -> None:
    """tapestry/achievements/1 and 2: what the bot has just earned."""
    if draft[v.achievement] is not None:
        return
    if draft[v.bot] == "automa" and draft[v.toppled] >= draft[v.outposts_to_topple] and not draft[v.toppled_two]:
        draft[v.toppled_two] = True
        draft[v.achievement] = "outposts"
    elif draft[v.track] is not None and _completes_first_track(draft):
        draft[v.completed.of(draft[v.bot])] = True
        draft[v.achievement] = "track"


def _completes_first_track(view: View) -> bool:
    return space(view)[1] == view[v.track_end] and not view[v.completed.of(view[v.bot])]
