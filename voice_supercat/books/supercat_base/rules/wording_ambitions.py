"""Words for the slots of prompts that name ambitions, and what of a goal can matter now."""

from collections.abc import Iterable

from voice_supercat.procedure.state import Table

from .ambitions import undeclared


def listed(parts: Iterable[str]) -> str:
    """ "a or b", "a, b, or c" """
    *first, last = parts
    return f"{', '.join(first)}{',' if len(first) > 1 else ''} or {last}" if first else last


def declared(table: Table) -> str:
    """The declared ambitions by name."""
    return " or ".join(names_but(table)) or "a declared ambition"


def declared_for_cards(table: Table) -> str:
    """Those that a tax or a card can count for: neither brings trophies."""
    return _named(table, "warlord")


def declared_for_icons(table: Table) -> str:
    """Those that a card without agents can count for, which brings no captives either."""
    return _named(table, "warlord", "tyrant")


def _named(table: Table, *but: str) -> str:
    return " or ".join(names_but(table, *but)) or declared(table)


def names_but(table: Table, *but: str) -> list[str]:
    """The declared ambitions by name, without some."""
    return [name.capitalize() for name in dict.fromkeys(table["declared"]) if name not in but]


def undeclared_or_captives(table: Table) -> str:
    """Without a marker left, only captives remain of it."""
    return "to contend an undeclared ambition or take captives" if undeclared(table) else "to take captives"


def undeclared_or_captives_shortly(table: Table) -> str:
    """The same beside other questions."""
    return "an undeclared ambition or captives" if undeclared(table) else "captives"


def undeclared_or_captives_in_short(table: Table) -> str:
    """The same after a few times."""
    return undeclared_or_captives_shortly(table).replace("an undeclared ambition", "undeclared")


def undeclared_captives_or_lead(table: Table) -> str:
    """The parts of the goal that can matter now."""
    parts = ["contend an undeclared ambition"] if undeclared(table) else []
    parts.append("take captives")
    if names := names_but(table, "warlord"):
        # a word less for several, so that the question stays short enough
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {' or '.join(names)}")
    return "to " + (", or ".join(parts) if len(parts) < 3 else listed(parts))


def undeclared_captives_or_lead_shortly(table: Table) -> str:
    """The same beside other questions."""
    parts = ["an undeclared ambition"] if undeclared(table) else []
    parts += ["captives", "a lead"] if names_but(table, "warlord") else ["captives"]
    *first, last = parts
    return f"{', '.join(first)} or {last}" if first else last


def undeclared_captives_or_lead_in_short(table: Table) -> str:
    """The same after a few times."""
    return undeclared_captives_or_lead_shortly(table).replace("an undeclared ambition", "undeclared")


def other_card_to_secure(table: Table) -> str:
    """What is left to secure: no Vox card, since those are secured for their effect or captives only."""
    lead = "a card to grow a lead in an undeclared ambition, or " if undeclared(table) else ""
    return f"{lead}any other but Vox" if lead else "any other card but Vox"


def double_cities(table: Table) -> str:
    """base/expansion-doctrine/limit-on-building-new-cities/1"""
    if not table["declared"]:
        return "No double cities."
    return f"Double cities only while winning {declared(table)} and uncovering a bonus."
