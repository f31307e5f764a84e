"""The landmarks of the tracks: which are still there. The bots' are known; the player is asked for a count."""

from voice_supercat.procedure.state import Draft, Table

from .tracks import LANDMARK_SPACES, TRACKS, Space, landmarks_matter


def positions(table: Table, bot: str) -> dict[str, int]:
    """Where the tokens of a bot are."""
    return {track: table[f"at.{bot}.{track}"] for track in TRACKS}


def unclaimed(table: Table) -> list[Space]:
    """Landmarks that nobody has, as far as it was told."""
    gone = {*table["claimed_by_bots"], *table["claimed_by_you"]}
    return [(track, space) for track in TRACKS for space in LANDMARK_SPACES if (track, space) not in gone]


def landmarks_in_doubt(table: Table) -> bool:
    """tapestry/advance-on-a-track/4: the player may have gained one that matters since the count was last right."""
    if table["indicator"] != "landmark" or table["landmarks_sure"]:
        return False
    return landmarks_matter(positions(table, table["bot"]), unclaimed(table))


def space(table: Table) -> Space:
    """Where the token that moved last stands."""
    return table["track"], table[f"at.{table['bot']}.{table['track']}"]


def at_landmark(table: Table) -> bool:
    """tapestry/landmarks/1: the first space of tiers two to four, its landmark still there."""
    return space(table) in unclaimed(table)


def count_unsure(table: Table) -> bool:
    """Whether the player has had a turn since the count was right."""
    return not table["landmarks_sure"]


def note_count(draft: Draft, right: bool) -> None:
    """Until the player's next turn."""
    draft["landmarks_sure"] = right or not unclaimed(draft)


def tracks_with_landmarks(table: Table) -> tuple[str, ...]:
    """Tracks that the player can have gained a landmark on."""
    return tuple(dict.fromkeys(track for track, _ in unclaimed(table)))


def note_landmark_track(draft: Draft, track: str) -> None:
    """Where only one is left, that is the one."""
    draft["landmark_track"] = track
    left = _left_on_track(draft)
    if len(left) == 1:
        _claim_for_player(draft, left[0])


def _left_on_track(table: Table) -> list[Space]:
    return [space for space in unclaimed(table) if space[0] == table["landmark_track"]]


def tier_open(table: Table) -> bool:
    """Whether the player must tell which landmark of the track it is."""
    return table["landmark_track"] is not None


def note_tier(draft: Draft, tier: int) -> None:
    """A landmark that is gone already changes nothing; the count is asked again."""
    told = (draft["landmark_track"], LANDMARK_SPACES[tier - 2])
    if told in unclaimed(draft):
        _claim_for_player(draft, told)


def _claim_for_player(draft: Draft, told: Space) -> None:
    draft["claimed_by_you"] = (*draft["claimed_by_you"], told)
    draft["landmark_track"] = None


def claim_landmark(draft: Draft) -> None:
    """tapestry/landmarks/1"""
    draft["claimed_by_bots"] = (*draft["claimed_by_bots"], space(draft))


def landmarks(table: Table) -> int:
    """Landmarks in the box of the Automa's mat."""
    return len(table["claimed_by_bots"])
