"""Runs pyttsx3 in a process of its own. `voice.py` starts it.

There is one engine, used only for `save_to_file`: a `say` after it makes pyttsx3 overwrite files. With espeak-ng,
`runAndWait` returns after 10 ms, finished or not; an event says when the file is written.
"""

import threading
import time
from contextlib import suppress
from typing import Any

from voice_supercat.speech.saying.choosing import Listed, chosen, languages_of_windows
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
    current = engine.getProperty("voice")
    known = chosen(_listed(engine), current)
    usual = known.usual

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

    return Served(usual, list(known.voices), render, known.remark)


def _listed(engine: Any) -> list[Listed]:
    """All voices. One that pyttsx3 cannot describe keeps it from listing any; then each is read by itself."""
    try:
        voices = engine.getProperty("voices")
        return [Listed(voice.id, getattr(voice, "name", None) or "", tuple(voice.languages or ())) for voice in voices]
    except Exception:
        with suppress(Exception):
            return [_of_windows(token) for token in engine.proxy._driver._tts.GetVoices()]
        return []


def _of_windows(token: Any) -> Listed:
    name, languages = "", ""
    with suppress(Exception):
        name = str(token.GetDescription())
    with suppress(Exception):
        languages = str(token.GetAttribute("Language"))
    return Listed(token.Id, name, languages_of_windows(languages))


def _rest(engine: Any) -> None:
    """Let espeak-ng's own thread finish. `runAndWait` begins with a cancel, which would stop what it is still doing."""
    if str(engine) != "espeak":
        return
    from pyttsx3.drivers import _espeak

    while _espeak.IsPlaying():
        time.sleep(_GLANCE)


def main() -> None:
    """Serve until the input ends."""
    serve(_start)
