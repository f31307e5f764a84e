"""What reads the input: book, journal, protocol and settings. A fault in one sentence is right, nothing else."""

import io
import json
import os
import random
import re
import shutil
from collections.abc import Callable
from contextlib import redirect_stderr
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from unittest.mock import patch

from scripts.benchmarks.faulty.games import engine, played
from scripts.benchmarks.speed import random_answer
from voice_supercat.cli.memory import remembered
from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import header_of
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.recorded import JournalDamaged, read_journal
from voice_supercat.procedure.records import sealed
from voice_supercat.procedure.repairing import repair
from voice_supercat.procedure.replay import replay
from voice_supercat.speech.settings import NAMES
from voice_supercat.speech.settings_file import load_settings

FIRST_BOOK = Path(__file__).resolve().parents[3] / "docs" / "first-book"
_WORD = re.compile(rb"[a-z_]{3,}")


class Target(Protocol):
    """One reader. `seeds` are right input, to begin with."""

    seeds: tuple[bytes, ...]

    def read(self, data: bytes, folder: Path) -> None:
        """Read it. May raise Fault."""


def words_in(seeds: tuple[bytes, ...]) -> list[bytes]:
    """The words of right input, each once."""
    return sorted({word for seed in seeds for word in _WORD.findall(seed)})


@dataclass
class JournalTarget:
    """The reader of saved games, with a repair where it offers one, and the replay."""

    seeds: tuple[bytes, ...]

    def read(self, data: bytes, folder: Path) -> None:
        path = folder / "game.jsonl"
        path.write_bytes(data)
        try:
            recorded = read_journal(path)
        except JournalDamaged as damaged:
            if damaged.intact is None:
                raise
            repair(damaged.intact)
            recorded = read_journal(path)
            if recorded.entries != damaged.intact.entries:
                raise ValueError("repaired to other answers") from damaged
        _ = replay(engine(), recorded).question


def journal() -> JournalTarget:
    """With a journal as it is written, and one of earlier versions."""
    of = played(random.Random(1))
    entries = [vars(header_of(of.engine.book, 7, {})), *of.entries[:12], {"command": "undo"}, {"back": 1, "then": []}]
    lines, chain = [], 0
    for entry in entries:
        line, chain = sealed(entry, chain)
        lines.append(line)
    old = b"".join(json.dumps(entry).encode() + b"\n" for entry in entries)
    return JournalTarget((old, b"".join(lines)))


@dataclass
class ProtocolTarget:
    """A session over JSON Lines."""

    seeds: tuple[bytes, ...]

    def read(self, data: bytes, folder: Path) -> None:
        del folder
        of_book = engine()
        understanding = LanguageUnderstanding(shipped_vocabulary(of_book.book), of_book.book)
        session = Session(new_game(of_book, 7, {}), understanding)
        lines = data.decode("utf-8", "replace").splitlines()[:40]
        converse(session, lines, io.StringIO())


def protocol() -> ProtocolTarget:
    """With answers, commands and words."""
    of = played(random.Random(2))
    answers = [json.dumps({"answer": entry.get("answer")}) for entry in of.entries[:12]]
    commands = ("undo", "correct", "why", "status", "state", "help", "menu", "settings", "pause", "resume", "quit")
    about = ({"command": "tell", "about": "red has a starport"}, {"command": "rules", "about": "vox-cards"})
    said = ("yes", "agg 5", "take it back", "what if yes", "explain claim", "how many", "that changed", "nothing")
    others = [*({"command": name} for name in commands), *about, *({"say": text} for text in said)]
    return ProtocolTarget(("\n".join(answers).encode(), "\n".join(map(json.dumps, others)).encode()))


@dataclass
class SettingsTarget:
    """The settings, and what a book remembers."""

    seeds: tuple[bytes, ...]

    def read(self, data: bytes, folder: Path) -> None:
        path = folder / "settings.json"
        path.write_bytes(data)
        load_settings(path, lambda _: None)
        memory = folder / "voice-supercat" / "memory" / "tapestry.json"
        memory.parent.mkdir(parents=True)
        memory.write_bytes(data)
        of_book = engine("tapestry")
        with patch.dict(os.environ, {"XDG_DATA_HOME": str(folder)}), redirect_stderr(io.StringIO()):
            of_book.new_game(0, remembered(of_book))  # must go well, whatever is remembered


def settings() -> SettingsTarget:
    """With all settings, and a memory."""
    values = dict(zip(NAMES, ("terse", "off", 200, 4, "en", 30, True, 1.0), strict=False))
    memory = dict.fromkeys(engine("tapestry").book.memory, "conquer=1,explore=2")
    return SettingsTarget((json.dumps(values).encode(), json.dumps(memory).encode()))


@dataclass
class BookTarget:
    """The loader and the checker of books, and some answers."""

    seeds: tuple[bytes, ...]

    def read(self, data: bytes, folder: Path) -> None:
        book = Path(shutil.copytree(FIRST_BOOK, folder / "book"))
        for part in data.split(_PART)[1:]:
            name, _, content = part.partition(b"\n")
            path = book / name.decode("ascii", "replace").strip()
            if path in _files(book):
                path.write_bytes(content)
        loaded = load(book)
        check(loaded)
        shipped_vocabulary(loaded)
        game, dice = new_game(engine_of(loaded), 1, {}), random.Random(1)
        for _ in range(12):
            if game.over:
                break
            game = game.answer(random_answer(game.question, dice))


_PART = b"%%%% "


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".yaml", ".txt"))


def book() -> BookTarget:
    """With the data of the first book, all in one and file by file."""
    names = [path.relative_to(FIRST_BOOK).as_posix() for path in _files(FIRST_BOOK)]
    parts = [_PART + name.encode() + b"\n" + (FIRST_BOOK / name).read_bytes() for name in names]
    return BookTarget((b"".join(parts), *parts))


TARGETS: dict[str, Callable[[], Target]] = {
    "book": book,
    "journal": journal,
    "protocol": protocol,
    "settings": settings,
}
