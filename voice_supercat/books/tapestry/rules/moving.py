"""Tokens on the tracks: advancing, going back, the science die."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .jobs import count_job
from .landmarks import positions

_START = 0


def advance(draft: Draft) -> None:
    """tapestry/advance-on-a-track/6 and 8"""
    _move(draft, 1, with_benefit=draft[v.bot] == "automa")


def _move(draft: Draft, spaces: int, *, with_benefit: bool) -> None:
    token = v.position.of(draft[v.bot], draft.known(v.track))
    before = draft[token]
    draft[token] = min(draft[v.track_end], max(_START, before + spaces))
    count_job(draft)
    draft[v.reached] = with_benefit and draft[token] not in (before, _START)


def roll_civilization(draft: Draft) -> None:
    """tapestry/setup/3.4"""
    draft[v.track] = _rolled_track(draft)


def roll_shadow_favorite(draft: Draft) -> None:
    """tapestry/setup/4.3"""
    taken = draft.known(v.favorite.of("automa"))
    draft[v.track] = draft[v.favorite.of("shadow")] = _rolled_track(draft, *(set(draft[v.tracks]) - {taken}))


def roll_and_advance(draft: Draft) -> None:
    """tapestry/advance-on-a-track/13: again until a track comes on which there is room."""
    room = (track for track, position in positions(draft).items() if position < draft[v.track_end])
    draft[v.track] = _rolled_track(draft, *room)
    _move(draft, 1, with_benefit=draft[v.with_benefit])


def roll_among_tracks(draft: Draft) -> None:
    """tapestry/advance-on-a-track/16: again until one of the indicated tracks comes."""
    shown = (track for track in draft[v.tracks] if draft[v.arrow.of(track)] != "none")
    draft[v.track] = draft[v.arrow_track] = _rolled_track(draft, *shown)
    forward = draft[v.arrow.of(draft.known(v.track))] == "forward"
    _move(draft, 1 if forward else -1, with_benefit=draft[v.with_benefit])


def _rolled_track(draft: Draft, *wanted: str) -> str:
    """The science die, rolled until it shows one of those wanted; without any, rolled once."""
    tracks = draft[v.tracks]
    while (rolled := tracks[draft.roll(len(tracks)) - 1]) not in (wanted or tracks):
        pass
    return rolled


def all_completed(view: View) -> bool:
    """Whether the bot has no track left to advance on."""
    return all(position >= view[v.track_end] for position in positions(view).values())
