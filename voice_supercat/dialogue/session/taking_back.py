"""Takes answers back, one or several at once, and says what to put back on the table."""

from voice_supercat.dialogue.session.asides import CommandHost, say_beside
from voice_supercat.procedure.correction import moves_of
from voice_supercat.procedure.correction import take_back as before_moves
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import UNDO
from voice_supercat.procedure.undo import put_back


def undo(host: CommandHost, opened: Game) -> list[Event]:
    """Leave the program's own question that is open, else go back before the last answer.

    Where nothing was answered, that may be the choice of this game. Of a game that goes on from where it was `opened`,
    that is asked once: the answers of an earlier evening can be taken back too. Raises AnswerRefused while paused.
    """
    if host.aside:
        host.aside = None
        return [host.question]
    unanswered = host.game.before is None
    if host.chosen and (unanswered or (not host.choice_asked and host.game.state == opened.state)):
        if host.paused:
            raise AnswerRefused(host.how_to_resume())
        host.choice_asked = True
        return host.ask_first("Choose the game again?", lambda: _choose_again(host))
    if unanswered:
        return [say_beside("undo", "There is nothing to take back."), host.question]
    return take_back(host, 1)


def _choose_again(host: CommandHost) -> list[Event]:
    host.choosing_again = True
    return []


def take_back(host: CommandHost, moves: object) -> list[Event]:
    """Go back before the last `moves` answers. Raises AnswerRefused where there are not so many.

    A question of the program itself that is open then is left.
    """
    if not isinstance(moves, int) or isinstance(moves, bool) or moves < 1:
        raise AnswerRefused(f"Expected how many answers to take back, a number from 1 on, and found {moves!r}.")
    after = host.game
    before = before_moves(after, moves)
    sentences = to_put_back(after, moves)
    host.aside = None
    host.game = before
    undone = [say_beside("undo", sentence) for sentence in sentences]
    recorded = [event for _ in range(moves) for event in host.record(UNDO)]
    return [*recorded, say_beside("undo", "Taken back."), *undone, host.question]


def to_put_back(game: Game, moves: int) -> list[str]:
    """What leads the table back to where it was before the last `moves` answers. Raises AnswerRefused."""
    before = before_moves(game, moves)
    events = [event for move in reversed(moves_of(game)[:moves]) for event in move.events]
    return put_back(game.engine.book, before.state, game.state, events)
