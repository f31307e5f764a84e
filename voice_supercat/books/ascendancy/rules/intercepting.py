"""Subspace Intercepts: the Andorians take research of other A.I. factions too.

ascendancy/andorian-a-i-rules/7
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .factions import INTERCEPTING
from .tokens import adjust, of


def intercepts_possible(view: View) -> bool:
    """Another faction takes research, and tokens lie somewhere."""
    plays = INTERCEPTING in view[v.factions] and view[v.faction] != INTERCEPTING
    return plays and view[v.marks] > 0 and of(view, v.research_income) > 0


def research_intercepted(view: View) -> int:
    """One for each die that succeeds, of what there is."""
    return min(view[v.dice_hits], of(view, v.research))


def intercept_research(draft: Draft) -> None:
    """It changes hands."""
    taken = research_intercepted(draft)
    adjust(draft, v.research.of(draft[v.faction]), -taken)
    adjust(draft, v.research.of(INTERCEPTING), taken)
