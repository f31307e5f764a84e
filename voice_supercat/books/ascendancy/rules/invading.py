"""Planetary invasions: hits against nodes. More hits than nodes take the system, as many destroy all of it."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import fighters
from .to_hit import always_hits, begin_combat_round, first_round, first_strike_now
from .tokens import gain

ATTACKER_WINS, ALL_DESTROYED, HELD = "success", "annihilated", "repelled"


def begin_invasion_round(draft: Draft) -> None:
    """One die a ship; with Metagenic Weapons every die hits in the first round."""
    begin_combat_round(draft)
    draft[v.nodes_destroyed] = 0
    if _all_hit(draft):
        draft[v.sure_hits], draft[v.dice_count] = fighters(draft), 0


def _all_hit(view: View) -> bool:
    return "all-hit" in view[v.traits] and first_round(view)


def destroy_nodes(draft: Draft) -> None:
    """Each hit destroys one, as long as there are any."""
    draft[v.nodes_destroyed] = min(draft[v.hits], draft[v.nodes])
    draft[v.nodes] -= draft[v.nodes_destroyed]


def judge_invasion(draft: Draft) -> None:
    """How this round ended. With first strike the hits have destroyed nodes already."""
    if first_strike_now(draft):
        pass
    elif draft[v.hits] > draft[v.nodes] and not _all_hit(draft):
        draft[v.result] = ATTACKER_WINS
        return
    else:
        destroy_nodes(draft)
    draft[v.result] = HELD if draft[v.nodes] else ALL_DESTROYED


def confiscate(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/6: nodes left beside the control node."""
    draft[v.price] = max(0, draft[v.nodes] - 1)
    gain(draft, v.production, draft[v.price])


def note_defence_need(draft: Draft, roll: int) -> None:
    """The lowest roll that hits the player's ships; with some cards five or six always does."""
    draft[v.dice_need] = min(roll, always_hits(draft))
