"""The building phase: worlds, nodes, upgrades, ships. One production is always kept."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .numbers import up_to
from .tokens import gain, of

LEVELS = {"weapons": v.weapons, "shields": v.shields}
COSTS = {"weapons": v.weapons_cost, "shields": v.shields_cost}


def spare_production(view: View) -> int:
    """Production that may be spent on anything but a production node."""
    return max(0, of(view, v.production) - view[v.production_kept])


def research_to_spend(view: View) -> int:
    """Research tokens, claimed enemy ships included."""
    return of(view, v.research) + of(view, v.claimed)


def _pay_research(draft: Draft, cost: int) -> None:
    """Claimed ships first: each brings a free ship."""
    claimed = min(cost, of(draft, v.claimed))
    gain(draft, v.claimed, -claimed)
    gain(draft, v.research, claimed - cost)
    draft[v.claimed_spent] = claimed


def research_node_affordable(view: View) -> bool:
    """The last production is kept."""
    production, research = view[v.node_production] or 0, view[v.node_research] or 0
    return spare_production(view) >= production and research_to_spend(view) >= research


def build_research_node(draft: Draft) -> None:
    """Production and research are spent; their systems produce one research more."""
    gain(draft, v.production, -(draft[v.node_production] or 0))
    _pay_research(draft, draft[v.node_research] or 0)
    gain(draft, v.research_income)


def other_node_price(view: View) -> tuple[int, int]:
    """What another node can cost; zero where they cannot pay for it."""
    return 0, up_to(spare_production(view))


def pay_for_other_node(draft: Draft, cost: int) -> None:
    """Production spent on a node of another kind; with zero they save it."""
    gain(draft, v.production, -cost)
    draft[v.saving] = cost == 0


def choose_upgrade(draft: Draft) -> None:
    """ascendancy/general-notes/5: the most expensive one that can be paid for; both where they cost the same."""
    costs = {kind: draft[key.of(draft[v.faction])] or 0 for kind, key in COSTS.items()}
    fitting = {kind: cost for kind, cost in costs.items() if 0 < cost <= research_to_spend(draft)}
    most = max(fitting.values(), default=0)
    draft[v.upgrades] = tuple(kind for kind in fitting if fitting[kind] == most)
    draft[v.claimed_spent] = 0


def upgrade(draft: Draft) -> None:
    """The slider goes up one step; the next price is not known."""
    kind = draft[v.upgrades][0]
    cost = COSTS[kind].of(draft[v.faction])
    draft[v.price] = draft.known(cost)
    _pay_research(draft, draft[v.price])
    gain(draft, LEVELS[kind])
    draft[cost] = None


def buy_ships(draft: Draft) -> None:
    """One ship for every production but the last."""
    draft[v.new_ships] = spare_production(draft)
    gain(draft, v.production, -draft[v.new_ships])


def build_covertly(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/5-build-ships/1: up to three in the uncontrolled system, the others at home."""
    draft[v.later_ships] = max(0, draft[v.new_ships] - draft[v.covert_ships])
    draft[v.new_ships] -= draft[v.later_ships]


def add_third_ships(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/6-build-ships/2"""
    draft[v.new_ships] += draft[v.new_ships] // 2


def buy_culture(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/1-purchase-culture-tokens/1"""
    price = draft[v.culture_price]
    bought = of(draft, v.production) // price
    gain(draft, v.production, -price * bought)
    gain(draft, v.culture, bought)


def pay_for_colony(draft: Draft) -> None:
    """Culture, or two production where there is none."""
    if of(draft, v.culture):
        gain(draft, v.culture, -1)
    else:
        gain(draft, v.production, -draft[v.colony_price])
