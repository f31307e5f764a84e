"""Ships: in fleets and alone. A fleet has three ships or more, else it disbands and its ships are alone."""

from voice_supercat.procedure.state import Draft, Table

from .tokens import MOST_OF_A_KIND, gain, of, put

SMALLEST = 3
ALONE = 0  # in place of a fleet's number
NUMBERS = (1, 2, 3)


def fleet_sizes(table: Table) -> tuple[int, ...]:
    """Ships in fleets one to three; zero where there is no fleet."""
    sizes: tuple[int, ...] = table[f"fleets.{table['faction']}"]
    return sizes


def size(table: Table, fleet: int) -> int:
    """Ships in that fleet, or alone."""
    return of(table, "alone") if fleet == ALONE else fleet_sizes(table)[fleet - 1]


def existing(table: Table) -> tuple[int, ...]:
    """Numbers of the fleets there are."""
    return tuple(fleet for fleet in NUMBERS if size(table, fleet))


def fleet_exists(table: Table, number: str) -> bool:
    """Whether that fleet is on the board."""
    return size(table, int(number)) > 0


def room(table: Table, fleet: int) -> int:
    """Ships that the fleet's card can still take; none as long as its card is not known."""
    return max(0, int(table[f"room.{table['faction']}"][fleet - 1]) - size(table, fleet))


def resize(draft: Draft, fleet: int, ships: int) -> None:
    """So many ships are in that fleet, or alone, now."""
    if fleet == ALONE:
        put(draft, "alone", max(0, ships))
        return
    sizes = fleet_sizes(draft)
    put(draft, "fleets", (*sizes[: fleet - 1], max(0, ships), *sizes[fleet:]))


def all_ships(table: Table) -> int:
    """Every ship of the faction on the board."""
    return of(table, "alone") + sum(fleet_sizes(table))


def fleet_allowed(table: Table) -> bool:
    """As many fleets as the ascendancy, three at most."""
    return len(existing(table)) < min(MOST_OF_A_KIND, of(table, "ascendancy"))


def begin_round_of_fleets(draft: Draft) -> None:
    """Every fleet, one after the other."""
    draft["queue"] = existing(draft)
    _point(draft)


def fleet_in_queue(table: Table) -> bool:
    """Whether a fleet is left to ask about."""
    return bool(table["queue"])


def leave_one_ship(draft: Draft) -> None:
    """A ship leaves the fleet and is alone, even if that disbands it."""
    fleet = draft["fleet_at"]
    resize(draft, fleet, size(draft, fleet) - 1)
    gain(draft, "alone")
    draft["disbanded"] = (fleet,) if disband(draft, fleet) else ()


def next_in_queue(draft: Draft) -> None:
    """The next fleet."""
    draft["queue"] = draft["queue"][1:]
    _point(draft)


def _point(draft: Draft) -> None:
    if draft["queue"]:
        draft["fleet_at"] = draft["queue"][0]


def disband(draft: Draft, fleet: int) -> bool:
    """A fleet of fewer than three ships is none."""
    left = size(draft, fleet)
    if fleet == ALONE or left == 0 or left >= SMALLEST:
        return False
    resize(draft, fleet, 0)
    gain(draft, "alone", left)
    return True
