"""Faults of the disk, of the power, and of other programs, while a game is played."""

import errno
import os
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any
from unittest.mock import patch

from scripts.benchmarks.faulty.games import Played, gone_on, played
from scripts.benchmarks.faulty.power_cut import Disk, recorded, states
from scripts.benchmarks.faulty.tally import Injection
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.journal import Journal, header_of


def full_disk(fault: Injection) -> None:
    """Room for some bytes, then for all."""
    write, room = os.write, [fault.dice.randrange(4000)]

    def write_in_room(file: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(file, data[: room[0]])
        room[0] -= written
        return written

    _with_failing(fault, lambda: patch.object(os, "write", write_in_room))


def failing_sync(fault: Injection) -> None:
    """A disk that fails now and then, and says so once."""
    sync, dice = os.fsync, random.Random(fault.seed)

    def fails(file: int) -> None:
        if dice.random() < 0.3:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        sync(file)

    _with_failing(fault, lambda: patch.object(os, "fsync", fails))


def _with_failing(fault: Injection, failing: Callable[[], Any]) -> None:
    of = played(fault.dice)
    path = fault.folder / "game.jsonl"
    with failing():
        journal = Journal.create(path, header_of(of.engine.book, 7, {}))
        for entry in of.entries[:-1]:
            fault.tries(partial(journal.append, entry))
    journal.append(of.entries[-1])
    if not journal.saved:
        fault.blame("unclear", "what is written is called unsaved")
    journal.close()
    gone_on(fault, path, of, len(of.entries))


def changed_by_others(fault: Injection) -> None:
    """The file is moved, deleted, cut, written to, or has another beside it, while it is played."""
    of, dice = played(fault.dice), fault.dice
    path = fault.folder / "game.jsonl"
    journal = Journal.create(path, header_of(of.engine.book, 7, {}))
    at = dice.randrange(1, len(of.entries) - 1)
    for entry in of.entries[:at]:
        journal.append(entry)
    away = path.with_name("away.jsonl")
    change: Callable[[], object] = dice.choice(
        (
            *(path.unlink, lambda: path.rename(away), lambda: os.truncate(path, 10)),
            *(lambda: os.truncate(path, path.stat().st_size + 9), lambda: away.write_bytes(b"x")),
        )
    )
    with suppress(PermissionError):  # Windows moves and deletes no file that is open
        change()
    changed = not journal.saved
    told: list[str] = []
    for entry in of.entries[at:]:
        try:
            journal.append(entry)
        except JournalFault as gone:
            told.append(str(gone))
            fault.told(str(gone))
    if changed != (len(told) == 1) or journal.saved == changed:
        fault.blame("unclear", f"told {told}")
    journal.close()


def power_cut(fault: Injection) -> None:
    """Every state that a power cut may leave of some answers; each state is one fault."""
    of = played(fault.dice)
    path = fault.folder / "game.jsonl"
    with recorded(fault.folder, seed=fault.dice.randrange(1 << 30)) as disk:
        journal = Journal.create(path, header_of(of.engine.book, 7, {}), 2)
        for entry in of.entries[:6]:
            journal.append(entry)
            disk.told += 1
        journal.close()
    _each_state(fault, disk, of)


def _each_state(fault: Injection, disk: Disk, of: Played) -> None:
    fault.tally.injected -= 1
    for told, files in states(disk, fault.folder / "after"):
        fault.tally.injected += 1
        path = fault.folder / "after" / "game.jsonl"
        if "game.jsonl" in files:
            gone_on(fault, path, of, told)
        elif told:
            fault.blame("answers_lost", "the file is missing", told)
        for left in (fault.folder / "after").iterdir():
            with suppress(OSError):
                left.unlink()
