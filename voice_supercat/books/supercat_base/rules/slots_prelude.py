"""Words for the slots of the Prelude: what is worth spending something, of that what can matter now."""

from voice_supercat.procedure.state import View

from . import values as v
from .prelude import can_spend, psionic_may_contend, worth_a_card
from .slots_ambitions import double_condition, listed, names_to_contend

_MOST_NAMED = 2  # so that the question stays short enough


def cities_to_build(view: View) -> str:
    """base/prelude/resources/1, with base/expansion-doctrine/limit-on-building-new-cities/1."""
    condition = double_condition(view)
    return f"cities, double ones only {condition}" if condition else "cities, but no double cities"


def fuel_and_weapons(view: View) -> str:
    """base/prelude/resources/2, base/combat-doctrine/5: fuel moves by itself."""
    return "fuel and weapons" if can_spend(view, "weapon") else "fuel"


def worth_a_relic(view: View) -> str:
    """base/prelude/resources/3: what of it is not known to be out of reach."""
    called = {
        "secure_undeclared_captives_lead": "captives",
        "secure_contend_declared": f"a card contending {_for_cards(view)}",
        "secure_effective_vox": "an effective Vox card",
    }
    return listed([called[fact] for fact in worth_a_card(view)] or ["a card"])


def worth_a_relic_in_short(view: View) -> str:
    """The same after a few times: "captives, contending Tyrant, or an effective Vox"."""
    return shortly(worth_a_relic(view))


def shortly(worth: str) -> str:
    """Without "card", of which it is the question."""
    return worth.replace("a card contending", "contending").replace("Vox card", "Vox")


def then_what_is_declared(view: View) -> str:
    """The preference in the middle, where something is declared."""
    return f", then a card contending {_for_cards(view)}" if names_to_contend(view) else ""


def worth_a_psionic(view: View) -> str:
    """base/prelude/resources/4"""
    ways = [f"to tax or secure to contend {_for_cards(view)}"] if psionic_may_contend(view) else []
    return ", or ".join([*ways, *(["for favorable combat"] if _combat_card(view) else [])])


def worth_a_psionic_in_short(view: View) -> str:
    """The same after a few times."""
    ways = [f"to contend {_for_cards(view)}"] if psionic_may_contend(view) else []
    return " or ".join([*ways, *(["for favorable combat"] if _combat_card(view) else [])])


def psionic_for_declared(view: View) -> str:
    """The same beside other questions; not beside those about combat, so that combat is one thing in them."""
    return "" if _combat_card(view) else f"a psionic {worth_a_psionic_in_short(view)}"


def _for_cards(view: View) -> str:
    named = names_to_contend(view)
    return listed(named) if 0 < len(named) <= _MOST_NAMED else "what is declared"


def _combat_card(view: View) -> bool:
    return view[v.page_suit] == view[v.combat_suit]
