"""What the Fates change on ordinary pages: named conditions over the table of Fate and act in values/fates.yaml."""

from collections.abc import Callable, Mapping

from voice_supercat.books.supercat_base.rules import prelude
from voice_supercat.procedure.state import View

from . import values as v
from .empire import is_first_regent, is_regent


def fate_and_act(view: View) -> str:
    """The line of the table for the bot that plays: "steward 1"."""
    return f"{view[v.fate.of(view[v.bot])]} {view[v.act]}"


def outside_the_council(view: View) -> bool:
    """campaign/steward/all-acts/3, 4: no longer First Regent, and the Council has decided."""
    return not is_first_regent(view) and view[v.council] == "decided"


def has_done_objective(view: View) -> bool:
    """Once it is completed, it stays so for the act."""
    return view[v.objective_done.of(view[v.bot])]


def always(_: View) -> bool:
    """In the whole act."""
    return True


def never(_: View) -> bool:
    """Not once in the act."""
    return False


_WHEN: Mapping[str, Callable[[View], bool]] = {
    condition.__name__: condition for condition in (outside_the_council, is_regent, has_done_objective, always, never)
}


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


def parades_fleets(view: View) -> bool:
    """campaign/founder/act-i/3: where it has just declared an ambition."""
    return _by_fate(view, "parades_fleets", otherwise=False)


def declares_for_commonwealth(view: View) -> bool:
    """campaign/founder/act-ii/4: by the place of the Commonwealth instead of its own."""
    return _by_fate(view, "declares_for_commonwealth", otherwise=False)


def may_spend(view: View, resource: str) -> bool:
    """campaign/prelude/restrictions/1, and what the Fate keeps besides."""
    return prelude.may_spend(view, resource) and _by_fate(view, f"may_spend_{resource}", otherwise=True)


def can_spend(view: View, kind: str) -> bool:
    """Whether it has some, and need not keep it."""
    return prelude.can_spend(view, kind) and may_spend(view, kind)


def may_battle(view: View) -> bool:
    """Whether the Fate allows battles that may take trophies."""
    return _by_fate(view, "may_battle", otherwise=True)


def may_capture(view: View) -> bool:
    """Whether the Fate allows to secure and to tax for captives."""
    return _by_fate(view, "may_capture", otherwise=True)


def _by_fate(view: View, what: str, *, otherwise: bool) -> bool:
    """By the condition that the table has for it; `otherwise` where the Fate says nothing of it."""
    condition = view[v.fate_rules.of(fate_and_act(view), what)]
    return otherwise if condition is None else _WHEN[condition](view)
