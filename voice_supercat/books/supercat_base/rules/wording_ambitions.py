"""Words for the slots of prompts that name ambitions, and what of a goal can matter now."""

from collections.abc import Iterable

from voice_supercat.procedure.state import View

from . import values as v
from .ambitions import undeclared, won_by
from .seats import seat_name

_BY_CARDS = ("icons", "captives")
"""What a tax or a card can bring: no trophies."""


def listed(parts: Iterable[str]) -> str:
    """ "a or b", "a, b, or c" """
    *first, last = parts
    return f"{', '.join(first)}{',' if len(first) > 1 else ''} or {last}" if first else last


def what_is_declared(view: View) -> str:
    """The declared ambitions by name."""
    return " or ".join(names_of(view, *_BY_CARDS, "trophies")) or "a declared ambition"


def declared_for_cards(view: View) -> str:
    """Those that a tax or a card can count for."""
    return _named(view, *_BY_CARDS)


def declared_for_icons(view: View) -> str:
    """Those that a card without agents can count for, which brings no captives either."""
    return _named(view, "icons")


def names_of(view: View, *means: str) -> list[str]:
    """The declared ambitions that are won by one of `means`, by name."""
    return [name.capitalize() for name in won_by(view, view[v.declared], *means)]


def names_for_cards(view: View) -> list[str]:
    """Those that a tax or a card can count for, one by one."""
    return names_of(view, *_BY_CARDS)


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
    if names := names_for_cards(view):
        # a word less for several, so that the question stays short enough
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {' or '.join(names)}")
    return "to " + (", or ".join(parts) if len(parts) < 3 else listed(parts))


def undeclared_captives_or_lead_shortly(view: View) -> str:
    """The same beside other questions."""
    parts = ["an undeclared ambition"] if undeclared(view) else []
    parts += ["captives", "a lead"] if names_for_cards(view) else ["captives"]
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
    return f"Double cities only while winning {what_is_declared(view)} and uncovering a bonus."


def declared_to_score(view: View) -> str:
    """What there is to score."""
    *first, last = names_of(view, *_BY_CARDS, "trophies")
    return f"{', '.join(first)} and {last}" if first else last


def _named(view: View, *means: str) -> str:
    return " or ".join(names_of(view, *means)) or what_is_declared(view)


def what_counts(view: View) -> str:
    """What is counted for the ambition: "captives", "fuel and material icons"."""
    ambition = view.known(v.ambition)
    resources = view[v.resources_of.of(ambition)]
    return f"{' and '.join(resources)} icons" if resources else view[v.won_by.of(ambition)]


def has_counted(view: View) -> str:
    """Who has them, as a question goes on: "do you have", "does red have"."""
    who = seat_name(view, view.known(v.counted_seat))
    return "do you have" if who == "you" else f"does {who} have"
