"""Tables of symbols, as Kaldi keeps words and phones: a name and its number in each line, `<eps>` 0 first."""

from collections.abc import Iterable
from pathlib import Path

from voice_supercat.speech.faults import SpeechFault

_NONE = "<eps>"
WORDS_FILE = "words.txt"


def write_symbols(path: Path, names: Iterable[str]) -> None:
    """Writes the names, numbered from 1."""
    listed = "".join(f"{name} {number}\n" for number, name in enumerate([_NONE, *names]))
    path.write_text(listed, encoding="utf-8", newline="\n")


def read_symbols(path: Path) -> tuple[str, ...]:
    """The names in the order of their numbers, from 1. Raises SpeechFault where the file is damaged."""
    try:
        rows = [line.rsplit(" ", 1) for line in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, UnicodeDecodeError) as error:
        raise SpeechFault(f"{path}: cannot be read ({error}); install or fetch the model again.") from error
    if not rows or any(row[1:] != [str(number)] for number, row in enumerate(rows)):
        raise SpeechFault(f"{path}: expected names with their numbers from 0; install or fetch the model again.")
    return tuple(row[0] for row in rows[1:])
