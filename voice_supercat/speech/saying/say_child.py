"""Runs macOS's own `say` for each text. `voice.py` starts it.

`say` ends when its file is written. pyttsx3 returns from there before that, and the end of a sentence may be missing.
"""

import re
import subprocess
import wave
from contextlib import suppress
from pathlib import Path

from voice_supercat.speech.saying.choosing import Chosen, Listed, best, chosen
from voice_supercat.speech.saying.serving import Served, serve

_PATIENCE = 15.0  # seconds for one text; less than the parent waits
_VOICE = re.compile(r"(?P<name>\S.*?) +(?P<language>[a-z]{2,3}[-_]\w+) +#")
_FORMAT = ("--file-format=WAVE", "--data-format=LEI16@22050")
_SETTING = ("defaults", "read", "com.apple.speech.voice.prefs", "SelectedVoiceName")


def _start() -> Served:
    default = ""
    with suppress(OSError, subprocess.TimeoutExpired):
        default = _told(*_SETTING).strip()
    known = chosen_voices(_told("say", "-v", "?"), default)

    def render(text: str, rate: int, voice: str | None, path: str) -> None:
        wanted = voice or known.usual
        command = ["say", "-o", path, *_FORMAT, "-r", str(rate), *(["-v", wanted] if wanted else [])]
        # The text goes through the input, so that none is taken for an option.
        spoken = subprocess.run(
            [*command, "-f", "-"], input=" ".join(text.split()), encoding="utf-8", check=False, timeout=_PATIENCE
        )
        if spoken.returncode:
            raise RuntimeError(f"say ends with {spoken.returncode}; is there a voice {wanted}?")
        if fault := why_not_whole(Path(path)):
            raise RuntimeError(fault)

    return Served(known.usual, list(known.voices), render, known.remark)


def chosen_voices(listed: str, default: str) -> Chosen:
    """Of what `say -v ?` lists: the default of the system where it is there and may speak English, or the best."""
    found = [_VOICE.match(line) for line in listed.splitlines()]
    voices = [Listed(line["name"], line["name"], (line["language"],)) for line in found if line]
    known = default in [voice.id for voice in voices]
    return chosen(voices, default, "darwin") if known else best(voices, None, "darwin")


def why_not_whole(path: Path) -> str | None:
    """What is wrong with a file of sound whose header promises more, or nothing at all; None where it is whole."""
    try:
        with wave.open(str(path), "rb") as sound:
            promised, width = sound.getnframes(), sound.getsampwidth() * sound.getnchannels()
            there = len(sound.readframes(promised)) // width
    except (wave.Error, EOFError, OSError) as error:
        return f"say wrote no sound ({error})"
    return None if there == promised else f"say wrote {there} of {promised} frames"


def _told(*command: str) -> str:
    """What the command prints; "" where it fails, as for a setting that was never changed."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",  # of each voice it shows a sentence in its own language
        timeout=_PATIENCE,
        check=False,
    )
    return done.stdout if done.returncode == 0 else ""


def main() -> None:
    """Serve until the input ends."""
    serve(_start)
