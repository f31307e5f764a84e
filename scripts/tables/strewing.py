"""Boards to begin with: strewn at random as in the middle of a game, or set up for one."""

import random
from dataclasses import replace

from .board import (
    AGENTS,
    AMBITIONS,
    COURT_CARDS,
    GATES,
    GUILD,
    ICONS,
    RESOURCES,
    SYSTEMS,
    VOX,
    Board,
    Building,
    Card,
    System,
)

MOST_OF_RIVALS = 3
SIZE_OF_DECK = 200


def random_board(chance: random.Random, players: int = 2) -> Board:
    """A table in the middle of a game."""
    systems = tuple(_random_system(chance, place in GATES) for place in range(SYSTEMS))
    deck = tuple(chance.choice((*GUILD, *GUILD, *VOX)) for _ in range(SIZE_OF_DECK))
    court = tuple(_random_card(chance, name) for name in deck[:COURT_CARDS])
    return Board(
        systems=systems,
        court=court,
        deck=deck[COURT_CARDS:],
        rivals={name: tuple(chance.randint(0, MOST_OF_RIVALS) for _ in range(players)) for name in AMBITIONS},
        resources={name: int(chance.random() < 0.25) for name in RESOURCES},
        guild=tuple(name for name in GUILD if chance.random() < 0.1),
        rival_weapons=chance.choice((0, 1, 2)),
        rival_guild=tuple(chance.choice(GUILD) for _ in range(chance.choice((0, 0, 1, 2)))),
        captives=chance.choice((0, 0, 1, 2)),
        trophies=chance.choice((0, 0, 1, 3)),
        agents=chance.choice((0, 1, 2, 4, AGENTS - COURT_CARDS)),
    )


def set_up(chance: random.Random, players: int = 2) -> Board:
    """A table as a game begins: two seats, each with a city, a starport and eight ships, two agents in the court."""
    board = random_board(chance, players)
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
        rivals={name: (chance.randint(0, 1) if name in ICONS else 0, *[0] * (players - 1)) for name in AMBITIONS},
        resources={name: int(name in chance.sample(RESOURCES, 2)) for name in RESOURCES},
        guild=(),
        rival_guild=(),
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
