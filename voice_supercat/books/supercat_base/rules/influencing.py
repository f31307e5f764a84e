"""The revised Influence Principles: how a bot defends its agents on a contested card."""

from collections.abc import Iterable

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .acting import came_from
from .ambitions import undeclared

_NOT_CRITICAL = "aggression/7"


def influence_is_revised(view: View) -> bool:
    """Whether the later document is used."""
    return bool(view[v.influence] == "revised")


def rules_of_game(view: View, topic: str) -> str:
    """Of both documents on influence the one that is played by."""
    return "influence-principles" if topic == "influence-doctrine" and influence_is_revised(view) else topic


def note_rival_agents(draft: Draft, count: int) -> None:
    """Agents of the rival that has most."""
    draft[v.rival_agents] = count


def roll_to_defend(draft: Draft) -> None:
    """influence/influence-principles/11 to 14"""
    roll, most = draft.roll(6), draft[v.rival_agents]
    draft[v.defence_roll] = roll
    draft[v.defence] = "outbid" if roll > most else "block" if roll == most else "abandon"


def defence_is(view: View, defence: str) -> bool:
    """Which of the three it is."""
    return bool(view[v.defence] == defence)


def note_supply(draft: Draft, remain: bool) -> None:
    """influence/influence-principles/15"""
    if not remain:
        draft[v.defence] = "abandon"


def abandon(draft: Draft) -> None:
    """influence/influence-principles/10: nothing is done, nothing spent; other contested cards may be left."""
    draft[v.action_cost] = 0
    draft[v.abandoned] = draft[v.abandoned] + 1


def contested_card(view: View) -> str:
    """A second one, once the first was abandoned this turn."""
    return "another contested card" if view[v.abandoned] else "a contested card"


def which_is_contested(view: View) -> str:
    """influence/influence-principles/1: the revised meaning is another than that of base/terminology/4."""
    return ", one that a rival could secure" if influence_is_revised(view) else ""


def any_other_card(view: View) -> str:
    """influence/influence-principles/4"""
    return "any other card that is not safe" if influence_is_revised(view) else "any other card"


def card_to_outnumber_on(view: View) -> str:
    """influence/influence-principles/4: on a safe card the bot has the most agents already."""
    return "a card that is not safe" if influence_is_revised(view) else "a card"


def of_the_other_cards(view: View) -> str:
    """influence/influence-principles/non-critical-cards/1: behind the Critical cards, where those were told."""
    return "Of several cards" if came_from(view, _NOT_CRITICAL) else "Where none is one of those"


def to_contend_declared(view: View) -> str:
    """influence/influence-principles/critical-cards/3"""
    return "to contend a declared ambition" if _of_cards(view[v.declared]) else ""


def to_contend_undeclared(view: View) -> str:
    """influence/influence-principles/non-critical-cards/3"""
    return "to contend an undeclared ambition" if _of_cards(undeclared(view)) else ""


def to_lead_declared(view: View) -> str:
    """influence/influence-principles/non-critical-cards/4"""
    return "to grow a lead in a declared ambition" if _of_cards(view[v.declared]) else ""


def to_lead_undeclared(view: View) -> str:
    """influence/influence-principles/non-critical-cards/6"""
    return "to grow a lead in an undeclared ambition" if _of_cards(undeclared(view)) else ""


def _of_cards(ambitions: Iterable[str]) -> bool:
    """Whether a court card can count for one of them: none brings trophies."""
    return any(ambition != "warlord" for ambition in ambitions)


def defence_roll(view: View) -> str:
    """The roll, and what it is compared with."""
    return f"rolled {in_words(view[v.defence_roll])} against {in_words(view[v.rival_agents])}"
