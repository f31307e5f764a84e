"""Ships: in fleets and alone. A fleet has three ships or more, else it disbands and its ships are alone."""

from collections.abc import Iterable

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .tokens import adjust, gain, of

SINGLE = "single"
"""In place of a fleet's name: the ships that are in none."""

SINGLE_SHIPS = "single ships"
"""The same in a list beside fleets, which are `fleet one` and so on there."""


def key_of(view: View, group: str) -> Key[int]:
    """Under what the ships of that fleet, or the single ships, are kept."""
    faction = view[v.faction]
    return v.alone.of(faction) if group == SINGLE else v.ships.of(faction, group)


def size(view: View, group: str) -> int:
    """Ships in that fleet, or alone."""
    return view[key_of(view, group)]


def resize(draft: Draft, group: str, ships: int) -> None:
    """So many ships are in that fleet, or alone, now."""
    draft[key_of(draft, group)] = max(0, ships)


def lose_singles(draft: Draft, faction: str, ships: int) -> None:
    """Single ships of any faction are destroyed."""
    adjust(draft, v.alone.of(faction), -ships)
    adjust(draft, v.at_home.of(faction), -ships)


def formed(view: View) -> tuple[str, ...]:
    """The fleets there are."""
    return tuple(fleet for fleet in view[v.fleets] if size(view, fleet))


def groups_of(view: View, faction: str) -> tuple[str, ...]:
    """The fleets of a faction, and its single ships, as they are named in a list."""
    fleets = tuple(f"fleet {fleet}" for fleet in view[v.fleets] if view[v.ships.of(faction, fleet)])
    return (*fleets, SINGLE_SHIPS) if view[v.alone.of(faction)] else fleets


def named_fleets(named: Iterable[str]) -> tuple[str, ...]:
    """The fleets of such a list, each once."""
    return tuple(name.removeprefix("fleet ") for name in dict.fromkeys(named) if name != SINGLE_SHIPS)


def slots(view: View, fleet: str) -> int:
    """Ships that the fleet's card can still take; none as long as its card is not read."""
    return max(0, view[v.room.of(view[v.faction], fleet)] - size(view, fleet))


def all_ships(view: View) -> int:
    """Every ship of the faction on the board."""
    return sum(size(view, group) for group in (*view[v.fleets], SINGLE))


def fleet_allowed(view: View) -> bool:
    """As many fleets as the ascendancy, three at most."""
    return len(formed(view)) < min(view[v.most_of_a_kind], of(view, v.ascendancy))


def begin_round_of_fleets(draft: Draft) -> None:
    """Every fleet, one after the other."""
    ask_about(draft, formed(draft))


def next_in_queue(draft: Draft) -> None:
    """The next fleet."""
    ask_about(draft, draft[v.queue][1:])


def ask_about(draft: Draft, fleets: tuple[str, ...]) -> None:
    """These fleets are still to be asked about, the first of them now."""
    draft[v.queue] = fleets
    if fleets:
        draft[v.fleet] = fleets[0]


def leave_one_ship(draft: Draft) -> None:
    """A ship leaves the fleet and is alone, even if that disbands it."""
    fleet = draft[v.fleet]
    resize(draft, fleet, size(draft, fleet) - 1)
    gain(draft, v.alone)
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()


def disband(draft: Draft, group: str) -> bool:
    """A fleet of fewer than three ships is none."""
    left = size(draft, group)
    if group == SINGLE or left == 0 or left >= draft[v.smallest_fleet]:
        return False
    resize(draft, group, 0)
    gain(draft, v.alone, left)
    return True


def disband_small_fleets(draft: Draft) -> None:
    """After a correction: of whatever faction."""
    small: list[str] = []
    for faction in draft[v.factions]:
        for fleet in draft[v.fleets]:
            left = draft[v.ships.of(faction, fleet)]
            if 0 < left < draft[v.smallest_fleet]:
                draft[v.ships.of(faction, fleet)] = 0
                adjust(draft, v.alone.of(faction), left)
                small.append(fleet)
    draft[v.disbanded] = tuple(small)


def spend_colony_fleet(draft: Draft) -> None:
    """ascendancy/federation-a-i-rules/2-colonize-uninhabited-worlds/2: a ship is discarded, the others are alone."""
    colony = "two"
    left = max(0, size(draft, colony) - 1)
    resize(draft, colony, 0)
    gain(draft, v.alone, left)
