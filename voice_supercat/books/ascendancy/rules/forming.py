"""Ships become fleets: three built together, three gathered for a command, or single ships that join."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .factions import playing
from .first_paths import free_singles
from .fleets import NUMBERS, SMALLEST, _point, existing, fleet_allowed, resize, room, size
from .numbers import up_to
from .tokens import exhaust, gain, of, put


def can_found_fleet(view: View) -> bool:
    """Three ships built together start a fleet."""
    return bool(view[v.new_ships] >= SMALLEST and fleet_allowed(view))


def choose_fleet(draft: Draft) -> None:
    """The next fleet in the faction's order of building."""
    free = [fleet for fleet in playing(draft).fleets if not size(draft, fleet)]
    draft[v.fleet_at] = free[0] if free else NUMBERS[0]


def room_unknown(view: View) -> bool:
    """The card tells how many ships it holds; it is asked once."""
    return bool(view[v.room.of(view[v.faction])][view[v.fleet_at] - 1] == 0)


def note_room(draft: Draft, ships: int) -> None:
    """How many ships the card holds."""
    rooms = draft[v.room.of(draft[v.faction])]
    fleet = draft[v.fleet_at]
    put(draft, "room", (*rooms[: fleet - 1], ships, *rooms[fleet:]))


def found_fleet(draft: Draft) -> None:
    """Three of the new ships are the fleet."""
    resize(draft, draft[v.fleet_at], SMALLEST)
    draft[v.new_ships] -= SMALLEST
    draft[v.founded_here] = (*draft[v.founded_here], draft[v.fleet_at])
    draft[v.card_read] = draft[v.fleet_at]


def new_card_is(view: View, number: str) -> bool:
    """Whether this fleet has just been formed."""
    return bool(view[v.card_read] == int(number))


def begin_placing(draft: Draft) -> None:
    """No fleet has been started with these ships."""
    draft[v.founded_here] = ()
    draft[v.card_read] = 0


def begin_gathering(draft: Draft) -> None:
    """Single ships may join any fleet with empty slots."""
    draft[v.founded_here] = ()
    begin_joining(draft)


def begin_joining(draft: Draft) -> None:
    """The fleets with empty slots, those just started first."""
    open_slots = [fleet for fleet in existing(draft) if room(draft, fleet)]
    draft[v.queue] = tuple(sorted(open_slots, key=lambda fleet: (fleet not in draft[v.founded_here], fleet)))
    _point(draft)


def new_ship_could_join(view: View) -> bool:
    """Whether there is a ship to place and a fleet with an empty slot."""
    return bool(view[v.queue]) and view[v.new_ships] > 0


def founded_here(view: View) -> bool | None:
    """A fleet just started is where the ships are built."""
    return True if view[v.fleet_at] in view[v.founded_here] else None


def join_new_ships(draft: Draft) -> None:
    """New ships fill the fleet."""
    fleet = draft[v.fleet_at]
    draft[v.joining] = min(room(draft, fleet), draft[v.new_ships])
    resize(draft, fleet, size(draft, fleet) + draft[v.joining])
    draft[v.new_ships] -= draft[v.joining]


def ships_to_place(view: View) -> bool:
    """Whether a new ship has no fleet yet."""
    return bool(view[v.new_ships] > 0)


def place_alone(draft: Draft) -> None:
    """New ships that are in no fleet."""
    draft[v.joining] = draft[v.new_ships]
    gain(draft, "alone", draft[v.new_ships])
    draft[v.new_ships] = 0


def fleet_commissionable(view: View) -> bool:
    """A fleet is allowed, its commands are ready, and there are ships for it."""
    commands = of(view, "ready") >= playing(view).commission
    return fleet_allowed(view) and commands and free_singles(view) >= SMALLEST


def more_than_three_alone(view: View) -> bool:
    """Whether more ships than needed could be together."""
    return free_singles(view) > SMALLEST


def three_to_all_alone(view: View) -> tuple[int, int]:
    """How many ships can be together."""
    return SMALLEST, up_to(max(SMALLEST, free_singles(view)))


def gather_three(draft: Draft, together: bool) -> None:
    """Three, unless the player tells of more."""
    draft[v.joining] = SMALLEST if together else 0


def note_gathered(draft: Draft, ships: int) -> None:
    """Ships together in one system."""
    draft[v.joining] = ships


def commission_fleet(draft: Draft) -> None:
    """Commands exhausted, the ships are a fleet."""
    exhaust(draft, playing(draft).commission)
    fleet = draft[v.fleet_at]
    draft[v.joining] = min(draft[v.joining], max(SMALLEST, room(draft, fleet)), of(draft, "alone"))
    resize(draft, fleet, draft[v.joining])
    gain(draft, "alone", -draft[v.joining])
    draft[v.card_read] = fleet


def single_ship_could_join(view: View) -> bool:
    """Whether there is a ship alone and a fleet with an empty slot."""
    return bool(view[v.queue]) and free_singles(view) > 0


def joining_range(view: View) -> tuple[int, int]:
    """As many as there are; the card may take fewer."""
    return 0, up_to(of(view, "alone"))


def join_single_ships(draft: Draft, ships: int) -> None:
    """Single ships become part of the fleet, as many as its card takes."""
    fleet = draft[v.fleet_at]
    draft[v.joining] = min(ships, room(draft, fleet), free_singles(draft))
    resize(draft, fleet, size(draft, fleet) + draft[v.joining])
    gain(draft, "alone", -draft[v.joining])


def any_joined(view: View) -> bool:
    """Whether a ship joined."""
    return bool(view[v.joining] > 0)
