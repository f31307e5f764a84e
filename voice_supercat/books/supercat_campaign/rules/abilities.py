"""Abilities on Guild and lore cards, which select a card by their action and are used once a chapter."""

from voice_supercat.books.supercat_base.rules.slots_ambitions import either
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .selecting import FAITHFUL, can_take, page_for, select_for

_WORDS = {"combat": "battle"}
_FEW = 4
_ACTIONS = ("tax", "influence", "move", "combat", "secure", "build", "repair")


def actions_in_reach(view: View) -> tuple[str, ...]:
    """The actions for which the bot has a card."""
    return tuple(action for action in _ACTIONS if can_take(view, action))


def ability_to(view: View) -> str:
    """What such an ability is for, behind the question, where that leaves much out: by the card that is played."""
    suit = view[v.page_suit]
    actions = actions_in_reach(view) if suit is None or suit == FAITHFUL else view[v.actions_of.of(suit)]
    named = [_WORDS.get(action, action) for action in actions]
    return f" to {either(named)}" if 0 < len(named) <= _FEW else ""


def action_decides(view: View) -> bool:
    """Whether the card that is played for the ability depends on which action it is."""
    return len({page_for(view, action) for action in actions_in_reach(view)}) > 1


def take_any_action(draft: Draft) -> None:
    """The same card is played for each."""
    draft[v.ability_action] = actions_in_reach(draft)[0]


def select_for_ability(draft: Draft) -> None:
    """campaign/general-priorities/8"""
    select_for(draft, draft.known(v.ability_action))
