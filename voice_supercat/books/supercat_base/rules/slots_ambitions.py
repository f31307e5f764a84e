"""Words for the slots of prompts that name ambitions, and what of a goal can matter now."""

from collections.abc import Iterable, Sequence

from voice_supercat.procedure.state import View

from . import values as v
from .acting import came_from
from .ambitions import undeclared, won_by
from .inference import ambitions_to_climb, known_fact
from .seats import seat_name
from .standings import wins
from .taxing import RIVAL_CITY, a_city_of, cities_that_serve, rival_city_just_told, tax_reaches, taxed_city

_BY_CARDS = ("icons", "captives")
"""What a tax or a card can bring: no trophies."""

_FOR_UNDECLARED = "to contend an undeclared ambition"
_FOR_CAPTIVES = "to take captives"


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


def to_contend(view: View) -> str:
    """Those in which the bot can climb: not where it is known to be first alone."""
    return _to_climb(view, *_BY_CARDS, "trophies")


def to_contend_by_cards(view: View) -> str:
    """Those of them that a tax or a card can count for."""
    return _to_climb(view, *_BY_CARDS)


def to_contend_by_icons(view: View) -> str:
    """Those of them that a card without agents can count for, which brings no captives either."""
    return _to_climb(view, "icons")


def taxed_to_contend(view: View) -> str:
    """Which city is taxed for that, or what for."""
    return taxed_city(view) or f"to contend {to_contend_by_cards(view)}"


def taxed_for_undeclared(view: View) -> str:
    """The same of a tax for what is not declared, or for captives."""
    if tax_reaches(view, undeclared(view)) is False:
        return "it" if rival_city_just_told(view) else a_city_of("rival")
    own_only = known_fact(view, RIVAL_CITY) is False
    if served := cities_that_serve(view, undeclared(view)):
        return a_city_of(*served, *(() if own_only else ("rival",)))
    return taxed_city(view) or (_FOR_UNDECLARED if own_only else undeclared_or_captives(view))


def city_taxed(view: View) -> str:
    """The same after a few times: what for was just asked."""
    city = taxed_city(view)
    return f" {city}" if city else ""


def taxed_to_lead(view: View) -> str:
    """The same of a tax for a lead."""
    return taxed_city(view) or f"to grow the lead in {to_lead_by_cards(view)}"


def to_lead_by_cards(view: View) -> str:
    """Those that a tax or a card can count for, where the bot may be first alone."""
    return either(names_to_lead(view)) or _named(view, *_BY_CARDS)


def names_to_lead(view: View) -> list[str]:
    """The same, one by one."""
    return [name.capitalize() for name in won_by(view, view[v.declared], *_BY_CARDS) if wins(view, name) is not False]


def names_to_contend(view: View) -> list[str]:
    """Those in which a tax or a card can make the bot climb, one by one."""
    return [name.capitalize() for name in ambitions_to_climb(view, *_BY_CARDS)]


def names_of(view: View, *means: str) -> list[str]:
    """The declared ambitions that are won by one of `means`, by name."""
    return [name.capitalize() for name in won_by(view, view[v.declared], *means)]


def undeclared_or_captives(view: View) -> str:
    """Without a marker left, only captives remain of it."""
    return f"{_FOR_UNDECLARED} or take captives" if undeclared(view) else _FOR_CAPTIVES


def undeclared_captives_or_lead(view: View) -> str:
    """The parts of the goal that can matter now."""
    parts = ["contend an undeclared ambition"] if undeclared(view) else []
    parts.append("take captives")
    if names := names_to_lead(view):
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
    condition = double_condition(view)
    return f"Double cities only {condition}." if condition else "No double cities."


def double_condition(view: View) -> str:
    """What must be so for a double city, as far as it is not known; nothing where it is known that none is built."""
    known = {name: wins(view, name) for name in view[v.declared]}
    if True in known.values():
        return "while uncovering a bonus"
    open_yet = [name.capitalize() for name, won in known.items() if won is None]
    return f"while winning {either(open_yet)} and uncovering a bonus" if open_yet else ""


def single_city(view: View) -> str:
    """The same beside other questions, as long as no double city can be built; else it takes too many words."""
    return "" if double_condition(view) else "build a city but no double city"


def declared_to_score(view: View) -> str:
    """What there is to score."""
    *first, last = names_of(view, *_BY_CARDS, "trophies")
    return f"{', '.join(first)} and {last}" if first else last


def _to_climb(view: View, *means: str) -> str:
    names = [name.capitalize() for name in ambitions_to_climb(view, *means)]
    return either(names) or _named(view, *means)


def _named(view: View, *means: str) -> str:
    return either(names_of(view, *means)) or what_is_declared(view)


def what_counts(view: View) -> str:
    """What is counted for the ambition: "captives", "fuel and material icons"."""
    ambition = view.known(v.ambition)
    resources = view[v.resources_of.of(ambition)]
    return f"{' and '.join(resources)} icons" if resources else view[v.won_by.of(ambition)]


def what_counts_shortly(view: View) -> str:
    """The same in at most two words: "captives", "Tycoon icons" of several resources."""
    ambition = view.known(v.ambition)
    several = len(view[v.resources_of.of(ambition)]) > 1
    return f"{ambition.capitalize()} icons" if several else what_counts(view)


def has_counted(view: View) -> str:
    """Who has them, as a question goes on: "do you have", "does red have"."""
    who = seat_name(view, view.known(v.counted_seat))
    return "do you have" if who == "you" else f"does {who} have"


def count_shortly(view: View) -> str:
    """The question, shortly: "your captives", "its captives" of the bot that plays; then just "blue's", "yours"."""
    seat = view.known(v.counted_seat)
    who = seat_name(view, seat)
    goes_on = came_from(view, "counting/count") and view[v.counted_before] == view[v.ambition]
    if who == "you":
        return "yours" if goes_on else f"your {what_counts_shortly(view)}"
    whose = "its" if seat == view[v.bot] else f"{who}'s"
    return whose if goes_on else f"{whose} {what_counts_shortly(view)}"
