"""The battles of one combat: what they are for, which dice are rolled, where hits go."""

from voice_supercat.books.supercat_base.rules import battle_dice, battling
from voice_supercat.books.supercat_base.rules.judging import goal_of
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .peace import goal_allowed

_OTHER = "other"
"""What led to a combat that the table does not name."""


def find_goal(draft: Draft) -> None:
    """campaign/combat-principles/1, where the question that led to the combat tells it."""
    fact = _asked(draft)
    draft[v.goal] = None if fact is None else goal_of(draft, _goal(draft, fact))


def goals_possible(view: View) -> tuple[str, ...]:
    """What combat can be for: to contend an ambition it is not for control."""
    return ("trophies", "raid", "control") if _asked(view) is None else ("trophies", "raid")


def goals_named(view: View) -> str:
    """The same as they are asked for."""
    return "trophies, a raid or control" if _asked(view) is None else "trophies or a raid"


def begin_combat(draft: Draft) -> None:
    """Numbers told for judging this very battle hold; otherwise they are open. So is the goal of another question."""
    fact = _asked(draft)
    if fact is None:
        battling.begin_battle(draft, _OTHER, "ambition")
        draft[v.goal] = None
    else:
        battling.begin_battle(draft, fact, _goal(draft, fact))


def choose_dice(draft: Draft) -> None:
    """campaign/combat-principles/trophies/2: skirmish dice until it is ahead or one action is left.

    Then assault dice up to twice the fresh defenders, and the rest skirmish. The raid dice of a raid come last.
    """
    battle_dice.choose_dice(draft)
    kinds = draft[v.dice_kinds]
    chosen = dict(zip(kinds, draft[v.dice], strict=True))
    own_fresh, rival_fresh, most = draft.known(v.own_fresh), draft.known(v.rival_fresh), draft[v.most_dice]
    last = draft.known(v.battles) - draft[v.fought] == 1
    if chosen["raid"] or not (last or own_fresh > rival_fresh):
        return
    dice = chosen["skirmish"] + chosen["assault"]
    chosen["assault"] = max(min(dice, 2 * rival_fresh, most), dice - most)
    chosen["skirmish"] = dice - chosen["assault"]
    draft[v.dice] = tuple(chosen[kind] for kind in kinds)


def resolve_battle(draft: Draft) -> None:
    """campaign/combat-principles/raid/2: hits of a raid are allocated as those for control."""
    battling.resolve(draft, hits_for_control=draft[v.goal] in ("control", "raid"))


def _goal(view: View, fact: str) -> str:
    return goal_allowed(view, view.known(v.combat_goal.of(fact)))


def _asked(view: View) -> str | None:
    """The fact whose question led to this combat."""
    return view[v.combat_of.of(view.trail[-1].step)] if view.trail else None
