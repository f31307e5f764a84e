"""From events to the lines that are said for them."""

from collections.abc import Iterable

from voice_supercat.dialogue.conversation.prompt_queue import Line, LineKind
from voice_supercat.dialogue.conversation.wording import Wording, asks_for_number
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.check_flow import is_only_read
from voice_supercat.procedure.events import ActEvent, Event, SayEvent


def lines_of(session: Session, events: Iterable[Event], wording: Wording, *, in_full: bool) -> list[Line]:
    """What is said for `events` of the session, which count as heard."""
    verbosity = session.tuning.settings.wording
    return [
        Line(
            text,
            _kind_of(session, event),
            isinstance(event, ActEvent),
            _is_read(session, event),
            asks_for_number(event),
        )
        for event in events
        for text in wording.lines(event, verbosity, in_full=in_full)
    ]


def _kind_of(session: Session, event: Event) -> LineKind:
    """What becomes of its lines where the player interrupts them."""
    if event.kind == "ask":
        return "question"
    return "instruction" if event in session.game.events or event.step == "undo" else "remark"


def _is_read(session: Session, event: Event) -> bool:
    """Whether it is a sentence of the rules, or of a page that is only read, and the player wants to hear it."""
    if not isinstance(event, SayEvent) or not event.source:
        return False
    engine = session.game.engine
    step = engine.program.steps.get(event.step)
    return _kind_of(session, event) == "remark" or (step is not None and is_only_read(engine.book.pages[step.page]))
