"""Battles that a Fate avoids: of those to contend what is declared, raids remain that take no trophies."""

from voice_supercat.books.supercat_base.rules.inference import ambitions_to_climb
from voice_supercat.books.supercat_base.rules.slots_ambitions import to_contend, to_contend_by_icons
from voice_supercat.procedure.state import View

from .fate_rules import may_battle


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
    """What it is for: by a raid, no trophies."""
    return to_contend(view) if may_battle(view) else to_contend_by_icons(view)


def goal_allowed(view: View, goal: str) -> str:
    """What a battle is for: by a raid alone it is clear which ambition."""
    return "raid" if goal == "ambition" and not may_battle(view) else goal
