"""What may be said next: a game is a value, so each possible answer can be tried before it is given."""

from collections.abc import Sequence

from voice_supercat.dialogue.conversation.wording import Wording
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event

_MOST_AHEAD = 5  # possible answers whose prompts are rendered ahead; of more, few would be ready in time


def lines_ahead(session: Session, wording: Wording) -> list[str]:
    """What would be said after each answer to the open question of the game; nothing where there are too many."""
    verbosity = session.tuning.settings.wording
    return [line for event in _events_ahead(session) for line in wording.preview(event, verbosity)]


def _events_ahead(session: Session) -> list[Event]:
    game = session.game
    if game.over or session.question != game.question:
        return []
    possible: Sequence[Answer] = (True, False) if game.question.expect == "yes_no" else game.question.choices
    if len(possible) > _MOST_AHEAD or game.question.expect in ("card", "cards", "list", "row"):
        return []
    return [event for answer in possible for event in game.answer(answer).events]
