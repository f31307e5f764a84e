"""Ships: in fleets and alone. A fleet has three ships or more, else it disbands and its ships are alone."""

from voice_supercat.procedure.state import Draft, Table

from .factions import playing
from .tokens import MOST_OF_A_KIND, exhaust, gain, of, put

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


def can_found_fleet(table: Table) -> bool:
    """Three ships built together start a fleet."""
    return bool(table["new_ships"] >= SMALLEST and fleet_allowed(table))


def choose_fleet(draft: Draft) -> None:
    """The next fleet in the faction's order of building."""
    free = [fleet for fleet in playing(draft).fleets if not size(draft, fleet)]
    draft["fleet_at"] = free[0] if free else NUMBERS[0]


def room_unknown(table: Table) -> bool:
    """The card tells how many ships it holds; it is asked once."""
    return bool(table[f"room.{table['faction']}"][table["fleet_at"] - 1] == 0)


def note_room(draft: Draft, ships: int) -> None:
    """How many ships the card holds."""
    rooms = draft[f"room.{draft['faction']}"]
    fleet = draft["fleet_at"]
    put(draft, "room", (*rooms[: fleet - 1], ships, *rooms[fleet:]))


def found_fleet(draft: Draft) -> None:
    """Three of the new ships are the fleet."""
    resize(draft, draft["fleet_at"], SMALLEST)
    draft["new_ships"] -= SMALLEST
    draft["founded_here"] = (*draft["founded_here"], draft["fleet_at"])
    draft["card_read"] = draft["fleet_at"]


def new_card_is(table: Table, number: str) -> bool:
    """Whether this fleet has just been formed."""
    return bool(table["card_read"] == int(number))


def begin_placing(draft: Draft) -> None:
    """No fleet has been started with these ships."""
    draft["founded_here"] = ()
    draft["card_read"] = 0


def begin_gathering(draft: Draft) -> None:
    """Single ships may join any fleet with empty slots."""
    draft["founded_here"] = ()
    begin_joining(draft)


def begin_joining(draft: Draft) -> None:
    """The fleets with empty slots, those just started first."""
    open_slots = [fleet for fleet in existing(draft) if room(draft, fleet)]
    draft["queue"] = tuple(sorted(open_slots, key=lambda fleet: (fleet not in draft["founded_here"], fleet)))
    _point(draft)


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


def new_ship_could_join(table: Table) -> bool:
    """Whether there is a ship to place and a fleet with an empty slot."""
    return bool(table["queue"]) and table["new_ships"] > 0


def founded_here(table: Table) -> bool | None:
    """A fleet just started is where the ships are built."""
    return True if table["fleet_at"] in table["founded_here"] else None


def join_new_ships(draft: Draft) -> None:
    """New ships fill the fleet."""
    fleet = draft["fleet_at"]
    draft["joining"] = min(room(draft, fleet), draft["new_ships"])
    resize(draft, fleet, size(draft, fleet) + draft["joining"])
    draft["new_ships"] -= draft["joining"]


def ships_to_place(table: Table) -> bool:
    """Whether a new ship has no fleet yet."""
    return bool(table["new_ships"] > 0)


def place_alone(draft: Draft) -> None:
    """New ships that are in no fleet."""
    draft["joining"] = draft["new_ships"]
    gain(draft, "alone", draft["new_ships"])
    draft["new_ships"] = 0


def fleet_commissionable(table: Table) -> bool:
    """A fleet is allowed, its commands are ready, and there are ships for it."""
    commands = of(table, "ready") >= playing(table).commission
    return fleet_allowed(table) and commands and of(table, "alone") >= SMALLEST


def more_than_three_alone(table: Table) -> bool:
    """Whether more ships than needed could be together."""
    return of(table, "alone") > SMALLEST


def three_to_all_alone(table: Table) -> tuple[int, int]:
    """How many ships can be together."""
    return SMALLEST, max(SMALLEST, of(table, "alone"))


def gather_three(draft: Draft, together: bool) -> None:
    """Three, unless the player tells of more."""
    draft["joining"] = SMALLEST if together else 0


def note_gathered(draft: Draft, ships: int) -> None:
    """Ships together in one system."""
    draft["joining"] = ships


def commission_fleet(draft: Draft) -> None:
    """Commands exhausted, the ships are a fleet."""
    exhaust(draft, playing(draft).commission)
    fleet = draft["fleet_at"]
    draft["joining"] = min(draft["joining"], max(SMALLEST, room(draft, fleet)), of(draft, "alone"))
    resize(draft, fleet, draft["joining"])
    gain(draft, "alone", -draft["joining"])
    draft["card_read"] = fleet


def single_ship_could_join(table: Table) -> bool:
    """Whether there is a ship alone and a fleet with an empty slot."""
    return bool(table["queue"]) and of(table, "alone") > 0


def joining_range(table: Table) -> tuple[int, int]:
    """No more than there are and than the card takes."""
    return 0, min(of(table, "alone"), room(table, table["fleet_at"]))


def join_single_ships(draft: Draft, ships: int) -> None:
    """Single ships become part of the fleet."""
    fleet = draft["fleet_at"]
    draft["joining"] = ships
    resize(draft, fleet, size(draft, fleet) + ships)
    gain(draft, "alone", -ships)


def any_joined(table: Table) -> bool:
    """Whether a ship joined."""
    return bool(table["joining"] > 0)


def disband(draft: Draft, fleet: int) -> bool:
    """A fleet of fewer than three ships is none."""
    left = size(draft, fleet)
    if fleet == ALONE or left == 0 or left >= SMALLEST:
        return False
    resize(draft, fleet, 0)
    gain(draft, "alone", left)
    return True
