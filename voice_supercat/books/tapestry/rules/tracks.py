"""Which tracks are valid for an icon, when landmarks matter, which track wins a tie."""

from collections.abc import Collection, Mapping, Sequence

FAVORITE = "favorite"  # the icon of the favorite track
HEART = "heart"  # the same in the track list of a tiebreaker card

Space = tuple[str, int]
"""A track, and one of its spaces."""


def valid_tracks(
    indicator: str, positions: Mapping[str, int], unclaimed: Collection[Space], favorite: str, end: int
) -> tuple[str, ...]:
    """tapestry/advance-on-a-track/3, 4, 5, 7: the tracks that `indicator` allows, which may be one by name.

    `positions` are the spaces of the bot's tokens by track, `end` is the last space.
    """
    unfinished = [track for track, position in positions.items() if position < end]
    if indicator == "any":
        return tuple(unfinished)
    if indicator == FAVORITE or indicator in positions:
        only = favorite if indicator == FAVORITE else indicator
        return tuple(track for track in unfinished if track == only)
    landmarks = unclaimed if indicator == "landmark" else ()
    distance = {track: _distance(track, positions[track], landmarks, end) for track in unfinished}
    return tuple(track for track in unfinished if distance[track] == min(distance.values()))


def _distance(track: str, position: int, landmarks: Collection[Space], end: int) -> int:
    ahead = [space for of, space in landmarks if of == track and space > position]
    return min([*ahead, end]) - position


def first_valid(order: Sequence[str], valid: Collection[str], favorite: str, *, from_bottom: bool) -> str:
    """tapestry/advance-on-a-track/6 and 7: top to bottom for the Automa, bottom to top for the Shadow Empire."""
    ranked = [favorite if entry == HEART else entry for entry in order]
    return next(track for track in (reversed(ranked) if from_bottom else ranked) if track in valid)


def completed_list(read: Sequence[str], entries: Sequence[str]) -> tuple[str, ...] | None:
    """The whole track list, of which the last entry need not be read; None where more of it is not known."""
    unread = tuple(entry for entry in entries if entry not in read)
    return (*read, *unread) if len(unread) <= 1 else None
