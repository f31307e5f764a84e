"""Power: whether a bot is ahead of the players (base/difficulty-mode-optional-but-recommended/4 and 5)."""

from voice_supercat.procedure.state import View

from . import values as v
from .seats import players


def whether_more_power(view: View) -> bool | None:
    """Where everyone's power was told, or in the first chapter, where it is at zero unless something else was told."""
    ahead = _ahead(view)
    return ahead if ahead is not None or view[v.chapter] > 1 or more_power(view) else False


def more_power(view: View) -> bool:
    """Whether the bot is known to have more."""
    ahead = _ahead(view)
    return view.facts.get(f"more_power of {view[v.bot]}", False) if ahead is None else ahead


def _ahead(view: View) -> bool | None:
    """More than one player is enough: it has to be behind all of them for its advantages."""
    own, others = view[v.power.of(view[v.bot])], [view[v.power.of(seat)] for seat in players(view)]
    known = [count for count in others if count is not None]
    if own is not None and any(own > count for count in known):
        return True
    return None if own is None or len(known) < len(others) else False
