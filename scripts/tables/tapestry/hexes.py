"""The map: who controls which hex, with how many tokens; what the Automa can conquer, and which hex it takes."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

Hex = tuple[int, int]
Owner = Literal["player", "automa"]
ISLAND: Hex = (0, 0)
_RADIUS = 4
_STARTS: dict[Owner, Hex] = {"player": (-4, 2), "automa": (4, -2)}
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
_ON_START = 2  # tokens


def neighbours(hex_: Hex) -> Iterator[Hex]:
    """The hexes next to it that are on the map."""
    for across, down in _AROUND:
        found = (hex_[0] + across, hex_[1] + down)
        if distance(found, ISLAND) <= _RADIUS:
            yield found


def distance(one: Hex, other: Hex) -> int:
    """How many steps apart they are, with nothing in the way."""
    across, down = one[0] - other[0], one[1] - other[1]
    return (abs(across) + abs(down) + abs(across + down)) // 2


@dataclass
class Map:
    """Hex -> who controls it, and the tokens there. Hexes without are empty or neutral."""

    chance: random.Random
    held: dict[Hex, tuple[Owner, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for owner, start in _STARTS.items():
            self.held[start] = (owner, _ON_START)

    def of(self, owner: Owner) -> list[Hex]:
        """The hexes that someone controls."""
        return [hex_ for hex_, (holder, _) in self.held.items() if holder == owner]

    def takes_yours(self, *, anywhere: bool) -> list[Hex]:
        """tapestry/conquer/2: territories of the player that the Automa can conquer."""
        single = [hex_ for hex_ in self.of("player") if self.held[hex_][1] == 1]
        return [hex_ for hex_ in single if anywhere or self._next_to("automa", hex_)]

    def takes_others(self, *, anywhere: bool, near_player: bool) -> list[Hex]:
        """tapestry/conquer-neutral/2 and 3"""
        free = [hex_ for hex_ in _all_hexes() if hex_ not in self.held]
        reached = [hex_ for hex_ in free if anywhere or self._next_to("automa", hex_)]
        return [hex_ for hex_ in reached if near_player or not self._next_to("player", hex_)]

    def nearest(self, hexes: Iterable[Hex], *, to_island: bool) -> Hex:
        """tapestry/conquer-neutral/5 to 8; the hex tiebreaker is drawn by lot."""
        player = self.of("player")
        single = [hex_ for hex_ in player if self.held[hex_][1] == 1] or player
        by_lot = self.chance.sample([*hexes], len([*hexes]))
        return min(
            by_lot, key=lambda hex_: (to_island and distance(hex_, ISLAND), min(distance(hex_, one) for one in single))
        )

    def grows(self) -> Hex | None:
        """The player takes a free hex next to the own ones, towards the middle; gives which."""
        near = [hex_ for own in self.of("player") for hex_ in neighbours(own) if hex_ not in self.held]
        if not near:
            return None
        taken = min(self.chance.sample(near, len(near)), key=lambda hex_: distance(hex_, ISLAND))
        self.held[taken] = ("player", 1)
        return taken

    def player_attacks(self) -> Hex | None:
        """A single territory of the Automa next to the player's, if there is one."""
        found = [hex_ for hex_ in self.of("automa") if self.held[hex_][1] == 1 and self._next_to("player", hex_)]
        return self.chance.choice(found) if found else None

    def _next_to(self, owner: Owner, hex_: Hex) -> bool:
        return any(one in self.held and self.held[one][0] == owner for one in neighbours(hex_))


def _all_hexes() -> list[Hex]:
    span = range(-_RADIUS, _RADIUS + 1)
    return [(across, down) for across in span for down in span if distance((across, down), ISLAND) <= _RADIUS]
