"""How many agents the bot places on a card: what is needed, what it has, how the revised principles defend agents."""

from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import values as v

_FACT = "influence_contested"


def rules_of_game(view: View, topic: str) -> str:
    """Of both documents on influence the one that is played by."""
    return "influence-principles" if topic == "influence-doctrine" and view[v.influence] == "revised" else topic


def term_of_game(view: View, term: str) -> str:
    """influence/influence-principles/1: the revised meaning of a contested card is another."""
    return "safe card" if term == "contested card" and view[v.influence] == "revised" else term


def own_agents_possible(view: View) -> tuple[int, int]:
    """base/terminology/4: by the base document agents of the bot are on every contested card."""
    return int(view[v.influence] == "base"), view[v.agents] - 1


def rival_agents_possible(view: View) -> tuple[int, int]:
    """The leading rival has more than the bot, or the card would not be contested."""
    return view[v.own_agents] + 1, view[v.agents]


def in_supply_possible(view: View) -> tuple[int, int]:
    """All but those on the card."""
    return 0, view[v.agents] - view[v.own_agents]


def actions_allow(view: View, how: str) -> bool:
    """Whether the actions that are left are enough to outbid, or to match: each agent takes one."""
    return _needed(view, how) <= view[v.left]


def agents_unknown_for(view: View, how: str) -> bool:
    """Whether the supply decides, and nobody has told it."""
    return actions_allow(view, how) and view[_supply(view)] is None


def can_place(view: View, how: str) -> bool:
    """Whether the bot can outbid, or match and keep agents (base/influence-doctrine/3)."""
    kept = int(how == "match")
    return actions_allow(view, how) and (view[_supply(view)] or 0) >= _needed(view, how) + kept


def place(draft: Draft, how: str) -> None:
    """The agents go from the supply to the card, an action each."""
    needed = _needed(draft, how)
    draft[v.placing] = draft[v.action_cost] = needed
    supply = draft[_supply(draft)]
    if supply is not None:
        draft[_supply(draft)] = max(0, supply - needed)


def agents_placed(view: View) -> str:
    """How many, in words."""
    return counted(view[v.placing], "agent")


def what_it_lacks(view: View) -> str:
    """Why a card is left."""
    least = "match" if view[v.influence] == "base" or view[v.defence] == "block" else "outbid"
    return "agents" if actions_allow(view, least) else "actions"


def roll_to_defend(draft: Draft) -> None:
    """influence/influence-principles/11 to 14"""
    roll, most = draft.roll(6), draft[v.rival_agents]
    draft[v.defence_roll] = roll
    draft[v.defence] = "outbid" if roll > most else "block" if roll == most else "abandon"


def leave_card(draft: Draft) -> None:
    """No agents are placed. Whether there is another such card is known where this was the only one."""
    only = draft[v.ways] == 1 and draft[v.decided] is None and not draft[v.preferred]
    if only:
        draft.learn(_FACT, False)
    else:
        draft.forget([_FACT])
    draft[v.left_alone] += 1
    draft[v.placing] = 0
    draft[v.ways], draft[v.preferred], draft[v.decided], draft[v.defence] = None, (), None, None


def _needed(view: View, how: str) -> int:
    most, own = view[v.rival_agents], view[v.own_agents]
    return {"outbid": most + 1 - own, "match": most - own}[how] if how in ("outbid", "match") else int(how)


def _supply(view: View):  # type: ignore[no-untyped-def]
    return v.agents_left.of(view[v.bot])
