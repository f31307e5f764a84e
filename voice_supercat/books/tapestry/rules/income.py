"""Income turns: advances, favorite tracks, points, the new era, the end."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .decks import has_pair
from .income_chart import chart_lists, chart_unread, listed
from .tracks import END
from .turns import BOTS, INCOME_TURNS

# The three VP icons of the mat, each with its multiplier (tapestry/income-turns/6 to 8 and 11).
ROWS = ("board", "war", "exploration")


def income_points(row: str, multiplier: int, counts: dict[str, int]) -> int:
    """tapestry/income-turns/6 to 8: territories and landmarks; military and science; exploration and technology."""
    counted = {
        "board": ("territories", "landmarks"),
        "war": ("military", "science"),
        "exploration": ("exploration", "technology"),
    }
    return multiplier * sum(counts[name] for name in counted[row])


def begin_income(draft: Draft) -> None:
    """tapestry/income-turns/1"""
    draft[v.incomes] = draft[v.incomes] + 1
    draft[v.gained] = 0
    draft[v.listed] = True


def income_is(view: View, *turns: str) -> bool:
    """Which income turn the bots take."""
    return str(view[v.incomes]) in turns


def advance_unread(view: View) -> bool:
    """tapestry/income-turns/4: there is a latest pair from the second income turn on."""
    return has_pair(view) and chart_unread(view, "advance")


def advances_again(view: View) -> bool:
    """tapestry/income-turns/4"""
    return has_pair(view) and chart_lists(view, "advance")


def favorite_surely_left(view: View) -> bool | None:
    """tapestry/income-turns/3: at its end, or passed by the other bot; None where only the player can have passed."""
    bot = view[v.bot]
    favorite = view[v.favorite.of(bot)]
    position = view[v.at.of(bot, favorite)]
    return True if position >= END or any(view[v.at.of(other, favorite)] > position for other in BOTS) else None


def keep_favorite_in_mind(draft: Draft) -> None:
    """The favorite before it may change; until then it stays."""
    draft[v.indicator] = draft[v.favorite_icon]
    draft[v.favorite_changed] = False


def note_favorite_icon(draft: Draft, number: int) -> None:
    """The icon in the rule of tapestry/income-turns/3, printed and lost in the text."""
    draft[v.favorite_icon] = draft[v.indicator] = ("any", "landmark", "end")[number - 1]


def change_favorite(draft: Draft) -> None:
    """tapestry/income-turns/3: it can be the same track, or the favorite of the other bot."""
    if draft[v.track] is not None:
        draft[v.favorite_changed] = draft[v.track] != draft[v.favorite.of(draft[v.bot])]
        draft[v.favorite.of(draft[v.bot])] = draft[v.track]


def favorite_changed(view: View) -> bool:
    """Whether the outpost moves to another track."""
    return bool(view[v.favorite_changed])


def gain_points(draft: Draft, points: int) -> None:
    """Points read from a card or the mat."""
    draft[v.gained] = points
    draft[v.points] = draft[v.points] + points


def gain_row(draft: Draft, multiplier: int, row: str) -> None:
    """tapestry/income-turns/8"""
    counts = {track: draft[f"at.automa.{track}"] for track in ("exploration", "science", "military", "technology")}
    counts |= {"territories": draft[v.territories], "landmarks": len(draft[v.claimed_by_bots])}
    gain_points(draft, income_points(row, multiplier, counts))


def cover_multiplier(draft: Draft) -> None:
    """tapestry/income-turns/13"""
    draft[v.covered] = draft[v.covered] + 1


def new_era(view: View) -> bool:
    """tapestry/income-turns/10: income turns two to four begin an era."""
    return bool(1 < view[v.incomes] < INCOME_TURNS)


def two_civilizations(view: View) -> bool:
    """tapestry/difficulty-levels/3"""
    return bool(view[v.difficulty] == 6)


def note_winner(draft: Draft, winner: str) -> None:
    """tapestry/income-turns/15"""
    draft[v.winner] = winner


def favorites_may_change(view: View) -> bool:
    """tapestry/income-turns/3: from the second income turn on; before that no token has moved far."""
    return bool(view[v.incomes] > 1) and listed(view)


def deck_to_shuffle(view: View) -> bool:
    """tapestry/income-turns/14: in the first income turn only where cards were added."""
    return has_pair(view) or bool(view[v.discard] > 0)
