"""Words for the slots of prompts that name ambitions, and what of a goal can matter now."""

from collections.abc import Iterable

from voice_supercat.procedure.state import View

from . import values as v
from .ambitions import undeclared


def listed(parts: Iterable[str]) -> str:
    """ "a or b", "a, b, or c" """
    *first, last = parts
    return f"{', '.join(first)}{',' if len(first) > 1 else ''} or {last}" if first else last


def declared(view: View) -> str:
    """The declared ambitions by name."""
    return " or ".join(names_but(view)) or "a declared ambition"


def declared_for_cards(view: View) -> str:
    """Those that a tax or a card can count for: neither brings trophies."""
    return _named(view, "warlord")


def declared_for_icons(view: View) -> str:
    """Those that a card without agents can count for, which brings no captives either."""
    return _named(view, "warlord", "tyrant")


def _named(view: View, *but: str) -> str:
    return " or ".join(names_but(view, *but)) or declared(view)


def names_but(view: View, *but: str) -> list[str]:
    """The declared ambitions by name, without some."""
    return [name.capitalize() for name in dict.fromkeys(view[v.declared]) if name not in but]


def undeclared_or_captives(view: View) -> str:
    """Without a marker left, only captives remain of it."""
    return "to contend an undeclared ambition or take captives" if undeclared(view) else "to take captives"


def undeclared_or_captives_shortly(view: View) -> str:
    """The same beside other questions."""
    return "an undeclared ambition or captives" if undeclared(view) else "captives"


def undeclared_or_captives_in_short(view: View) -> str:
    """The same after a few times."""
    return undeclared_or_captives_shortly(view).replace("an undeclared ambition", "undeclared")


def undeclared_captives_or_lead(view: View) -> str:
    """The parts of the goal that can matter now."""
    parts = ["contend an undeclared ambition"] if undeclared(view) else []
    parts.append("take captives")
    if names := names_but(view, "warlord"):
        # a word less for several, so that the question stays short enough
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {' or '.join(names)}")
    return "to " + (", or ".join(parts) if len(parts) < 3 else listed(parts))


def undeclared_captives_or_lead_shortly(view: View) -> str:
    """The same beside other questions."""
    parts = ["an undeclared ambition"] if undeclared(view) else []
    parts += ["captives", "a lead"] if names_but(view, "warlord") else ["captives"]
    *first, last = parts
    return f"{', '.join(first)} or {last}" if first else last


def undeclared_captives_or_lead_in_short(view: View) -> str:
    """The same after a few times."""
    return undeclared_captives_or_lead_shortly(view).replace("an undeclared ambition", "undeclared")


def other_card_to_secure(view: View) -> str:
    """What is left to secure: no Vox card, since those are secured for their effect or captives only."""
    lead = "a card to grow a lead in an undeclared ambition, or " if undeclared(view) else ""
    return f"{lead}any other but Vox" if lead else "any other card but Vox"


def double_cities(view: View) -> str:
    """base/expansion-doctrine/limit-on-building-new-cities/1"""
    if not view[v.declared]:
        return "No double cities."
    return f"Double cities only while winning {declared(view)} and uncovering a bonus."
