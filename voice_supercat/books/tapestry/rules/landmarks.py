"""The landmarks of the tracks: which are still there. The bots' are known; the player is asked for a count."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .tracks import Space


def positions(view: View) -> dict[str, int]:
    """Where the tokens are of the bot whose part it is, by track."""
    return {track: view[v.position.of(view[v.bot], track)] for track in view[v.tracks]}


def space(view: View) -> Space:
    """Where the token that moved last stands."""
    track = view.known(v.track)
    return track, view[v.position.of(view[v.bot], track)]


def unclaimed(view: View) -> list[Space]:
    """Landmarks that nobody has, as far as it was told."""
    gone = {*view[v.claimed_by_bots], *view[v.claimed_by_you]}
    return [(track, at) for track in view[v.tracks] for at in view[v.landmark_spaces] if (track, at) not in gone]


def at_landmark(view: View) -> bool:
    """tapestry/landmarks/1: the first space of tiers two to four, its landmark still there."""
    return space(view) in unclaimed(view)


def tracks_with_landmarks(view: View) -> tuple[str, ...]:
    """Tracks that the player can have gained a landmark on."""
    return tuple(dict.fromkeys(track for track, _ in unclaimed(view)))


def note_landmark_track(draft: Draft, track: str) -> None:
    """Where only one is left, that is the one."""
    draft[v.landmark_track] = track
    left = [space for space in unclaimed(draft) if space[0] == track]
    if len(left) == 1:
        _claim_for_player(draft, left[0])


def note_tier(draft: Draft, tier: int) -> None:
    """A landmark that is gone already changes nothing; the count is asked again."""
    told = (draft.known(v.landmark_track), draft[v.landmark_spaces][tier - 2])
    if told in unclaimed(draft):
        _claim_for_player(draft, told)


def _claim_for_player(draft: Draft, told: Space) -> None:
    draft[v.claimed_by_you] = (*draft[v.claimed_by_you], told)
    draft[v.landmark_track] = None


def claim_landmark(draft: Draft) -> None:
    """tapestry/landmarks/1"""
    draft[v.claimed_by_bots] = (*draft[v.claimed_by_bots], space(draft))
