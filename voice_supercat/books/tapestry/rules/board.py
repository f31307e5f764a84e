"""The map as far as it counts: territories, toppled outposts, the middle island, achievements, traps."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .memory import note_property, property_of
from .moving import track_completed


def island_known(view: View) -> bool | None:
    """Whether the Automa can still gain the middle island; None where the player must look."""
    return None if island_open(view) else False


def island_open(view: View) -> bool:
    """Whether the achievement can still be gained, as far as it was told."""
    return bool(view[v.island] == "open")


def note_island(draft: Draft, can_gain: bool) -> None:
    """Once closed it stays closed."""
    draft[v.island_goal] = can_gain
    if not can_gain:
        draft[v.island] = "closed"


def begin_conquest(draft: Draft) -> None:
    """A conquest or exploration begins: whether the island is open is seen afresh."""
    draft[v.island_goal] = False
    draft[v.picked] = False


def island_goal(view: View) -> bool:
    """tapestry/conquer-opponent/3 and tapestry/conquer-neutral/5"""
    return bool(view[v.island_goal])


def note_single(draft: Draft, only_one: bool) -> None:
    """Whether the tiebreakers have left one hex."""
    draft[v.picked] = only_one


def still_tied(view: View) -> bool:
    """Whether several hexes are valid."""
    return not view[v.picked]


def icon_unknown(view: View, name: str) -> bool:
    """Whether this icon of the tiebreaker card was not read yet."""
    return property_of(view, view[v.tie_card], name) is None


def note_icon_of_card(draft: Draft, yes: bool, name: str) -> None:
    """tapestry/conquer-neutral/3 and 12"""
    note_property(draft, draft[v.tie_card], name, yes)


def card_shows(view: View, name: str) -> bool:
    """Whether the tiebreaker card shows this icon."""
    return bool(property_of(view, view[v.tie_card], name))


def topple_yours(draft: Draft) -> None:
    """tapestry/conquer-opponent/5"""
    draft[v.territories] = draft[v.territories] + 1
    count_toppled(draft)


def count_toppled(draft: Draft) -> None:
    """tapestry/achievements/1: one more outpost of the player, also by a trap, as tapestry/explore/8 has it."""
    draft[v.toppled] = draft[v.toppled] + 1


def conquer_neutral(draft: Draft) -> None:
    """tapestry/conquer-neutral/11"""
    draft[v.territories] = draft[v.territories] + 1


def island_matters(view: View) -> bool:
    """Whether the middle island may be what was conquered, and its achievement or the Shadow Empire hang on it."""
    return island_open(view) or (view[v.island] == "closed" and card_shows(view, "topples"))


def note_is_island(draft: Draft, yes: bool) -> None:
    """tapestry/achievements/1 and tapestry/conquer-neutral/12"""
    draft[v.on_island] = yes
    if yes and island_open(draft):
        draft[v.island] = "gained"
        draft[v.achievement] = "the middle island"


def reset_is_island(draft: Draft) -> None:
    """The terrain now conquered."""
    draft[v.on_island] = False


def places_shadow(view: View) -> bool:
    """tapestry/conquer-neutral/12"""
    return not view[v.on_island]


def find_achievement(draft: Draft) -> None:
    """tapestry/achievements/1 and 2: what the bot has just earned."""
    if draft[v.achievement] is not None:
        return
    if draft[v.bot] == "automa" and draft[v.toppled] >= 2 and not draft[v.toppled_two]:
        draft[v.toppled_two] = True
        draft[v.achievement] = "two toppled outposts"
    elif draft[v.track] is not None and track_completed(draft):
        draft[v.completed.of(draft[v.bot])] = True
        draft[v.achievement] = "a completed track"


def achievement_earned(view: View) -> bool:
    """Whether there is one to be told."""
    return view[v.achievement] is not None


def gain_achievement(draft: Draft, points: int) -> None:
    """tapestry/achievements/1"""
    draft[v.points] = draft[v.points] + points
    draft[v.gained] = points
    draft[v.achievement] = None


def earned_points(view: View) -> bool:
    """Whether the achievement had room."""
    return bool(view[v.gained] > 0)


def place_achievement(draft: Draft) -> None:
    """tapestry/achievements/2: no points for the Shadow Empire."""
    draft[v.achievement] = None


def loses_tapestry(view: View) -> bool:
    """tapestry/explore/6 and 9"""
    return bool(view[v.tapestries] > 0)


def discard_tapestry(draft: Draft) -> None:
    """tapestry/explore/7"""
    draft[v.tapestries] = draft[v.tapestries] - 1


def controls_territory(view: View) -> bool:
    """Whether the Automa has a territory that can be taken: two tokens are on the one it starts with."""
    return bool(view[v.territories] > 1)


def lose_territory(draft: Draft) -> None:
    """The player has conquered it."""
    draft[v.territories] = draft[v.territories] - 1


def seeks_distance(view: View) -> bool:
    """tapestry/explore/3"""
    return bool(view[v.favorite.of("automa")] != "military")


def not_explained(view: View, what: str) -> bool:
    """An explanation is offered once a game; "explain that" repeats it."""
    return not view.get(f"explained.{what}")


def note_explained(draft: Draft, _: bool, what: str) -> None:
    """Offered."""
    draft[v.explained.of(what)] = True
