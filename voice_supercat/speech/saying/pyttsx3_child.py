"""Runs pyttsx3 in a process of its own. `voice.py` starts it as a script.

There is one engine, used only for `save_to_file`: a `say` after it makes pyttsx3 overwrite files. With espeak-ng,
`runAndWait` returns after 10 ms, finished or not; an event says when the file is written.
"""

import threading
import time
from typing import Any

from voice_supercat.speech.saying.serving import Served, serve

_PATIENCE = 3.0  # seconds for one text; less than the parent waits
_GLANCE = 0.0005  # seconds


def _start() -> Served:
    import pyttsx3

    engine = pyttsx3.init()
    errors: list[str] = []
    finished = threading.Event()
    engine.connect("error", lambda name, exception: errors.append(str(exception)))  # noqa: ARG005
    engine.connect("finished-utterance", lambda name, completed: finished.set())  # noqa: ARG005
    usual = current = engine.getProperty("voice")

    def render(text: str, rate: int, voice: str | None, path: str) -> None:
        nonlocal current
        errors.clear()
        finished.clear()
        engine.setProperty("rate", rate)
        wanted = voice or usual
        if wanted != current:
            engine.setProperty("voice", wanted)
            current = wanted
        _rest(engine)
        engine.save_to_file(text, path)
        engine.runAndWait()
        if not errors and str(engine) == "espeak" and not finished.wait(_PATIENCE):
            raise TimeoutError("espeak-ng did not finish")
        _rest(engine)
        if errors:
            raise RuntimeError(errors[0])

    return Served(usual, _english(engine), render)


def _english(engine: Any) -> list[str]:
    """Ids of the voices that speak English, or that name no language."""
    return [voice.id for voice in engine.getProperty("voices") if not voice.languages or _speaks_english(voice)]


def _speaks_english(voice: Any) -> bool:
    spoken = (tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag) for tag in voice.languages)
    return any(tag.strip("\x00\x01\x02\x03\x04\x05").lower().startswith("en") for tag in spoken)


def _rest(engine: Any) -> None:
    """Let espeak-ng's own thread finish. `runAndWait` begins with a cancel, which would stop what it is still doing."""
    if str(engine) != "espeak":
        return
    from pyttsx3.drivers import _espeak

    while _espeak.IsPlaying():
        time.sleep(_GLANCE)


if __name__ == "__main__":
    serve(_start)
