"""Messages to the protocol and the events it answers with."""

import io
import json
from collections.abc import Iterable
from typing import Any

from transcript import session_of

from voice_supercat.dialogue.protocol import converse
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.journal import Journal

Sent = dict[str, Any]
CARDS = {"answer": ["aggression 2", "construction 2"]}
YES, NO = {"answer": "yes"}, {"answer": "no"}


def exchange(engine: Engine, lines: Iterable[object], seed: int = 0, journal: Journal | None = None) -> list[Sent]:
    """All events for these messages; a str is sent as it is."""
    session = session_of(engine, seed, journal=journal)
    out = io.StringIO()
    sent = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    converse(session, [line + "\n" for line in sent], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def texts(events: list[Sent]) -> list[str]:
    """The texts of the events; errors are marked."""
    return [event["text"] if "text" in event else f"error: {event['message']}" for event in events]
