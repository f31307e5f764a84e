"""The game over JSON Lines, for displays and tests: events out; answers, commands and words in; one object a line."""

import json
from collections.abc import Iterable
from typing import TextIO

from voice_supercat.dialogue.session.asides import say_beside
from voice_supercat.dialogue.session.requests import reply
from voice_supercat.dialogue.session.session import Session
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
    return reply(session, message)


def send_fault(message: str, out: TextIO) -> None:
    """Say why no game begins, or why it ends."""
    _send([ErrorEvent(text=message)], out)


def _send(events: Iterable[Event], out: TextIO) -> None:
    for event in events:
        out.write(json.dumps(event.to_json()) + "\n")
    out.flush()
