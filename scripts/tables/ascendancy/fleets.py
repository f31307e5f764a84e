"""Ships of one faction as the program tells of them: fleets by name, single ships by their number."""

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.state import State

from .galaxy import Galaxy, Place, Ship, at

SINGLE = "single"
FLEETS = ("one", "two", "three")


def group_of(galaxy: Galaxy, owner: str, group: str) -> list[Ship]:
    """The ships of a fleet, or the single ones."""
    ships = [ship for ship in galaxy.of(owner) if ship.group == group]
    return sorted(ships, key=lambda ship: ship.exposed)


def follow_counts(galaxy: Galaxy, owner: str, state: State) -> None:
    """What the program did with ships that needed no look: built at home, lost, joined and disbanded.

    Ships of too large a group leave it; the board has as many in each as the program counts.
    """
    wanted = {fleet: state[v.ships.of(owner, fleet)] for fleet in FLEETS} | {SINGLE: state[v.alone.of(owner)]}
    spare: list[Ship] = []
    for group, count in wanted.items():
        ships = group_of(galaxy, owner, group)
        spare += ships[count:]
    for group, count in wanted.items():
        missing = count - len(group_of(galaxy, owner, group)) + sum(ship.group == group for ship in spare)
        for _ in range(missing):
            place = _place_of(galaxy, owner, group)
            near = [ship for ship in spare if ship.place == place] or spare
            if near:
                ship = near[0]
                spare.remove(ship)
                ship.group = group
                if group != SINGLE:
                    ship.place = place
            else:
                galaxy.ships.append(Ship(owner, place, group))
    for ship in spare:
        galaxy.ships.remove(ship)


def _place_of(galaxy: Galaxy, owner: str, group: str) -> Place:
    ships = group_of(galaxy, owner, group) if group != SINGLE else []
    return ships[0].place if ships else at(galaxy.homes[owner])
