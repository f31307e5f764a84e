"""What the other players do between two turns of the bot: a few of their actions, wherever they are possible."""

import random
from collections.abc import Callable
from dataclasses import replace

from .board import AMBITIONS, COURT_CARDS, SYSTEMS, Board, Building, neighbours

FEWEST_ACTIONS, MOST_ACTIONS = 2, 4
MOST_RIVAL_SHIPS = 15
MOST_RIVAL_AGENTS = 4
MOST_OF_AN_AMBITION = 4
RAZED = 0.2  # of the battles of a rival that controls a system with a building of the bot


def rivals_play(board: Board, chance: random.Random) -> Board:
    """The board at the next turn of the bot."""
    for _ in range(chance.randint(FEWEST_ACTIONS, MOST_ACTIONS)):
        board = chance.choice(_ACTIONS)(board, chance)
    systems = tuple(replace(system, taxed=False) for system in board.systems)
    return replace(board, systems=systems, secured=None, demanded="none", goal=None, contending=())


def _place(chance: random.Random, fits: Callable[[int], bool]) -> int | None:
    places = [place for place in range(SYSTEMS) if fits(place)]
    return chance.choice(places) if places else None


def _build_ship(board: Board, chance: random.Random) -> Board:
    place = _place(chance, lambda place: bool(board.systems[place].rival_buildings("starport")))
    ships = sum(system.rival_fresh + system.rival_damaged for system in board.systems)
    if place is None or ships >= MOST_RIVAL_SHIPS:
        return board
    return board.with_system(place, rival_fresh=board.systems[place].rival_fresh + 1)


def _build_city(board: Board, chance: random.Random) -> Board:
    systems = board.systems
    place = _place(chance, lambda place: bool(systems[place].rival_fresh and systems[place].open_slots))
    if place is None:
        return board
    return board.with_system(place, buildings=(*systems[place].buildings, Building(False, "city")))


def _move(board: Board, chance: random.Random) -> Board:
    origin = _place(chance, lambda place: board.systems[place].rival_fresh > 1)
    if origin is None:
        return board
    target, ships = chance.choice(neighbours(origin)), board.systems[origin].rival_fresh - 1
    board = board.with_system(origin, rival_fresh=1)
    return board.with_system(target, rival_fresh=board.systems[target].rival_fresh + ships)


def _battle(board: Board, chance: random.Random) -> Board:
    """A ship of the bot is hit, then one of the rival; without ships a building of the bot may fall."""
    systems = board.systems
    place = _place(
        chance,
        lambda place: systems[place].rival_fresh >= max(1, systems[place].fresh) and systems[place].loyal,
    )
    if place is None:
        return board
    system = systems[place]
    if system.fresh:
        return board.with_system(
            place,
            fresh=system.fresh - 1,
            damaged=system.damaged + 1,
            rival_fresh=system.rival_fresh - 1,
            rival_damaged=system.rival_damaged + 1,
        )
    if system.damaged:
        return board.with_system(place, damaged=system.damaged - 1)
    return _raze(board, place) if chance.random() < RAZED else board


def _raze(board: Board, place: int) -> Board:
    system = board.systems[place]
    fallen = system.own_buildings()[0]
    left = list(system.buildings)
    left.remove(fallen)
    lost = board.cities_lost + int(fallen.kind == "city")
    return replace(board.with_system(place, buildings=tuple(left)), cities_lost=lost)


def _repair(board: Board, chance: random.Random) -> Board:
    place = _place(chance, lambda place: bool(board.systems[place].rival_damaged))
    if place is None:
        return board
    system = board.systems[place]
    return board.with_system(place, rival_damaged=system.rival_damaged - 1, rival_fresh=system.rival_fresh + 1)


def _influence(board: Board, chance: random.Random) -> Board:
    place = chance.randrange(COURT_CARDS)
    card = board.court[place]
    return board.with_card(place, rival=min(MOST_RIVAL_AGENTS, card.rival + 1))


def _gain(board: Board, chance: random.Random) -> Board:
    """Or lose: what a rival has for an ambition."""
    ambition = chance.choice(AMBITIONS)
    first, second = board.rivals[ambition]
    gained = min(MOST_OF_AN_AMBITION, max(0, first + chance.choice((1, 1, -1))))
    counts = (second, gained)
    return replace(board, rivals={**board.rivals, ambition: counts})


_ACTIONS = (_build_ship, _build_city, _move, _move, _battle, _repair, _influence, _influence, _gain, _gain)
