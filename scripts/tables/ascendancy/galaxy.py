"""The board: systems, lanes between them, and ships in their sectors. It knows nothing of the program."""

import random
from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

YOU = "you"
VIRGIN, PRE_WARP, WARP, PHENOMENON, HOME = "virgin", "pre-warp", "warp-capable", "phenomenon", "home"
_DRAWN = (VIRGIN, VIRGIN, PRE_WARP, PRE_WARP, WARP, WARP, PHENOMENON, PHENOMENON)
_KINDS_OF_NODES = ("production", "research", "culture")

Place = tuple[int, int]
"""A lane and a sector of it, counted from its begin; (-1, system) for a system."""


def at(system: int) -> Place:
    """The sector of a system."""
    return -1, system


@dataclass
class System:
    """A disc. `nodes` stand there, beside the control node of its `owner`; `slots` are open."""

    kind: str
    exits: int
    owner: str | None = None
    nodes: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    starbase: bool = False
    hazard: int = 0  # a ship is destroyed by this roll or more; 0: none
    tried: bool = False  # this turn
    embassy: bool = False


@dataclass
class Lane:
    """From a system, over `length` sectors, to another; None as long as no ship has reached its end."""

    begin: int
    length: int
    end: int | None = None


@dataclass(eq=False)
class Ship:
    """A ship, in a fleet or single. `course` is where it is on its way to this turn."""

    owner: str
    place: Place
    group: str = "single"
    course: str | None = None
    handled: bool = False  # in this round of moves
    settled: bool = False  # at its target, for this turn
    exposed: bool = False  # in the battle, invasion or hazard at hand


@dataclass
class Galaxy:
    """All of it; `chance` draws what is discovered."""

    chance: random.Random
    systems: list[System] = field(default_factory=list)
    lanes: list[Lane] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)
    homes: dict[str, int] = field(default_factory=dict)

    def settle(self, owner: str) -> None:
        """A home system with one node of each kind and three ships."""
        self.homes[owner] = len(self.systems)
        self.systems.append(System(HOME, 4, owner, list(_KINDS_OF_NODES)))
        self.ships += [Ship(owner, at(self.homes[owner])) for _ in range(3)]

    def exits_left(self, system: int) -> int:
        """Lanes that can still begin there."""
        used = sum((lane.begin == system) + (lane.end == system) for lane in self.lanes)
        return self.systems[system].exits - used

    def discover(self) -> int:
        """A new system."""
        kind = self.chance.choice(_DRAWN)
        system = System(kind, self.chance.randint(2, 4))
        if kind in (VIRGIN, PRE_WARP):
            system.slots = self.chance.choices(_KINDS_OF_NODES, k=self.chance.randint(1, 3))
        if kind == WARP:
            system.nodes = self.chance.choices(_KINDS_OF_NODES, k=self.chance.randint(1, 2))
        if kind == PHENOMENON or self.chance.random() < 0.1:
            system.hazard = self.chance.randint(4, 6)
        self.systems.append(system)
        return len(self.systems) - 1

    def finish(self, lane: Lane) -> int:
        """A ship has reached its end: a known system with room, now and then, or a new one."""
        near = {lane.begin, *(other.end for other in self.lanes if other.begin == lane.begin)}
        known = [
            number
            for number in range(len(self.systems))
            if number not in near and self.exits_left(number) > 0 and self.systems[number].kind != HOME
        ]
        connects = known and self.chance.random() < 0.35
        lane.end = self.chance.choice(known) if connects else self.discover()
        return lane.end

    def neighbours(self, place: Place) -> Iterator[Place]:
        """The sectors beside it."""
        number, sector = place
        if number >= 0:
            lane = self.lanes[number]
            yield at(lane.begin) if sector == 0 else (number, sector - 1)
            if sector + 1 < lane.length:
                yield number, sector + 1
            elif lane.end is not None:
                yield at(lane.end)
            return
        for index, lane in enumerate(self.lanes):
            if lane.begin == sector:
                yield index, 0
            if lane.end == sector:
                yield index, lane.length - 1

    def way(self, begin: Place, there: Callable[[Place], bool], closed: Collection[Place]) -> list[Place] | None:
        """The shortest way to the nearest such sector, without `closed` ones before it; empty where it is there."""
        if there(begin):
            return []
        came: dict[Place, Place | None] = {begin: None}
        queue = deque([begin])
        while queue:
            place = queue.popleft()
            for beside in self.neighbours(place):
                if beside in came:
                    continue
                came[beside] = place
                if there(beside):
                    return self._back(came, beside)
                if beside not in closed:
                    queue.append(beside)
        return None

    @staticmethod
    def _back(came: dict[Place, Place | None], end: Place) -> list[Place]:
        way, place = [end], came[end]
        while place is not None:
            way.append(place)
            place = came[place]
        return way[-2::-1]

    def at_place(self, place: Place, owner: str) -> list[Ship]:
        """Ships of that owner there."""
        return [ship for ship in self.ships if ship.place == place and ship.owner == owner]

    def of(self, owner: str) -> list[Ship]:
        """All ships of that owner."""
        return [ship for ship in self.ships if ship.owner == owner]

    def hostile(self, owner: str) -> set[Place]:
        """Sectors with ships of others."""
        return {ship.place for ship in self.ships if ship.owner != owner}

    def owned(self, owner: str) -> list[int]:
        """The systems of that owner."""
        return [number for number, system in enumerate(self.systems) if system.owner == owner]

    def system_at(self, place: Place) -> System | None:
        """The system of that sector, if it is one."""
        return self.systems[place[1]] if place[0] < 0 else None

    def beside_systems(self, number: int) -> set[int]:
        """Systems connected by a finished lane."""
        found = set()
        for lane in self.lanes:
            if lane.end is not None and number in (lane.begin, lane.end):
                found.add(lane.end if lane.begin == number else lane.begin)
        return found
