"""A journal read back, whole or up to where it is damaged. Nothing here writes."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from typing import Any

from voice_supercat.files.bounded import read_bounded
from voice_supercat.files.names import storable
from voice_supercat.files.paths import GAME_SUFFIX, games_dir

from .faults import JournalFault
from .noted import Noted
from .records import PLAYED, Line, cut_off, opened
from .secrecy import committed_in, kept_secret

_BEGINS = b'{"book": '
_LONGEST_HEADER = 1 << 20
_LARGEST = 1 << 26
"""Bytes of a journal: a thousand long evenings."""
_MARK = b', "%b": ' % PLAYED.encode()
_EVENING = re.compile(rb', "%b": (\d+), "sum": "[0-9a-f]{8}"}\r?\n' % PLAYED.encode())
MOST_EVENINGS = 10**9
"""Nobody plays so often: a higher number was not written here, and counting on from it would have no end."""
_KINDS = {"book": str, "version": str, "digest": str, "seed": int, "options": dict}


@dataclass(frozen=True)
class Header:
    """What a game is played with."""

    book: str
    version: str
    digest: str
    seed: int
    options: Mapping[str, str]


@dataclass(frozen=True)
class Recorded:
    """A journal read back, or its intact beginning."""

    path: Path
    header: Header
    entries: tuple[Mapping[str, Any], ...]
    ends: tuple[int, ...]
    """The byte after the header, and after each entry."""
    size: int
    """Of the file: more than the last of `ends` where a line was cut off, or the rest is damaged."""
    ends_line: bool
    chain: int
    """The checksum up to the end."""
    played: int = 0
    """How many evenings had been begun when this game was played last; 0 where that was not written."""
    commitment: str | None = None
    """To what the game hides; None where it hides nothing yet."""
    secret: str | None = field(default=None, compare=False, repr=False)
    """What hidden things are drawn from: None where nothing is hidden yet, MISSING where its file is not there."""
    noted: tuple[Noted, ...] = ()
    """How each entry came."""

    @property
    def good_bytes(self) -> int:
        """Where the file is good up to."""
        return self.ends[-1]


class JournalDamaged(JournalFault):
    """A journal that can be read up to somewhere: `intact` is what stands before the damage; None without a header."""

    def __init__(self, message: str, intact: Recorded | None) -> None:
        super().__init__(message)
        self.intact = intact


def read_journal(path: Path) -> Recorded:
    """The journal in `path`; a last line that was cut off is left out, because nobody was told that it is saved.

    Raises JournalDamaged for any other damage, JournalFault where there is no saved game.
    """
    try:
        data = content_of(path)
    except OSError as error:
        raise JournalFault(f"{path}: no saved game can be read there ({error.strerror}); name another.") from error
    lines = data.split(b"\n")
    rest = lines.pop()  # nothing, where the last line has its end
    whole, damaged = _read(lines)
    if not damaged and rest:
        end, wrong = _read([*lines, rest])
        whole, damaged = (whole, not cut_off(rest)) if wrong else (end, False)
    if not whole:
        if not damaged:
            raise JournalFault(f"{path}: nothing was saved before it was cut off; start a game of another name.")
        raise JournalDamaged(f"{path}, line 1: damaged, expected one JSON object; the file is kept as it is.", None)
    ends = tuple(accumulate(len(line.content) + 1 for line in whole))
    ends_line = ends[-1] <= len(data)
    committed = committed_in(line.entry for line in whole[1:])
    recorded = Recorded(
        path=path,
        header=_header(whole[0].entry, path),
        entries=tuple(line.entry for line in whole[1:]),
        ends=ends if ends_line else (*ends[:-1], len(data)),
        size=len(data),
        ends_line=ends_line,
        chain=whole[-1].chain,
        played=max(line.played for line in whole),
        commitment=committed,
        secret=None if committed is None else kept_secret(path, committed),
        noted=tuple(line.noted for line in whole[1:]),
    )
    if damaged:
        raise damaged_at(recorded, f"{path}, line {len(whole) + 1}: damaged; the file is kept as it is.")
    return recorded


def content_of(path: Path) -> bytes:
    """All of the file. Raises OSError, also for what can be no journal: no file, or a far larger one."""
    return read_bounded(path, _LARGEST)


def beginning(recorded: Recorded, answers: int) -> Recorded:
    """The first so many answers of it."""
    entries, noted = recorded.entries[:answers], recorded.noted[:answers]
    return replace(recorded, entries=entries, noted=noted, ends=recorded.ends[: answers + 1], ends_line=True)


def damaged_at(intact: Recorded, what: str) -> JournalDamaged:
    """The fault that tells what is damaged, and of the answers before it how to go on from there."""
    count = len(intact.entries)
    if not count:
        return JournalDamaged(what, intact)
    answers = "The answer" if count == 1 else f"The {count} answers"
    path = intact.path
    among_the_games = path.parent == games_dir() and path.suffix == GAME_SUFFIX and storable(path.stem)
    name = path.stem if among_the_games else f'"{path}"'
    return JournalDamaged(f"{what} {answers} before can be gone on from: `voice-supercat games repair {name}`.", intact)


def is_journal(path: Path) -> bool:
    """Whether the file begins as a journal does, however damaged the rest is. Raises OSError."""
    with path.open("rb") as file:
        first = file.readline(_LONGEST_HEADER).rstrip(b"\n")
    line = opened(first, 0, summed=False)
    return first.startswith(_BEGINS) if line is None else _is_header(line.entry)


def evenings_begun(path: Path) -> int | None:
    """How many evenings had been begun when this game was played last, read without the rest of it.

    0 where it does not say so, as games of earlier versions; None where it cannot be read or be right, or only just
    begins.
    """
    try:
        data = content_of(path)
    except OSError:
        return None
    last = _EVENING.match(data, max(0, data.rfind(_MARK)))  # one search: there may be many long games
    marks = [last[1]] if last else _EVENING.findall(data)
    if marks:
        return int(marks[-1]) if len(marks[-1]) < len(str(MOST_EVENINGS)) else None
    first = opened(data.partition(b"\n")[0], 0, summed=False)
    return 0 if first is not None and _is_header(first.entry) else None


def _read(lines: Sequence[bytes]) -> tuple[list[Line], bool]:
    """The lines up to the first that is damaged, and whether there is one."""
    whole: list[Line] = []
    chain, summed = 0, False
    for content in lines:
        line = opened(content, chain, summed=summed)
        if line is None:
            return whole, True
        whole.append(line)
        chain, summed = line.chain, line.summed
    return whole, False


def _header(entry: Mapping[str, Any], path: Path) -> Header:
    if not _is_header(entry):
        raise JournalFault(f"{path}, line 1: does not say which book it is of; the file is kept as it is.")
    return Header(**entry)


def _is_header(entry: Mapping[str, Any]) -> bool:
    fits = set(entry) == set(_KINDS) and all(type(entry[name]) is kind for name, kind in _KINDS.items())
    return fits and all(isinstance(value, str) for value in entry["options"].values())
