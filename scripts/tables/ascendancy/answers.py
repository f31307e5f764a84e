# ruff: noqa: ARG001, ARG005 - every answer is asked in the same way: of the board and the game
"""The true answer to each question of the program, from the board."""

from collections.abc import Callable

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.game import Game

from . import fighting, holdings, moves
from .board import Board
from .galaxy import YOU, at

PRICES = {"node-production": 2, "node-research": 1, "node-culture": 3}
ROOM = 6


def true_answer(board: Board, game: Game) -> Answer:
    """The answer to the open question of `game`."""
    question = game.question
    name = question.step.rpartition("/")[2]
    if question.expect == "ack":
        return ACKNOWLEDGED
    if name in _ANSWERS:
        return _ANSWERS[name](board, game)
    raise LookupError(f"{question.step}: {question.text}")


def take_up(board: Board, game: Game, step: str) -> None:
    """As if the question of that name had been asked and answered with yes."""
    _ANSWERS[step](board, game)


def _what_happens(board: Board, game: Game) -> Answer:
    return board.news.pop(0) if board.news else "bot_turn"


def _seen(board: Board, game: Game) -> Answer:
    so = {"world": board.colony(), "system": fighting.system_to_take(board), "enemy ships": board.battle()}
    return tuple(look for look in game.question.choices if so[look] is not None)


def _no(board: Board, game: Game) -> Answer:
    return False


def _always(value: Answer) -> Callable[[Board, Game], Answer]:
    return lambda board, game: value


_ANSWERS: dict[str, Callable[[Board, Game], Answer]] = {
    **{name: _always(price) for name, price in PRICES.items()},
    **dict.fromkeys(("hear-notes", "hear-setup", "best-shields", "best-weapons", "starbase", "taken"), _no),
    **dict.fromkeys(("hegemony-roll", "hegemony-again"), fighting.overcomes),
    **dict.fromkeys(("have-arrived",), moves.arrived),
    "what-happens": _what_happens,
    "usual-tokens": _always(True),
    "lane-twos": _always(2),
    "lane-threes": _always(2),
    "colonize": holdings.colonize,
    "slots": holdings.slots,
    "fleet-slots": holdings.slots,
    "nodes": holdings.nodes,
    "nodes-left": fighting.from_group,
    "weapons-cost": holdings.upgrade_cost(lambda game, faction: game.state[v.weapons.of(faction)]),
    "shields-cost": holdings.upgrade_cost(lambda game, faction: game.state[v.shields.of(faction)]),
    "room": _always(ROOM),
    "join": holdings.join,
    "three-together": lambda board, game: len(holdings.stack(board)) >= 3,
    "how-many-together": lambda board, game: max(
        3, min((game.question.range or (3, 3))[1], len(holdings.stack(board)))
    ),
    "battle": fighting.battle,
    "which": lambda board, game: (
        fighting.which if game.question.step.startswith("who-fights") else fighting.at_hazards
    )(board, game),
    "singles": fighting.singles,
    "count": lambda board, game: max(1, len(board.foes)),
    "need": _always(fighting.BASE_ROLL),
    "your-hits": fighting.hits,
    "defence": fighting.defence,
    "from-group": fighting.from_group,
    "you-retreat": fighting.retreat,
    "way-back": _always(True),
    "invasion": fighting.take_system,
    "hegemony": fighting.take_system,
    "rival": lambda board, game: board.site is not None and board.site.owner == YOU,
    "rival-ascendancy": _always(2),
    "ambassador": lambda board, game: board.site is not None and board.site.embassy,
    "diplomats": lambda board, game: any(ship.group == "three" for ship in board.chosen),
    "first-of-any": moves.first_of_any,
    "first-of-one": moves.first_of_one,
    "moves-to-it": moves.moves_to_target,
    "moves-of-first": moves.moves_of_first,
    "seen": _seen,
    "ways": moves.ways,
    "way-left": moves.way_left,
    "has-arrived": lambda board, game: moves.arrived(board, game) > 0,
    "hazard": fighting.hazard,
    "how-many-single": fighting.at_hazards,
    "hazard-need": fighting.hazard_need,
    "phenomenon": lambda board, game: any(
        system.kind == "phenomenon" for ship in board.chosen if (system := board.galaxy.system_at(ship.place))
    ),
    "lost-on-lanes": lambda board, game: (game.question.range or (0, 0))[0],
    "uncontrolled": lambda board, game: any(
        system.owner is None and board.galaxy.hostile(board.faction).isdisjoint({at(number)})
        for number, system in enumerate(board.galaxy.systems)
    ),
    "guards": holdings.guards,
    "guard": lambda board, game: holdings.guards(board, game) == 1,
    "overseer": lambda board, game: (
        holdings.overseer_income if game.question.expect == "number" else holdings.overseer_at(1)
    )(board, game),
    "overseer-doubles": holdings.overseer_at(2),
    "overseer-better": _no,
    "each-fleet": holdings.each_fleet,
    "best-path": lambda board, game: min(3, len(holdings.warp_targets(board, game))),
    "guarded-production": holdings.guarded_production,
    "piracy": holdings.piracy,
    "monasteries": holdings.undisturbed,
    "mark": holdings.mark,
    "legion": _no,
    "home": lambda board, game: bool(board.chosen) and fighting.near_home(board, board.chosen[0]),
    "strike-fleet": _no,
    "any-room": lambda board, game: any(
        board.galaxy.exits_left(number) > 0 for number in board.galaxy.owned(board.faction)
    ),
    "embassy": _no,
    "colony-fleet": lambda board, game: holdings.fleet_two_at_colony(board),
    "any-hazard": _no,
}
