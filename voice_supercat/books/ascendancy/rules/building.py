"""The building phase: worlds, nodes, upgrades, ships. One production is always kept."""

from voice_supercat.procedure.state import Draft, Table

from .numbers import up_to
from .tokens import gain, of, put

PRODUCTION_NODE = 2
KEPT = 1  # production saved for the next round
UPGRADES = ("weapons", "shields")


def spare_production(table: Table) -> int:
    """Production that may be spent on anything but a production node."""
    return max(0, of(table, "production") - KEPT)


def research(table: Table) -> int:
    """Research tokens, claimed enemy ships included."""
    return of(table, "research") + of(table, "claimed")


def pay_research(draft: Draft, cost: int) -> None:
    """Claimed ships first: each brings a free ship."""
    claimed = min(cost, of(draft, "claimed"))
    gain(draft, "claimed", -claimed)
    gain(draft, "research", claimed - cost)
    draft["claimed_spent"] = claimed


def claimed_spent(table: Table) -> bool:
    """Whether the last payment spent a claimed enemy ship."""
    return bool(table["claimed_spent"])


def begin_development(draft: Draft) -> None:
    """Nothing is saved for yet, and the production nodes are not counted."""
    draft["saving"] = draft["production_counted"] = False
    draft["claimed_spent"] = 0


def could_develop(table: Table) -> bool:
    """Whether any node could be paid for."""
    return bool(not table["saving"] and of(table, "production") >= PRODUCTION_NODE)


def production_comes_first(table: Table) -> bool:
    """Until they have two production nodes; after that never again."""
    return not of(table, "two_production")


def production_comes_second(table: Table) -> bool:
    """Where no research node is built, a slot may become one more production node."""
    return not production_comes_first(table)


def second_production_unknown(table: Table) -> bool:
    """Asked once a turn, and again when they have built one."""
    return production_comes_first(table) and not table["production_counted"]


def note_second_production(draft: Draft, answer: bool) -> None:
    """Once there were two, research comes first for the rest of the game."""
    draft["production_counted"] = True
    put(draft, "two_production", int(answer))


def build_production_node(draft: Draft) -> None:
    """Even the last two production are used for it."""
    gain(draft, "production", -PRODUCTION_NODE)
    draft["production_counted"] = False
    draft[f"income.{draft['faction']}"] = _more(draft[f"income.{draft['faction']}"], 0)


def node_cost_unknown(table: Table) -> bool:
    """The price is printed on the faction sheet; it is asked once."""
    return table["node_production"] is None


def note_node_production(draft: Draft, cost: int) -> None:
    """What a research node costs in production."""
    draft["node_production"] = cost


def note_node_research(draft: Draft, cost: int) -> None:
    """What a research node costs in research."""
    draft["node_research"] = cost


def research_node_affordable(table: Table) -> bool:
    """The last production is kept."""
    return bool(
        spare_production(table) >= (table["node_production"] or 0) and research(table) >= (table["node_research"] or 0)
    )


def build_research_node(draft: Draft) -> None:
    """Production and research are spent."""
    gain(draft, "production", -(draft["node_production"] or 0))
    pay_research(draft, draft["node_research"] or 0)
    draft[f"income.{draft['faction']}"] = _more(draft[f"income.{draft['faction']}"], 1)


def other_node_price(table: Table) -> tuple[int, int]:
    """What another node can cost; zero where they cannot pay for it."""
    return 0, up_to(spare_production(table))


def pay_for_other_node(draft: Draft, cost: int) -> None:
    """Production spent on a node of another kind."""
    gain(draft, "production", -cost)
    draft["saving"] = cost == 0


def other_node_paid(table: Table) -> bool:
    """Whether it was paid for."""
    return not table["saving"]


def _more(income: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(count + (index == place) for index, count in enumerate(income))


def upgrade_cost_unknown(table: Table, kind: str) -> bool:
    """Asked once for every step of the slider, and only while there is research to spend."""
    return research(table) > 0 and table[f"cost.{kind}.{table['faction']}"] is None


def note_upgrade_cost(draft: Draft, cost: int, kind: str) -> None:
    """What the next step costs; zero: there is none."""
    put(draft, f"cost.{kind}", cost)


def choose_upgrade(draft: Draft) -> None:
    """ascendancy/general-notes/5: the most expensive one that can be paid for."""
    costs = {kind: draft[f"cost.{kind}.{draft['faction']}"] or 0 for kind in UPGRADES}
    fitting = {kind: cost for kind, cost in costs.items() if 0 < cost <= research(draft)}
    most = max(fitting.values(), default=0)
    draft["upgrades"] = tuple(kind for kind in UPGRADES if fitting.get(kind) == most)
    draft["claimed_spent"] = 0


def upgrades_tied(table: Table) -> bool:
    """Both cost the same."""
    return len(table["upgrades"]) > 1


def settle_tie(draft: Draft) -> None:
    """ascendancy/general-notes/5.1"""
    draft["upgrades"] = ("weapons",) if draft["die"] <= 3 else ("shields",)


def upgrade_chosen(table: Table) -> bool:
    """Whether one can be paid for."""
    return bool(table["upgrades"])


def upgrade(draft: Draft) -> None:
    """The slider goes up one step; the next price is not known."""
    kind = draft["upgrades"][0]
    draft["price"] = draft[f"cost.{kind}.{draft['faction']}"]
    pay_research(draft, draft["price"])
    gain(draft, kind)
    put(draft, f"cost.{kind}", None)


def may_build_ships(table: Table) -> bool:
    """Whether production is left beyond the one that is kept."""
    return spare_production(table) > 0


def buy_ships(draft: Draft) -> None:
    """One ship for every production but the last."""
    draft["new_ships"] = spare_production(draft)
    gain(draft, "production", -draft["new_ships"])


def free_ships(draft: Draft) -> None:
    """One ship for every claimed ship that was spent."""
    draft["new_ships"] = draft["claimed_spent"]
    draft["claimed_spent"] = 0


def build_at_starbases(draft: Draft) -> None:
    """ascendancy/klingon-a-i-rules/6-orbital-ship-yards/1"""
    gain(draft, "alone", of(draft, "starbases"))
