"""Battles that a Fate avoids: of those to contend what is declared, raids remain where trophies count for nothing."""

from voice_supercat.books.supercat_base.rules.inference import ambitions_to_climb
from voice_supercat.books.supercat_base.rules.slots_ambitions import (
    to_contend,
    to_contend_by_cards,
    to_contend_by_icons,
)
from voice_supercat.procedure.state import View

from .fate_rules import may_battle, may_declare


def may_raid(view: View) -> bool:
    """campaign/pacifist/act-ii/special-rules/2: any battle, or a raid where resources or Guild cards count."""
    return may_battle(view) or bool(ambitions_to_climb(view, "icons"))


def combat_allowed(view: View) -> str:
    """What is asked for."""
    return "favorable combat" if may_battle(view) else "a raid that risks no trophies"


def battle_or_raid(view: View) -> str:
    """What is ordered."""
    return "battle" if may_battle(view) else "raid"


def combat_contends(view: View) -> str:
    """What it is for: a raid brings no trophies, and Warlord is left out where it is not scored."""
    if not may_battle(view):
        return to_contend_by_icons(view)
    return to_contend(view) if _trophies_count(view) else to_contend_by_cards(view)


def nothing_to_fight_for(view: View) -> bool:
    """Nothing is declared in which the bot could climb by a battle that its Fate allows."""
    without_trophies = ("icons", "captives") if may_battle(view) else ("icons",)
    return not ambitions_to_climb(view, *without_trophies, *(["trophies"] if _trophies_count(view) else []))


def goal_allowed(view: View, goal: str) -> str:
    """What a battle is for: by a raid alone it is clear which ambition."""
    return "raid" if goal == "ambition" and not _trophies_count(view) else goal


def _trophies_count(view: View) -> bool:
    return may_battle(view) and may_declare(view, "warlord")
