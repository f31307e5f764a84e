"""Laws that hold for all: brought by a Fate at the table, or told to be in force."""

from voice_supercat.procedure.state import View

from . import values as v


def law_holds(view: View, law: str) -> bool:
    """Whether it was told to be in force, or a seat has the Fate that brings it."""
    return law in laws_in_force(view)


def laws_in_force(view: View) -> tuple[str, ...]:
    """Those for all, in the order of the table."""
    brought = {view[v.brings_law.of(f"{view[v.fate.of(seat)]} {view[v.act]}")] for seat in view[v.order]}
    return tuple(law for law in view[v.every_law] if law in brought or law in view[v.laws])
