"""The player at the table: what is done on the own turn, and what the own ships and systems are."""

import random
from dataclasses import dataclass

from .galaxy import PHENOMENON, WARP, YOU, Galaxy, Lane, Ship, at
from .targets import advance


@dataclass
class Player:
    """Explores, colonizes, builds, and attacks now and then."""

    galaxy: Galaxy
    chance: random.Random

    def take_turn(self, faction: str) -> list[str]:
        """What the player tells of the turn, in order, as choices of the program; the board is changed already."""
        home = at(self.galaxy.homes[YOU])
        self.galaxy.ships += [Ship(YOU, home) for _ in range(self.chance.randint(1, 2))]
        for ship in self.galaxy.of(YOU):
            if self.chance.random() < 0.6:
                self._explore(ship)
        for number in range(len(self.galaxy.systems)):
            self._settle(number)
        return ["attack"] if self.chance.random() < 0.25 and self.battle(faction) is not None else []

    def _explore(self, ship: Ship) -> None:
        places = [ship.place]
        if ship.place[0] < 0 and self.galaxy.exits_left(ship.place[1]) > 0 and self.chance.random() < 0.5:
            self._new_lane(ship)
            return
        hostile = self.galaxy.hostile(YOU)
        for _ in range(2):
            options = [place for place in self.galaxy.neighbours(places[-1]) if place not in hostile]
            options = [place for place in options if place not in places] or options
            if not options:
                break
            places.append(self.chance.choice(options))
        advance(ship, places[1:], 2)
        self._reach_end(ship)

    def _new_lane(self, ship: Ship) -> None:
        self.galaxy.lanes.append(Lane(ship.place[1], self.chance.choice((2, 2, 3, 3, 4, 4))))
        ship.place = (len(self.galaxy.lanes) - 1, 0)

    def _reach_end(self, ship: Ship) -> None:
        number, sector = ship.place
        if number >= 0 and self.galaxy.lanes[number].end is None and sector + 1 == self.galaxy.lanes[number].length:
            found = self.galaxy.finish(self.galaxy.lanes[number])
            if at(found) not in self.galaxy.hostile(YOU):
                ship.place = at(found)

    def _settle(self, number: int) -> None:
        system = self.galaxy.systems[number]
        mine = bool(self.galaxy.at_place(at(number), YOU))
        if mine and system.owner is None and system.kind != PHENOMENON and self.chance.random() < 0.6:
            system.owner = YOU
            if system.kind != WARP and system.slots:
                system.nodes.append(system.slots.pop())
            system.starbase = self.chance.random() < 0.3

    def battle(self, faction: str) -> tuple[list[Ship], list[Ship]] | None:
        """Own ships next to ships of the faction, and those; None where there are none."""
        for ship in self.galaxy.of(YOU):
            for place in (ship.place, *self.galaxy.neighbours(ship.place)):
                found = self.galaxy.at_place(place, faction)
                if found:
                    return self.galaxy.at_place(ship.place, YOU), found
        return None
