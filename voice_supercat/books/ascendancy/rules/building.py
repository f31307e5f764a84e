"""The building phase: worlds, nodes, upgrades, ships. One production is always kept."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import all_ships
from .tokens import gain, of

LEVELS = {"weapons": v.weapons, "shields": v.shields}
FLOORS = {"weapons": v.weapons_floor, "shields": v.shields_floor}
COSTS = {"weapons": v.weapons_cost, "shields": v.shields_cost}
PRICES = {"weapons": v.weapons_prices, "shields": v.shields_prices}


def spare_production(view: View) -> int:
    """Production that may be spent on anything but a production node."""
    return max(0, of(view, v.production) - view[v.production_kept])


def research_to_spend(view: View) -> int:
    """Research tokens, claimed enemy ships included."""
    return of(view, v.research) + of(view, v.claimed)


def pay_research(draft: Draft, cost: int) -> None:
    """Claimed ships first: each brings a free ship."""
    claimed = min(cost, of(draft, v.claimed))
    gain(draft, v.claimed, -claimed)
    gain(draft, v.research, claimed - cost)
    draft[v.claimed_spent] += claimed


def choose_upgrade(draft: Draft) -> None:
    """ascendancy/general-notes/5: the most expensive one that can be paid for; both where they cost the same."""
    costs = {kind: draft[key.of(draft[v.faction])] or 0 for kind, key in COSTS.items()}
    fitting = {kind: cost for kind, cost in costs.items() if 0 < cost <= research_to_spend(draft)}
    most = max(fitting.values(), default=0)
    draft[v.upgrades] = tuple(kind for kind in fitting if fitting[kind] == most)
    draft[v.claimed_spent] = 0


def upgrade(draft: Draft) -> None:
    """The slider goes up one step; the next price is known from an earlier game, or not."""
    kind = draft[v.upgrades][0]
    cost = COSTS[kind].of(draft[v.faction])
    draft[v.price] = draft.known(cost)
    draft[_printed(draft, kind)] = draft[v.price]
    pay_research(draft, draft[v.price])
    gain(draft, LEVELS[kind])
    draft[FLOORS[kind].of(draft[v.faction])] = draft[v.price]
    draft[cost] = draft[_printed(draft, kind)]


def recall_prices(draft: Draft) -> None:
    """Of the next upgrades, as far as they were told in an earlier game."""
    for kind, key in COSTS.items():
        cost = key.of(draft[v.faction])
        if draft[cost] is None:
            draft[cost] = draft[_printed(draft, kind)]


def _printed(view: View, kind: str) -> Key[int | None]:
    return PRICES[kind].of(view[v.faction], str(of(view, LEVELS[kind])))


def ships_left(view: View) -> int:
    """Ships that are not on the board."""
    return max(0, view[v.ships_in_box] - all_ships(view))


def can_build_ships(view: View) -> bool:
    """Production to spare, and a ship to build."""
    return spare_production(view) > 0 and ships_left(view) > 0


def limit_new_ships(draft: Draft) -> None:
    """No more ships than there are, however many would be free."""
    draft[v.new_ships] = min(draft[v.new_ships], ships_left(draft))


def buy_ships(draft: Draft) -> None:
    """One ship for every production but the last, as far as there are ships."""
    draft[v.new_ships] = min(spare_production(draft), ships_left(draft))
    gain(draft, v.production, -draft[v.new_ships])


def build_covertly(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/5-build-ships/1: up to three in the uncontrolled system, the others at home."""
    draft[v.later_ships] = max(0, draft[v.new_ships] - draft[v.covert_ships])
    draft[v.new_ships] -= draft[v.later_ships]


def add_third_ships(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/6-build-ships/2"""
    draft[v.new_ships] += draft[v.new_ships] // 2
    limit_new_ships(draft)


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
