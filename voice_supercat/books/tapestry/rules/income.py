"""Income turns: favorite tracks, and the points of the mat."""

from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .jobs import count_job

_NORMAL = 2
"""The level of which the document tells the income chart."""
_SHARING = (("military", "science"), ("exploration", "technology"))
"""Tracks that share a multiplier."""


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


def changes_favorites(view: View) -> bool:
    """tapestry/income-turns/3: not in the first turn, before which no token has moved far; the last chart tells it."""
    return view[v.incomes] > 1 and (view[v.incomes] < view[v.income_turns] or "favorites" in (_listed(view) or ()))


def lists_points(view: View) -> bool:
    """tapestry/income-turns/6: always but in the first turn, of which the chart tells it."""
    return view[v.incomes] > 1 or "points" in (_listed(view) or ())


def asks_progress(view: View) -> bool:
    """tapestry/income-turns/12 tells the number of the normal chart, but for the first turn."""
    if view[v.incomes] == view[v.income_turns] or view[v.difficulty] == _NORMAL:
        return False
    return view[v.incomes] > 1 or "progress" in (_listed(view) or ())


def _listed(view: View) -> tuple[str, ...] | None:
    return view[v.lists.of(_level(view), view.known(v.column.of(str(view[v.incomes]))))]


def _level(view: View) -> str:
    return str(view.known(v.difficulty))


def board_points(view: View) -> str:
    """tapestry/income-turns/6 and 8: for landmarks and territories."""
    return counted(_for_board(view), "point")


def track_points(view: View) -> str:
    """tapestry/income-turns/7 and 8: for the spaces advanced on the tracks."""
    return counted(_for_tracks(view), "point")


def gain_income(draft: Draft) -> None:
    """tapestry/income-turns/6 to 9"""
    _gain(draft, _for_board(draft) + _for_tracks(draft))


def gain_for_era(draft: Draft) -> None:
    """tapestry/income-turns/10"""
    _gain(draft, draft.known(v.era_points.of(_level(draft), str(draft[v.incomes]))))


def _for_board(view: View) -> int:
    return _multipliers(view)[0] * (view[v.territories] + len(view[v.claimed_by_bots]))


def _for_tracks(view: View) -> int:
    advanced = [sum(view[v.position.of("automa", track)] for track in pair) for pair in _SHARING]
    return sum(times * spaces for times, spaces in zip(_multipliers(view)[1:], advanced, strict=True))


def _multipliers(view: View) -> list[int]:
    """Of landmarks and territories, and of the tracks that share one."""
    return [int(number) for number in view.known(v.multipliers.of(_level(view), str(view[v.incomes])))]


def _gain(draft: Draft, points: int) -> None:
    count_job(draft)
    draft[v.gained] = points
    draft[v.points] += points
