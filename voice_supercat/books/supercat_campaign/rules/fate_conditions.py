"""When a Fate changes an ordinary page: the conditions that the table in values/fates.yaml names.

Each tells yes, no, or None where nobody has told what it rests on. A condition that is no function here is a fact.
"""

from collections.abc import Callable, Mapping

from voice_supercat.books.supercat_base.rules.inference import known_fact
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.state import View

from . import values as v
from .empire import is_first_regent, is_regent

_KEPT_BY_MAGNATE = 3
_SPORE_SHIPS = "spore_ships"


def outside_the_council(view: View) -> bool:
    """campaign/steward/all-acts/3, 4: no longer First Regent, and the Council has decided."""
    return not is_first_regent(view) and view[v.council] == "decided"


def has_done_objective(view: View) -> bool:
    """Once it is completed, it stays so for the act."""
    bot = view[v.bot]
    return view[v.objective_done.of(bot)] or view[v.objective.of(bot)] == 0


def objective_open(view: View) -> bool | None:
    """campaign/magnate/act-i/3: the marker is above zero."""
    count = view[v.objective.of(view[v.bot])]
    return None if count is None else count > 0


def more_than_three(view: View) -> bool | None:
    """campaign/magnate/act-i/6: resources to spend, by the ledger where it knows them all."""
    counts = [view[any_key(resource, view[v.bot])] for resource in view[v.resources]]
    known: list[int] = [count for count in counts if count is not None]
    return known_fact(view, "more_than_three") if len(known) < len(counts) else sum(known) > _KEPT_BY_MAGNATE


def always(_: View) -> bool:
    """In the whole act."""
    return True


def never(_: View) -> bool:
    """Not once in the act."""
    return False


def spawn_is_ready(view: View) -> bool:
    """campaign/blight-speaker/act-ii/3: its card was not used in this chapter."""
    return _SPORE_SHIPS not in view[v.exhausted.of(view[v.bot])]


def monopoly_with_rival(view: View, resource: str) -> bool | None:
    """campaign/magnate/act-ii/6: neither its own nor in the supply."""
    held = view[v.rival_monopolies.of(view[v.bot])]
    return None if held is None else resource in held


CONDITIONS: Mapping[str, Callable[[View], bool | None]] = {
    condition.__name__: condition
    for condition in (
        *(outside_the_council, is_regent, has_done_objective, objective_open),
        *(more_than_three, always, never, spawn_is_ready),
    )
}
"""Those of the bot that plays."""
OF_A_RESOURCE: Mapping[str, Callable[[View, str], bool | None]] = {"monopoly_with_rival": monopoly_with_rival}
"""Those that are another one for each resource."""
