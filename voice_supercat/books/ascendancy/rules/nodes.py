"""Nodes and slots of their systems: what they pay for next, and what a system that changes hands brings."""

from collections import Counter
from collections.abc import Callable, Sequence

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .building import pay_research, research_to_spend, spare_production
from .slots import holdings
from .tokens import adjust, gain, of

INCOMES = {"production": v.production_income, "research": v.research_income, "culture": v.culture_income}
ANY = "any"
"""A slot that takes a node of each kind."""


def _slot_for(view: View, kind: str) -> str | None:
    open_nodes = of_list(view)
    return kind if kind in open_nodes else ANY if ANY in open_nodes else None


def of_list(view: View) -> tuple[str, ...]:
    """Their open slots."""
    return view[v.open_nodes.of(view[v.faction])]


def enough_production(view: View) -> bool:
    """They have had two production nodes, so research comes first from now on."""
    return of(view, v.two_production) or of(view, v.production_income) >= 2


def next_node(view: View) -> str | None:
    """The node they pay for now, as far as prices are known: production, research or culture."""
    production = of(view, v.production) >= view[v.production_node_price]
    own_slot = "production" in of_list(view)
    if not enough_production(view) or view[v.production_first.of(view[v.faction])]:
        if _slot_for(view, "production"):
            return "production" if production else None
        own_slot = False
    if _payable(view, "research", view[v.node_production], view[v.node_research]):
        return "research"
    if own_slot and production:  # the slots that are left
        return "production"
    return "culture" if _payable(view, "culture", view[v.node_culture], 0) else None


def _payable(view: View, kind: str, production: int | None, research: int | None) -> bool:
    """The last production is kept. What a node costs is asked as soon as they could pay for any."""
    if kind in view[v.too_dear] or not _slot_for(view, kind) or not spare_production(view):
        return False
    return (production or 0) <= spare_production(view) and (research or 0) <= research_to_spend(view)


def next_node_is(view: View, kind: str) -> bool:
    """Whether that is the node they pay for."""
    return next_node(view) == kind


def _build(draft: Draft, kind: str) -> None:
    slots = list(of_list(draft))
    slots.remove(_slot_for(draft, kind) or kind)
    draft[v.open_nodes.of(draft[v.faction])] = tuple(slots)
    gain(draft, INCOMES[kind])
    draft[v.two_production.of(draft[v.faction])] = enough_production(draft)


def _build_all(draft: Draft, kind: str, pay: Callable[[Draft], None]) -> None:
    """As many of that kind as come next."""
    draft[v.nodes_there] = ()
    while next_node(draft) == kind:
        pay(draft)
        _build(draft, kind)
        draft[v.nodes_there] = (*draft[v.nodes_there], kind)


def build_production_nodes(draft: Draft) -> None:
    """For two production each, the last included."""
    _build_all(draft, "production", lambda paying: gain(paying, v.production, -paying[v.production_node_price]))


def build_research_nodes(draft: Draft) -> None:
    """Production and research are spent; their systems produce so much research more."""
    _build_all(draft, "research", _pay_for_research_node)


def _pay_for_research_node(draft: Draft) -> None:
    gain(draft, v.production, -(draft[v.node_production] or 0))
    pay_research(draft, draft[v.node_research] or 0)


def build_culture_nodes(draft: Draft) -> None:
    """Production is spent."""
    _build_all(draft, "culture", lambda paying: gain(paying, v.production, -(paying[v.node_culture] or 0)))


def nodes_built(view: View) -> str:
    """a production node, two research nodes"""
    kinds = view[v.nodes_there] or ("production",)
    return f"a {kinds[0]} node" if len(kinds) == 1 else f"{in_words(len(kinds))} {kinds[0]} nodes"


def each_node(view: View) -> str:
    """Of several, what each costs."""
    return " each" if len(view[v.nodes_there]) > 1 else ""


def new_nodes(view: View) -> str:
    """The same, to take them back."""
    return "the new node" if len(view[v.nodes_there]) == 1 else "the new nodes"


def free_node_kind(view: View) -> str | None:
    """The kind of node that the Vulcans build for nothing at a new colony: production until there are two."""
    kinds = ["research", "production", "culture"] if enough_production(view) else ["production", "research", "culture"]
    return next((kind for kind in kinds if kind in view[v.slots_there] or ANY in view[v.slots_there]), None)


def free_production_slot(view: View) -> bool:
    """Whether a production node fits into the new colony."""
    return bool({"production", ANY} & set(view[v.slots_there]))


def build_free_node(draft: Draft) -> None:
    """At the new colony, whose slots are counted already."""
    kind = free_node_kind(draft)
    if kind is not None:
        _build(draft, kind)
        draft[v.nodes_there] = (kind,)


def build_free_production_node(draft: Draft) -> None:
    """The same of a production node."""
    _build(draft, "production")


def gain_system(draft: Draft, slots: Sequence[str]) -> None:
    """A new colony is theirs, with these open slots."""
    gain_nodes(draft)
    note_slots(draft, slots)


def note_slots(draft: Draft, slots: Sequence[str]) -> None:
    """The open slots of the system."""
    draft[v.slots_there] = tuple(slots)
    _add_slots(draft, slots)


def gain_nodes(draft: Draft) -> None:
    """A system is theirs, with the nodes that stand there."""
    gain(draft, v.colonies)
    for kind, count in Counter(draft[v.nodes_there]).items():
        gain(draft, INCOMES[kind], count)
    draft[v.two_production.of(draft[v.faction])] = enough_production(draft)


def _add_slots(draft: Draft, slots: Sequence[str]) -> None:
    """Open slots more."""
    draft[v.open_nodes.of(draft[v.faction])] = (*of_list(draft), *slots)


def lose_system(draft: Draft, faction: str, nodes: Sequence[str]) -> None:
    """A system of that faction is someone else's, or nobody's, with the nodes that stood there."""
    adjust(draft, v.colonies.of(faction), -1)
    lose_income(draft, faction, nodes)


def lose_income(draft: Draft, faction: str, nodes: Sequence[str]) -> None:
    """Of these nodes."""
    for kind in nodes:
        adjust(draft, INCOMES[kind].of(faction), -1)


def lose_own_nodes(draft: Draft, nodes: tuple[str, ...]) -> None:
    """A system of theirs is lost, with these nodes."""
    draft[v.nodes_there] = nodes
    lose_system(draft, draft[v.faction], nodes)


def destroy_own_nodes(draft: Draft, nodes: tuple[str, ...]) -> None:
    """Nodes of theirs are destroyed; their slots are open."""
    for kind in nodes:
        gain(draft, INCOMES[kind], -1)
    _add_slots(draft, nodes)


def starbase_surely_lost(view: View) -> bool | None:
    """Each of their systems had one, the one just lost too."""
    return True if of(view, v.starbases) > of(view, v.colonies) else None


def lose_slots(draft: Draft, slots: Sequence[str]) -> None:
    """Open slots that were there."""
    left = list(of_list(draft))
    for slot in slots:
        if slot in left:
            left.remove(slot)
    draft[v.open_nodes.of(draft[v.faction])] = tuple(left)


def has_open_nodes(view: View) -> bool:
    """Whether any slot of theirs is open."""
    return bool(of_list(view))


def up_to_open_nodes(view: View) -> tuple[int, int]:
    """No more than are open in all."""
    return 0, len(of_list(view))


def kinds_open(view: View) -> tuple[str, ...]:
    """Each kind once."""
    return tuple(dict.fromkeys(of_list(view)))


def income_said(view: View) -> str:
    """two production, one research, one culture"""
    return _incomes(view, tuple(INCOMES))


def income_in_short(view: View) -> str:
    """The same, or "two of each"."""
    counts = {of(view, income) for income in INCOMES.values()}
    return f"{in_words(counts.pop())} of each" if len(counts) == 1 else income_said(view)


def now_in_all(view: View) -> str:
    """What they then have, unless more is to come."""
    return "" if of(view, v.income_in_parts) else f", now {holdings(view)}"


def other_income_said(view: View) -> str:
    """The same without production."""
    return _incomes(view, ("research", "culture"))


def _incomes(view: View, kinds: Sequence[str]) -> str:
    return ", ".join(f"{in_words(of(view, INCOMES[kind]))} {kind}" for kind in kinds)


def annex(draft: Draft) -> None:
    """ascendancy/cardassian-a-i-rules/8-planetary-invasion/5: an annihilated system is theirs, its slots open."""
    slots, draft[v.nodes_there] = draft[v.nodes_there], ()
    gain_system(draft, slots)
