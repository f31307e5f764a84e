"""The protocol of a process that renders speech; `child.py` is the other end.

One JSON object in a line. Requests: `{"text", "rate", "voice", "path"}`. Replies: `{"voice", "voices", "remark"}`
when ready, then `{"path"}` or `{"fault"}` for each request.
"""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Served:
    """An engine that is ready to render."""

    voice: str | None
    """The name of its usual voice, where it has a name."""
    voices: list[str]
    render: Callable[[str, int, str | None, str], None]
    """Renders a text: text, words a minute, voice, file to write. It may raise any exception."""
    remark: str = ""
    """What the player should know about the usual voice, as a sentence; mostly nothing."""


def serve(start: Callable[[], Served]) -> None:
    """Start the engine and answer requests until the input ends."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pyttsx3 prints "Audio saved to"

    def reply(**fields: Any) -> None:
        out.write(json.dumps(fields) + "\n")
        out.flush()

    try:
        engine = start()
    except BaseException as error:
        reply(fault=f"{type(error).__name__}: {error}")
        return
    reply(voice=engine.voice, voices=engine.voices, remark=engine.remark)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            engine.render(request["text"], request["rate"], request["voice"], request["path"])
        except Exception as error:
            reply(fault=str(error))
        else:
            reply(path=request["path"])
