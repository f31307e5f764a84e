"""Whether combat is favorable, worked out from numbers (base/combat-doctrine)."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .ambitions import only_trophies_contend, won_by
from .selecting import available, pilots_apply

_NUMBERS = (v.own_fresh, v.own_damaged, v.rival_fresh, v.rival_damaged, v.keys, v.battles)


def must_judge(view: View, fact: str, needs: str) -> bool:
    """Whether the program judges, the question is open, and a card of the suit is in reach."""
    if view[v.judge_combat] != "program" or fact in view.facts:
        return False
    if fact == "combat_contend_declared" and not view[v.declared]:
        return False
    return needs == "any" or available(view, needs)


def judge_for(draft: Draft, fact: str, goal: str) -> None:
    """A judgement. Numbers of the one before hold as long as what it found does, and if it is the same battle."""
    draft[v.judging], draft[v.goal] = fact, goal_of(draft, goal)
    if not may_be_same_battle(draft):
        clear_numbers(draft)


def goal_of(view: View, goal: str) -> str | None:
    """What is fought for; "ambition" leaves open which kind of goal contends what is declared."""
    if goal != "ambition":
        return goal
    if not won_by(view, view[v.declared], "trophies"):
        return "raid"
    return "trophies" if only_trophies_contend(view) else None


def goal_for_declared(draft: Draft) -> None:
    """base/combat-doctrine/1: what contends what is declared."""
    draft[v.goal] = goal_of(draft, "ambition")


def clear_numbers(draft: Draft) -> None:
    """Nothing is told of the ships there."""
    for key in _NUMBERS:
        draft[key] = None
    draft[v.outrage_forbids], draft[v.numbers_for] = None, None


def may_be_same_battle(view: View) -> bool:
    """Whether the numbers told last may be those of this battle too."""
    return view[v.numbers_for] in view.facts


def keys_matter(view: View) -> bool:
    """base/combat-doctrine/raid/1: in vain where outnumbered."""
    return view[v.goal] == "raid" and view.known(v.own_fresh) >= view.known(v.rival_fresh)


def one_die_may_decide(view: View) -> bool:
    """Whether one die more counts for this goal."""
    return view[v.goal] == "control" or keys_matter(view)


def damaged_matter(view: View) -> bool:
    """Damaged ships add dice, where the fresh ones alone do not roll enough."""
    if view[v.own_damaged] is not None:
        return False
    if view[v.goal] == "control":
        return _dice(view) < max(1, view.known(v.rival_fresh))
    return keys_matter(view) and _raid_dice(view) < 2 * view.known(v.keys) <= view[v.most_dice]


def second_battle_matters(view: View) -> bool:
    """base/combat-doctrine/raid/1: only with as many fresh ships as the defender, and dice enough."""
    equal = view[v.own_fresh] == view[v.rival_fresh]
    matters = keys_matter(view) and equal and _enough_for_keys(view)
    return matters and view[v.left] != 1 and view[v.battles] is None


def battles_possible(view: View) -> tuple[int, int]:
    """No more than actions; before a card is played those are not known."""
    return 1, view[v.left] or view[v.most_battles]


def favorable_by_numbers(view: View) -> bool:
    """Before outrage is thought of."""
    own, rival = view.known(v.own_fresh), view.known(v.rival_fresh)
    if view[v.goal] == "control":
        return _dice(view) >= max(1, rival)
    if view[v.goal] == "raid":
        several = (view[v.battles] or 1) > 1
        return keys_matter(view) and _enough_for_keys(view) and (own > rival or several)
    return own >= rival and own > 0


def combat_is_favorable(view: View) -> bool:
    """Numbers and outrage together."""
    return not view[v.outrage_forbids] and favorable_by_numbers(view)


def learn_judgement(draft: Draft) -> None:
    """The answer to the question that was judged."""
    draft.learn(draft.known(v.judging), combat_is_favorable(draft))
    draft[v.numbers_for] = draft[v.judging]


def learn_no_battle(draft: Draft) -> None:
    """Nothing to fight for."""
    draft.learn(draft.known(v.judging), False)


def _dice(view: View) -> int:
    """A die for every ship there, and one for Elite Pilots."""
    ships = view.known(v.own_fresh) + (view[v.own_damaged] or 0)
    return ships + pilots_apply(view) if ships else 0


def _raid_dice(view: View) -> int:
    return min(_dice(view), view[v.most_dice])


def _enough_for_keys(view: View) -> bool:
    return _raid_dice(view) >= 2 * view.known(v.keys)
