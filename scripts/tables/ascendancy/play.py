"""Plays games of one A.I. faction against a player: asks the board, and does on it what the program says."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.books.ascendancy.rules.lanes import ON_A_LANE, lane_faces
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, Event, RollEvent
from voice_supercat.procedure.game import Game, new_game

from . import moving
from .answers import take_up, true_answer
from .board import Board
from .fleets import follow_counts, group_of
from .galaxy import YOU, at

TABLE = "table/what-happens"
TAKEN_UP = {"world": "colonize", "system": "invasion", "enemy ships": "battle"}
ROUNDS = 5


@dataclass(frozen=True)
class Exchange:
    """A question with its answer, and the game after it."""

    asked: Game
    given: Answer
    after: Game


def play(engine: Engine, faction: str, seed: int, options: Mapping[str, str]) -> Iterator[tuple[Game, list[Exchange]]]:
    """The game as it began, and what was exchanged: before the first round, and in each of five rounds."""
    board = Board.set_up(faction, seed)
    game = opening = new_game(engine, seed, {**options, "factions": faction})
    exchanges: list[Exchange] = []
    while game.question.step != TABLE:
        game = _exchange(board, game, exchanges)
    yield opening, exchanges
    for _ in range(ROUNDS):
        exchanges = []
        board.news = board.player.take_turn(faction)
        _begin_turn(board)
        ended = False
        while not ended and not game.over:
            turn = game.question.step == TABLE and not board.news
            game = _exchange(board, game, exchanges)
            while turn and not game.over and game.question.step != TABLE:
                game = _exchange(board, game, exchanges)
            ended = turn
        yield opening, exchanges
        if game.over:
            return


def _begin_turn(board: Board) -> None:
    board.attacked = set()
    for ship in board.ships():
        ship.handled = ship.settled = ship.exposed = False
        ship.course = ship.course if ship.course == ON_A_LANE else None
    for system in board.galaxy.systems:
        system.tried = False


def _exchange(board: Board, game: Game, exchanges: list[Exchange]) -> Game:
    if game.question.step == TABLE and board.news[:1] == ["attack"]:
        found = board.player.battle(board.faction)
        if found is None:
            board.news.pop(0)
        else:
            board.foes, board.chosen = found
    given = true_answer(board, game)
    after = game.answer(given)
    exchanges.append(Exchange(game, given, after))
    _take_up_what_was_seen(board, game, after)
    for nth, event in enumerate(after.events):
        if isinstance(event, ActEvent):
            _carry_out(board, game, event, after.events[nth + 1 :])
    if not after.state[v.moved] and game.state[v.moved]:
        board.begin_round_of_moves()
    follow_counts(board.galaxy, board.faction, after.state)
    _follow_enemies(board, game, after)
    return after


def _take_up_what_was_seen(board: Board, before: Game, after: Game) -> None:
    """What was told as the turn began and is carried out without another question."""
    if before.question.step.rpartition("/")[2] in TAKEN_UP.values():
        return
    for look, step in TAKEN_UP.items():
        if look in after.state[v.used] and look not in before.state[v.used]:
            take_up(board, after, step)


def _carry_out(board: Board, game: Game, event: ActEvent, later: Sequence[Event]) -> None:
    """An order; `game` is the one before it, and `later` what was said and rolled after it."""
    name = event.step.rpartition("/")[2]
    if name == "first-round":
        moving.set_out(board, game, event.text, _lane_lengths(game, later))
    elif event.do == "lane":
        moving.lanes_of_chosen(board, game, event.text, _lane_lengths(game, later))
    elif name == "move-on":
        moving.move_on(board, game, event.text)
    elif name in ("go", "follow"):
        moving.move(board, game, ON_A_LANE if name == "follow" else _aim(game, event.text), event.text)
    elif event.do in ("colonize", "take") and board.site is not None:
        if board.site.owner == YOU:
            board.site.starbase = False
        board.site.owner = board.faction
    elif event.do == "develop":
        _develop(board, event.text)
    elif name == "annihilated" and board.site is not None:
        board.site.owner = None
        board.site.slots += board.site.nodes
        board.site.nodes = []
    elif event.do == "place-ambassador":
        _place_ambassador(board, game)
    elif event.do == "retreat" and board.chosen:
        for ship in board.chosen:
            ship.place = at(board.galaxy.homes[board.faction])
    elif event.do == "mark":
        for system in board.galaxy.systems:
            system.embassy = system.embassy or system.owner == YOU


def _aim(game: Game, text: str) -> str:
    """The target that an order names."""
    targets = game.state[v.every_target]
    if text.endswith("the ends of their lanes."):
        return ON_A_LANE
    return next(target for target in targets if text.endswith(f"toward {game.state[v.target_named.of(target)]}."))


def _lane_lengths(game: Game, later: Sequence[Event]) -> list[int]:
    """What the lane die showed after an order."""
    rolls = [event for event in later if isinstance(event, RollEvent) and event.step == "lane-length/rolled"]
    faces = lane_faces(game.state)
    return [faces[roll.result - 1] for roll in rolls]


def _develop(board: Board, text: str) -> None:
    """The nodes just built, where a slot is open."""
    kind = next(kind for kind in ("production node", "research node", "culture node") if kind in text)
    for _ in range(moving.number_in(text.replace(kind, "node"), "node") or 1):
        for number in board.galaxy.owned(board.faction):
            system = board.galaxy.systems[number]
            if kind.split()[0] in system.slots:
                system.slots.remove(kind.split()[0])
                system.nodes.append(kind.split()[0])
                break


def _place_ambassador(board: Board, game: Game) -> None:
    fleet = group_of(board.galaxy, board.faction, game.state[v.fleet])
    system = board.galaxy.system_at(fleet[0].place) if fleet else None
    if system is not None:
        system.embassy = True


def _follow_enemies(board: Board, before: Game, after: Game) -> None:
    """The player's ships that were lost, and those that retreat."""
    lost = before.state[v.enemies] - after.state[v.enemies]
    if board.foes and lost > 0 and before.question.step.startswith("battle"):
        for ship in board.foes[:lost]:
            board.galaxy.ships.remove(ship)
        board.foes = board.foes[lost:]
