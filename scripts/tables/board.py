"""A small board of Arcs as the bot sees it: one rival side, eight systems in a ring, a court of four cards.

Everything is immutable, so that what an action would lead to can be looked at before it is taken.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

RESOURCES = ("material", "fuel", "weapon", "relic", "psionic")
AMBITIONS = ("tycoon", "tyrant", "warlord", "keeper", "empath")
ICONS = {"tycoon": ("material", "fuel"), "keeper": ("relic",), "empath": ("psionic",)}
AMBITION_OF = {icon: ambition for ambition, icons in ICONS.items() for icon in icons}
UNIONS = ("material union", "fuel union")
GUILD = (*RESOURCES, *UNIONS)
"""The guild cards: the icon that each has, and whether it is a Union."""
VOX = ("mass_uprising", "populist_demands", "outrage_spreads", "song_of_freedom", "guild_struggle", "call_to_action")
MARKERS = 3

CITIES = STARPORTS = 5  # pieces of the bot, on the map or on its board
SHIPS = 15
AGENTS = 10
TOKENS = 5  # of each resource
MOST_ACTIONS = 9
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
    taxed: int = 0  # own cities, and rival ones, in this turn
    taxed_rival: int = 0

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
    """A court card: one of `GUILD`, or a Vox card by name."""

    name: str
    own: int = 0
    rival: int = 0

    @property
    def vox(self) -> bool:
        return self.name in VOX


@dataclass(frozen=True)
class Resolved:
    """What was so when a Vox card was resolved: whether it was effective, and what its text did."""

    effective: bool
    task_force: bool
    demanded: str = "none"
    outraged: str | None = None
    stolen_for: str | None = None


@dataclass(frozen=True)
class Board:
    """The whole table.

    `rivals` are the counts of the other players for each ambition, `rival_weapons` and `rival_guild` what they hold
    besides; the icons of `rival_guild` are part of the counts. `actions` are left in the turn. By the `revised`
    principles, `left` are the places of contested cards that were left alone in it, and `rolls` the dice for those
    where agents were defended, as far as they are known beforehand.
    """

    systems: tuple[System, ...]
    court: tuple[Card, ...]
    deck: tuple[str, ...]
    rivals: Mapping[str, tuple[int, ...]]
    resources: Mapping[str, int]
    guild: tuple[str, ...] = ()
    captives: int = 0
    trophies: int = 0
    rival_weapons: int = 0
    rival_guild: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    cities_lost: int = 0
    agents: int = AGENTS
    actions: int = MOST_ACTIONS
    revised: bool = False
    left: frozenset[int] = frozenset()
    rolls: Mapping[int, int] | None = None
    secured: str | None = None
    vox: Resolved | None = None
    goal: str | None = None
    gain: str = "none"
    contending: tuple[str, ...] = ()
    cost: int = 1
    built_on: str = ""
    """The planet of the city that was built last."""
    seized: bool = False
    """Whether someone has seized the initiative in this round."""
    lost: bool = False
    """Whether rivals have taken or damaged anything of the bot since its last turn."""
    ruined: bool = False
    """Whether that was a building."""

    def count(self, ambition: str) -> int:
        """What the bot has for `ambition`."""
        if ambition == "tyrant":
            return self.captives
        if ambition == "warlord":
            return self.trophies
        icons = ICONS[ambition]
        return sum(self.resources[name] for name in icons) + sum(icon_of(card) in icons for card in self.guild)

    def rank(self, ambition: str) -> int:
        """4 first, 3 tied for first, 2 second, 1 tied for second, 0 nothing or worse."""
        own = self.count(ambition)
        if own == 0:
            return 0
        first, second, *_ = (*sorted(self.rivals[ambition], reverse=True), 0)
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
        held = min(self.resources[resource] + count, TOKENS)
        return replace(self, resources={**self.resources, resource: held})

    def outraged(self, resource: str) -> "Board":
        """Without the resources and guild cards of that type."""
        guild = tuple(card for card in self.guild if icon_of(card) != resource)
        return replace(self, resources={**self.resources, resource: 0}, guild=guild)

    def rivals_losing(self, ambition: str | None) -> "Board":
        """The rival that has most for `ambition` has one less."""
        if ambition is None or not max(self.rivals[ambition]):
            return self
        first, *others = sorted(self.rivals[ambition], reverse=True)
        return replace(self, rivals={**self.rivals, ambition: (first - 1, *others)})

    def has_guild(self, kind: str) -> bool:
        """Whether the bot holds a Weapon card, or a Union card."""
        return any(is_of(kind, card) for card in self.guild)

    def entering_prelude(self) -> "Board":
        """With what it contends now noted; that is kept, whatever is spent afterwards."""
        return replace(self, contending=tuple(name for name in self.declared if self.rank(name)))

    def declaring(self, *ambitions: str) -> "Board":
        """With a marker more on each."""
        return replace(self, declared=(*self.declared, *ambitions))


def icon_of(card: str) -> str:
    """The resource that a guild card shows."""
    return card.partition(" ")[0]


def is_of(kind: str, card: str) -> bool:
    """Whether a guild card is a Weapon card ("weapon"), or a Union card ("union")."""
    return card == kind if kind == "weapon" else card in UNIONS


def cities_of(board: Board) -> tuple[str, ...]:
    """The resources that the cities of the bot make."""
    made = [system.planet for system in board.systems for _ in system.own_buildings("city")]
    return tuple(name for name in RESOURCES for _ in range(made.count(name)))


def neighbours(place: int) -> tuple[int, int]:
    """The ring."""
    return (place - 1) % SYSTEMS, (place + 1) % SYSTEMS
