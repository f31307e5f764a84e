"""Digits as answers, typed or dialled with one key: what 2 means at the open question."""

from collections.abc import Sequence

from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer, in_order_of
from voice_supercat.procedure.events import AskEvent

YES, NO = "1", "2"
COMMANDS = (
    *("repeat", "undo", "help", "in_full", "status", "pause", "resume", "slower", "faster"),
    *("rules", "correct", "quit", "tell", "why", "explain", "louder", "quieter", "settings"),
    *("what_if_yes", "what_if_no", "how_many", "skip"),
)
"""What a star and a number mean, from *1 on, and the answers to the menu that a star alone asks for."""


def dialled_command(text: str) -> str | None:
    """The command that a star and a number stand for, the menu for a star alone; None for anything else."""
    star, place = text[:1], text[1:]
    if star != "*":
        return None
    if not place:
        return "menu"
    return COMMANDS[int(place) - 1] if place.isdecimal() and 1 <= int(place) <= len(COMMANDS) else None


def dialled_answer(question: AskEvent, digits: str, suits: Sequence[str]) -> Answer | None:
    """The answer that digits stand for: one yes, two no; a number itself; the place of a choice in the order offered;
    of a list or row the place of each thing, or zero; for each card the place of its suit and its number; what is no
    card by its place among its like. None where there is no such answer.
    """
    if not digits.isdecimal():
        return None
    if question.expect == "yes_no":
        return {YES: True, NO: False}.get(digits)
    if question.expect == "number":
        return int(digits)
    if question.expect == "choice":
        return question.choices[int(digits) - 1] if 1 <= int(digits) <= len(question.choices) else None
    if question.expect == "card" and len(digits) == 1:
        others = [choice for choice in question.choices if " " not in choice]  # no card at all
        return others[int(digits) - 1] if 1 <= int(digits) <= len(others) else None
    if question.expect == "list":
        listed = _places(question, digits)
        return None if listed is None else in_order_of(question.choices, listed)
    if question.expect == "row":
        return _places(question, digits) or None
    if question.expect in ("card", "cards"):
        return _cards(question, digits, suits)
    return ACKNOWLEDGED if digits == YES else None


def _places(question: AskEvent, digits: str) -> tuple[str, ...] | None:
    """The place of each thing, in as many digits as the last place has; zero is none."""
    width = len(str(len(question.choices)))
    places = [int(digits[at : at + width]) for at in range(0, len(digits), width)]
    if not any(places):
        return ()
    fit = len(digits) % width == 0 and all(1 <= place <= len(question.choices) for place in places)
    return tuple(question.choices[place - 1] for place in places) if fit else None


def _cards(question: AskEvent, digits: str, suits: Sequence[str]) -> Answer | None:
    pairs = [digits[at : at + 2] for at in range(0, len(digits), 2)]
    if not all(len(pair) == 2 and 1 <= int(pair[0]) <= len(suits) for pair in pairs):
        return None
    cards = tuple(f"{suits[int(pair[0]) - 1]} {pair[1]}" for pair in pairs)
    if not set(cards) <= set(question.choices):
        return None
    return cards[0] if question.expect == "card" and len(cards) == 1 else cards
