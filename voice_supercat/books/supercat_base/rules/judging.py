"""Whether combat is favorable, worked out from numbers (base/combat-doctrine)."""

from voice_supercat.procedure.state import Draft, Table

from .battle_dice import OF_A_KIND
from .selecting import available, pilots_apply, pilots_depend_on_power

_NUMBERS = ("own_fresh", "own_damaged", "rival_fresh", "rival_damaged", "keys", "battles")
_MOST_BATTLES = 5  # actions of the best card with Efficient Logistics


def must_judge(table: Table, fact: str, needs: str) -> bool:
    """Whether the program judges, the question is open, and a card of the suit is in reach."""
    if table["judge_combat"] != "program" or fact in table.facts:
        return False
    if fact == "combat_contend_declared" and not table["declared"]:
        return False
    return needs == "any" or available(table, needs)


def judge_for(draft: Draft, fact: str, goal: str) -> None:
    """A judgement. Numbers of the one before hold as long as what it found does, and if it is the same battle."""
    draft["judging"], draft["goal"] = fact, goal_of(draft, goal)
    if not may_be_same_battle(draft):
        clear_numbers(draft)


def goal_of(table: Table, goal: str) -> str | None:
    """What is fought for; "ambition" leaves open which kind of goal contends what is declared."""
    if goal != "ambition":
        return goal
    others = set(table["declared"]) - {"warlord"}
    if "warlord" not in table["declared"]:
        return "raid"
    return None if others else "trophies"


def clear_numbers(draft: Draft) -> None:
    """Nothing is told of the ships there."""
    for name in _NUMBERS:
        draft[name] = None
    draft["outrage_forbids"], draft["numbers_for"] = None, None


def may_be_same_battle(table: Table) -> bool:
    """Whether the numbers told last may be those of this battle too."""
    return table["numbers_for"] in table.facts


def note_same_battle(draft: Draft, yes: bool) -> None:
    """Another battle has numbers of its own."""
    if not yes:
        clear_numbers(draft)


def number_open(table: Table, name: str) -> bool:
    """Whether that number was not told yet."""
    return table[name] is None


def goal_open(table: Table) -> bool:
    """Trophies for Warlord, or a raid for another ambition."""
    return table["goal"] is None


def note_number(draft: Draft, count: int, name: str) -> None:
    """One of the numbers."""
    draft[name] = count


def keys_matter(table: Table) -> bool:
    """base/combat-doctrine/raid/1: in vain where outnumbered."""
    return bool(table["goal"] == "raid" and table["own_fresh"] >= table["rival_fresh"])


def keys_open(table: Table) -> bool:
    """Whether they matter and were not told."""
    return keys_matter(table) and table["keys"] is None


def pilots_may_decide(table: Table) -> bool:
    """Whether a die more counts for this goal, and depends on power."""
    return bool(pilots_depend_on_power(table) and (table["goal"] == "control" or keys_matter(table)))


def damaged_matter(table: Table) -> bool:
    """Damaged ships add dice, where the fresh ones alone do not roll enough."""
    if table["own_damaged"] is not None:
        return False
    if table["goal"] == "control":
        return bool(_dice(table) < max(1, table["rival_fresh"]))
    return keys_matter(table) and _raid_dice(table) < 2 * table["keys"] <= OF_A_KIND


def second_battle_matters(table: Table) -> bool:
    """base/combat-doctrine/raid/1: only with as many fresh ships as the defender, and dice enough."""
    equal = table["own_fresh"] == table["rival_fresh"]
    matters = keys_matter(table) and equal and _enough_for_keys(table)
    return bool(matters and table["left"] != 1 and table["battles"] is None)


def battles_possible(table: Table) -> tuple[int, int]:
    """No more than actions; before a card is played those are not known."""
    return 1, table["left"] or _MOST_BATTLES


def favorable_by_numbers(table: Table) -> bool:
    """Before outrage is thought of."""
    own, rival = table["own_fresh"], table["rival_fresh"]
    if table["goal"] == "control":
        return bool(_dice(table) >= max(1, rival))
    if table["goal"] == "raid":
        several = (table["battles"] or 1) > 1
        return keys_matter(table) and _enough_for_keys(table) and bool(own > rival or several)
    return bool(own >= rival and own)


def outrage_open(table: Table) -> bool:
    """Whether it was not told for this battle."""
    return table["outrage_forbids"] is None


def forbid_for_outrage(draft: Draft) -> None:
    """base/combat-doctrine/6"""
    draft["outrage_forbids"] = True


def settle_outrage(draft: Draft) -> None:
    """Nothing that was told forbids the battle."""
    draft["outrage_forbids"] = bool(draft["outrage_forbids"])


def combat_is_favorable(table: Table) -> bool:
    """Numbers and outrage together."""
    return not table["outrage_forbids"] and favorable_by_numbers(table)


def combat_is_unfavorable(table: Table) -> bool:
    """The contrary."""
    return not combat_is_favorable(table)


def learn_judgement(draft: Draft) -> None:
    """The answer to the question that was judged."""
    draft.learn(draft["judging"], combat_is_favorable(draft))
    draft["numbers_for"] = draft["judging"]


def learn_no_battle(draft: Draft) -> None:
    """Nothing to fight for."""
    draft.learn(draft["judging"], False)


def _dice(table: Table) -> int:
    """A die for every ship there, and one for Elite Pilots."""
    ships = table["own_fresh"] + (table["own_damaged"] or 0)
    return int(ships + pilots_apply(table) if ships else 0)


def _raid_dice(table: Table) -> int:
    return min(_dice(table), OF_A_KIND)


def _enough_for_keys(table: Table) -> bool:
    return bool(_raid_dice(table) >= 2 * table["keys"])
