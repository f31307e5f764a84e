"""Laws that hold for all: brought by a Fate at the table, left by one of Act One, or told to be in force."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.state import View

from . import values as v


def law_holds(view: View, law: str) -> bool:
    """Whether it was told to be in force, or a seat has the Fate that brings it."""
    return law in laws_in_force(view)


def laws_in_force(view: View) -> tuple[str, ...]:
    """Those for all, in the order of the table."""
    brought = {view[v.brings_law.of(f"{view[v.fate.of(seat)]} {view[v.act]}")] for seat in view[v.order]}
    return tuple(law for law in view[v.every_law] if law in brought or law in view[v.laws])


def laws_left_by_fates(view: View) -> tuple[str, ...]:
    """Those that the Fates of this act may leave to the next one."""
    left = {view[v.leaves_law.of(view[v.fate.of(seat)] or "")] for seat in view[v.order]}
    return tuple(law for law in view[v.every_law] if law in left)


def laws_to_ask(view: View) -> tuple[str, ...]:
    """Of these, the ones that no Fate of this act brings by itself."""
    return tuple(law for law in view[v.laws_left] if law not in laws_in_force(view))


def laws_in_question(view: View) -> str:
    """The same for the ear."""
    return ", ".join(law_named(law) for law in laws_to_ask(view))


def law_named(law: str) -> str:
    """As it is written in a sentence."""
    return " ".join(map(capitalised, law.split("_")))
