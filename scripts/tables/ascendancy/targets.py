"""What ships move toward, as the program calls it, and the ways there."""

from collections.abc import Callable

from .galaxy import PRE_WARP, VIRGIN, WARP, Galaxy, Place, Ship, System

INHABITED = (PRE_WARP, WARP)


def fits(galaxy: Galaxy, owner: str, target: str) -> Callable[[Place], bool]:
    """Whether a sector is such a target; `target` is its name in the book."""

    def there(place: Place) -> bool:
        if target == "enemy_ships":
            return place in galaxy.hostile(owner)
        system = galaxy.system_at(place)
        if system is None:
            return False
        if target == "unguarded":
            free = not galaxy.at_place(place, owner)
            return system.owner == owner and "production" in system.nodes and free
        if target in ("room", "room_outside"):
            return (system.owner == owner) == (target == "room") and galaxy.exits_left(place[1]) > 0
        beside = not target.startswith("beside") or any(
            galaxy.systems[number].owner == owner for number in galaxy.beside_systems(place[1])
        )
        return beside and _is(system, owner, target.removeprefix("beside_"))

    return there


def _is(system: System, owner: str, target: str) -> bool:
    rival, free = system.owner not in (None, owner), system.owner is None
    return {
        "rival_starbase": rival and system.starbase,
        "rival_system": rival and not system.starbase,
        "rival": rival,
        "warp_capable": free and system.kind == WARP,
        "uninhabited": free and system.kind == VIRGIN,
        "inhabited": free and system.kind in INHABITED,
        "overseer_system": system.owner == owner and system.nodes.count("production") > 1,
    }[target]


def way_to(galaxy: Galaxy, ship: Ship, target: str) -> list[Place] | None:
    """The sectors on the way to the nearest such target; empty where it is there, None where none is connected."""
    closed = set() if ship.owner == "romulan" else galaxy.hostile(ship.owner)
    way = galaxy.way(ship.place, fits(galaxy, ship.owner, target), closed)
    if way and target == "enemy_ships":
        return way[:-1]  # next to them it is near enough
    if way and way[-1] in closed:
        return way[:-1] or None
    return way


def advance(ship: Ship, way: list[Place], speed: int) -> None:
    """Up to so many sectors along the way."""
    for place in way[:speed]:
        ship.place = place
