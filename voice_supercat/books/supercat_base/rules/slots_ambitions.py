"""Words for the slots of prompts that name ambitions, and what of a goal can matter now."""

from collections.abc import Iterable, Sequence

from voice_supercat.procedure.state import View

from . import values as v
from .ambitions import undeclared, won_by
from .inference import ambitions_to_climb
from .seats import seat_name

_BY_CARDS = ("icons", "captives")
"""What a tax or a card can bring: no trophies."""


def listed(parts: Iterable[str]) -> str:
    """ "a or b", "a, b, or c" """
    *first, last = parts
    return f"{', '.join(first)}{',' if len(first) > 1 else ''} or {last}" if first else last


def either(names: Sequence[str]) -> str:
    """Names within a part of a question: "Keeper", "Keeper or Empath", "Keeper, Empath or Tycoon"."""
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def what_is_declared(view: View) -> str:
    """The declared ambitions by name."""
    return either(names_of(view, *_BY_CARDS, "trophies")) or "a declared ambition"


def declared_for_cards(view: View) -> str:
    """Those that a tax or a card can count for."""
    return _named(view, *_BY_CARDS)


def declared_for_icons(view: View) -> str:
    """Those that a card without agents can count for, which brings no captives either."""
    names = [name.capitalize() for name in ambitions_to_climb(view, "icons")]
    return either(names) or _named(view, "icons")


def names_of(view: View, *means: str) -> list[str]:
    """The declared ambitions that are won by one of `means`, by name."""
    return [name.capitalize() for name in won_by(view, view[v.declared], *means)]


def names_for_cards(view: View) -> list[str]:
    """Those that a tax or a card can count for, one by one."""
    return names_of(view, *_BY_CARDS)


def undeclared_or_captives(view: View) -> str:
    """Without a marker left, only captives remain of it."""
    return "to contend an undeclared ambition or take captives" if undeclared(view) else "to take captives"


def undeclared_captives_or_lead(view: View) -> str:
    """The parts of the goal that can matter now."""
    parts = ["contend an undeclared ambition"] if undeclared(view) else []
    parts.append("take captives")
    if names := names_for_cards(view):
        # a word less for several, so that the question stays short enough
        parts.append(f"{'lead further' if len(names) > 1 else 'grow a lead'} in {either(names)}")
    return "to " + (", or ".join(parts) if len(parts) < 3 else listed(parts))


def undeclared_captives_or_lead_shortly(view: View) -> str:
    """The same beside other questions."""
    return undeclared_captives_or_lead(view).replace(", or ", " or ")


def other_card_to_secure(view: View) -> str:
    """Which of those that are left is secured: no Vox card, since those are for their effect or captives only."""
    return "a card to grow a lead in an undeclared ambition, or any other" if undeclared(view) else "any other card"


def double_cities(view: View) -> str:
    """base/expansion-doctrine/limit-on-building-new-cities/1"""
    if not view[v.declared]:
        return "No double cities."
    return f"Double cities only while winning {what_is_declared(view)} and uncovering a bonus."


def single_city(view: View) -> str:
    """The same beside other questions, as long as no double city can be built; else it takes too many words."""
    return "" if view[v.declared] else "build a city but no double city"


def declared_to_score(view: View) -> str:
    """What there is to score."""
    *first, last = names_of(view, *_BY_CARDS, "trophies")
    return f"{', '.join(first)} and {last}" if first else last


def _named(view: View, *means: str) -> str:
    return either(names_of(view, *means)) or what_is_declared(view)


def what_counts(view: View) -> str:
    """What is counted for the ambition: "captives", "fuel and material icons"."""
    ambition = view.known(v.ambition)
    resources = view[v.resources_of.of(ambition)]
    return f"{' and '.join(resources)} icons" if resources else view[v.won_by.of(ambition)]


def has_counted(view: View) -> str:
    """Who has them, as a question goes on: "do you have", "does red have"."""
    who = seat_name(view, view.known(v.counted_seat))
    return "do you have" if who == "you" else f"does {who} have"


def whose_count(view: View) -> str:
    """The same, shortly: "your captives", "red's captives"."""
    who = seat_name(view, view.known(v.counted_seat))
    return "your" if who == "you" else f"{who}'s"
