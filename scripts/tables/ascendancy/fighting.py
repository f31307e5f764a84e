# ruff: noqa: ARG001 - every answer is asked in the same way: of the board and the game
"""Answers about battles, invasions, hegemony and hazards."""

from collections.abc import Callable

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.books.ascendancy.rules.battle import fighters
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.game import Game

from .board import Board
from .fleets import SINGLE
from .galaxy import WARP, Galaxy, Place, Ship, System, at

BASE_ROLL = 4
"""What a ship needs to hit, before any upgrade."""


def battle(board: Board, game: Game) -> Answer:
    found = board.battle()
    if found is None:
        return False
    board.chosen, board.foes = found
    board.rounds_fought = 0
    board.attacked |= {id(ship) for ship in board.chosen}
    return True


def which(board: Board, game: Game) -> Answer:
    for ship in board.ships():
        ship.exposed = ship in board.chosen
    return _named(board, game) or game.question.choices[:1]


def _named(board: Board, game: Game) -> tuple[str, ...]:
    """The ships in question, fleets once and single ships with their number."""
    fleets = {f"fleet {ship.group}" for ship in board.chosen if ship.group != SINGLE}
    most = (game.question.range or (0, 0))[1] - sum(name in fleets for name in game.question.choices)
    singles = min(most, sum(ship.group == SINGLE for ship in board.chosen))
    return tuple(
        name
        for name in game.question.choices
        for _ in range(singles if name == "single ships" else int(name in fleets))
    )


def singles(board: Board, game: Game) -> Answer:
    for ship in board.ships():
        ship.exposed = ship in board.chosen
    low, high = game.question.range or (0, 0)
    return max(low, min(high, sum(ship.group == SINGLE for ship in board.chosen)))


def hits(board: Board, game: Game) -> Answer:
    board.rounds_fought += 1
    dice = game.state[v.enemies]
    rolled = sum(board.chance.randint(1, 6) >= BASE_ROLL for _ in range(dice))
    return min(rolled, (game.question.range or (0, 0))[1])


def defence(board: Board, game: Game) -> Answer:
    rolled = sum(board.chance.randint(1, 6) >= 5 for _ in range(game.state[v.nodes]))
    return min(rolled, (game.question.range or (0, 0))[1])


def system_to_take(board: Board) -> System | None:
    """A system that they orbit, to invade or to win by hegemony, that was not tried."""
    wanted = [system for system in board.orbited() if not system.tried and system.owner != board.faction]
    if board.faction in ("breen", "federation", "vulcan"):
        wanted = [system for system in wanted if system.owner or system.kind == WARP]
    if board.faction == "breen":
        wanted = [system for system in wanted if board.beside_own(system)]
    if board.faction == "federation":
        wanted = [system for system in wanted if system.kind == WARP]
    return next((system for system in wanted if system.owner or system.nodes), None)


def take_system(board: Board, game: Game) -> Answer:
    site = board.site = system_to_take(board)
    if site is None:
        return False
    site.tried = True
    board.chosen = board.at_site()
    return True


def overcomes(board: Board, game: Game) -> Answer:
    resistance = 5 if board.site is not None and board.site.owner else 4
    return game.state[v.total] > resistance


def hazard(board: Board, game: Game) -> Answer:
    """Those of whom it is asked; of others the program knows it."""
    board.chosen = [ship for ship in moved(board) if braves(board.galaxy, ship)]
    for group, ships in game.state[v.met]:
        sure = [ship for ship in board.chosen if ship.group == group]
        board.chosen = [ship for ship in board.chosen if ship not in sure[:ships]]
    for ship in board.ships():
        ship.exposed = ship in board.chosen
    return bool(board.chosen)


def at_hazards(board: Board, game: Game) -> Answer:
    """Which of those that moved brave one: a list, or how many single ships."""
    hazard(board, game)
    return _named(board, game) if game.question.expect == "list" else among()(board, game)


def moved(board: Board) -> list[Ship]:
    return [ship for ship in board.ships() if ship.handled]


def braves(galaxy: Galaxy, ship: Ship) -> bool:
    return brave_at(galaxy, ship, ship.place)


def brave_at(galaxy: Galaxy, ship: Ship, place: Place) -> bool:
    system = galaxy.system_at(place)
    return system is not None and system.hazard > 0 and system.owner != ship.owner


def hazard_need(board: Board, game: Game) -> Answer:
    group = game.state[v.braver]
    ships = [ship for ship in moved(board) if ship.group == group and braves(board.galaxy, ship)]
    hazards = [system.hazard for ship in ships if (system := board.galaxy.system_at(ship.place))]
    return min(7, max(hazards, default=6) + game.state[v.shields.of(board.faction)])


def among(*names: str) -> Callable[[Board, Game], Answer]:
    """How many of the ships named last are single, within what the question takes."""

    def answer(board: Board, game: Game) -> Answer:
        low, high = game.question.range or (0, 0)
        return max(low, min(high, sum(ship.group == SINGLE for ship in board.chosen)))

    return answer


def from_group(board: Board, game: Game) -> Answer:
    return (game.question.range or (0, 0))[1]


def retreat(board: Board, game: Game) -> Answer:
    return game.state[v.enemies] < fighters(game.state)


def near_home(board: Board, ship: Ship) -> bool:
    return ship.place in [at(number) for number in board.galaxy.owned(board.faction)]
