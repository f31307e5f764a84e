"""What the Fates change on ordinary pages: named conditions over the table of Fate and act in values/fates.yaml."""

from voice_supercat.books.supercat_base.rules import prelude
from voice_supercat.books.supercat_base.rules.inference import known_fact
from voice_supercat.procedure.state import View

from . import values as v
from .fate_conditions import CONDITIONS, OF_A_RESOURCE
from .laws import law_holds

NOTHING_OPEN = "none"


def fate_and_act(view: View) -> str:
    """The line of the table for the bot that plays: "steward 1"."""
    return f"{view[v.fate.of(view[v.bot])]} {view[v.act]}"


def events_critical(view: View) -> bool:
    """campaign/terminology/5"""
    return _by_fate(view, "events_critical", otherwise=False)


def calls_summit(view: View) -> bool:
    """campaign/summits/1: without a roll."""
    return _by_fate(view, "calls_summit", otherwise=False)


def petitions(view: View) -> bool:
    """campaign/summits/4"""
    return _by_fate(view, "petitions", otherwise=False)


def leaves_empire(view: View) -> bool:
    """campaign/summits/4"""
    return _by_fate(view, "leaves_empire", otherwise=False)


def uncovers_clues(view: View) -> bool:
    """campaign/pathfinder/act-ii/2"""
    return _by_fate(view, "uncovers_clues", otherwise=False)


def trades_goods(view: View, seat: str) -> bool:
    """campaign/magnate/act-i/4: of any seat, which makes two attempts and accepts nothing but resources and favors."""
    return view[v.fate_rules.of(f"{view[v.fate.of(seat)]} {view[v.act]}", "trades_goods")] is not None


def parades_fleets(view: View) -> bool:
    """campaign/founder/act-i/3: where it has just declared an ambition."""
    return _by_fate(view, "parades_fleets", otherwise=False)


def declares_for_commonwealth(view: View) -> bool:
    """campaign/founder/act-ii/4: by the place of the Commonwealth instead of its own."""
    return _by_fate(view, "declares_for_commonwealth", otherwise=False)


def resolves_edicts(view: View) -> bool:
    """campaign/magnate/act-ii/4: where it has secured the Council."""
    return _by_fate(view, "resolves_edicts", otherwise=False)


def resolves_crises(view: View) -> bool:
    """campaign/caretaker/act-i/5: the same."""
    return _by_fate(view, "resolves_crises", otherwise=False)


def declares_from_second(view: View) -> bool:
    """campaign/partisan/act-ii/2"""
    return _by_fate(view, "declares_from_second", otherwise=False)


def clears_outrage(view: View) -> bool:
    """campaign/partisan/act-ii/2"""
    return _by_fate(view, "clears_outrage", otherwise=False)


def prefers_contending(view: View) -> bool:
    """campaign/magnate/act-i/7: a resource that contends an ambition, before a new one."""
    return _by_fate(view, "prefers_contending", otherwise=False)


def sets_doctrine(view: View) -> bool:
    """campaign/believer/act-ii/3"""
    return _by_fate(view, "sets_doctrine", otherwise=False)


def seizes_by_outrage(view: View) -> bool:
    """campaign/partisan/act-i/5, and its Law for all bots (act-ii/3)."""
    return law_holds(view, "partisan_seizing") or _by_fate(view, "seizes_by_outrage", otherwise=False)


def uses_stone_speakers(view: View) -> bool:
    """campaign/caretaker/act-i/4"""
    return _by_fate(view, "uses_stone_speakers", otherwise=False)


def may_discard(view: View, card: str) -> bool:
    """campaign/advocate/act-ii/4: a Weapon or a Union card for its Prelude action."""
    return _by_fate(view, f"may_discard_{card}", otherwise=True)


def may_spend(view: View, resource: str) -> bool:
    """campaign/prelude/restrictions/1, and what the Fate keeps besides."""
    return may_spend_card(view, resource) and fate_spends(view, resource)


def may_spend_card(view: View, resource: str) -> bool:
    """A Guild card of that resource: no Fate keeps it with its resources."""
    return prelude.may_spend(view, resource)


def fate_spends(view: View, resource: str) -> bool:
    """Whether the Fate lets it spend that resource."""
    what = (f"may_spend_{resource}", "may_spend_resources")
    return all(_by_fate(view, name, resource, otherwise=True) for name in what)


def spends_on_spawn(view: View) -> bool:
    """campaign/blight-speaker/act-ii/3: material, instead of building with it."""
    return _by_fate(view, "spends_on_spawn", otherwise=False)


def can_spend(view: View, kind: str) -> bool:
    """Whether it has some, and need not keep it."""
    return prelude.can_spend(view, kind) and may_spend(view, kind)


def may_battle(view: View) -> bool:
    """Whether the Fate allows battles that may take trophies."""
    return _by_fate(view, "may_battle", otherwise=True)


def may_capture(view: View) -> bool:
    """Whether the Fate allows to secure and to tax for captives."""
    return _by_fate(view, "may_capture", otherwise=True)


def may_declare(view: View, ambition: str) -> bool:
    """Whether the Fate lets it declare that ambition."""
    return _by_fate(view, f"may_declare_{ambition}", otherwise=True)


def may_use_policy(view: View, policy: str) -> bool:
    """Whether the Fate lets it enforce that policy, and change to it."""
    return _by_fate(view, f"may_use_{policy}", otherwise=True)


def may_outbid(view: View) -> bool:
    """Whether the Fate allows to influence cards with agents of rivals."""
    return _by_fate(view, "may_outbid", otherwise=True)


def objective_decides(view: View) -> bool:
    """campaign/pacifist/act-ii/special-rules/1: the bot's rules rest on it, and nobody has told it in this chapter."""
    bot = view[v.bot]
    told = view[v.objective_done.of(bot)] or view[v.objective_asked.of(bot)] or view[v.objective.of(bot)] is not None
    return not told and _condition(view, "may_battle") == "has_done_objective"


def fate_asks(view: View, what: str) -> bool:
    """Whether the condition that the table has for `what` rests on something that nobody has told."""
    condition = _condition(view, what)
    return condition is not None and _holds(view, condition) is None


def condition_open(view: View) -> str:
    """That condition, for the rule that is wanted."""
    wanted = view[v.rule_wanted]
    condition = None if wanted is None else _condition(view, wanted)
    return NOTHING_OPEN if condition is None else condition


def _condition(view: View, what: str) -> str | None:
    return view[v.fate_rules.of(fate_and_act(view), what)]


def _holds(view: View, condition: str, resource: str = "") -> bool | None:
    """By the function of that name, else by the fact. None where nobody has told it."""
    if condition in OF_A_RESOURCE:
        return OF_A_RESOURCE[condition](view, resource)
    return CONDITIONS[condition](view) if condition in CONDITIONS else known_fact(view, condition)


def _by_fate(view: View, what: str, resource: str = "", *, otherwise: bool) -> bool:
    """By the condition that the table has for it; `otherwise` where the Fate says nothing of it, or nobody knows."""
    condition = _condition(view, what)
    holds = None if condition is None else _holds(view, condition, resource)
    return otherwise if holds is None else holds
