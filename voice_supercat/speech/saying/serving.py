"""The protocol of a process that renders speech; `child.py` is the other end.

One JSON object in a line. Requests: `{"text", "rate", "voice", "path"}`. Replies: `{"voice", "voices", "remark"}`
when ready, then `{"path"}` or `{"fault"}` for each request.
"""

import json
import os
import queue
import shutil
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_supercat.speech.saying.sound_folder import delete_left_over


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
    """Start the engine and answer requests until the input ends: the program that asks has ended, perhaps killed.

    The first argument of the process is the folder of what it renders, which is deleted then, even while it renders.
    """
    folder = sys.argv.pop(1)
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pyttsx3 prints "Audio saved to"
    requests: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            requests.put(line)
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)

    def reply(**fields: Any) -> None:
        with suppress(OSError):  # nobody reads it any more: then `listen` ends the process
            out.write(json.dumps(fields) + "\n")
            out.flush()

    threading.Thread(target=listen, daemon=True).start()
    try:
        engine = start()
    except BaseException as error:
        reply(fault=f"{type(error).__name__}: {error}")
        return
    reply(voice=engine.voice, voices=engine.voices, remark=engine.remark)
    threading.Thread(target=delete_left_over, args=(Path(folder),), daemon=True).start()
    while True:
        request = json.loads(requests.get())
        try:
            engine.render(request["text"], request["rate"], request["voice"], request["path"])
        except Exception as error:
            reply(fault=str(error))
        else:
            reply(path=request["path"])
