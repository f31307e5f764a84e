"""The track that a bot advances on: the icon of the track card, valid tracks, the list of the tiebreaker card."""

from voice_supercat.procedure.state import Draft, Passed, View

from . import values as v
from .landmarks import positions, unclaimed
from .tracks import completed_list, first_valid, valid_tracks


def find_valid_tracks(draft: Draft) -> None:
    """tapestry/advance-on-a-track/2"""
    favorite = draft.known(v.favorite.of(draft[v.bot]))
    indicator, end = draft.known(v.indicator), draft[v.track_end]
    draft[v.valid] = valid_tracks(indicator, positions(draft), unclaimed(draft), favorite, end)
    draft[v.track] = draft[v.valid][0] if len(draft[v.valid]) == 1 else None


def list_unread(view: View) -> bool:
    """Whether the track list of the tiebreaker card was not read to its end."""
    return completed_list(_entries_read(view), view[v.list_entries]) is None


def _entries_read(view: View) -> tuple[str, ...]:
    return view[v.track_list.of(view.known(v.tie_card))]


def heart_counts(view: View) -> str:
    """tapestry/advance-on-a-track/7, where the heart can decide."""
    favorite = view[v.favorite.of(view[v.bot])]
    return f" The heart counts as {favorite}." if favorite in view[v.valid] else ""


def valid_names(view: View) -> str:
    """The tracks that the tiebreaker card chooses from."""
    *first, last = view[v.valid]
    return f"{', '.join(first)} or {last}"


def choose_track(draft: Draft) -> None:
    """tapestry/advance-on-a-track/6 and 7"""
    bot, valid = draft[v.bot], draft[v.valid]
    if draft[v.track] is None and valid:
        order = completed_list(_entries_read(draft), draft[v.list_entries]) or ()
        draft[v.track] = first_valid(order, valid, draft.known(v.favorite.of(bot)), from_bottom=bot == "shadow")
    if (track := draft[v.track]) is not None:
        icon = draft.known(v.icon_name.of(draft.known(v.indicator)))
        reason = f"Valid by {icon}: {', '.join(valid)}."
        draft.trail = (*draft.trail, Passed("choose-track/chosen", reason, track, by_player=False))
