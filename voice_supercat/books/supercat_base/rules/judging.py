"""Whether combat is favorable, worked out from numbers (base/combat-doctrine)."""

from voice_supercat.procedure.state import Draft, Table

from .selecting import available, pilots_apply

_AIMS = {
    "combat_change_control": "change that control",
    "combat_take_city": "take control of a rival city",
    "combat_trophies": "take trophies",
}


def must_judge(table: Table, fact: str, needs: str) -> bool:
    """Whether the program judges, the question is open, and a card of the suit is in reach."""
    if table["judge_combat"] != "program" or fact in table.facts:
        return False
    if fact == "combat_contend_declared" and not table["declared"]:
        return False
    return needs == "any" or available(table, needs)


def judge_for(draft: Draft, fact: str, goal: str) -> None:
    """A fresh judgement; "ambition" leaves open which kind of goal contends what is declared."""
    others = set(draft["declared"]) - {"warlord"}
    if goal == "ambition":
        goal = "" if others and "warlord" in draft["declared"] else "raid" if others else "trophies"
    draft["judging"], draft["goal"] = fact, goal or None
    for name in ("own_fresh", "rival_fresh", "dice", "keys"):
        draft[name] = 0
    draft["second_battle"] = False
    draft["favorable"] = None


def battle_aim(table: Table) -> str:
    """What the battle is for."""
    contend = " or ".join(name.capitalize() for name in dict.fromkeys(table["declared"]))
    return _AIMS.get(table["judging"], f"contend {contend}")


def goal_open(table: Table) -> bool:
    """Trophies for Warlord, or a raid for another ambition."""
    return table["goal"] is None


def goal_to_tell(table: Table) -> bool:
    """Once a battle is fought: whether judging has not told its goal."""
    return bool(table["judge_combat"] == "player" or table["goal"] not in ("trophies", "raid"))


def note_number(draft: Draft, count: int, name: str) -> None:
    """One of the numbers."""
    draft[name] = count


def ratio_matters(table: Table) -> bool:
    """For control only dice count."""
    return bool(table["goal"] != "control")


def dice_matter(table: Table) -> bool:
    """A raid needs dice for the keys; in vain where outnumbered. Control needs one for every fresh defender."""
    return bool(table["goal"] == "control" or (table["goal"] == "raid" and table["own_fresh"] >= table["rival_fresh"]))


def keys_matter(table: Table) -> bool:
    """base/combat-doctrine/raid/1"""
    return bool(table["goal"] == "raid" and dice_matter(table))


def second_battle_matters(table: Table) -> bool:
    """base/combat-doctrine/raid/1: only with as many fresh ships as the defender, and dice enough."""
    return keys_matter(table) and table["own_fresh"] == table["rival_fresh"] and _dice_for_keys(table)


def note_second_battle(draft: Draft, yes: bool) -> None:
    """base/combat-doctrine/raid/1"""
    draft["second_battle"] = yes


def favorable_by_numbers(table: Table) -> bool:
    """Before outrage is thought of."""
    own, rival = table["own_fresh"], table["rival_fresh"]
    if table["goal"] == "control":
        return bool(table["dice"] >= rival)
    if table["goal"] == "raid":
        return _dice_for_keys(table) and bool(own > rival or (own == rival and table["second_battle"]))
    return bool(own >= rival and own)


def note_unfavorable(draft: Draft) -> None:
    """base/combat-doctrine/6"""
    draft["favorable"] = False


def combat_is_favorable(table: Table) -> bool:
    """Numbers and outrage together."""
    return table["favorable"] is None and favorable_by_numbers(table)


def combat_is_unfavorable(table: Table) -> bool:
    """The contrary."""
    return not combat_is_favorable(table)


def learn_judgement(draft: Draft) -> None:
    """The answer to the question that was judged."""
    draft.learn(draft["judging"], combat_is_favorable(draft))


def learn_no_battle(draft: Draft) -> None:
    """Nothing to fight for."""
    draft.learn(draft["judging"], False)


def pilots_included(table: Table) -> str:
    """base/difficulty-mode-optional-but-recommended/3"""
    return ", Elite Pilots included" if pilots_apply(table) else ""


def _dice_for_keys(table: Table) -> bool:
    return bool(table["dice"] >= 2 * table["keys"])
