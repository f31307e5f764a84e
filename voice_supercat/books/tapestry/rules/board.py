"""The map as far as it counts: territories, toppled outposts, the middle island, achievements, traps."""

from voice_supercat.procedure.state import Draft, Table

from .memory import note_property, property_of
from .moving import track_completed


def island_known(table: Table) -> bool | None:
    """Whether the Automa can still gain the middle island; None where the player must look."""
    return None if island_open(table) else False


def island_open(table: Table) -> bool:
    """Whether the achievement can still be gained, as far as it was told."""
    return bool(table["island"] == "open")


def note_island(draft: Draft, can_gain: bool) -> None:
    """Once closed it stays closed."""
    draft["island_goal"] = can_gain
    if not can_gain:
        draft["island"] = "closed"


def begin_conquest(draft: Draft) -> None:
    """A conquest or exploration begins: whether the island is open is seen afresh."""
    draft["island_goal"] = False
    draft["picked"] = False


def island_goal(table: Table) -> bool:
    """tapestry/conquer-opponent/3 and tapestry/conquer-neutral/5"""
    return bool(table["island_goal"])


def note_single(draft: Draft, only_one: bool) -> None:
    """Whether the tiebreakers have left one hex."""
    draft["picked"] = only_one


def still_tied(table: Table) -> bool:
    """Whether several hexes are valid."""
    return not table["picked"]


def icon_unknown(table: Table, name: str) -> bool:
    """Whether this icon of the tiebreaker card was not read yet."""
    return property_of(table, table["tie_card"], name) is None


def note_icon_of_card(draft: Draft, yes: bool, name: str) -> None:
    """tapestry/conquer-neutral/3 and 12"""
    note_property(draft, draft["tie_card"], name, yes)


def card_shows(table: Table, name: str) -> bool:
    """Whether the tiebreaker card shows this icon."""
    return bool(property_of(table, table["tie_card"], name))


def topple_yours(draft: Draft) -> None:
    """tapestry/conquer-opponent/5"""
    draft["territories"] = draft["territories"] + 1
    count_toppled(draft)


def count_toppled(draft: Draft) -> None:
    """tapestry/achievements/1: one more outpost of the player, also by a trap, as tapestry/explore/8 has it."""
    draft["toppled"] = draft["toppled"] + 1


def conquer_neutral(draft: Draft) -> None:
    """tapestry/conquer-neutral/11"""
    draft["territories"] = draft["territories"] + 1


def island_matters(table: Table) -> bool:
    """Whether the middle island may be what was conquered, and its achievement or the Shadow Empire hang on it."""
    return island_open(table) or (table["island"] == "closed" and card_shows(table, "topples"))


def note_is_island(draft: Draft, yes: bool) -> None:
    """tapestry/achievements/1 and tapestry/conquer-neutral/12"""
    draft["on_island"] = yes
    if yes and island_open(draft):
        draft["island"] = "gained"
        draft["achievement"] = "the middle island"


def reset_is_island(draft: Draft) -> None:
    """The terrain now conquered."""
    draft["on_island"] = False


def places_shadow(table: Table) -> bool:
    """tapestry/conquer-neutral/12"""
    return not table["on_island"]


def find_achievement(draft: Draft) -> None:
    """tapestry/achievements/1 and 2: what the bot has just earned."""
    if draft["achievement"] is not None:
        return
    if draft["bot"] == "automa" and draft["toppled"] >= 2 and not draft["toppled_two"]:
        draft["toppled_two"] = True
        draft["achievement"] = "two toppled outposts"
    elif draft["track"] is not None and track_completed(draft):
        draft[f"completed.{draft['bot']}"] = True
        draft["achievement"] = "a completed track"


def achievement_earned(table: Table) -> bool:
    """Whether there is one to be told."""
    return table["achievement"] is not None


def gain_achievement(draft: Draft, points: int) -> None:
    """tapestry/achievements/1"""
    draft["points"] = draft["points"] + points
    draft["gained"] = points
    draft["achievement"] = None


def earned_points(table: Table) -> bool:
    """Whether the achievement had room."""
    return bool(table["gained"] > 0)


def place_achievement(draft: Draft) -> None:
    """tapestry/achievements/2: no points for the Shadow Empire."""
    draft["achievement"] = None


def loses_tapestry(table: Table) -> bool:
    """tapestry/explore/6 and 9"""
    return bool(table["tapestries"] > 0)


def discard_tapestry(draft: Draft) -> None:
    """tapestry/explore/7"""
    draft["tapestries"] = draft["tapestries"] - 1


def controls_territory(table: Table) -> bool:
    """Whether the Automa has a territory that can be taken: two tokens are on the one it starts with."""
    return bool(table["territories"] > 1)


def lose_territory(draft: Draft) -> None:
    """The player has conquered it."""
    draft["territories"] = draft["territories"] - 1


def seeks_distance(table: Table) -> bool:
    """tapestry/explore/3"""
    return bool(table["favorite.automa"] != "military")


def not_explained(table: Table, what: str) -> bool:
    """An explanation is offered once a game; "explain that" repeats it."""
    return not table.get(f"explained.{what}")


def note_explained(draft: Draft, _: bool, what: str) -> None:
    """Offered."""
    draft[f"explained.{what}"] = True
