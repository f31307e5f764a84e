# ruff: noqa: ARG001 - every answer is asked in the same way: of the board and the game
"""Answers about systems, nodes, fleets that are formed, and what systems bring."""

from collections import Counter
from collections.abc import Callable

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.game import Game

from .board import Board
from .fleets import SINGLE, group_of
from .galaxy import WARP, YOU, Ship, at


def colonize(board: Board, game: Game) -> Answer:
    board.site = board.colony()
    return board.site is not None


def listed(names: list[str], game: Game) -> tuple[str, ...]:
    """As many of each as the question takes, in the order of its choices."""
    counts = Counter(names)
    return tuple(name for choice in game.question.choices for name in [choice] * counts[choice])


def slots(board: Board, game: Game) -> Answer:
    return () if board.site is None else listed(board.site.slots, game)


def nodes(board: Board, game: Game) -> Answer:
    return () if board.site is None else listed(board.site.nodes, game)


def upgrade_cost(level: Callable[[Game, str], int]) -> Callable[[Board, Game], Answer]:
    return lambda board, game: 4 + 2 * level(game, board.faction) if level(game, board.faction) < 4 else 0


def join(board: Board, game: Game) -> Answer:
    fleet = group_of(board.galaxy, board.faction, game.state[v.fleet])
    if game.question.expect == "yes_no":  # new ships at some place
        return bool(fleet) and fleet[0].place == at(board.galaxy.homes[board.faction])
    high = (game.question.range or (0, 0))[1]
    return min(high, sum(ship.place == fleet[0].place for ship in group_of(board.galaxy, board.faction, SINGLE)))


def stack(board: Board) -> list[Ship]:
    """The most single ships in one system that can form a fleet."""
    home = at(board.galaxy.homes[board.faction])
    places = [home, *(at(number) for number in board.galaxy.owned(board.faction))]
    stacks = [
        [ship for ship in group_of(board.galaxy, board.faction, SINGLE) if ship.place == place] for place in places
    ]
    return max(stacks, key=len)


def fleet_place(board: Board, game: Game) -> tuple[int, int]:
    ships = group_of(board.galaxy, board.faction, game.state[v.fleet])
    return ships[0].place if ships else (-1, board.galaxy.homes[board.faction])


def each_fleet(board: Board, game: Game) -> Answer:
    system = board.galaxy.system_at(fleet_place(board, game))
    if board.faction == "ferengi":
        return bool(warp_targets(board, game))
    if system is None:
        return False
    if board.faction == "vulcan":
        return system.owner is None and system.kind == WARP and not system.embassy
    singles = [ship for ship in group_of(board.galaxy, board.faction, SINGLE) if ship.place == fleet_place(board, game)]
    return system.owner == board.faction and "production" in system.nodes and not singles


def warp_targets(board: Board, game: Game) -> list[int]:
    place = fleet_place(board, game)
    if place[0] >= 0:
        return []
    near = board.galaxy.beside_systems(place[1])
    return [number for number in near if board.galaxy.systems[number].kind == WARP or rival(board, number)]


def rival(board: Board, number: int) -> bool:
    return board.galaxy.systems[number].owner not in (None, board.faction)


def guards(board: Board, game: Game) -> Answer:
    ships = board.pool(game)
    guarding = [ship for ship in ships if at_production(board, ship)]
    for ship in guarding:
        ship.settled = True
    return len(guarding)


def at_production(board: Board, ship: Ship) -> bool:
    system = board.galaxy.system_at(ship.place)
    return system is not None and system.owner == board.faction and "production" in system.nodes


def guarded_production(board: Board, game: Game) -> Answer:
    systems = {id(system): system for ship in board.ships() if (system := board.galaxy.system_at(ship.place))}
    return sum(system.nodes.count("production") for system in systems.values() if system.owner == board.faction)


def overseer_systems(board: Board) -> list[int]:
    owned = (number for number in board.galaxy.owned(board.faction) if number != board.galaxy.homes[board.faction])
    return [number for number in owned if "production" in board.galaxy.systems[number].nodes]


def overseer_at(least: int) -> Callable[[Board, Game], Answer]:
    def answer(board: Board, game: Game) -> Answer:
        ships = group_of(board.galaxy, board.faction, "two")
        rich = [n for n in overseer_systems(board) if board.galaxy.systems[n].nodes.count("production") >= least]
        return bool(ships) and ships[0].place in [at(number) for number in rich]

    return answer


def overseer_income(board: Board, game: Game) -> Answer:
    ships = group_of(board.galaxy, board.faction, "two")
    there = [number for number in overseer_systems(board) if ships and ships[0].place == at(number)]
    return sum(board.galaxy.systems[number].nodes.count("production") for number in there)


def piracy(board: Board, game: Game) -> Answer:
    return sum(
        system.kind == WARP or system.owner == YOU for system in board.orbited() if system.owner != board.faction
    )


def undisturbed(board: Board, game: Game) -> Answer:
    ships = {ship.place for ship in board.galaxy.ships}
    return sum(
        "culture" in board.galaxy.systems[number].nodes
        and at(number) not in ships
        and not any(place in ships for place in board.galaxy.neighbours(at(number)))
        for number in board.galaxy.owned(board.faction)
    )


def mark(board: Board, game: Game) -> Answer:
    ships = group_of(board.galaxy, board.faction, "one")
    near = [ships[0].place, *board.galaxy.neighbours(ships[0].place)] if ships else []
    systems = [system for place in near if (system := board.galaxy.system_at(place))]
    return any(system.owner == YOU and not system.embassy for system in systems)


def fleet_two_at_colony(board: Board) -> bool:
    ships = group_of(board.galaxy, board.faction, "two")
    system = board.galaxy.system_at(ships[0].place) if ships else None
    fits = system is not None and system.owner is None and system.kind == "virgin"
    board.site = system if fits else board.site
    return fits
