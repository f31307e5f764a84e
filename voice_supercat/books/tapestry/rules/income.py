"""Income turns: advances, favorite tracks, points, the new era, the end."""

from voice_supercat.procedure.state import Draft, Table

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
    draft["incomes"] = draft["incomes"] + 1
    draft["gained"] = 0
    draft["listed"] = True


def income_is(table: Table, *turns: str) -> bool:
    """Which income turn the bots take."""
    return str(table["incomes"]) in turns


def advance_unread(table: Table) -> bool:
    """tapestry/income-turns/4: there is a latest pair from the second income turn on."""
    return has_pair(table) and chart_unread(table, "advance")


def advances_again(table: Table) -> bool:
    """tapestry/income-turns/4"""
    return has_pair(table) and chart_lists(table, "advance")


def favorite_surely_left(table: Table) -> bool | None:
    """tapestry/income-turns/3: at its end, or passed by the other bot; None where only the player can have passed."""
    bot = table["bot"]
    favorite = table[f"favorite.{bot}"]
    position = table[f"at.{bot}.{favorite}"]
    return True if position >= END or any(table[f"at.{other}.{favorite}"] > position for other in BOTS) else None


def keep_favorite_in_mind(draft: Draft) -> None:
    """The favorite before it may change; until then it stays."""
    draft["indicator"] = draft["favorite_icon"]
    draft["favorite_changed"] = False


def note_favorite_icon(draft: Draft, number: int) -> None:
    """The icon in the rule of tapestry/income-turns/3, printed and lost in the text."""
    draft["favorite_icon"] = draft["indicator"] = ("any", "landmark", "end")[number - 1]


def change_favorite(draft: Draft) -> None:
    """tapestry/income-turns/3: it can be the same track, or the favorite of the other bot."""
    if draft["track"] is not None:
        draft["favorite_changed"] = draft["track"] != draft[f"favorite.{draft['bot']}"]
        draft[f"favorite.{draft['bot']}"] = draft["track"]


def favorite_changed(table: Table) -> bool:
    """Whether the outpost moves to another track."""
    return bool(table["favorite_changed"])


def gain_points(draft: Draft, points: int) -> None:
    """Points read from a card or the mat."""
    draft["gained"] = points
    draft["points"] = draft["points"] + points


def gain_row(draft: Draft, multiplier: int, row: str) -> None:
    """tapestry/income-turns/8"""
    counts = {track: draft[f"at.automa.{track}"] for track in ("exploration", "science", "military", "technology")}
    counts |= {"territories": draft["territories"], "landmarks": len(draft["claimed_by_bots"])}
    gain_points(draft, income_points(row, multiplier, counts))


def cover_multiplier(draft: Draft) -> None:
    """tapestry/income-turns/13"""
    draft["covered"] = draft["covered"] + 1


def new_era(table: Table) -> bool:
    """tapestry/income-turns/10: income turns two to four begin an era."""
    return bool(1 < table["incomes"] < INCOME_TURNS)


def two_civilizations(table: Table) -> bool:
    """tapestry/difficulty-levels/3"""
    return bool(table["difficulty"] == 6)


def note_winner(draft: Draft, winner: str) -> None:
    """tapestry/income-turns/15"""
    draft["winner"] = winner


def favorites_may_change(table: Table) -> bool:
    """tapestry/income-turns/3: from the second income turn on; before that no token has moved far."""
    return bool(table["incomes"] > 1) and listed(table)


def deck_to_shuffle(table: Table) -> bool:
    """tapestry/income-turns/14: in the first income turn only where cards were added."""
    return has_pair(table) or bool(table["discard"] > 0)
