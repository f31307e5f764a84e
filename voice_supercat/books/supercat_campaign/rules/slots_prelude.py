"""Words for the slots of the Prelude, where a Fate takes no captives or avoids battles."""

from voice_supercat.books.supercat_base.rules import prelude, slots_prelude
from voice_supercat.books.supercat_base.rules.inference import ambitions_to_climb
from voice_supercat.books.supercat_base.rules.slots_ambitions import listed
from voice_supercat.procedure.state import View

from . import values as v
from .captives import to_contend_by_cards, without_captives
from .fate_rules import may_capture
from .peace import combat_allowed, may_raid

_EFFECTIVE = "an effective Vox card"


def worth_a_relic(view: View) -> str:
    """campaign/prelude/resources/3; nothing where no card is worth one."""
    if may_capture(view):
        return slots_prelude.worth_a_relic(view)
    effective = [_EFFECTIVE] if "secure_effective_vox" in prelude.worth_a_card(view) else []
    worth = [*_contending(view), *effective]
    return f"{listed(worth)}{without_captives(view)}" if worth else ""


def worth_a_relic_in_short(view: View) -> str:
    """The same after a few times."""
    return slots_prelude.shortly(worth_a_relic(view))


def first_by_relic(view: View) -> str:
    """What is preferred to an effective Vox card."""
    if may_capture(view):
        return f"captives{slots_prelude.then_what_is_declared(view)}"
    return "".join(_contending(view))


def psionic_contends(view: View) -> bool:
    """campaign/prelude/resources/4: by a tax, or by a card secured."""
    return prelude.psionic_may_contend(view) and (may_capture(view) or bool(_names(view)))


def worth_a_psionic(view: View) -> str:
    """campaign/prelude/resources/4"""
    if may_capture(view):
        return slots_prelude.worth_a_psionic(view)
    ways = [f"to tax or secure to contend {to_contend_by_cards(view)}"] if psionic_contends(view) else []
    return ", or ".join([*ways, *_fighting(view)])


def worth_a_psionic_in_short(view: View) -> str:
    """The same after a few times."""
    if may_capture(view):
        return slots_prelude.worth_a_psionic_in_short(view)
    ways = [f"to contend {to_contend_by_cards(view)}"] if psionic_contends(view) else []
    return " or ".join([*ways, *_fighting(view)])


def psionic_for_declared(view: View) -> str:
    """The same beside other questions, but not beside those about combat."""
    return "" if _combat_card(view) else f"a psionic {worth_a_psionic_in_short(view)}"


def _contending(view: View) -> list[str]:
    names = _names(view) if "secure_contend_declared" in prelude.worth_a_card(view) else []
    return [f"a card contending {listed(names) if len(names) < 3 else 'what is declared'}"] if names else []


def _names(view: View) -> list[str]:
    return [name.capitalize() for name in ambitions_to_climb(view, "icons")]


def _fighting(view: View) -> list[str]:
    return [f"for {combat_allowed(view)}"] if _combat_card(view) and may_raid(view) else []


def _combat_card(view: View) -> bool:
    return view[v.page_suit] == view[v.combat_suit]
