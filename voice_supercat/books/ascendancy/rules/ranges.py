"""What the components allow when a count is told."""

from voice_supercat.procedure.state import View

from . import values as v
from .fleets import SINGLE, all_ships, size

ANDORIAN = "andorian"


def ships_of_fleet(view: View) -> tuple[int, int]:
    """As many as its card holds, where that was read, of those that are nowhere else. One that is new has three."""
    fleet = view[v.fleet]
    most = max(0, min(of_card(view, fleet), _free(view, fleet)))
    low = 0 if size(view, fleet) else view[v.smallest_fleet]
    return (low, most) if low <= most else (0, 0)


def ships_of_none(view: View) -> tuple[int, int]:
    """Those that are in no fleet."""
    return 0, max(0, _free(view, SINGLE))


def marks_allowed(view: View) -> tuple[int, int]:
    """ascendancy/andorian-a-i-rules/5-build-ships/2.1"""
    return 0, view[v.ascendancy.of(ANDORIAN)]


def only_asked_for(_: View) -> bool:
    """What is printed is no part of the status."""
    return False


def of_card(view: View, fleet: str) -> int:
    """Ships that the fleet's card holds, as far as it is known."""
    return view[v.room.of(view[v.faction], fleet)] or view[v.most_in_fleet]


def _free(view: View, group: str) -> int:
    return view[v.ships_in_box] - all_ships(view) + size(view, group)
