"""What a program or a screen asks of a session: one message, an object of JSON, in; the events that follow, out."""

from collections.abc import Mapping
from typing import Any

from voice_supercat.dialogue.session.corrections import Corrections
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.taking_back import take_back
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.faults import AnswerRefused

KINDS = frozenset({"answer", "command", "say", "tell", "take_back"})
"""What a message does. It has exactly one of these."""


def reply(session: Session, message: object) -> list[Event]:
    """Carry it out. Raises AnswerRefused, and changes nothing, where it does not fit."""
    if not isinstance(message, dict) or len(KINDS & set(message)) != 1:
        raise AnswerRefused('Expected an object with "answer", "command" or "say", such as {"answer": "yes"}.')
    if "say" in message:
        return session.text(str(message["say"]))
    if "command" in message:
        return session.command(_command(session, str(message["command"]), message.get("about")))
    if "tell" in message:
        return Corrections(session).told(str(message["tell"]), _taken(message.get("as")))
    if "take_back" in message:
        return take_back(session, message["take_back"])
    return session.answer(_answer(session, message["answer"]))


def leads_on(message: Mapping[str, Any]) -> bool:
    """Whether it answers or changes something, so that what was still to be said is no longer needed."""
    return message.get("command", "undo") in ("undo", "skip", "repeat", "in_full")


def _command(session: Session, name: str, about: Any) -> Command:
    """A command by name, or in words such as "explain harbour"."""
    meaning = None if session.knows(name) else session.meaning(name)
    return meaning if isinstance(meaning, Command) else Command(name, None if about is None else str(about))


def _answer(session: Session, given: Any) -> Answer:
    """Words are understood as if they were spoken; but a name of what is asked in one breath is that one in any case.

    Anything else is taken as it is; the procedure checks it.
    """
    question = session.question
    if question.offers and (isinstance(given, list) or given in question.choices):
        return tuple(given) if isinstance(given, list) else given
    if isinstance(given, list):
        if question.expect in ("list", "row") and set(map(str, given)) <= set(question.choices):
            return tuple(given)
        given = ", ".join(str(part) for part in given)
    if not isinstance(given, str):
        return given  # type: ignore[no-any-return]
    meaning = session.meaning(given)
    return meaning.value if isinstance(meaning, Answered) else given


def _taken(given: Any) -> Answer:
    """As it is; the procedure checks it."""
    return tuple(given) if isinstance(given, list) else given
