"""Leaders and Lore: which bot gets which, by chance."""

from voice_supercat.procedure.state import Draft, Table

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


def leaders_done(draft: Draft) -> None:
    """Not again."""
    draft["leaders_dealt"] = True


def more_bots_than(table: Table, count: str) -> bool:
    """Whether there is another bot to tell of."""
    return len(table["bots"]) > int(count)


def first_leader(table: Table) -> str:
    """What the first bot gets."""
    return _dealt(table, 0)


def second_leader(table: Table) -> str:
    """What the second bot gets."""
    return _dealt(table, 1)


def third_leader(table: Table) -> str:
    """What the third bot gets."""
    return _dealt(table, 2)


def _dealt(table: Table, place: int) -> str:
    bot = table["bots"][place]
    name = bot if len(table["bots"]) > 1 else "the bot"
    return f"{name} gets the Leader {table[f'leader.{bot}']} and the Lore {table[f'lore.{bot}']}."
