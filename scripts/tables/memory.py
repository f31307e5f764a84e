"""What the program remembers of a board, and whether that is so."""

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.state import State

from .board import Board
from .truths import DEEDS, STATES, true
from .turn import Turn

_OF_ACTIONS = ("influence_contested", "influence_more_agents")
"""They hang on the actions that are left, and on what was left alone this turn: no board shows that."""


def untrue(state: State, board: Board) -> frozenset[str]:
    """The facts that the program holds of the bot whose turn it is, and that are false on `board`."""
    held = ((split_id(key), value) for key, value in state.facts.items())
    known = ((fact, value) for (fact, owner), value in held if owner in (None, state[v.bot]))
    return frozenset(f"{fact}: {value}" for fact, value in known if _is_of_board(fact) and true(board, fact) != value)


class Memory:
    """Looks on while turns are played. `false` is what the program came to hold that is false on the board.

    What the rivals have changed before a turn does not count until it is told anew.
    """

    def __init__(self) -> None:
        self.false: list[str] = []
        self._turn: Turn | None = None
        self._excused = frozenset[str]()

    def look(self, game: Game, turn: Turn) -> None:
        """Before an answer in that turn."""
        if game.state.returns:  # pages that ask what an action has brought: the program is still being told
            return
        found = untrue(game.state, turn.board)
        if turn is self._turn:
            deed = turn.deeds[-1] if turn.deeds else None
            self.false += [f"{fact} at {game.question.step}, after {deed}" for fact in sorted(found - self._excused)]
        self._turn, self._excused = turn, found


def _is_of_board(fact: str) -> bool:
    return (fact in STATES or fact in DEEDS) and fact not in _OF_ACTIONS
