"""Leaders and Lore: which bot gets which, by chance."""

from voice_supercat.procedure.state import Draft, Table

from .player_turn import seat_name
from .rounds import one_player

LEADERS = ("Rebel", "Quartermaster", "Corsair")  # base/leaders-and-lore/6 to 8
LORE = ("Seeker Torpedoes", "Railgun Arrays", "Repair Drones", "Signal Breaker", "Mirror Plating")  # 10 to 14


def leaders_to_deal(table: Table) -> bool:
    """Whether there are any, and they are not dealt yet."""
    return bool(table["leaders"] != "none" and not table["leaders_dealt"])


def leaders_by_chance(table: Table) -> bool:
    """base/leaders-and-lore/4"""
    return bool(table["leaders"] == "random")


def assign_leaders(draft: Draft) -> None:
    """base/leaders-and-lore/5 and 9: one of each for every bot, none twice."""
    leaders, lore = list(LEADERS), list(LORE)
    for bot in draft["bots"]:
        draft[f"leader.{bot}"] = leaders.pop(draft.roll(len(leaders)) - 1)
        draft[f"lore.{bot}"] = lore.pop(draft.roll(len(lore)) - 1)
    draft["leaders_to_tell"] = draft["bots"]


def leader_to_tell(table: Table) -> bool:
    """Whether there is another bot to tell of."""
    return bool(table["leaders_to_tell"])


def leader_and_lore(table: Table) -> str:
    """What the next bot gets."""
    bot = table["leaders_to_tell"][0]
    return f"{seat_name(table, bot)} gets the Leader {table[f'leader.{bot}']} and the Lore {table[f'lore.{bot}']}."


def leader_told(draft: Draft, _: str) -> None:
    """On to the next bot."""
    draft["leaders_to_tell"] = draft["leaders_to_tell"][1:]


def for_players(table: Table) -> str:
    """Who draws besides the bots."""
    return "for yourself" if one_player(table) else "for each player"


def leaders_done(draft: Draft, _: str) -> None:
    """Not again."""
    draft["leaders_dealt"] = True
