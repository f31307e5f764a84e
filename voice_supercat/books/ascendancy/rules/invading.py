"""Planetary invasions: hits against nodes. More hits than nodes take the system, as many destroy all of it."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import fighters, has_trait, they_are_gone
from .numbers import counted
from .to_hit import always_hits, begin_combat_round, first_strike_now

ATTACKER_WINS, ALL_DESTROYED, HELD = "success", "annihilated", "repelled"


def note_nodes(draft: Draft, nodes: int) -> None:
    """Nodes that stand, the control node counted."""
    draft[v.nodes] = nodes


def begin_invasion_round(draft: Draft) -> None:
    """One die a ship; with Metagenic Weapons every die hits in the first round."""
    begin_combat_round(draft)
    draft[v.nodes_destroyed] = 0
    if has_trait(draft, "all-hit") and draft[v.round_of_battle] == 1:
        draft[v.sure_hits], draft[v.dice_count] = fighters(draft), 0


def count_invasion_hits(draft: Draft) -> None:
    """Sure hits and rolled hits."""
    draft[v.hits] = draft[v.sure_hits] + draft[v.dice_hits]


def first_strike_on_nodes(draft: Draft) -> None:
    """ascendancy/klingon-a-i-rules/9-planetary-invasion/3"""
    _destroy(draft)


def defence_stands(view: View) -> bool:
    """Whether anything is left that rolls against them."""
    return bool(view[v.nodes] > 0)


def judge_invasion(draft: Draft) -> None:
    """How this round ended. With first strike the hits have destroyed nodes already."""
    only_destroys = has_trait(draft, "all-hit") and draft[v.round_of_battle] == 1
    if first_strike_now(draft):
        pass
    elif draft[v.hits] > draft[v.nodes] and not only_destroys:
        draft[v.result] = ATTACKER_WINS
        return
    else:
        _destroy(draft)
    draft[v.result] = HELD if draft[v.nodes] else ALL_DESTROYED


def _destroy(draft: Draft) -> None:
    draft[v.nodes_destroyed] = min(draft[v.hits], draft[v.nodes])
    draft[v.nodes] -= draft[v.nodes_destroyed]


def invasion_goes_on(view: View) -> bool:
    """ascendancy/klingon-a-i-rules/9-planetary-invasion/5"""
    return has_trait(view, "presses-on") and not they_are_gone(view)


def invaders_left(view: View) -> bool:
    """The attempt failed, and there are ships to retreat."""
    return view[v.result] == HELD and not they_are_gone(view)


def invasion_hits(view: View) -> str:
    """What their dice did."""
    return f"they score {counted(view[v.hits], 'hit')}"


def nodes_destroyed(view: View) -> str:
    """Nodes lost in this round."""
    return counted(view[v.nodes_destroyed], "node")


def note_defence(draft: Draft, dice: int) -> None:
    """Dice of a system that the player invades."""
    draft[v.dice_count] = dice + has_trait(draft, "extra-die")
    draft[v.dice_hits] = 0


def note_defence_need(draft: Draft, roll: int) -> None:
    """The lowest roll that hits the player's ships; with some cards five or six always does."""
    draft[v.dice_need] = min(roll, always_hits(draft))
