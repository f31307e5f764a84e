"""Runs Piper in a process of its own. `natural.py` starts it with the usual pace and the voice's file."""

import os
import sys
import wave

from voice_supercat.speech.saying.serving import Served, serve

_NICE = 5  # the sentence that is playing must not wait for the one that is rendered ahead


def _start() -> Served:
    from piper import PiperVoice, SynthesisConfig

    usual_pace, path = float(sys.argv[1]), sys.argv[2]
    if sys.platform != "win32":
        os.nice(_NICE)
    loaded = PiperVoice.load(path)

    def render(text: str, rate: int, voice: str | None, path: str) -> None:  # noqa: ARG001 - it has one voice
        chunks = list(loaded.synthesize(text, SynthesisConfig(length_scale=usual_pace / rate)))
        if not chunks:
            return
        with wave.open(path, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(chunks[0].sample_rate)
            for chunk in chunks:
                file.writeframes(chunk.audio_int16_array.tobytes())

    return Served(path, [], render)


def main() -> None:
    """Serve until the input ends."""
    serve(_start)
