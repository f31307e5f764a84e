"""The building phase: worlds, nodes, upgrades, ships. One production is always kept."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .numbers import up_to
from .tokens import gain, of, put

PRODUCTION_NODE = 2
KEPT = 1  # production saved for the next round
COSTS = {"weapons": v.cost_weapons, "shields": v.cost_shields}


def spare_production(view: View) -> int:
    """Production that may be spent on anything but a production node."""
    return max(0, of(view, "production") - KEPT)


def research(view: View) -> int:
    """Research tokens, claimed enemy ships included."""
    return of(view, "research") + of(view, "claimed")


def pay_research(draft: Draft, cost: int) -> None:
    """Claimed ships first: each brings a free ship."""
    claimed = min(cost, of(draft, "claimed"))
    gain(draft, "claimed", -claimed)
    gain(draft, "research", claimed - cost)
    draft[v.claimed_spent] = claimed


def claimed_spent(view: View) -> bool:
    """Whether the last payment spent a claimed enemy ship."""
    return bool(view[v.claimed_spent])


def begin_development(draft: Draft) -> None:
    """Nothing is saved for yet, and the production nodes are not counted."""
    draft[v.saving] = draft[v.production_counted] = False
    draft[v.claimed_spent] = 0


def could_develop(view: View) -> bool:
    """Whether any node could be paid for."""
    return bool(not view[v.saving] and of(view, "production") >= PRODUCTION_NODE)


def production_comes_first(view: View) -> bool:
    """Until they have two production nodes; after that never again."""
    return not of(view, "two_production")


def production_comes_second(view: View) -> bool:
    """Where no research node is built, a slot may become one more production node."""
    return not production_comes_first(view)


def second_production_unknown(view: View) -> bool:
    """Asked once a turn, and again when they have built one."""
    return production_comes_first(view) and not view[v.production_counted]


def note_second_production(draft: Draft, answer: bool) -> None:
    """Once there were two, research comes first for the rest of the game."""
    draft[v.production_counted] = True
    put(draft, "two_production", int(answer))


def build_production_node(draft: Draft) -> None:
    """Even the last two production are used for it."""
    gain(draft, "production", -PRODUCTION_NODE)
    draft[v.production_counted] = False
    draft[v.income.of(draft[v.faction])] = _more(draft[v.income.of(draft[v.faction])], 0)


def node_cost_unknown(view: View) -> bool:
    """The price is printed on the faction sheet; it is asked once."""
    return view[v.node_production] is None


def note_node_production(draft: Draft, cost: int) -> None:
    """What a research node costs in production."""
    draft[v.node_production] = cost


def note_node_research(draft: Draft, cost: int) -> None:
    """What a research node costs in research."""
    draft[v.node_research] = cost


def research_node_affordable(view: View) -> bool:
    """The last production is kept."""
    return bool(
        spare_production(view) >= (view[v.node_production] or 0) and research(view) >= (view[v.node_research] or 0)
    )


def build_research_node(draft: Draft) -> None:
    """Production and research are spent."""
    gain(draft, "production", -(draft[v.node_production] or 0))
    pay_research(draft, draft[v.node_research] or 0)
    draft[v.income.of(draft[v.faction])] = _more(draft[v.income.of(draft[v.faction])], 1)


def other_node_price(view: View) -> tuple[int, int]:
    """What another node can cost; zero where they cannot pay for it."""
    return 0, up_to(spare_production(view))


def pay_for_other_node(draft: Draft, cost: int) -> None:
    """Production spent on a node of another kind."""
    gain(draft, "production", -cost)
    draft[v.saving] = cost == 0


def other_node_paid(view: View) -> bool:
    """Whether it was paid for."""
    return not view[v.saving]


def _more(income: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(count + (index == place) for index, count in enumerate(income))


def upgrade_cost_unknown(view: View, kind: str) -> bool:
    """Asked once for every step of the slider, and only while there is research to spend."""
    return research(view) > 0 and view[COSTS[kind].of(view[v.faction])] is None


def note_upgrade_cost(draft: Draft, cost: int, kind: str) -> None:
    """What the next step costs; zero: there is none."""
    draft[COSTS[kind].of(draft[v.faction])] = cost


def choose_upgrade(draft: Draft) -> None:
    """ascendancy/general-notes/5: the most expensive one that can be paid for."""
    costs = {kind: draft[COSTS[kind].of(draft[v.faction])] or 0 for kind in COSTS}
    fitting = {kind: cost for kind, cost in costs.items() if 0 < cost <= research(draft)}
    most = max(fitting.values(), default=0)
    draft[v.upgrades] = tuple(kind for kind in COSTS if fitting.get(kind) == most)
    draft[v.claimed_spent] = 0


def upgrades_tied(view: View) -> bool:
    """Both cost the same."""
    return len(view[v.upgrades]) > 1


def settle_tie(draft: Draft) -> None:
    """ascendancy/general-notes/5.1"""
    draft[v.upgrades] = ("weapons",) if draft[v.die] <= 3 else ("shields",)


def upgrade_chosen(view: View) -> bool:
    """Whether one can be paid for."""
    return bool(view[v.upgrades])


def upgrade(draft: Draft) -> None:
    """The slider goes up one step; the next price is not known."""
    kind = draft[v.upgrades][0]
    draft[v.price] = draft.known(COSTS[kind].of(draft[v.faction]))
    pay_research(draft, draft[v.price])
    gain(draft, kind)
    draft[COSTS[kind].of(draft[v.faction])] = None


def may_build_ships(view: View) -> bool:
    """Whether production is left beyond the one that is kept."""
    return spare_production(view) > 0


def buy_ships(draft: Draft) -> None:
    """One ship for every production but the last."""
    draft[v.new_ships] = spare_production(draft)
    gain(draft, "production", -draft[v.new_ships])


def free_ships(draft: Draft) -> None:
    """One ship for every claimed ship that was spent."""
    draft[v.new_ships] = draft[v.claimed_spent]
    draft[v.claimed_spent] = 0


def build_at_starbases(draft: Draft) -> None:
    """ascendancy/klingon-a-i-rules/6-orbital-ship-yards/1"""
    gain(draft, "alone", of(draft, "starbases"))
