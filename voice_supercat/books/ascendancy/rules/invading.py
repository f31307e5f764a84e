"""Planetary invasions: hits against nodes. More hits than nodes take the system, as many destroy all of it."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import fighters
from .foes import others_play
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


def use_defence_need(draft: Draft) -> None:
    """The lowest roll that hits the player's ships; with some cards five or six always does."""
    draft[v.dice_need] = min(_hit_on(draft) or draft[v.die_sides] + 1, always_hits(draft))


def _hit_on(view: View) -> int | None:
    return view[v.hit_on.of(view[v.faction], view[v.foe])]


def note_nodes(draft: Draft, nodes: tuple[str, ...]) -> None:
    """Those that stand there, and the control node."""
    draft[v.nodes_there] = draft[v.nodes_before] = nodes
    draft[v.nodes] = len(nodes) + 1


def need_matters(view: View) -> bool:
    """With Metagenic Weapons every die hits."""
    return "all-hit" not in view[v.traits]


def invasion_need_known(view: View) -> bool:
    """Whose the system is was told, and how they hit its owner."""
    return others_play(view) and _hit_on(view) is not None


def note_invasion_need(draft: Draft, roll: int) -> None:
    """It holds for that owner until one of the two upgrades."""
    draft[v.need] = roll
    if others_play(draft):
        draft[v.hit_on.of(draft[v.faction], draft[v.foe])] = roll


def use_known_need(draft: Draft) -> None:
    """Where it was told before."""
    if others_play(draft):
        draft[v.need] = _hit_on(draft) or draft[v.die_sides] + 1


def kinds_there(view: View) -> tuple[str, ...]:
    """Each kind of node once that stood there."""
    return tuple(dict.fromkeys(view[v.nodes_there]))


def as_many_as_left(view: View) -> tuple[int, int]:
    """Those that are not destroyed, beside the control node."""
    left = max(0, view[v.nodes] - 1)
    return left, left


def nodes_left_unclear(view: View) -> bool:
    """Some were destroyed, others not, and they are of several kinds."""
    left, kinds = as_many_as_left(view)[0], kinds_there(view)
    return 0 < left < len(view[v.nodes_there]) and len(kinds) > 1


def settle_nodes(draft: Draft) -> None:
    """Where it is clear which nodes are left."""
    draft[v.nodes_there] = draft[v.nodes_there][: as_many_as_left(draft)[0]]
