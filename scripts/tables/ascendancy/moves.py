"""Answers about moves."""

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.books.ascendancy.rules.lanes import (
    LANE_AT_HOME,
    LANE_OUTSIDE,
    LANES,
    NEW_LANE,
    OLD_LANE,
    ON_A_LANE,
)
from voice_supercat.books.ascendancy.rules.moving import HAZARD
from voice_supercat.procedure.game import Game

from .board import Board
from .fighting import brave_at
from .fleets import SINGLE
from .galaxy import Ship
from .moving import open_lane_from
from .targets import way_to


def first_of_any(board: Board, game: Game) -> str:
    """The first target that any ship which has still to move can reach, or is at."""
    ships = [ship for ship in board.ships() if not (ship.handled or ship.settled) and ship.course is None]
    return _first(board, game, ships)


def first_of_one(board: Board, game: Game) -> str:
    """The same of the one in question."""
    ships = board.pool(game)
    way = _way_of(board, game, ships[0]) if ships else "none"
    if way == "stay":
        _settle(ships)
    board.chosen, board.ways = ships if way not in ("none", "stay") else [], {}
    return way


def ways(board: Board, game: Game) -> tuple[str, ...]:
    """Where each of several single ships goes."""
    board.ways = {}
    for ship in board.pool(game):
        board.ways.setdefault(_way_of(board, game, ship), []).append(ship)
    board.ways.pop("none", None)
    for lane in (NEW_LANE, LANE_AT_HOME, LANE_OUTSIDE):
        if lane in board.ways:
            board.ways[lane] = _as_lanes_allow(board, board.ways[lane])
    told = tuple(way for way in game.question.choices for _ in board.ways.get(way, ()))
    _settle(board.ways.pop("stay", []))
    return told


def _first(board: Board, game: Game, ships: list[Ship]) -> str:
    targets = game.question.choices[:-1]
    return next((target for target in targets if any(_can_take(board, ship, target) for ship in ships)), "none")


def _can_take(board: Board, ship: Ship, way: str) -> bool:
    """A target that it can reach or is at, a lane that was begun, or room for a new one."""
    if way in LANES and way != OLD_LANE:
        return _room(board, ship) and (way == NEW_LANE or _own(board, ship) == (way == LANE_AT_HOME))
    return open_lane_from(board, ship) is not None if way == OLD_LANE else way_to(board.galaxy, ship, way) is not None


def _way_of(board: Board, game: Game, ship: Ship) -> str:
    """Its first target or lane, or that it is there."""
    for way in game.question.choices:
        if way in LANES:
            if _can_take(board, ship, way):
                return way
        elif way not in ("none", "stay"):
            found = way_to(board.galaxy, ship, way)
            if found is not None:
                return way if found else "stay" if "stay" in game.question.choices else "none"
    return "none"


def moves_to_target(board: Board, game: Game) -> tuple[str, ...]:
    """How many moves to it, or to a hazard on the way; at most as many as there are commands."""
    return _told(game, _moves(board, game, board.chosen[0]))


def moves_of_first(board: Board, game: Game) -> tuple[str, ...]:
    """The same of several single ships: until the first of them is there."""
    return _told(game, min(_moves(board, game, ship) for ship in board.ways[game.state[v.aim]]))


def _told(game: Game, found: tuple[int, bool]) -> tuple[str, ...]:
    moves, hazard = max(1, found[0]), found[1]
    most = max(int(name) for name in game.question.choices if name.isdecimal())
    return (HAZARD, str(moves)) if hazard and moves <= most else (str(min(moves, most)),)


def _moves(board: Board, game: Game, ship: Ship) -> tuple[int, bool]:
    """And whether it is to a hazard."""
    speed = game.state[v.speed.of(board.faction)]
    if game.state[v.aim] == OLD_LANE:
        return -(-_sectors_left(board, ship) // speed), False
    found = way_to(board.galaxy, ship, game.state[v.aim]) or []
    hazards = [n for n, place in enumerate(found, 1) if brave_at(board.galaxy, ship, place)]
    return -(-min([len(found), *hazards]) // speed), bool(hazards)


def way_left(board: Board, game: Game) -> int:
    """How many moves the one in question has to the end of its lane."""
    ships = board.pool(game)
    if arrived(board, game) or not ships:
        return 0
    return -(-_sectors_left(board, ships[0]) // game.state[v.speed.of(board.faction)])


def _sectors_left(board: Board, ship: Ship) -> int:
    """To the end of the unfinished lane that it is on, or at."""
    number = open_lane_from(board, ship)
    if number is None:
        return 0
    return board.galaxy.lanes[number].length - (ship.place[1] if ship.place[0] >= 0 else -1)


def _settle(ships: list[Ship]) -> None:
    for ship in ships:
        ship.settled = True


def arrived(board: Board, game: Game) -> int:
    """How many of those under way are where they were going."""
    course = game.state.known(v.course)
    ships = board.pool(game)
    if course == ON_A_LANE:
        on_lanes = [ship for ship in ships if board.on_open_lane(ship)]
        for ship in ships:
            ship.course = course if ship in on_lanes else None
        board.chosen = on_lanes
        single = game.state[v.mover] == SINGLE
        return game.state[v.moving] - len(on_lanes) if single else 0 if on_lanes else game.state[v.moving]
    there = [ship for ship in ships if not way_to(board.galaxy, ship, course)]
    _settle(there)
    board.chosen = [ship for ship in ships if ship not in there]
    if game.state[v.mover] == SINGLE:
        return len(there)
    return game.state[v.moving] if there else 0


def _room(board: Board, ship: Ship) -> bool:
    return ship.place[0] < 0 and board.galaxy.exits_left(ship.place[1]) > 0


def _own(board: Board, ship: Ship) -> bool:
    return board.galaxy.systems[ship.place[1]].owner == board.faction


def _as_lanes_allow(board: Board, ships: list[Ship]) -> list[Ship]:
    """Of single ships in one system only as many as it has exits; of a fleet all."""
    taken: dict[int, int] = {}
    kept = []
    for ship in ships:
        if ship.group != SINGLE or taken.get(ship.place[1], 0) < board.galaxy.exits_left(ship.place[1]):
            kept.append(ship)
            taken[ship.place[1]] = taken.get(ship.place[1], 0) + 1
    return kept
