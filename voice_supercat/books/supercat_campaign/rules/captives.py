"""Securing and taxing for captives, which a Fate may forbid: the goal of a line without them."""

from voice_supercat.books.supercat_base.rules import slots_ambitions, taxing
from voice_supercat.books.supercat_base.rules.ambitions import undeclared
from voice_supercat.books.supercat_base.rules.slots_ambitions import either, names_for_cards
from voice_supercat.procedure.state import View

from .fate_rules import may_capture

_UNDECLARED = "contend an undeclared ambition"


def nothing_to_gain(view: View) -> bool:
    """Neither is an undeclared ambition left, nor are captives allowed."""
    return not undeclared(view) and not may_capture(view)


def tax_for_undeclared(view: View) -> bool | None:
    """campaign/administration-tax-repair-influence/4: a rival's city is taxed for captives."""
    return taxing.tax_for_undeclared(view) if may_capture(view) else taxing.tax_reaches(view, undeclared(view))


def undeclared_or_captives(view: View) -> str:
    """What is left of that goal."""
    return slots_ambitions.undeclared_or_captives(view) if may_capture(view) else f"to {_UNDECLARED}"


def undeclared_captives_or_lead(view: View) -> str:
    """The same with a lead that grows."""
    if may_capture(view):
        return slots_ambitions.undeclared_captives_or_lead(view)
    parts = [_UNDECLARED] if undeclared(view) else []
    if names := names_for_cards(view):
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {either(names)}")
    return f"to {' or '.join(parts) or _UNDECLARED}"


def undeclared_captives_or_lead_shortly(view: View) -> str:
    """The same beside other questions."""
    return undeclared_captives_or_lead(view).replace(", or ", " or ")
