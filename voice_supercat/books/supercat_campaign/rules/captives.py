"""Securing and taxing for captives, which a Fate may forbid: what such lines are for then, and what is known."""

from voice_supercat.books.supercat_base.rules import inference, slots_ambitions, taxing
from voice_supercat.books.supercat_base.rules.ambitions import undeclared, won_by
from voice_supercat.books.supercat_base.rules.inference import ambitions_to_climb, known_fact, no_without
from voice_supercat.books.supercat_base.rules.ledger import untaxed
from voice_supercat.books.supercat_base.rules.slots_ambitions import either, names_of
from voice_supercat.books.supercat_base.rules.standings import improves, wins
from voice_supercat.procedure.state import View

from . import values as v
from .fate_rules import may_capture

_UNDECLARED = "contend an undeclared ambition"
_WITHOUT = " without captives"


def won_by_cards(view: View) -> tuple[str, ...]:
    """What wins ambitions that a card or a tax can count for."""
    return ("icons", "captives") if may_capture(view) else ("icons",)


def nothing_to_gain(view: View) -> bool:
    """Neither is an undeclared ambition left, nor are captives allowed."""
    return not undeclared(view) and not may_capture(view)


def no_secure_for_declared(view: View) -> bool | None:
    """A card brings icons, and captives where these are allowed."""
    if may_capture(view):
        return inference.no_secure_for_declared(view)
    return no_without(view, "can_secure") if ambitions_to_climb(view, *won_by_cards(view)) else False


def no_tax_for_declared(view: View) -> bool | None:
    """A tax brings resources, and captives where these are allowed."""
    return None if won_by(view, view[v.declared], *won_by_cards(view)) else False


def tax_for_declared(view: View) -> bool | None:
    """campaign/administration-tax-repair-influence/1: a rival's city is taxed for captives."""
    if may_capture(view):
        return taxing.tax_for_declared(view)
    return taxing.tax_reaches(view, view[v.declared]) if no_tax_for_declared(view) is None else False


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


def tax_for_lead(view: View) -> bool | None:
    """campaign/administration-tax-repair-influence/9: the same."""
    if may_capture(view):
        return taxing.tax_for_lead(view)
    own = taxing.tax_reaches(view, view[v.declared], leading=True)
    return own if no_tax_for_declared(view) is None else False


def tax_for_resources(view: View) -> bool | None:
    """campaign/administration-tax-repair-influence/10: the same."""
    own = untaxed(view)
    return taxing.tax_for_resources(view) if may_capture(view) else None if own is None else bool(own)


def rival_city_decides(view: View, goal: str) -> bool:
    """Whether a tax for `goal` depends on a rival city, which may not be taxed without captives."""
    return may_capture(view) and taxing.rival_city_decides(view, goal)


def without_captives(view: View) -> str:
    """Behind what is asked for, where captives are not allowed."""
    return "" if may_capture(view) else _WITHOUT


def to_contend_by_cards(view: View) -> str:
    """Those that a tax or a card can count for."""
    if may_capture(view):
        return slots_ambitions.to_contend_by_cards(view)
    return f"{slots_ambitions.to_contend_by_icons(view)}{_WITHOUT}"


def to_lead_by_cards(view: View) -> str:
    """The same, where the bot may be first alone."""
    if may_capture(view):
        return slots_ambitions.to_lead_by_cards(view)
    return f"{either(_names_to_lead(view) or names_of(view, 'icons')) or 'a declared ambition'}{_WITHOUT}"


def taxed_to_contend(view: View) -> str:
    """Which city is taxed for that, or what for."""
    return taxing.taxed_city(view) or f"to contend {to_contend_by_cards(view)}"


def taxed_for_undeclared(view: View) -> str:
    """The same of a tax for what is not declared, or for captives."""
    if may_capture(view):
        return slots_ambitions.taxed_for_undeclared(view)
    return taxing.taxed_city(view) or undeclared_or_captives(view)


def taxed_to_lead(view: View) -> str:
    """The same of a tax for a lead."""
    return taxing.taxed_city(view) or f"to grow the lead in {to_lead_by_cards(view)}"


def undeclared_or_captives(view: View) -> str:
    """What is left of that goal."""
    return slots_ambitions.undeclared_or_captives(view) if may_capture(view) else f"to {_UNDECLARED}{_WITHOUT}"


def undeclared_captives_or_lead(view: View) -> str:
    """The same with a lead that grows."""
    if may_capture(view):
        return slots_ambitions.undeclared_captives_or_lead(view)
    parts = [_UNDECLARED] if undeclared(view) else []
    if names := _names_to_lead(view):
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {either(names)}")
    return f"to {' or '.join(parts) or _UNDECLARED}{_WITHOUT}"


def undeclared_captives_or_lead_shortly(view: View) -> str:
    """The same beside other questions."""
    return undeclared_captives_or_lead(view).replace(", or ", " or ")


def _rival_city(view: View) -> bool | None:
    """Whether there is one to tax, as far as it is known; a Fate without captives taxes none."""
    return known_fact(view, taxing.RIVAL_CITY) if may_capture(view) else False


def _names_to_lead(view: View) -> list[str]:
    declared = won_by(view, view[v.declared], "icons")
    return [name.capitalize() for name in declared if wins(view, name) is not False]
