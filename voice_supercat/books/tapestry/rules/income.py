"""Income turns: favorite tracks, and the points of the mat."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v


def favorite_surely_left(view: View) -> bool | None:
    """tapestry/income-turns/3: at its end, or passed by the other bot; None where only the player can have passed."""
    bot = view[v.bot]
    favorite = view.known(v.favorite.of(bot))
    position = view[v.position.of(bot, favorite)]
    passed = any(view[v.position.of(other, favorite)] > position for other in view[v.bots])
    return True if position >= view[v.track_end] or passed else None


def favorite_space(view: View) -> str:
    """Where the bot stands on its favorite track."""
    bot = view[v.bot]
    return in_words(view[v.position.of(bot, view.known(v.favorite.of(bot)))])


def gain_for_board(draft: Draft, multiplier: int) -> None:
    """tapestry/income-turns/6 and 8: for landmarks and territories."""
    _gain(draft, multiplier * (draft[v.territories] + len(draft[v.claimed_by_bots])))


def gain_for_tracks(draft: Draft, multiplier: int, *tracks: str) -> None:
    """tapestry/income-turns/7 and 8: for the spaces advanced on the tracks that share a multiplier."""
    _gain(draft, multiplier * sum(draft[v.position.of("automa", track)] for track in tracks))


def _gain(draft: Draft, points: int) -> None:
    draft[v.gained] = points
    draft[v.points] += points
