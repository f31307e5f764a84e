"""The landmarks of the tracks: which are still there. The bots' are known; the player is asked for a count."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .tracks import LANDMARK_SPACES, TRACKS, Space, landmarks_matter


def positions(view: View, bot: str) -> dict[str, int]:
    """Where the tokens of a bot are."""
    return {track: view[v.at.of(bot, track)] for track in TRACKS}


def unclaimed(view: View) -> list[Space]:
    """Landmarks that nobody has, as far as it was told."""
    gone = {*view[v.claimed_by_bots], *view[v.claimed_by_you]}
    return [(track, space) for track in TRACKS for space in LANDMARK_SPACES if (track, space) not in gone]


def landmarks_in_doubt(view: View) -> bool:
    """tapestry/advance-on-a-track/4: the player may have gained one that matters since the count was last right."""
    if view[v.indicator] != "landmark" or view[v.landmarks_sure]:
        return False
    return landmarks_matter(positions(view, view[v.bot]), unclaimed(view))


def space(view: View) -> Space:
    """Where the token that moved last stands."""
    return view[v.track], view[v.at.of(view[v.bot], view[v.track])]


def at_landmark(view: View) -> bool:
    """tapestry/landmarks/1: the first space of tiers two to four, its landmark still there."""
    return space(view) in unclaimed(view)


def count_unsure(view: View) -> bool:
    """Whether the player has had a turn since the count was right."""
    return not view[v.landmarks_sure]


def note_count(draft: Draft, right: bool) -> None:
    """Until the player's next turn."""
    draft[v.landmarks_sure] = right or not unclaimed(draft)


def tracks_with_landmarks(view: View) -> tuple[str, ...]:
    """Tracks that the player can have gained a landmark on."""
    return tuple(dict.fromkeys(track for track, _ in unclaimed(view)))


def note_landmark_track(draft: Draft, track: str) -> None:
    """Where only one is left, that is the one."""
    draft[v.landmark_track] = track
    left = _left_on_track(draft)
    if len(left) == 1:
        _claim_for_player(draft, left[0])


def _left_on_track(view: View) -> list[Space]:
    return [space for space in unclaimed(view) if space[0] == view[v.landmark_track]]


def tier_open(view: View) -> bool:
    """Whether the player must tell which landmark of the track it is."""
    return view[v.landmark_track] is not None


def note_tier(draft: Draft, tier: int) -> None:
    """A landmark that is gone already changes nothing; the count is asked again."""
    told = (draft[v.landmark_track], LANDMARK_SPACES[tier - 2])
    if told in unclaimed(draft):
        _claim_for_player(draft, told)


def _claim_for_player(draft: Draft, told: Space) -> None:
    draft[v.claimed_by_you] = (*draft[v.claimed_by_you], told)
    draft[v.landmark_track] = None


def claim_landmark(draft: Draft) -> None:
    """tapestry/landmarks/1"""
    draft[v.claimed_by_bots] = (*draft[v.claimed_by_bots], space(draft))


def landmarks(view: View) -> int:
    """Landmarks in the box of the Automa's mat."""
    return len(view[v.claimed_by_bots])
