"""What the program remembers of a board, and whether that is so."""

from collections.abc import Iterator
from dataclasses import replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.state import State

from .board import AMBITIONS, MOST_ACTIONS, RESOURCES, Board, cities_of
from .spending import SHIPS_OF_WEAPON_CARD
from .truths import DEEDS, STATES, true
from .turn import Turn

_OF_ACTIONS = ("influence_contested", "influence_more_agents")
"""They hang on the actions that are left, and on what was left alone this turn: no board shows that."""


def untrue(state: State, board: Board) -> frozenset[str]:
    """What the program holds of the bot whose turn it is, and that is false on `board`: facts, and what it counts."""
    counted = frozenset(
        f"{id}: {held}, and it is {there}"
        for id, there in _counts(state, board)
        if (held := state.values.get(id)) is not None and held != there
    )
    return counted | _untrue_facts(state, board)


def _untrue_facts(state: State, board: Board) -> frozenset[str]:
    held = ((split_id(key), value) for key, value in state.facts.items())
    known = ((fact, value) for (fact, owner), value in held if owner in (None, state[v.bot]))
    board = replace(board, actions=MOST_ACTIONS)  # what was asked before the card was chosen took any number of them
    return frozenset(f"{fact}: {value}" for fact, value in known if _is_of_board(fact) and true(board, fact) != value)


def _counts(state: State, board: Board) -> Iterator[tuple[str, object]]:
    bot = state[v.bot]
    for resource in RESOURCES:
        yield f"{resource} of {bot}", board.resources[resource]
    yield v.starports.of(bot).id, board.in_play("starport")
    yield v.unbuilt.of(bot).id, board.unbuilt_cities()
    yield v.damage.of(bot).id, true(board, "damaged")
    yield v.spare_ships.of(bot).id, board.ships_in_supply() >= SHIPS_OF_WEAPON_CARD
    if (cities := state[v.cities.of(bot)]) is not None:
        yield v.cities.of(bot).id, cities if sorted(cities) == sorted(cities_of(board)) else cities_of(board)
    players = [seat for seat in state[v.order] if seat not in state[v.bots]]
    for ambition in AMBITIONS:
        yield v.tally.of(bot, ambition).id, board.count(ambition)
        for seat, count in zip(players, board.rivals[ambition], strict=False):
            yield v.tally.of(seat, ambition).id, count


_EFFECT_STILL_OPEN = ("prelude/psionic-secured",)


class Memory:
    """Looks on while turns are played. `false` is what the program came to hold that is false on the board.

    What the rivals have changed before a turn does not count until it is told anew.
    """

    def __init__(self) -> None:
        self.false: list[str] = []
        self._turn: Turn | None = None
        self._excused = frozenset[str]()

    def look(self, game: Game, turn: Turn) -> None:
        """Before an answer in that turn, or at its end."""
        if game.state.returns or game.question.step in _EFFECT_STILL_OPEN:  # what an action has brought
            return
        found = untrue(game.state, turn.board)
        if turn is self._turn:
            deed = turn.deeds[-1] if turn.deeds else None
            self.false += [f"{fact} at {game.question.step}, after {deed}" for fact in sorted(found - self._excused)]
        self._turn, self._excused = turn, found


def _is_of_board(fact: str) -> bool:
    return (fact in STATES or fact in DEEDS) and fact not in _OF_ACTIONS
