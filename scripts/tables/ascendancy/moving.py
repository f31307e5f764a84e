"""The moves of the ships of the A.I., as they are ordered."""

import re

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.books.ascendancy.rules.lanes import ON_A_LANE
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.numerals import in_words

from .board import Board
from .fighting import braves
from .fleets import FLEETS, SINGLE, group_of
from .galaxy import Lane, Ship, at
from .targets import advance, way_to


def number_in(text: str, thing: str) -> int:
    """How many of the thing an order names: "two single ships" of "ship"."""
    return next((n for n in range(1, 31) if re.search(rf"\b{in_words(n)} (\w+ )?{thing}s?\b", text.lower())), 0)


def move(board: Board, game: Game, aim: str, text: str) -> None:
    """The ships that were named last move toward a target, as far as they have commands."""
    speed = game.state[v.speed.of(board.faction)]
    board.chosen = board.ways.pop(aim, board.chosen)
    for ship in _commanded(board, text):
        number = open_lane_from(board, ship)
        if aim == ON_A_LANE and ship.place[0] < 0 and number is not None:
            ship.place = (number, 0)
            along_lane(board, ship, speed - 1)
        elif aim == ON_A_LANE:
            along_lane(board, ship, speed)
        else:
            _advance(board, ship, aim, speed)
        ship.handled, ship.course = True, aim
    board.chosen = []


def _advance(board: Board, ship: Ship, aim: str, speed: int) -> None:
    """Toward it, no further than to a hazard."""
    for place in (way_to(board.galaxy, ship, aim) or [])[:speed]:
        advance(ship, [place], 1)
        if braves(board.galaxy, ship):
            return


def _commanded(board: Board, text: str) -> list[Ship]:
    fleet = bool(board.chosen) and board.chosen[0].group != SINGLE
    return board.chosen if fleet else board.chosen[: number_in(text, "ship")]


def place_lanes(board: Board, game: Game, ships: list[Ship], lengths: list[int]) -> None:
    """New lanes as long as the dice told, one for each single ship or for a fleet."""
    speed, fleet = game.state[v.speed.of(board.faction)], bool(ships) and ships[0].group != SINGLE
    for nth, ship in enumerate(ships):
        if nth == 0 or not fleet:
            board.galaxy.lanes.append(Lane(ship.place[1], lengths[0 if fleet else nth]))
        ship.place = (len(board.galaxy.lanes) - 1, 0)
        ship.handled, ship.course = True, ON_A_LANE
    for ship in ships:
        along_lane(board, ship, speed - 1)
    board.chosen = []


def lanes_of_chosen(board: Board, game: Game, text: str, lengths: list[int]) -> None:
    """The ships that were named last, on new lanes."""
    place_lanes(board, game, _commanded(board, text), lengths)


def set_out(board: Board, game: Game, text: str, lengths: list[int]) -> None:
    """The starting ships, each on a lane of its own."""
    home = at(board.galaxy.homes[board.faction])
    at_home = [ship for ship in board.ships() if ship.place == home]
    place_lanes(board, game, at_home[: number_in(text, "ship")], lengths)


def move_on(board: Board, game: Game, text: str) -> None:
    """Fleets and so many single ships move on: along their lanes, those with the shortest way first, or as before."""
    speed, count = game.state[v.speed.of(board.faction)], number_in(text.partition(":")[2], "ship")
    singles = [s for s in group_of(board.galaxy, board.faction, SINGLE) if s.course and not (s.handled or s.settled)]
    lanes = board.galaxy.lanes
    going = sorted(singles, key=lambda ship: lanes[ship.place[0]].length - ship.place[1] if ship.place[0] >= 0 else 0)
    going = going[:count]
    for fleet in FLEETS:
        if f"fleet {fleet}" in text.lower():
            going += group_of(board.galaxy, board.faction, fleet)
    for ship in going:
        ship.handled = True
        if ship.course == ON_A_LANE:
            along_lane(board, ship, speed)
        elif ship.course is not None:
            _advance(board, ship, ship.course, speed)


def along_lane(board: Board, ship: Ship, sectors: int) -> None:
    """Up to so many sectors, into the system at its end if they suffice."""
    for _ in range(sectors):
        number, sector = ship.place
        if number < 0:
            return
        lane = board.galaxy.lanes[number]
        if sector + 1 < lane.length:
            ship.place = (number, sector + 1)
        else:
            end = lane.end if lane.end is not None else board.galaxy.finish(lane)
            if at(end) not in board.galaxy.hostile(ship.owner):
                ship.place = at(end)
            return


def open_lane_from(board: Board, ship: Ship) -> int | None:
    """The lane without an end that it is on, or that begins where it is."""
    if ship.place[0] >= 0:
        return ship.place[0] if board.on_open_lane(ship) else None
    lanes = enumerate(board.galaxy.lanes)
    return next((number for number, lane in lanes if lane.begin == ship.place[1] and lane.end is None), None)
