"""The game over JSON Lines, for displays and tests: events out; answers, commands and words in; one object a line."""

import json
from collections.abc import Iterable
from typing import Any, TextIO

from voice_supercat.dialogue.session.asides import say_beside
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import ErrorEvent, Event
from voice_supercat.procedure.faults import AnswerRefused


def converse(session: Session, lines: Iterable[str], out: TextIO, notices: Iterable[str] = ()) -> None:
    """Play until the game is over or the input ends. A line that is wrong gives one error event and changes nothing.

    `notices` are said first.
    """
    _send([*(say_beside("notice", notice) for notice in notices), *session.opening()], out)
    if session.over:
        return
    for line in lines:
        if not line.strip():
            continue
        try:
            events = _reply(session, line)
        except AnswerRefused as refused:
            events = [ErrorEvent(text=str(refused))]
        _send(events, out)
        if session.over:
            return


def _reply(session: Session, line: str) -> list[Event]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise AnswerRefused(
            f'Expected one JSON object such as {{"answer": "yes"}}, found something else ({error}).'
        ) from error
    if not isinstance(message, dict) or len({"answer", "command", "say"} & set(message)) != 1:
        raise AnswerRefused('Expected an object with "answer", "command" or "say", such as {"answer": "yes"}.')
    if "say" in message:
        return session.text(str(message["say"]))
    if "command" in message:
        return session.command(_command(session, str(message["command"]), message.get("about")))
    return session.answer(_answer(session, message["answer"]))


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


def send_fault(message: str, out: TextIO) -> None:
    """Say why no game begins, or why it ends."""
    _send([ErrorEvent(text=message)], out)


def _send(events: Iterable[Event], out: TextIO) -> None:
    for event in events:
        out.write(json.dumps(event.to_json()) + "\n")
    out.flush()
