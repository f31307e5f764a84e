"""Runs pyttsx3 in a process of its own, which may print, hang or crash without harm to the game.

Started as a script by `voice.py`. One JSON object a line: in `{"text", "rate", "voice", "path"}`,
out `{"voice", "voices"}` once ready, then `{"path"}` or `{"fault"}` for each request. One engine, used only for
`save_to_file`: `say` after it makes pyttsx3 overwrite files. With espeak-ng `runAndWait` returns after 10 ms,
done or not; the event tells when the file is written.
"""

import json
import os
import sys
import threading
import time
from typing import Any

_PATIENCE = 8.0  # seconds for one text; less than the parent's
_GLANCE = 0.0005  # seconds


def _main() -> None:
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pyttsx3 prints "Audio saved to"

    def reply(**fields: Any) -> None:
        out.write(json.dumps(fields) + "\n")
        out.flush()

    try:
        import pyttsx3

        engine = pyttsx3.init()
    except BaseException as error:
        reply(fault=f"{type(error).__name__}: {error}")
        return
    errors: list[str] = []
    finished = threading.Event()
    engine.connect("error", lambda name, exception: errors.append(str(exception)))  # noqa: ARG005
    engine.connect("finished-utterance", lambda name, completed: finished.set())  # noqa: ARG005
    usual = voice = engine.getProperty("voice")
    reply(voice=usual, voices=_english(engine))
    for line in sys.stdin:
        request = json.loads(line)
        errors.clear()
        finished.clear()
        try:
            engine.setProperty("rate", request["rate"])
            wanted = request["voice"] or usual
            if wanted != voice:
                engine.setProperty("voice", wanted)
                voice = wanted
            _rest(engine)
            engine.save_to_file(request["text"], request["path"])
            engine.runAndWait()
            if not errors and str(engine) == "espeak" and not finished.wait(_PATIENCE):
                raise TimeoutError("espeak-ng did not finish")
            _rest(engine)
        except Exception as error:
            errors.append(str(error))
        reply(fault=errors[0]) if errors else reply(path=request["path"])


def _english(engine: Any) -> list[str]:
    """Ids of the voices that speak English, or do not say what they speak."""
    return [voice.id for voice in engine.getProperty("voices") if not voice.languages or _speaks_english(voice)]


def _speaks_english(voice: Any) -> bool:
    spoken = (tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag) for tag in voice.languages)
    return any(tag.strip("\x00\x01\x02\x03\x04\x05").lower().startswith("en") for tag in spoken)


def _rest(engine: Any) -> None:
    """Let espeak-ng's own thread finish: `runAndWait` begins with a cancel, which would hit what it still does."""
    if str(engine) != "espeak":
        return
    from pyttsx3.drivers import _espeak

    while _espeak.IsPlaying():
        time.sleep(_GLANCE)


if __name__ == "__main__":
    _main()
