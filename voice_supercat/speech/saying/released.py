"""Reads the file that an engine has written. On Windows the engine or a virus scanner may keep it for a moment."""

import time
from pathlib import Path

from voice_supercat.speech.audio import Samples, read_audio
from voice_supercat.speech.faults import SpeechFault

_PATIENCE = 2.0  # seconds
_GLANCE = 0.02  # seconds


def read_released(path: Path) -> tuple[Samples, int]:
    """Samples and rate in Hz, as soon as the file is let go. Raises SpeechFault where it is not."""
    until = time.monotonic() + _PATIENCE
    while not _released(path):
        if time.monotonic() > until:
            raise SpeechFault(f"{path}: another program keeps the file, so this sentence cannot be spoken.")
        time.sleep(_GLANCE)
    return read_audio(path)


def _released(path: Path) -> bool:
    try:
        path.open("rb").close()
    except PermissionError:
        return False
    except OSError as error:
        raise SpeechFault(f"{path}: cannot be read ({error.strerror}), so this sentence cannot be spoken.") from error
    return True
