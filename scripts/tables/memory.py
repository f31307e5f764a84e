"""What the program remembers of a board, and whether that is so."""

from collections.abc import Iterator

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.state import State

from .board import Board
from .truths import DEEDS, STATES, true
from .turn import Turn


def untrue(state: State, board: Board) -> frozenset[str]:
    """The facts that the program holds of the bot whose turn it is, and that are false on `board`."""
    held = ((split_id(key), value) for key, value in state.facts.items())
    known = ((fact, value) for (fact, owner), value in held if owner in (None, state[v.bot]))
    return frozenset(f"{fact}: {value}" for fact, value in known if _is_of_board(fact) and true(board, fact) != value)


def misremembered(turn: Iterator[tuple[Game, Turn]]) -> Iterator[str]:
    """What the program holds that is false in the course of a turn, and was not when it began.

    What the rivals have changed before the turn does not count until it is told anew.
    """
    excused: frozenset[str] | None = None
    for game, happened in turn:
        if game.state.returns:  # pages that ask what an action has brought: the program is still being told
            continue
        found = untrue(game.state, happened.board)
        if excused is None:
            excused = found
        for fact in sorted(found - excused):
            deed = happened.deeds[-1] if happened.deeds else None
            yield f"{fact} at {game.question.step} after {deed}"
        excused = found


def _is_of_board(fact: str) -> bool:
    return fact in STATES or fact in DEEDS
