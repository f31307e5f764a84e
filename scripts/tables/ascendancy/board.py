"""A table in play: the galaxy, the faction of the A.I., and what the question at hand is about."""

import random
from dataclasses import dataclass, field

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.books.ascendancy.rules.lanes import ON_A_LANE
from voice_supercat.procedure.game import Game

from .fleets import SINGLE, group_of
from .galaxy import VIRGIN, YOU, Galaxy, Ship, System, at
from .player import Player


@dataclass
class Board:
    """`chosen` are the ships that the last answer named, `site` the system in question, `foes` ships attacked."""

    galaxy: Galaxy
    faction: str
    chance: random.Random
    player: Player
    news: list[str] = field(default_factory=list)
    chosen: list[Ship] = field(default_factory=list)
    ways: dict[str, list[Ship]] = field(default_factory=dict)  # single ships, by where they were told to go
    foes: list[Ship] = field(default_factory=list)
    site: System | None = None
    rounds_fought: int = 0
    attacked: set[int] = field(default_factory=set)  # ships that fought this turn

    @classmethod
    def set_up(cls, faction: str, seed: int) -> "Board":
        """A home system for each side, and nothing else."""
        chance = random.Random(f"{faction} {seed}")
        galaxy = Galaxy(chance)
        galaxy.settle(faction)
        galaxy.settle(YOU)
        return cls(galaxy, faction, chance, Player(galaxy, chance))

    def ships(self) -> list[Ship]:
        """Those of the A.I."""
        return self.galaxy.of(self.faction)

    def orbited(self) -> list[System]:
        """Systems that a ship of the A.I. orbits."""
        numbers = dict.fromkeys(ship.place[1] for ship in self.ships() if ship.place[0] < 0)
        return [self.galaxy.systems[number] for number in numbers]

    def number_of(self, system: System) -> int:
        """Where it is kept."""
        return next(number for number, other in enumerate(self.galaxy.systems) if other is system)

    def beside_own(self, system: System) -> bool:
        """Whether a lane connects it with a system of the A.I."""
        beside = self.galaxy.beside_systems(self.number_of(system))
        return any(self.galaxy.systems[number].owner == self.faction for number in beside)

    def colony(self) -> System | None:
        """A world that the A.I. can colonize now."""
        free = [system for system in self.orbited() if system.owner is None and system.kind in ("virgin", "pre-warp")]
        if self.faction == "vulcan":
            free = [
                system
                for system in self.galaxy.systems
                if system.owner is None and system.kind in ("virgin", "pre-warp")
            ]
        if self.faction == "breen":
            free = [system for system in free if self.beside_own(system)]
        if self.faction == "federation":
            free = [system for system in free if system.kind == VIRGIN]
        return free[0] if free else None

    def battle(self) -> tuple[list[Ship], list[Ship]] | None:
        """Ships of the A.I. that have not fought this turn beside the player's, and those."""
        for ship in self.ships():
            if id(ship) in self.attacked:
                continue
            for place in (ship.place, *self.galaxy.neighbours(ship.place)):
                foes = self.galaxy.at_place(place, YOU)
                if foes:
                    return self.galaxy.at_place(ship.place, self.faction), foes
        return None

    def at_site(self) -> list[Ship]:
        """Ships of the A.I. at the system in question."""
        return [] if self.site is None else self.galaxy.at_place(at(self.number_of(self.site)), self.faction)

    def begin_round_of_moves(self) -> None:
        """All that moved may move again; who has left its lane is on the way nowhere."""
        for ship in self.ships():
            ship.handled = False
            if ship.course == ON_A_LANE and not self.on_open_lane(ship):
                ship.course = None

    def on_open_lane(self, ship: Ship) -> bool:
        """Whether its lane reaches no system yet."""
        return ship.place[0] >= 0 and self.galaxy.lanes[ship.place[0]].end is None

    def pool(self, game: Game) -> list[Ship]:
        """The ships in question: a fleet, or the single ships with the same way before them that have not moved."""
        mover, course = game.state[v.mover], game.state[v.course]
        if mover is None:
            return []
        ships = [ship for ship in group_of(self.galaxy, self.faction, mover) if not ship.handled and not ship.settled]
        if mover != SINGLE:
            return ships
        return [ship for ship in ships if ship.course == course][: game.state[v.moving]]
