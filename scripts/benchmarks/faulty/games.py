"""Saved games, and what may happen to the file of one between two evenings."""

import json
import random
from codecs import BOM_UTF8
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from scripts.benchmarks.faulty.tally import Injection
from scripts.benchmarks.speed import random_answer
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal, reopened
from voice_supercat.procedure.recorded import JournalDamaged, Recorded, evenings_begun
from voice_supercat.procedure.repairing import repair
from voice_supercat.procedure.replay import replay

Entries = tuple[Mapping[str, Any], ...]
ANSWERS = 40
_KEYS = ("answer", "at", "asked", "sentence", "tell", "as", "back", "then", "noted", "played", "commitment", "book")
_NOTED = ("seconds", "by", "misheard")
_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 10**400, 1e308, float("inf"), float("nan"), "", "\x1b[31m", "x" * 5_000),
    *([], [[]], {}, [{}], {"a": []}, [{"answer": None}], [{"sentence": None}]),
)


@dataclass(frozen=True)
class Played:
    """A game in memory and its entries."""

    engine: Engine
    game: Game
    entries: Entries


@cache
def engine(book: str = "supercat-base") -> Engine:
    """The engine of a shipped book."""
    return engine_of(open_book(book))


def played(dice: random.Random) -> Played:
    """A game of random answers."""
    of_book = engine()
    game, entries = new_game(of_book, 7, {}), []
    for _ in range(ANSWERS):
        game = game.answer(random_answer(game.question, dice))
        entries.append(json.loads(json.dumps(entry_of(game))))
    return Played(of_book, game, tuple(entries))


def saved(fault: Injection, name: str = "game") -> tuple[Path, Played]:
    """A game in a file."""
    of = played(fault.dice)
    path = fault.folder / f"{name}.jsonl"
    _write(path, of, of.entries)
    return path, of


def _write(path: Path, of: Played, entries: Iterable[Mapping[str, Any]]) -> None:
    journal = Journal.create(path, header_of(of.engine.book, 7, {}), 3)
    for entry in entries:
        journal.append(entry)
    journal.close()


def gone_on(fault: Injection, path: Path, of: Played, told: int, *, may_be_cut: int | None = None) -> None:
    """Go on with a game of which `told` answers were saved, repaired where it is damaged.

    `may_be_cut`: how many answers the fault itself destroyed at the end, which have to be told of.
    """
    try:
        found, damaged = _read(fault, path)
    except JournalFault as nothing:
        fault.told(str(nothing))
        if told and may_be_cut is None:
            fault.blame("games_unusable", str(nothing))
        return
    count = len(found.entries)
    if found.entries != of.entries[:count]:
        fault.blame("answers_lost", "other answers than those given")
    missing = told - count - (may_be_cut or 0)
    if missing > 0 or (count < told and not damaged):
        fault.blame("answers_lost", f"{count} of {told} answers", max(missing, told - count))
    if not fault.tries(lambda: _answered(of.engine, found)):
        fault.blame("games_unusable", f"after {count} answers")


def _answered(of_book: Engine, found: Recorded) -> None:
    game = replay(of_book, found)
    journal = reopened(found)
    journal.append(entry_of(game.answer(random_answer(game.question, random.Random(0)))))
    journal.close()
    replay(of_book, read_journal(found.path))


def _read(fault: Injection, path: Path) -> tuple[Recorded, bool]:
    """The journal, repaired, and whether damage was told."""
    try:
        return read_journal(path), False
    except JournalDamaged as damaged:
        fault.told(str(damaged))
        if damaged.intact is None:
            raise
        before = path.read_bytes()
        kept = repair(damaged.intact)
        if kept.read_bytes() != before:
            fault.blame("answers_lost", "the damaged file was not kept")
        return read_journal(path), True


def odd_record(fault: Injection) -> None:
    """A record with its checksum that no program of ours wrote: without a key, or with one that holds anything."""
    of, dice, path = played(fault.dice), fault.dice, fault.folder / "game.jsonl"
    place, value = dice.randrange(len(of.entries)), dice.choice(_VALUES)
    odd = {**of.entries[place], dice.choice(_KEYS): value, "noted": {dice.choice(_NOTED): dice.choice(_VALUES)}}
    odd.pop(dice.choice(("answer", "at", "")), None)
    _write(path, of, (*of.entries[:place], odd, *of.entries[place + 1 :]))
    fault.tries(lambda: evenings_begun(path))
    try:
        replay(of.engine, read_journal(path))
    except JournalDamaged as damaged:
        fault.told(str(damaged))
        if damaged.intact is None or len(damaged.intact.entries) < place:
            fault.blame("games_unusable", f"{place} answers are intact")
    except JournalFault as other:
        fault.told(str(other))
        fault.blame("games_unusable", str(other))


def cut_at_any_byte(fault: Injection) -> None:
    """A file that is cut off: a last answer that is not whole was never saved."""
    path, of = saved(fault)
    data = path.read_bytes()
    end = fault.dice.randrange(data.index(b"\n") + 1, len(data))
    path.write_bytes(data[:end])
    gone_on(fault, path, of, data[: end + 1].count(b"\n") - 1)


def zeroed_tail(fault: Injection) -> None:
    """A tail of zeros, as some disks leave it."""
    path, of = saved(fault)
    data = path.read_bytes()
    start = fault.dice.randrange(data.index(b"\n") + 1, len(data))
    path.write_bytes(data[:start] + b"\0" * (len(data) - start))
    intact = data[:start].count(b"\n") - 1
    gone_on(fault, path, of, len(of.entries), may_be_cut=len(of.entries) - intact)


def hole(fault: Injection) -> None:
    """Zeros, or other bytes, somewhere before the end."""
    path, of = saved(fault)
    data, dice = path.read_bytes(), fault.dice
    start = dice.randrange(data.index(b"\n") + 1, len(data) - 1)
    end = min(len(data), start + dice.choice((1, 8, 512)))
    filling = b"\0" * (end - start) if dice.random() < 0.5 else dice.randbytes(end - start)
    path.write_bytes(data[:start] + filling + data[end:])
    intact = data[:start].count(b"\n") - 1
    gone_on(fault, path, of, len(of.entries), may_be_cut=len(of.entries) - intact)


def single_bit(fault: Injection) -> None:
    """One bit of the file, also of its first line."""
    path, of = saved(fault)
    data, dice = bytearray(path.read_bytes()), fault.dice
    place = dice.randrange(len(data))
    data[place] ^= 1 << dice.randrange(8)
    path.write_bytes(data)
    intact = max(0, bytes(data[:place]).count(b"\n") - 1)
    gone_on(fault, path, of, len(of.entries), may_be_cut=len(of.entries) - intact)


def line_ends(fault: Injection) -> None:
    """Ends of lines as on Windows, all or some, and the mark of an editor before the first: no answer changes."""
    path, of = saved(fault)
    lines, dice = path.read_bytes().splitlines(), fault.dice
    share = dice.choice((0.3, 1.0))
    ended = [line + (b"\r\n" if dice.random() < share else b"\n") for line in lines]
    path.write_bytes(dice.choice((b"", BOM_UTF8)) + b"".join(ended))
    gone_on(fault, path, of, len(of.entries))


def missing_line(fault: Injection) -> None:
    """A line that is missing, twice there, or exchanged with the next."""
    path, of = saved(fault)
    lines, dice = path.read_bytes().splitlines(keepends=True), fault.dice
    line = dice.randrange(1, len(lines) - 1)
    changed = dice.choice(
        (
            [*lines[:line], *lines[line + 1 :]],
            [*lines[: line + 1], *lines[line:]],
            [*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]],
        )
    )
    path.write_bytes(b"".join(changed))
    gone_on(fault, path, of, len(of.entries), may_be_cut=len(of.entries) - line + 1)
