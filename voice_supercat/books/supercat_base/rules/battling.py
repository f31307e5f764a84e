"""A series of battles with the numbers told once: where hits go, what is left, when it is over."""

from typing import NamedTuple

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle_dice import can_show, dice_in_hand
from .judging import clear_numbers, goal_of

Toll = tuple[int, int, int, int]
"""Hits, and what they do: damaged and fresh ships destroyed, fresh ships damaged."""


class Ships(NamedTuple):
    """The ships of one side after hits, and hits that found no ship."""

    fresh: int
    damaged: int
    destroyed: int
    hits_left: int


def begin_battle(draft: Draft, fact: str, goal: str) -> None:
    """Numbers told for judging this very battle hold; otherwise they are open."""
    if draft[v.numbers_for] != fact:
        clear_numbers(draft)
    if draft[v.judging] != fact:
        draft[v.judging], draft[v.goal] = fact, goal_of(draft, goal)
    if draft[v.left] == 1:
        draft[v.battles] = 1
    elif (battles := draft[v.battles]) is not None:
        draft[v.battles] = min(battles, draft[v.left])
    draft[v.fought] = 0


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
    resolve(draft, hits_for_control=draft[v.goal] == "control")


def resolve(draft: Draft, *, hits_for_control: bool) -> None:
    """The same, where it was decided whether the hits on the defender go for control first."""
    control = draft[v.goal] == "control"
    own_fresh, own_damaged = draft.known(v.own_fresh), draft.known(v.own_damaged)
    rival_fresh, rival_damaged = draft.known(v.rival_fresh), draft.known(v.rival_damaged)
    suffered = draft[v.own_hits] + (rival_fresh if draft[v.intercepts] else 0)
    own = hit(own_fresh, own_damaged, suffered, 0 if control else suffered)
    for_control = max(0, rival_fresh - own.fresh + 1) if hits_for_control and own.fresh else 0
    rival = hit(rival_fresh, rival_damaged, draft[v.hits], for_control)
    draft[v.own_toll] = _toll(suffered, own_fresh, own_damaged, own)
    draft[v.rival_toll] = _toll(draft[v.hits], rival_fresh, rival_damaged, rival)
    draft[v.own_fresh], draft[v.own_damaged] = own.fresh, own.damaged
    draft[v.rival_fresh], draft[v.rival_damaged] = rival.fresh, rival.damaged
    draft[v.building_hits] += rival.hits_left


def intercept_matters(view: View) -> bool:
    """An intercept hits the bot once for every fresh defender."""
    return bool(view[v.rival_fresh]) and can_show(view, "intercepts")


def battle_goes_on(view: View) -> bool:
    """While there are actions and own ships, and until control is taken, raid dice were rolled or no ship is left."""
    own_fresh, rival_fresh = view.known(v.own_fresh), view.known(v.rival_fresh)
    if view[v.fought] >= view.known(v.battles) or not own_fresh + view.known(v.own_damaged):
        return False
    if view[v.goal] == "control":
        return own_fresh <= rival_fresh
    if view[v.goal] == "raid":
        return "raid" not in dice_in_hand(view)
    return rival_fresh + view.known(v.rival_damaged) > 0


def end_battle(draft: Draft) -> None:
    """What it took: the moves, and the battles that were fought."""
    draft[v.action_cost] = draft[v.left] - draft.known(v.battles) + draft[v.fought]


def _toll(hits: int, fresh: int, damaged: int, after: Ships) -> Toll | None:
    """What the hits do; None where they find nothing."""
    of_damaged = min(damaged, after.destroyed)
    of_fresh = after.destroyed - of_damaged
    newly_damaged = fresh - after.fresh - of_fresh
    return (hits, of_damaged, of_fresh, newly_damaged) if of_damaged or of_fresh or newly_damaged else None
