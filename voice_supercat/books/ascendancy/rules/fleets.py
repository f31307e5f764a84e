"""Ships: in fleets and alone. A fleet has three ships or more, else it disbands and its ships are alone."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .tokens import MOST_OF_A_KIND, gain, of, put

SMALLEST = 3
ALONE = 0  # in place of a fleet's number
NUMBERS = (1, 2, 3)


def fleet_sizes(view: View) -> tuple[int, ...]:
    """Ships in fleets one to three; zero where there is no fleet."""
    sizes: tuple[int, ...] = view[v.fleets.of(view[v.faction])]
    return sizes


def size(view: View, fleet: int) -> int:
    """Ships in that fleet, or alone."""
    return of(view, "alone") if fleet == ALONE else fleet_sizes(view)[fleet - 1]


def existing(view: View) -> tuple[int, ...]:
    """Numbers of the fleets there are."""
    return tuple(fleet for fleet in NUMBERS if size(view, fleet))


def fleet_exists(view: View, number: str) -> bool:
    """Whether that fleet is on the board."""
    return size(view, int(number)) > 0


def room(view: View, fleet: int) -> int:
    """Ships that the fleet's card can still take; none as long as its card is not known."""
    return max(0, int(view[v.room.of(view[v.faction])][fleet - 1]) - size(view, fleet))


def resize(draft: Draft, fleet: int, ships: int) -> None:
    """So many ships are in that fleet, or alone, now."""
    if fleet == ALONE:
        put(draft, "alone", max(0, ships))
        return
    sizes = fleet_sizes(draft)
    put(draft, "fleets", (*sizes[: fleet - 1], max(0, ships), *sizes[fleet:]))


def all_ships(view: View) -> int:
    """Every ship of the faction on the board."""
    return of(view, "alone") + sum(fleet_sizes(view))


def fleet_allowed(view: View) -> bool:
    """As many fleets as the ascendancy, three at most."""
    return len(existing(view)) < min(MOST_OF_A_KIND, of(view, "ascendancy"))


def begin_round_of_fleets(draft: Draft) -> None:
    """Every fleet, one after the other."""
    draft[v.queue] = existing(draft)
    _point(draft)


def fleet_in_queue(view: View) -> bool:
    """Whether a fleet is left to ask about."""
    return bool(view[v.queue])


def leave_one_ship(draft: Draft) -> None:
    """A ship leaves the fleet and is alone, even if that disbands it."""
    fleet = draft[v.fleet_at]
    resize(draft, fleet, size(draft, fleet) - 1)
    gain(draft, "alone")
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()


def next_in_queue(draft: Draft) -> None:
    """The next fleet."""
    draft[v.queue] = draft[v.queue][1:]
    _point(draft)


def _point(draft: Draft) -> None:
    if draft[v.queue]:
        draft[v.fleet_at] = draft[v.queue][0]


def disband(draft: Draft, fleet: int) -> bool:
    """A fleet of fewer than three ships is none."""
    left = size(draft, fleet)
    if fleet == ALONE or left == 0 or left >= SMALLEST:
        return False
    resize(draft, fleet, 0)
    gain(draft, "alone", left)
    return True
