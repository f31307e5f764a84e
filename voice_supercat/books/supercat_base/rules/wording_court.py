"""Words for the slots of prompts about court cards: influencing and securing them, and what a Vox card does."""

from collections.abc import Iterable

from voice_supercat.procedure.state import View

from . import values as v
from .acting import came_from
from .ambitions import undeclared, won_by
from .seizing import seizure_known
from .vox import effective_vox, no_steal_for_declared

_NOT_CRITICAL = "aggression/7"


def contested_card(view: View) -> str:
    """A second one, once the first was abandoned this turn."""
    return "another contested card" if view[v.abandoned] else "a contested card"


def which_is_contested(view: View) -> str:
    """influence/influence-principles/1: the revised meaning is another than that of base/terminology/4."""
    return ", one that a rival could secure" if _revised(view) else ""


def any_other_card(view: View) -> str:
    """influence/influence-principles/4"""
    return "any other card that is not safe" if _revised(view) else "any other card"


def card_to_outnumber_on(view: View) -> str:
    """influence/influence-principles/4: on a safe card the bot has the most agents already."""
    return "a card that is not safe" if _revised(view) else "a card"


def of_the_other_cards(view: View) -> str:
    """influence/influence-principles/non-critical-cards/1: behind the Critical cards, where those were told."""
    return "Of several cards" if came_from(view, _NOT_CRITICAL) else "Where none is one of those"


def to_contend_declared(view: View) -> str:
    """influence/influence-principles/critical-cards/3"""
    return "to contend a declared ambition" if _of_cards(view, view[v.declared]) else ""


def to_contend_undeclared(view: View) -> str:
    """influence/influence-principles/non-critical-cards/3"""
    return "to contend an undeclared ambition" if _of_cards(view, undeclared(view)) else ""


def to_lead_declared(view: View) -> str:
    """influence/influence-principles/non-critical-cards/4"""
    return "to grow a lead in a declared ambition" if _of_cards(view, view[v.declared]) else ""


def to_lead_undeclared(view: View) -> str:
    """influence/influence-principles/non-critical-cards/6"""
    return "to grow a lead in an undeclared ambition" if _of_cards(view, undeclared(view)) else ""


def icon_for_a_lead(view: View) -> str:
    """Nothing where no icon counts for what is declared."""
    return "" if no_steal_for_declared(view) is False else "an icon that grows a lead in a declared ambition"


def or_none(view: View) -> str:
    """Said of ambitions where the bot may win none of them."""
    return "" if effective_vox(view) else ", or none"


def demanded_ambition(view: View) -> str:
    """The ambition that Populist Demands declares."""
    return view.known(v.demanded).capitalize()


def before_any_seizure(view: View) -> str:
    """The other condition of base/vox-cards/song-of-freedom/1, where it is not known."""
    return "" if seizure_known(view) is False else ", and can the initiative still be seized"


def _revised(view: View) -> bool:
    return view[v.influence] == "revised"


def _of_cards(view: View, ambitions: Iterable[str]) -> bool:
    """Whether a court card can count for one of them: none brings trophies."""
    return bool(won_by(view, ambitions, "icons", "captives"))
