"""What is asked where a game is over: until it is closed, the last answer can be taken back.

`opened` is the game as it was when the session began.
"""

from voice_supercat.dialogue.session.asides import say_beside
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.game import Game

CLOSING = AskEvent(text="Say done to close the game, or take it back.", step="over", short="Done?", expect="ack")


def open_question(game: Game) -> AskEvent:
    """The question of the game; where it is over, whether to close it."""
    return CLOSING if game.over else game.question_to_player


def asks_to_close(game: Game, opened: Game) -> bool:
    """Whether the game is over, and the player did not say so with "done" just now; pages read as printed just end."""
    done = game.update is None and game.before is not None and game.before.question.expect == "ack"
    return game.over and (game is opened or (game.engine.program.mode == "played" and not done))


def events_of(game: Game, opened: Game) -> list[Event]:
    """What led to the open question, which comes last."""
    return [*game.events, *([CLOSING] if asks_to_close(game, opened) else [])]


def opening(game: Game, opened: Game) -> list[Event]:
    """The same where a game is opened; of one that was closed without a word, its result."""
    result = [] if game.events else [game.last_said or say_beside("over", "This game is over.")]
    return [*result, *events_of(game, opened)]
