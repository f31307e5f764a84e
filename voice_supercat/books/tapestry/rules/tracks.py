"""The four tracks: which are valid for an indicator, which landmarks must be looked at, which track wins a tie."""

from collections.abc import Callable, Collection, Mapping, Sequence

TRACKS = ("exploration", "science", "military", "technology")
START, END = 0, 12
LANDMARK_SPACES = (4, 7, 10)  # the first spaces of tiers two to four
INDICATORS = ("any", "landmark", "end", "favorite")

Space = tuple[str, int]
Claims = Callable[[Space], bool | None]  # whether the landmark of a space is still unclaimed; None: not known


def valid_tracks(
    indicator: str, positions: Mapping[str, int], unclaimed: Collection[Space], favorite: str
) -> tuple[str, ...]:
    """tapestry/advance-on-a-track/3, 4, 5, 7: the tracks that `indicator` allows."""
    unfinished = [track for track in TRACKS if positions[track] < END]
    if indicator == "any":
        return tuple(unfinished)
    if indicator == "favorite":
        return tuple(track for track in unfinished if track == favorite)
    landmarks = unclaimed if indicator == "landmark" else ()
    distance = {track: _distance(track, positions[track], landmarks) for track in unfinished}
    return tuple(track for track in unfinished if distance[track] == min(distance.values()))


def _distance(track: str, position: int, landmarks: Collection[Space]) -> int:
    ahead = [space for of, space in landmarks if of == track and space > position]
    return min([*ahead, END]) - position


def landmark_to_ask(positions: Mapping[str, int], unclaimed: Claims) -> Space | None:
    """The nearest landmark of which it is not known, and matters, whether it is still there."""
    nearest = min((_sure_distance(track, positions[track], unclaimed) for track in TRACKS), default=END)
    doubtful = [
        (space - positions[track], TRACKS.index(track), space)
        for track in TRACKS
        for space in LANDMARK_SPACES
        if space > positions[track] and unclaimed((track, space)) is None and space - positions[track] <= nearest
    ]
    if not doubtful:
        return None
    _, track, space = min(doubtful)
    return TRACKS[track], space


def _sure_distance(track: str, position: int, unclaimed: Claims) -> int:
    """To the nearest landmark that is surely there, or the end; a finished track is no nearer than any other."""
    if position >= END:
        return END + 1
    sure = [space for space in LANDMARK_SPACES if space > position and unclaimed((track, space))]
    return min([*sure, END]) - position


def first_valid(order: Sequence[str], valid: Collection[str], *, from_bottom: bool) -> str:
    """tapestry/advance-on-a-track/6: top to bottom for the Automa, bottom to top for the Shadow Empire."""
    ranked = reversed(order) if from_bottom else iter(order)
    return next(track for track in ranked if track in valid)
