"""A small board of Arcs as the bot sees it: one rival side, eight systems in a ring, a court of four cards.

Everything is immutable, so that what an action would lead to can be looked at before it is taken.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

RESOURCES = ("material", "fuel", "weapon", "relic", "psionic")
AMBITIONS = ("tycoon", "tyrant", "warlord", "keeper", "empath")
ICONS = {"tycoon": ("material", "fuel"), "keeper": ("relic",), "empath": ("psionic",)}
VOX = ("mass_uprising", "populist_demands", "outrage_spreads", "song_of_freedom", "guild_struggle", "call_to_action")
UNION_ICON = "material"  # on every Union card of these tables
MARKERS = 3

CITIES = STARPORTS = 5  # pieces of the bot, on the map or on its board
SHIPS = 15
AGENTS = 10
COURT_CARDS = 4
SYSTEMS = 8
GATES = (0, 4)


@dataclass(frozen=True)
class Building:
    """A city or a starport on the map."""

    own: bool
    kind: str
    damaged: bool = False


@dataclass(frozen=True)
class System:
    """One system: a gate, or a planet with one or two slots. Ships are counted fresh and damaged."""

    planet: str | None
    slots: int
    fresh: int = 0
    damaged: int = 0
    rival_fresh: int = 0
    rival_damaged: int = 0
    buildings: tuple[Building, ...] = ()
    taxed: bool = False

    @property
    def own_control(self) -> bool:
        return self.fresh > self.rival_fresh

    @property
    def rival_control(self) -> bool:
        return self.rival_fresh > self.fresh

    @property
    def loyal(self) -> bool:
        """Whether a piece of the bot is here."""
        return bool(self.fresh or self.damaged or self.own_buildings())

    @property
    def open_slots(self) -> int:
        return self.slots - len(self.buildings)

    def own_buildings(self, kind: str | None = None) -> tuple[Building, ...]:
        return tuple(found for found in self.buildings if found.own and kind in (None, found.kind))

    def rival_buildings(self, kind: str | None = None) -> tuple[Building, ...]:
        return tuple(found for found in self.buildings if not found.own and kind in (None, found.kind))


@dataclass(frozen=True)
class Card:
    """A court card: a guild card with an icon, a Weapon or Union card, or a Vox card by name."""

    name: str
    own: int = 0
    rival: int = 0

    @property
    def vox(self) -> bool:
        return self.name in VOX


@dataclass(frozen=True)
class Board:
    """The whole table. `rivals` are the counts of the two other players for each ambition."""

    systems: tuple[System, ...]
    court: tuple[Card, ...]
    deck: tuple[str, ...]
    rivals: Mapping[str, tuple[int, int]]
    resources: Mapping[str, int]
    guild: tuple[str, ...] = ()
    captives: int = 0
    trophies: int = 0
    declared: tuple[str, ...] = ()
    cities_lost: int = 0
    agents: int = AGENTS
    secured: str | None = None
    demanded: str = "none"
    goal: str | None = None
    gain: str = "none"
    contending: tuple[str, ...] = ()
    cost: int = 1

    def count(self, ambition: str) -> int:
        """What the bot has for `ambition`."""
        if ambition == "tyrant":
            return self.captives
        if ambition == "warlord":
            return self.trophies
        unions = self.guild.count("union") if UNION_ICON in ICONS[ambition] else 0
        return sum(self.resources[name] for name in ICONS[ambition]) + self.guild.count(ambition) + unions

    def rank(self, ambition: str) -> int:
        """4 first, 3 tied for first, 2 second, 1 tied for second, 0 nothing or worse."""
        own = self.count(ambition)
        if own == 0:
            return 0
        first, second = sorted(self.rivals[ambition], reverse=True)
        if own > first:
            return 4
        if own == first:
            return 3
        return 2 if own > second else 1 if own == second else 0

    @property
    def undeclared(self) -> tuple[str, ...]:
        """base/terminology/14"""
        return tuple(name for name in AMBITIONS if name not in self.declared) if self.markers else ()

    @property
    def markers(self) -> bool:
        return len(self.declared) < MARKERS

    def ships_in_supply(self) -> int:
        return SHIPS - sum(system.fresh + system.damaged for system in self.systems)

    def in_play(self, kind: str) -> int:
        return sum(len(system.own_buildings(kind)) for system in self.systems)

    def unbuilt_cities(self) -> int:
        return CITIES - self.in_play("city") - self.cities_lost

    def claims(self) -> int:
        """base/terminology/1"""
        return sum(system.open_slots for system in self.systems if system.loyal)

    def with_system(self, place: int, **changes: object) -> "Board":
        systems = list(self.systems)
        systems[place] = replace(systems[place], **changes)  # type: ignore[arg-type]
        return replace(self, systems=tuple(systems))

    def with_card(self, place: int, **changes: object) -> "Board":
        court = list(self.court)
        court[place] = replace(court[place], **changes)  # type: ignore[arg-type]
        return replace(self, court=tuple(court))

    def gained(self, resource: str, count: int = 1) -> "Board":
        return replace(self, resources={**self.resources, resource: self.resources[resource] + count})

    def entering_prelude(self) -> "Board":
        """With what it contends now noted; that is kept, whatever is spent afterwards."""
        return replace(self, contending=tuple(name for name in self.declared if self.rank(name)))

    def declaring(self, *ambitions: str) -> "Board":
        """With a marker more on each."""
        return replace(self, declared=(*self.declared, *ambitions))


def neighbours(place: int) -> tuple[int, int]:
    """The ring."""
    return (place - 1) % SYSTEMS, (place + 1) % SYSTEMS


def random_board(chance: random.Random) -> Board:
    """A table in the middle of a game."""
    systems = tuple(_random_system(chance, place in GATES) for place in range(SYSTEMS))
    names = ("tycoon", "keeper", "empath", "weapon", "union", "tycoon", "keeper", "lore", "lore", *VOX)
    deck = tuple(chance.choice(names) for _ in range(200))
    court = tuple(_random_card(chance, name) for name in deck[:COURT_CARDS])
    return Board(
        systems=systems,
        court=court,
        deck=deck[COURT_CARDS:],
        rivals={name: (chance.randint(0, 3), chance.randint(0, 3)) for name in AMBITIONS},
        resources={name: int(chance.random() < 0.25) for name in RESOURCES},
        guild=tuple(name for name in ("tycoon", "keeper", "weapon", "union") if chance.random() < 0.1),
        captives=chance.choice((0, 0, 1, 2)),
        trophies=chance.choice((0, 0, 1, 3)),
        agents=chance.choice((0, 1, 2, 4, AGENTS - COURT_CARDS)),
    )


def set_up(chance: random.Random) -> Board:
    """A table as a game begins: two seats, each with a city, a starport and eight ships, two agents in the court."""
    board = random_board(chance)
    planets = [place for place in range(SYSTEMS) if place not in GATES]
    bot, rival = chance.sample(planets, 4), chance.sample(GATES, 2)
    systems = [_emptied(system) for system in board.systems]
    for number, (place, kind) in enumerate(zip(bot, ("city", "starport") * 2, strict=True)):
        own = number < 2
        systems[place] = replace(_with_ships(systems[place], own, 3), buildings=(Building(own, kind),))
    for place, own in zip(rival, (True, False), strict=True):
        systems[place] = _with_ships(systems[place], own, 2)
    return replace(
        board,
        systems=tuple(systems),
        court=tuple(Card(card.name) for card in board.court),
        rivals={name: (chance.randint(0, 1), 0) for name in AMBITIONS},
        resources={name: int(name in chance.sample(RESOURCES, 2)) for name in RESOURCES},
        guild=(),
        captives=0,
        trophies=0,
        agents=AGENTS,
    )


def _emptied(system: System) -> System:
    return replace(system, fresh=0, damaged=0, rival_fresh=0, rival_damaged=0, buildings=())


def _with_ships(system: System, own: bool, ships: int) -> System:
    return replace(system, fresh=ships) if own else replace(system, rival_fresh=ships)


def _random_system(chance: random.Random, gate: bool) -> System:
    slots = 0 if gate else chance.choice((1, 2))
    buildings = tuple(
        Building(chance.random() < 0.5, chance.choice(("city", "city", "starport")), chance.random() < 0.2)
        for _ in range(slots)
        if chance.random() < 0.5
    )
    own = chance.random() < 0.45
    rival = chance.random() < 0.45
    return System(
        planet=None if gate else chance.choice(RESOURCES),
        slots=slots,
        fresh=chance.randint(0, 3) if own else 0,
        damaged=int(own and chance.random() < 0.25),
        rival_fresh=chance.randint(0, 3) if rival else 0,
        rival_damaged=int(rival and chance.random() < 0.25),
        buildings=buildings,
    )


def _random_card(chance: random.Random, name: str) -> Card:
    return Card(name, chance.choice((0, 0, 0, 1, 2)), chance.choice((0, 0, 1, 2)))
