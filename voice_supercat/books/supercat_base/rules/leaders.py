"""Leaders and Lore: which bot gets which, by chance."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .player_turn import seat_name
from .rounds import one_player

LEADERS = ("Rebel", "Quartermaster", "Corsair")  # base/leaders-and-lore/6 to 8
LORE = ("Seeker Torpedoes", "Railgun Arrays", "Repair Drones", "Signal Breaker", "Mirror Plating")  # 10 to 14


def leaders_to_deal(view: View) -> bool:
    """Whether there are any, and they are not dealt yet."""
    return bool(view[v.leaders] != "none" and not view[v.leaders_dealt])


def leaders_by_chance(view: View) -> bool:
    """base/leaders-and-lore/4"""
    return bool(view[v.leaders] == "random")


def assign_leaders(draft: Draft) -> None:
    """base/leaders-and-lore/5 and 9: one of each for every bot, none twice."""
    leaders, lore = list(LEADERS), list(LORE)
    for bot in draft[v.bots]:
        draft[v.leader.of(bot)] = leaders.pop(draft.roll(len(leaders)) - 1)
        draft[v.lore.of(bot)] = lore.pop(draft.roll(len(lore)) - 1)
    draft[v.leaders_to_tell] = draft[v.bots]


def leader_to_tell(view: View) -> bool:
    """Whether there is another bot to tell of."""
    return bool(view[v.leaders_to_tell])


def leader_and_lore(view: View) -> str:
    """What the next bot gets."""
    bot = view[v.leaders_to_tell][0]
    return f"{seat_name(view, bot)} gets the Leader {view[v.leader.of(bot)]} and the Lore {view[v.lore.of(bot)]}."


def leader_told(draft: Draft, _: str) -> None:
    """On to the next bot."""
    draft[v.leaders_to_tell] = draft[v.leaders_to_tell][1:]


def for_players(view: View) -> str:
    """Who draws besides the bots."""
    return "for yourself" if one_player(view) else "for each player"


def leaders_done(draft: Draft, _: str) -> None:
    """Not again."""
    draft[v.leaders_dealt] = True
