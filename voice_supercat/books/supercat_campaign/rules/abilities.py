"""Abilities on Guild and lore cards, which select a card by their action and are used once a chapter."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .selecting import can_take, select_for

_ACTIONS = ("tax", "influence", "move", "combat", "secure", "build", "repair")


def actions_in_reach(view: View) -> tuple[str, ...]:
    """The actions for which the bot has a card."""
    return tuple(action for action in _ACTIONS if can_take(view, action))


def select_for_ability(draft: Draft) -> None:
    """campaign/general-priorities/8"""
    select_for(draft, draft.known(v.ability_action))
