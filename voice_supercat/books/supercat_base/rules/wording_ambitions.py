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
    names = list(dict.fromkeys(table["declared"]))
    return " or ".join(name.capitalize() for name in names) if names else "a declared ambition"


def undeclared_or_captives(table: Table) -> str:
    """Without a marker left, only captives remain of it."""
    return "to contend an undeclared ambition or take captives" if undeclared(table) else "to take captives"


def undeclared_or_captives_shortly(table: Table) -> str:
    """The same beside other questions."""
    return "an undeclared ambition or captives" if undeclared(table) else "captives"


def undeclared_captives_or_lead(table: Table) -> str:
    """The parts of the goal that can matter now."""
    parts = ["contend an undeclared ambition"] if undeclared(table) else []
    parts.append("take captives")
    if table["declared"]:
        several = len(set(table["declared"])) > 1  # a word less, so that the question stays short enough
        parts.append(f"{'lead further' if several else 'grow a lead'} in {declared(table)}")
    return "to " + (", or ".join(parts) if len(parts) < 3 else listed(parts))


def undeclared_captives_or_lead_shortly(table: Table) -> str:
    """The same beside other questions."""
    parts = ["an undeclared ambition"] if undeclared(table) else []
    parts += ["captives", "a lead"] if table["declared"] else ["captives"]
    *first, last = parts
    return f"{', '.join(first)} or {last}" if first else last
