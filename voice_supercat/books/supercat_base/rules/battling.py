"""A series of battles with the numbers told once: where hits go, what is left, when it is over."""

from typing import NamedTuple

from voice_supercat.books.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, Table

from .acting import came_from
from .battle_dice import can_show, clear_roll, raid_dice_rolled
from .judging import clear_numbers, goal_of
from .wording_ambitions import declared

_JUDGED_BY = {
    "aggression/3": ("combat_contend_declared", "ambition"),
    "aggression/5.1:combat": ("combat_change_control", "control"),
    "aggression/9.1": ("combat_trophies", "trophies"),
}


class Ships(NamedTuple):
    """The ships of one side after hits, and hits that found no ship."""

    fresh: int
    damaged: int
    destroyed: int
    hits_left: int


def battle_is_led(table: Table) -> bool:
    """Whether the program fights the battle with the numbers, or only tells the guidelines."""
    return bool(table["judge_combat"] == "program")


def begin_battle(draft: Draft) -> None:
    """Numbers told for judging this very battle hold; otherwise they are open."""
    fact, goal = next(judged for step, judged in _JUDGED_BY.items() if came_from(draft, step))
    if draft["numbers_for"] != fact:
        clear_numbers(draft)
    if draft["judging"] != fact:
        draft["judging"], draft["goal"] = fact, goal_of(draft, goal)
    if draft["left"] == 1:
        draft["battles"] = 1
    elif draft["battles"] is not None:
        draft["battles"] = min(draft["battles"], draft["left"])
    draft["fought"] = 0
    clear_roll(draft)


def hit(fresh: int, damaged: int, hits: int, on_fresh_first: int = 0) -> Ships:
    """So many hits on fresh ships first; every other destroys a damaged ship, or damages a fresh one."""
    destroyed = 0
    for nth in range(hits):
        if fresh and (nth < on_fresh_first or not damaged):
            fresh, damaged = fresh - 1, damaged + 1
        elif damaged:
            damaged, destroyed = damaged - 1, destroyed + 1
        else:
            return Ships(fresh, damaged, destroyed, hits - nth)
    return Ships(fresh, damaged, destroyed, 0)


def resolve_battle(draft: Draft) -> None:
    """base/combat-doctrine/trophies/2, control/1. The bot's own hits come first; one intercept or more hits it once
    for every fresh defender. For control it keeps its fresh ships, otherwise its ships."""
    control = draft["goal"] == "control"
    suffered = draft["on_itself"] + (draft["rival_fresh"] if draft["intercepts"] else 0)
    own = hit(draft["own_fresh"], draft["own_damaged"], suffered, 0 if control else suffered)
    for_control = max(0, draft["rival_fresh"] - own.fresh + 1) if control and own.fresh else 0
    rival = hit(draft["rival_fresh"], draft["rival_damaged"], draft["hits"], for_control)
    draft["own_toll"] = _toll(suffered, draft["own_fresh"], draft["own_damaged"], own)
    draft["rival_toll"] = _toll(draft["hits"], draft["rival_fresh"], draft["rival_damaged"], rival)
    draft["own_fresh"], draft["own_damaged"] = own.fresh, own.damaged
    draft["rival_fresh"], draft["rival_damaged"] = rival.fresh, rival.damaged
    draft["on_buildings"] = draft["on_buildings"] + rival.hits_left


def _toll(hits: int, fresh: int, damaged: int, after: Ships) -> str:
    """Hits in words: what they destroy and what they damage; "" where they find nothing."""
    of_damaged = min(damaged, after.destroyed)
    of_fresh = after.destroyed - of_damaged
    newly_damaged = fresh - after.fresh - of_fresh
    destroyed = [counted(of_damaged, "damaged ship")] if of_damaged else []
    destroyed += [counted(of_fresh, "fresh ship")] if of_fresh else []
    parts = [f"destroy {' and '.join(destroyed)}"] if destroyed else []
    parts += [f"damage {counted(newly_damaged, 'fresh ship')}"] if newly_damaged else []
    return f"{counted(hits, 'hit')}, {', '.join(parts)}" if parts else ""


def is_hit(table: Table, side: str) -> bool:
    """Whether ships of a side take hits."""
    return bool(table[f"{side}_toll"])


def own_toll(table: Table) -> str:
    """What the bot loses."""
    return f"it takes {table['own_toll']}"


def rival_toll(table: Table) -> str:
    """What the defender loses."""
    return str(table["rival_toll"])


def buildings_are_hit(table: Table) -> bool:
    """By raid dice, or by hits that found no ship left."""
    return bool(table["on_buildings"])


def hits_on_buildings(table: Table) -> str:
    """How many."""
    return f"{counted(table['on_buildings'], 'hit')} on the defender's buildings, if it has any there"


def can_use_keys(table: Table) -> bool:
    """Keys need a ship that is left to carry the loot."""
    return bool(table["keys_shown"] and table["own_fresh"] + table["own_damaged"])


def keys_to_spend(table: Table) -> str:
    """base/combat-doctrine/3: what contends comes first."""
    return f"{counted(table['keys_shown'], 'key')}, first for what contends {declared(table)}, then for anything else"


def intercept_matters(table: Table) -> bool:
    """An intercept hits the bot once for every fresh defender."""
    return bool(table["rival_fresh"]) and can_show(table, "intercepts")


def count_battle(draft: Draft) -> None:
    """One battle fought."""
    draft["fought"] = draft["fought"] + 1


def battle_goes_on(table: Table) -> bool:
    """While there are actions and own ships, and until control is taken, raid dice were rolled or no ship is left."""
    if table["fought"] >= table["battles"] or not table["own_fresh"] + table["own_damaged"]:
        return False
    if table["goal"] == "control":
        return bool(table["own_fresh"] <= table["rival_fresh"])
    if table["goal"] == "raid":
        return not raid_dice_rolled(table)
    return bool(table["rival_fresh"] + table["rival_damaged"])


def standing(table: Table) -> str:
    """The fresh ships of both."""
    return f"{counted(table['own_fresh'], 'fresh ship')} against {in_words(table['rival_fresh'])}"


def end_battle(draft: Draft) -> None:
    """What it took: the moves, and the battles that were fought."""
    draft["action_cost"] = draft["left"] - draft["battles"] + draft["fought"]
