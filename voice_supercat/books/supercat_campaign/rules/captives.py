"""Securing and taxing for captives, which a Fate may forbid: the goal of a line without them."""

from voice_supercat.books.supercat_base.rules import slots_ambitions, taxing
from voice_supercat.books.supercat_base.rules.ambitions import undeclared, won_by
from voice_supercat.books.supercat_base.rules.inference import known_fact
from voice_supercat.books.supercat_base.rules.slots_ambitions import either, names_to_lead
from voice_supercat.books.supercat_base.rules.standings import improves
from voice_supercat.procedure.state import View

from .fate_rules import may_capture

_UNDECLARED = "contend an undeclared ambition"


def nothing_to_gain(view: View) -> bool:
    """Neither is an undeclared ambition left, nor are captives allowed."""
    return not undeclared(view) and not may_capture(view)


def tax_for_undeclared(view: View) -> bool | None:
    """campaign/administration-tax-repair-influence/4: a rival's city is taxed for captives."""
    told = known_fact(view, "tax_undeclared")
    found = (tax_for_undeclared_alone(view) if told is None else told, _rival_city(view))
    return True if True in found else None if None in found else False


def tax_for_undeclared_alone(view: View) -> bool | None:
    """campaign/general-priorities/9: captives are a goal of their own there. A rival's city may serve this one too."""
    own, rival = taxing.tax_reaches(view, undeclared(view)), _rival_city(view)
    if own is not False or not undeclared(view):
        return own
    contends = rival and any(improves(view, name) for name in won_by(view, undeclared(view), "captives"))
    return True if contends else None if rival else rival


def undeclared_or_captives(view: View) -> str:
    """What is left of that goal."""
    return slots_ambitions.undeclared_or_captives(view) if may_capture(view) else f"to {_UNDECLARED}"


def undeclared_captives_or_lead(view: View) -> str:
    """The same with a lead that grows."""
    if may_capture(view):
        return slots_ambitions.undeclared_captives_or_lead(view)
    parts = [_UNDECLARED] if undeclared(view) else []
    if names := names_to_lead(view):
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {either(names)}")
    return f"to {' or '.join(parts) or _UNDECLARED}"


def undeclared_captives_or_lead_shortly(view: View) -> str:
    """The same beside other questions."""
    return undeclared_captives_or_lead(view).replace(", or ", " or ")


def _rival_city(view: View) -> bool | None:
    """Whether there is one to tax, as far as it is known; a Fate without captives taxes none."""
    return known_fact(view, taxing.RIVAL_CITY) if may_capture(view) else False
