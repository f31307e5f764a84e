"""The landmarks of the tracks: which are still there. The player's are told."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .jobs import count_job
from .tracks import Space

_FIRST_TIER = 2
"""The first tier with a landmark."""


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


def take_next_landmark(draft: Draft) -> None:
    """The lowest of the track that is told: whoever comes to a tier first has passed those below."""
    track = draft.known(v.landmark_track)
    _claim_for_player(draft, next(space for space in unclaimed(draft) if space[0] == track))


def landmark_gone(view: View) -> tuple[str, ...]:
    """The word for a landmark that the bots were wrongly given, where they have one."""
    return ("gone",) if view[v.claimed_by_bots] else ()


def return_landmark(draft: Draft) -> None:
    """The last one that the bots were given is the player's."""
    *others, last = draft[v.claimed_by_bots]
    draft[v.claimed_by_bots] = tuple(others)
    count_job(draft)
    _claim_for_player(draft, last)


def landmarks_not_yours(view: View) -> tuple[str, ...]:
    """Names of those that the player was not known to have."""
    return tuple(map(_name_of(view).__getitem__, sorted({*unclaimed(view), *view[v.claimed_by_bots]})))


def note_landmark(draft: Draft, name: str) -> None:
    """It is the player's, and not the bots'."""
    found = next(space for space, known in _name_of(draft).items() if known == name)
    draft[v.claimed_by_bots] = tuple(space for space in draft[v.claimed_by_bots] if space != found)
    _claim_for_player(draft, found)


def _name_of(view: View) -> dict[Space, str]:
    spaces = view[v.landmark_spaces]
    return {
        (track, space): f"{track}_tier_{in_words(tier)}"
        for track in view[v.tracks]
        for tier, space in enumerate(spaces, start=_FIRST_TIER)
    }


def _claim_for_player(draft: Draft, claimed: Space) -> None:
    draft[v.claimed_by_you] = (*draft[v.claimed_by_you], claimed)
    draft[v.landmark_track], draft[v.landmark_tier] = (
        claimed[0],
        draft[v.landmark_spaces].index(claimed[1]) + _FIRST_TIER,
    )


def claim_landmark(draft: Draft) -> None:
    """tapestry/landmarks/1"""
    draft[v.claimed_by_bots] = (*draft[v.claimed_by_bots], space(draft))
    count_job(draft)
