"""What is shown beside the voice: each event before it is said, so that nobody who looks waits for the voice."""

from collections.abc import Sequence
from typing import Protocol

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.events import Event


class Display(Protocol):
    """A screen that follows the conversation. It never fails and never waits: play goes on without it."""

    def show(self, session: Session, events: Sequence[Event]) -> None:
        """These events are said next; the open question of the `session` may be another one now."""
        ...


class NoDisplay:
    """For whoever plays without a screen."""

    def show(self, session: Session, events: Sequence[Event]) -> None:
        """Nobody looks."""
