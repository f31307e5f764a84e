"""What may be said next: a game is a value, so each possible answer can be tried before it is given."""

from collections.abc import Sequence

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event

_MOST_AHEAD = 5  # possible answers whose prompts are rendered ahead; of more, few would be ready in time


def events_ahead(session: Session) -> list[Event]:
    """The events that would follow each answer to the open question of the game; none where there are too many."""
    game = session.game
    if game.over or session.question != game.question:
        return []
    possible: Sequence[Answer] = (True, False) if game.question.expect == "yes_no" else game.question.choices
    if len(possible) > _MOST_AHEAD or game.question.expect in ("card", "cards", "list", "row"):
        return []
    return [event for answer in possible for event in game.answer(answer).events]
