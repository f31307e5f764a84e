"""Ships become fleets: three built together, three gathered for a command, or single ships that join."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import HOMEWORLD, leave_home, place_at_home
from .first_paths import all_at_systems_at_home, free_singles, singles_at_systems, singles_near_fleet
from .fleets import SINGLE, ask_about, fleet_allowed, formed, next_in_queue, resize, size, slots
from .numbers import up_to
from .tokens import exhaust, gain, of, ready


def fleet_is_there(view: View) -> bool | None:
    """Whether the fleet in question is where ships are built, as far as it is known."""
    if view[v.fleet] in view[v.founded_here]:
        return True
    home = view[v.fleet_home.of(view[v.faction], view[v.fleet])]
    return None if home is None or view[v.place] != HOMEWORLD else home == "yes"


def can_found_fleet(view: View) -> bool:
    """Three ships built together start a fleet."""
    return view[v.new_ships] >= view[v.smallest_fleet] and fleet_allowed(view)


def choose_fleet(draft: Draft) -> None:
    """The next fleet in the faction's order of building."""
    free = [fleet for fleet in draft[v.fleet_order.of(draft[v.faction])] if not size(draft, fleet)]
    draft[v.fleet] = free[0] if free else draft[v.fleets][0]


def found_fleet(draft: Draft) -> None:
    """Three of the new ships are the fleet."""
    fleet = draft[v.fleet]
    resize(draft, fleet, draft[v.smallest_fleet])
    draft[v.new_ships] -= draft[v.smallest_fleet]
    draft[v.founded_here] = (*draft[v.founded_here], fleet)
    draft[v.fleet_home.of(draft[v.faction], fleet)] = "yes" if draft[v.place] == HOMEWORLD else "no"
    draft[v.card_read] = fleet


def begin_joining(draft: Draft) -> None:
    """The fleets with empty slots, or whose card is not read yet, those just started first."""
    started = draft[v.founded_here]
    room = {fleet: draft[v.room.of(draft[v.faction], fleet)] for fleet in formed(draft)}
    open_slots = [fleet for fleet in room if slots(draft, fleet) or not room[fleet]]
    ask_about(draft, tuple(sorted(open_slots, key=lambda fleet: fleet not in started)))


def slots_left(view: View) -> int:
    """Empty slots of the fleet in question."""
    return slots(view, view[v.fleet])


def join_new_ships(draft: Draft) -> None:
    """New ships fill the fleet."""
    draft[v.joining] = min(slots_left(draft), draft[v.new_ships])
    draft[v.new_ships] -= draft[v.joining]
    _join(draft)


def place_alone(draft: Draft) -> None:
    """New ships that are in no fleet."""
    draft[v.joining] = draft[v.new_ships]
    gain(draft, v.alone, draft[v.new_ships])
    if draft[v.place] == HOMEWORLD:
        place_at_home(draft, draft[v.new_ships])
    draft[v.new_ships] = 0


def fleet_commissionable(view: View) -> bool:
    """A fleet is allowed, its commands are ready, and there are ships for it."""
    commands = ready(view) >= of(view, v.commission)
    return fleet_allowed(view) and commands and singles_at_systems(view) >= view[v.smallest_fleet]


def join_all_at_systems(draft: Draft) -> None:
    """Where there are more than three, it is asked how many, unless all are known to be at the homeworld."""
    draft[v.joining] = singles_at_systems(draft)


def three_to_all_alone(view: View) -> tuple[int, int]:
    """How many ships can be together."""
    return view[v.smallest_fleet], up_to(max(view[v.smallest_fleet], singles_at_systems(view)))


def commission_fleet(draft: Draft) -> None:
    """Commands exhausted, the ships are a fleet."""
    exhaust(draft, of(draft, v.commission))
    fleet = draft[v.fleet]
    draft[v.fleet_home.of(draft[v.faction], fleet)] = "yes" if all_at_systems_at_home(draft) else None
    draft[v.joining] = min(draft[v.joining], max(draft[v.smallest_fleet], slots(draft, fleet)), size(draft, SINGLE))
    resize(draft, fleet, draft[v.joining])
    gain(draft, v.alone, -draft[v.joining])
    leave_home(draft, draft[v.joining])
    draft[v.card_read] = fleet


def up_to_alone(view: View) -> tuple[int, int]:
    """As many as there are; the card may take fewer."""
    return 0, up_to(singles_near_fleet(view))


def pass_over_fleets(draft: Draft) -> None:
    """Fleets that no single ship can join, before the next one of which it is asked."""
    while draft[v.queue] and singles_near_fleet(draft) < 1:
        next_in_queue(draft)


def limit_joining(draft: Draft) -> None:
    """No more than the card takes, and none that have to set out first."""
    draft[v.joining] = min(draft[v.joining], slots_left(draft), free_singles(draft))


def join_single_ships(draft: Draft) -> None:
    """Single ships become part of the fleet."""
    gain(draft, v.alone, -draft[v.joining])
    leave_home(draft, draft[v.joining])
    _join(draft)


def _join(draft: Draft) -> None:
    fleet = draft[v.fleet]
    resize(draft, fleet, size(draft, fleet) + draft[v.joining])
