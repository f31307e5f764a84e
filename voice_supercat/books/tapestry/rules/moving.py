"""Tokens on the tracks: advancing, going back, the science die, tracks completed."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .chart import moves_of
from .landmarks import space
from .tracks import END, START, TRACKS


def advance(draft: Draft) -> None:
    """tapestry/advance-on-a-track/6 and 8"""
    _move(draft, 1, with_benefit=draft[v.bot] == "automa")


def _move(draft: Draft, spaces: int, *, with_benefit: bool) -> None:
    bot, track = draft[v.bot], draft[v.track]
    position = draft[v.at.of(bot, track)]
    landing = min(END, max(START, position + spaces))
    draft[v.at.of(bot, track)] = landing
    draft[v.reached] = (track, landing) if with_benefit and landing not in (position, START) else None


def favorite_of(view: View) -> str | None:
    """The favorite track of the bot whose part it is; None before the set-up."""
    found: str | None = view[v.favorite.of(view[v.bot])]
    return found


def _rolled_track(draft: Draft) -> str:
    return TRACKS[draft.roll(len(TRACKS)) - 1]


def roll_civilization(draft: Draft) -> None:
    """tapestry/setup/3.4"""
    draft[v.track] = _rolled_track(draft)


def note_favorite(draft: Draft, track: str) -> None:
    """tapestry/setup/3.5"""
    draft[v.favorite.of("automa")] = track


def roll_shadow_favorite(draft: Draft) -> None:
    """tapestry/setup/4.3"""
    draft[v.favorite.of("shadow")] = draft[v.favorite.of("automa")]
    while draft[v.favorite.of("shadow")] == draft[v.favorite.of("automa")]:
        draft[v.favorite.of("shadow")] = _rolled_track(draft)
    draft[v.track] = draft[v.favorite.of("shadow")]


def all_completed(view: View) -> bool:
    """Whether the bot has no track left to advance on."""
    return all(view[v.at.of(view[v.bot], track)] >= END for track in TRACKS)


def roll_and_advance(draft: Draft) -> None:
    """tapestry/advance-on-a-track/13: again until a track comes on which there is room."""
    draft[v.track] = _rolled_track(draft)
    while draft[v.at.of(draft[v.bot], draft[v.track])] >= END:
        draft[v.track] = _rolled_track(draft)
    _move(draft, 1, with_benefit=draft[v.benefit] == "die")


def roll_among_tracks(draft: Draft) -> None:
    """tapestry/advance-on-a-track/16: again until one of the indicated tracks comes."""
    ways, bare = moves_of(draft[v.benefit])
    draft[v.track] = _rolled_track(draft)
    while draft[v.track] not in ways:
        draft[v.track] = _rolled_track(draft)
    draft[v.way] = ways[draft[v.track]]
    _move(draft, 1 if draft[v.way] == "forward" else -1, with_benefit=not bare)


def track_completed(view: View) -> bool:
    """tapestry/achievements/1 and 2: the first track that the bot completes."""
    return space(view)[1] == END and not view[v.completed.of(view[v.bot])]
