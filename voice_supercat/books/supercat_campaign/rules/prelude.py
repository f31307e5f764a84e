"""The Prelude, where this document spends otherwise: what matches a declared ambition is always kept, and a weapon
alone makes a combat card."""

from collections.abc import Sequence

from voice_supercat.books.supercat_base.rules import prelude
from voice_supercat.books.supercat_base.rules.gaining import holds
from voice_supercat.books.supercat_base.rules.ledger import by_ledger, spend_one
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import fate_spends, may_spend, may_spend_card
from .peace import may_raid
from .slots_prelude import worth_a_psionic, worth_a_relic

_SEVERAL = {"relic": "relics", "psionic": "psionics", "weapon": "weapons"}


def fuel_may_help(view: View) -> bool:
    """campaign/prelude/resources/2: for more actions with a combat card."""
    return view[v.page_suit] == view[v.combat_suit] and may_spend(view, "fuel") and may_raid(view)


def fuel_to_spend(view: View) -> bool:
    """The same, where there is some."""
    return fuel_may_help(view) and holds(view, "fuel")


def relic_may_help(view: View) -> bool:
    """campaign/prelude/resources/3"""
    return prelude.relic_may_help(view) and fate_spends(view, "relic") and worth_a_relic(view) != ""


def relic_to_spend(view: View) -> bool:
    """The same, where there is one that matches nothing declared."""
    return prelude.relic_to_spend(view) and relic_may_help(view)


def relic_for_relic(view: View) -> bool:
    """campaign/prelude/restrictions/4"""
    return prelude.relic_for_relic(view) and fate_spends(view, "relic")


def psionic_may_help(view: View) -> bool:
    """campaign/prelude/resources/4"""
    return prelude.psionic_may_help(view) and fate_spends(view, "psionic") and worth_a_psionic(view) != ""


def psionic_to_spend(view: View) -> bool:
    """The same, where there is one."""
    return psionic_may_help(view) and holds(view, "psionic")


def weapon_unknown(view: View) -> bool:
    """Whether the ledger does not tell if there is a weapon."""
    return by_ledger(view, "weapon") is None


def resources_wanted(view: View) -> bool:
    """Whether something that the Prelude may spend is not in the ledger yet."""
    useful = {
        "material": may_spend(view, "material"),
        "fuel": fuel_may_help(view),
        "relic": relic_may_help(view),
        "psionic": psionic_may_help(view),
    }
    return any(wanted and by_ledger(view, kind) is None for kind, wanted in useful.items())


def note_weapon_spent(draft: Draft) -> None:
    """campaign/terminology/2"""
    spend_one(draft, "weapon")


def note_relic_spent(draft: Draft, spent: bool) -> None:
    """campaign/prelude/restrictions/4"""
    if spent:
        spend_one(draft, "relic")


def keeps_something(view: View) -> bool:
    """Whether resources or Guild cards match what is declared."""
    return bool(_kept(view))


def what_is_kept(view: View) -> str:
    """campaign/prelude/restrictions/1 to 4: said once in full."""
    relics = ", unless a relic secures another relic card" if "relic" in _kept(view) else ""
    return f"{_listed(_kept(view))}, and Guild cards of these{relics}"


def fate_keeps_something(view: View) -> bool:
    """Whether its Fate keeps resources that match nothing declared."""
    return bool(_kept_by_fate(view))


def what_fate_keeps(view: View) -> str:
    """These resources; Guild cards are spent as they were."""
    kept = _kept_by_fate(view)
    return "all resources" if kept == view[v.resources] else _listed(kept)


def a_union_card(view: View) -> str:
    """Beside the one that was discarded, it may have another."""
    return "another Union card" if view[v.union_discarded] else "a Union card"


def first_union_card(view: View) -> str:
    """The same beside other questions; another one is asked for by itself."""
    return "" if view[v.union_discarded] else "a Union card"


def _kept(view: View) -> tuple[str, ...]:
    return tuple(kind for kind in view[v.resources] if not may_spend_card(view, kind))


def _kept_by_fate(view: View) -> tuple[str, ...]:
    return tuple(kind for kind in view[v.resources] if not fate_spends(view, kind))


def _listed(kinds: Sequence[str]) -> str:
    *first, last = (_SEVERAL.get(kind, kind) for kind in kinds)
    return f"{', '.join(first)} and {last}" if first else last
