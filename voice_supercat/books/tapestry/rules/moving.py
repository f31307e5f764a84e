"""Tokens on the tracks: advancing, going back, the science die, tracks completed."""

from voice_supercat.procedure.state import Draft, Table

from .chart import moves_of
from .landmarks import space
from .tracks import END, START, TRACKS


def advance(draft: Draft) -> None:
    """tapestry/advance-on-a-track/6 and 8"""
    _move(draft, 1, with_benefit=draft["bot"] == "automa")


def _move(draft: Draft, spaces: int, *, with_benefit: bool) -> None:
    bot, track = draft["bot"], draft["track"]
    position = draft[f"at.{bot}.{track}"]
    landing = min(END, max(START, position + spaces))
    draft[f"at.{bot}.{track}"] = landing
    draft["reached"] = (track, landing) if with_benefit and landing not in (position, START) else None


def favorite_of(table: Table) -> str | None:
    """The favorite track of the bot whose part it is; None before the set-up."""
    found: str | None = table[f"favorite.{table['bot']}"]
    return found


def _rolled_track(draft: Draft) -> str:
    return TRACKS[draft.roll(len(TRACKS)) - 1]


def roll_civilization(draft: Draft) -> None:
    """tapestry/setup/3.4"""
    draft["track"] = _rolled_track(draft)


def note_favorite(draft: Draft, track: str) -> None:
    """tapestry/setup/3.5"""
    draft["favorite.automa"] = track


def roll_shadow_favorite(draft: Draft) -> None:
    """tapestry/setup/4.3"""
    draft["favorite.shadow"] = draft["favorite.automa"]
    while draft["favorite.shadow"] == draft["favorite.automa"]:
        draft["favorite.shadow"] = _rolled_track(draft)
    draft["track"] = draft["favorite.shadow"]


def all_completed(table: Table) -> bool:
    """Whether the bot has no track left to advance on."""
    return all(table[f"at.{table['bot']}.{track}"] >= END for track in TRACKS)


def roll_and_advance(draft: Draft) -> None:
    """tapestry/advance-on-a-track/13: again until a track comes on which there is room."""
    draft["track"] = _rolled_track(draft)
    while draft[f"at.{draft['bot']}.{draft['track']}"] >= END:
        draft["track"] = _rolled_track(draft)
    _move(draft, 1, with_benefit=draft["benefit"] == "die")


def roll_among_tracks(draft: Draft) -> None:
    """tapestry/advance-on-a-track/16: again until one of the indicated tracks comes."""
    ways, bare = moves_of(draft["benefit"])
    draft["track"] = _rolled_track(draft)
    while draft["track"] not in ways:
        draft["track"] = _rolled_track(draft)
    draft["way"] = ways[draft["track"]]
    _move(draft, 1 if draft["way"] == "forward" else -1, with_benefit=not bare)


def track_completed(table: Table) -> bool:
    """tapestry/achievements/1 and 2: the first track that the bot completes."""
    return space(table)[1] == END and not table[f"completed.{table['bot']}"]
