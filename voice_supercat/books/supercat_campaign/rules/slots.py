"""Words for the slots of prompts."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.procedure.state import View

from . import values as v


def who_has(view: View) -> str:
    """Whose Fate is asked for."""
    name = seat_name(view, view.known(v.seat))
    return "do you have" if name == "you" else f"does {name} have"


def whose_fate(view: View) -> str:
    """The same in short."""
    name = seat_name(view, view.known(v.seat))
    return "your Fate" if name == "you" else f"the Fate of {name}"


def first_regent_named(view: View) -> str:
    """As it is said."""
    name = seat_name(view, view.known(v.first_regent))
    return capitalised("you are" if name == "you" else f"{name} is")
