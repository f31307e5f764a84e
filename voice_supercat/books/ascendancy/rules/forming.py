"""Ships become fleets: three built together, three gathered for a command, or single ships that join."""

from voice_supercat.procedure.state import Draft, Table

from .factions import playing
from .first_paths import free_singles
from .fleets import NUMBERS, SMALLEST, _point, existing, fleet_allowed, resize, room, size
from .numbers import up_to
from .tokens import exhaust, gain, of, put


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
    return fleet_allowed(table) and commands and free_singles(table) >= SMALLEST


def more_than_three_alone(table: Table) -> bool:
    """Whether more ships than needed could be together."""
    return free_singles(table) > SMALLEST


def three_to_all_alone(table: Table) -> tuple[int, int]:
    """How many ships can be together."""
    return SMALLEST, up_to(max(SMALLEST, free_singles(table)))


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
    return bool(table["queue"]) and free_singles(table) > 0


def joining_range(table: Table) -> tuple[int, int]:
    """As many as there are; the card may take fewer."""
    return 0, up_to(of(table, "alone"))


def join_single_ships(draft: Draft, ships: int) -> None:
    """Single ships become part of the fleet, as many as its card takes."""
    fleet = draft["fleet_at"]
    draft["joining"] = min(ships, room(draft, fleet), free_singles(draft))
    resize(draft, fleet, size(draft, fleet) + draft["joining"])
    gain(draft, "alone", -draft["joining"])


def any_joined(table: Table) -> bool:
    """Whether a ship joined."""
    return bool(table["joining"] > 0)
