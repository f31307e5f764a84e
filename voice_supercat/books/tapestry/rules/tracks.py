"""The four tracks: which are valid for an indicator, when landmarks matter, which track wins a tie."""

from collections.abc import Collection, Mapping, Sequence

TRACKS = ("exploration", "science", "military", "technology")
START, END = 0, 12
LANDMARK_SPACES = (4, 7, 10)  # the first spaces of tiers two to four
INDICATORS = ("any", "landmark", "end")  # of track cards, as numbered in the question
FAVORITE = "favorite"  # the heart
ENTRIES = (*TRACKS, FAVORITE)  # of the track list of a tiebreaker card

Space = tuple[str, int]


def valid_tracks(
    indicator: str, positions: Mapping[str, int], unclaimed: Collection[Space], favorite: str
) -> tuple[str, ...]:
    """tapestry/advance-on-a-track/3, 4, 5, 7: the tracks that `indicator` allows, which may be one by name."""
    unfinished = [track for track in TRACKS if positions[track] < END]
    if indicator == "any":
        return tuple(unfinished)
    if indicator == FAVORITE or indicator in TRACKS:
        only = favorite if indicator == FAVORITE else indicator
        return tuple(track for track in unfinished if track == only)
    landmarks = unclaimed if indicator == "landmark" else ()
    distance = {track: _distance(track, positions[track], landmarks) for track in unfinished}
    return tuple(track for track in unfinished if distance[track] == min(distance.values()))


def _distance(track: str, position: int, landmarks: Collection[Space]) -> int:
    ahead = [space for of, space in landmarks if of == track and space > position]
    return min([*ahead, END]) - position


def landmarks_matter(positions: Mapping[str, int], unclaimed: Collection[Space]) -> bool:
    """Whether the valid tracks could be others if some of these landmarks were gone."""
    unfinished = [track for track in TRACKS if positions[track] < END]
    distances = [_distance(track, positions[track], unclaimed) for track in unfinished]
    return len(unfinished) > 1 and any(
        space > positions[track] and space - positions[track] == min(distances) for track, space in unclaimed
    )


def first_valid(order: Sequence[str], valid: Collection[str], favorite: str, *, from_bottom: bool) -> str:
    """tapestry/advance-on-a-track/6 and 7: top to bottom for the Automa, bottom to top for the Shadow Empire."""
    ranked = [favorite if entry == FAVORITE else entry for entry in order]
    return next(track for track in (reversed(ranked) if from_bottom else ranked) if track in valid)
