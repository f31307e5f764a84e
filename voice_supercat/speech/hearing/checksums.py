"""The files of a model with their sizes and SHA-256: a damaged file would end the process that reads it as a model."""

import hashlib
import re
import stat
from pathlib import Path

from voice_supercat.files.bounded import read_bounded
from voice_supercat.speech.faults import SpeechFault

LIST = "checksums.txt"
"""In the folder of the model, a line for each other file: SHA-256, size, name."""
_LARGEST = 10_000_000  # bytes of the list
_LINE = re.compile(r"([0-9a-f]{64}) (\d+) (\S+)")


def write_checksums(model: Path) -> None:
    """List the files of a model that is complete by now."""
    files = sorted(path for path in model.rglob("*") if path.is_file() and path.name != LIST)
    lines = (f"{_digest(path)} {path.stat().st_size} {path.relative_to(model).as_posix()}\n" for path in files)
    (model / LIST).write_text("".join(lines), encoding="utf-8", newline="\n")


def refuse_damaged(model: Path) -> None:
    """Raises SpeechFault where a file of the model is not what is listed. A model without a list is taken as it is."""
    try:
        listed = read_bounded(model / LIST, _LARGEST).decode("utf-8").splitlines()
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        raise SpeechFault(f"{model / LIST}: cannot be read ({error}); {_AGAIN}.") from error
    if not listed:
        raise SpeechFault(f"{model / LIST}: names no file; {_AGAIN}.")
    for line in listed:
        match = _LINE.fullmatch(line)
        if match is None:
            raise SpeechFault(f"{model / LIST}: the file is damaged; {_AGAIN}.")
        _refuse_changed(model, model / match[3], int(match[2]), match[1])


_AGAIN = "install, fetch or unpack the model again"


def _refuse_changed(model: Path, path: Path, size: int, digest: str) -> None:
    try:
        status = path.stat()
        if stat.S_ISREG(status.st_mode) and status.st_size == size and _digest(path) == digest:
            return
    except FileNotFoundError as error:
        name = path.relative_to(model).as_posix()
        raise SpeechFault(f"{model}: the model is incomplete ({name} is missing); {_AGAIN}.") from error
    except OSError as error:
        raise SpeechFault(f"{path}: cannot be read ({error.strerror}); {_AGAIN}.") from error
    raise SpeechFault(f"{path}: the file is cut short or damaged; {_AGAIN}.")


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
