"""Counts and conditional clauses for the slots of prompts."""

from voice_supercat.procedure.numerals import counted, in_words, ordinal
from voice_supercat.procedure.state import View

from . import values as v


def all_points(view: View) -> str:
    """Where the Automa's token stands."""
    return counted(view[v.points], "point")


def points_gained(view: View) -> str:
    """Points just gained."""
    return counted(view[v.gained], "point")


def territory_count(view: View) -> str:
    """Territories the Automa controls."""
    return counted(view[v.territories], "territory", "territories")


def landmarks(view: View) -> str:
    """How many landmarks are in the box of the Automa's mat."""
    return in_words(len(view[v.claimed_by_bots]))


def landmark_count(view: View) -> str:
    """The same with what is counted."""
    return counted(len(view[v.claimed_by_bots]), "landmark")


def your_landmarks(view: View) -> str:
    """How many landmarks the player has, as they were told."""
    return in_words(len(view[v.claimed_by_you]))


def ordinal_income(view: View) -> str:
    """The income turn as second, third."""
    return ordinal(view[v.incomes])


def added_cards(view: View) -> str:
    """tapestry/income-turns/12, those just added"""
    number = view[v.added]
    return "top progress card" if number == 1 else f"top {in_words(number)} progress cards"


def deck_count(view: View) -> str:
    """Cards left to draw."""
    return counted(view[v.decision], "card")


def not_near(view: View) -> str:
    """tapestry/conquer-neutral/3"""
    topples = view[v.topples.of(view.known(v.tie_card))]
    return "" if topples else " not next to yours"


def title_of_turn(view: View) -> str:
    """The era, and whose turn it is."""
    if not view[v.set_up]:
        return "Setting up"
    era = f"Era {view[v.incomes]}" if view[v.incomes] else "Before the first income turn"
    return f"{era}: {'bots' if view[v.bots_turn] else 'you'}"
