"""The revised Influence Principles: how a bot defends its agents on a contested card."""

from collections.abc import Iterable

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Draft, Table

from .acting import came_from
from .ambitions import undeclared

_NOT_CRITICAL = "aggression/7"


def influence_is_revised(table: Table) -> bool:
    """Whether the later document is used."""
    return bool(table["influence"] == "revised")


def rules_of_game(table: Table, topic: str) -> str:
    """Of both documents on influence the one that is played by."""
    return "influence-principles" if topic == "influence-doctrine" and influence_is_revised(table) else topic


def note_rival_agents(draft: Draft, count: int) -> None:
    """Agents of the rival that has most."""
    draft["rival_agents"] = count


def roll_to_defend(draft: Draft) -> None:
    """influence/influence-principles/11 to 14"""
    roll, most = draft.roll(6), draft["rival_agents"]
    draft["defence_roll"] = roll
    draft["defence"] = "outbid" if roll > most else "block" if roll == most else "abandon"


def defence_is(table: Table, defence: str) -> bool:
    """Which of the three it is."""
    return bool(table["defence"] == defence)


def note_supply(draft: Draft, remain: bool) -> None:
    """influence/influence-principles/15"""
    if not remain:
        draft["defence"] = "abandon"


def abandon(draft: Draft) -> None:
    """influence/influence-principles/10: nothing is done, nothing spent; other contested cards may be left."""
    draft["action_cost"] = 0
    draft["abandoned"] = draft["abandoned"] + 1


def contested_card(table: Table) -> str:
    """A second one, once the first was abandoned this turn."""
    return "another contested card" if table["abandoned"] else "a contested card"


def which_is_contested(table: Table) -> str:
    """influence/influence-principles/1: the revised meaning is another than that of base/terminology/4."""
    return ", one that a rival could secure" if influence_is_revised(table) else ""


def any_other_card(table: Table) -> str:
    """influence/influence-principles/4"""
    return "any other card that is not safe" if influence_is_revised(table) else "any other card"


def card_to_outnumber_on(table: Table) -> str:
    """influence/influence-principles/4: on a safe card the bot has the most agents already."""
    return "a card that is not safe" if influence_is_revised(table) else "a card"


def of_the_other_cards(table: Table) -> str:
    """influence/influence-principles/non-critical-cards/1: behind the Critical cards, where those were told."""
    return "Of several cards" if came_from(table, _NOT_CRITICAL) else "Where none is one of those"


def to_contend_declared(table: Table) -> str:
    """influence/influence-principles/critical-cards/3"""
    return "to contend a declared ambition" if _of_cards(table["declared"]) else ""


def to_contend_undeclared(table: Table) -> str:
    """influence/influence-principles/non-critical-cards/3"""
    return "to contend an undeclared ambition" if _of_cards(undeclared(table)) else ""


def to_lead_declared(table: Table) -> str:
    """influence/influence-principles/non-critical-cards/4"""
    return "to grow a lead in a declared ambition" if _of_cards(table["declared"]) else ""


def to_lead_undeclared(table: Table) -> str:
    """influence/influence-principles/non-critical-cards/6"""
    return "to grow a lead in an undeclared ambition" if _of_cards(undeclared(table)) else ""


def _of_cards(ambitions: Iterable[str]) -> bool:
    """Whether a court card can count for one of them: none brings trophies."""
    return any(ambition != "warlord" for ambition in ambitions)


def defence_roll(table: Table) -> str:
    """The roll, and what it is compared with."""
    return f"rolled {in_words(table['defence_roll'])} against {in_words(table['rival_agents'])}"
