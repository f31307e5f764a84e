"""What a power cut may leave of files: every write, truncation, rename and sync is recorded, and each state is built.

The rules are those of a careless but legal disk. What was not synced may be missing, may be torn at 512 bytes, may
arrive in another order, or may be zeros of the right length. A name that was made, moved or deleted may be so or not
until its folder is synced. What a sync that failed left unwritten is never certain, unless it is written again.
"""

import os
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path
from typing import Any
from unittest.mock import patch

SECTOR = 512
RANDOM_STATES = 6
"""States with sectors in any order, for each write that is not on the disk yet."""


@dataclass(frozen=True)
class Write:
    """Bytes at a place of a file; None: the file is cut there."""

    at: int
    data: bytes | None

    def on(self, content: bytes) -> bytes:
        """The content after it."""
        if self.data is None:
            return content[: self.at].ljust(self.at, b"\0")
        return content[: self.at].ljust(self.at, b"\0") + self.data + content[self.at + len(self.data) :]


@dataclass
class OnDisk:
    """A file: what is certain, and what was written since."""

    certain: bytes = b""
    doubtful: bytes = b""
    """The same, with what a failed sync may have written."""
    waiting: list[Write] = field(default_factory=list)

    def sync(self, *, failed: bool) -> None:
        """From here on the writes so far are certain; after a failure they are not, and are not waited for."""
        self.doubtful = self.written()
        if not failed:
            self.certain = _after(self.certain, self.waiting)
        self.waiting = []

    def written(self) -> bytes:
        """The content while the power is on."""
        return _after(self.doubtful, self.waiting)

    def contents(self, dice: random.Random) -> set[bytes]:
        """Everything that may be in it after a power cut."""
        found: set[bytes] = set()
        for before in (self.certain, self.doubtful):
            found.add(before)
            for write in self.waiting:
                found |= set(_torn(before, write, dice))
                before = write.on(before)
                found.add(before)
        return found


def _torn(before: bytes, write: Write, dice: random.Random) -> Iterator[bytes]:
    """What one write may leave when it is interrupted."""
    if write.data is None:
        return
    end = write.at + len(write.data)
    edges = [write.at, *range((write.at // SECTOR + 1) * SECTOR, end, SECTOR), end]
    sectors = [Write(a, write.data[a - write.at : b - write.at]) for a, b in pairwise(edges)]
    yield Write(write.at, b"\0" * len(write.data)).on(before)
    for count in range(1, len(sectors)):
        yield _after(before, sectors[:count])
        yield _after(before.ljust(end, b"\0"), sectors[:count])
    for cut in {1, len(write.data) // 2, len(write.data) - 1} - {0, len(write.data)}:
        yield Write(write.at, write.data[:cut]).on(before)
    for _ in range(RANDOM_STATES if len(sectors) > 1 else 0):
        yield _after(before.ljust(end, b"\0"), [sector for sector in sectors if dice.random() < 0.5])


def _after(content: bytes, writes: list[Write]) -> bytes:
    for write in writes:
        content = write.on(content)
    return content


@dataclass(frozen=True)
class Named:
    """A name that was made, moved or deleted."""

    old: str | None
    new: str | None
    file: int | None = None


@dataclass
class Disk:
    """The files below one folder, and what their folder is certain of."""

    files: list[OnDisk] = field(default_factory=list)
    names: dict[str, int] = field(default_factory=dict)
    waiting: list[Named] = field(default_factory=list)
    cuts: list[tuple[int, dict[str, bytes]]] = field(default_factory=list)
    """What the player had been told is saved, and a state that a power cut then may leave."""
    told: int = 0

    def now(self) -> dict[str, int]:
        """The names while the power is on."""
        return _named(self.names, self.waiting)

    def cut(self, dice: random.Random) -> None:
        """Take down all states that a power cut may leave now."""
        for chosen in product((True, False), repeat=len(self.waiting)):
            names = _named(self.names, [step for step, done in zip(self.waiting, chosen, strict=True) if done])
            files = {name: self.files[number] for name, number in names.items()}
            for name, file in files.items():
                for content in sorted(file.contents(dice)):
                    for rest in (lambda other: other.certain, OnDisk.written):
                        self.cuts.append((self.told, {**{other: rest(files[other]) for other in files}, name: content}))
            if not names:
                self.cuts.append((self.told, {}))


def _named(names: Mapping[str, int], steps: list[Named]) -> dict[str, int]:
    found = dict(names)
    for step in steps:
        file = found.pop(step.old, None) if step.old is not None else step.file
        if step.new is not None and file is not None:
            found[step.new] = file
    return found


@contextmanager
def recorded(folder: Path, seed: int = 0, sync_fails: Callable[[int], bool] = lambda _: False) -> Iterator[Disk]:
    """Records what is done to the files of `folder` in this context. `sync_fails`: by number, whether a sync fails."""
    disk, dice = Disk(), random.Random(seed)
    for path in sorted(folder.iterdir()):
        disk.names[path.name] = len(disk.files)
        disk.files.append(OnDisk(path.read_bytes(), path.read_bytes()))
    opened: dict[int, int | None] = {}
    real: dict[str, Any] = {name: getattr(os, name) for name in _WATCHED}
    syncs = iter(range(1 << 30))

    def inside(path: Any) -> str | None:
        return Path(path).name if Path(path).parent == folder else None

    def open_(path: Any, flags: int, *mode: int) -> int:
        name = inside(path)
        there = Path(path).exists()
        file: int = real["open"](path, flags, *mode)
        if Path(path) == folder:
            opened[file] = None
        elif name is not None and flags & (os.O_RDWR | os.O_WRONLY):
            if not there:
                disk.waiting.append(Named(None, name, len(disk.files)))
                disk.files.append(OnDisk())
                disk.cut(dice)
            opened[file] = disk.now()[name]
        return file

    def written(file: int, write: Write) -> None:
        number = opened.get(file)
        if number is not None:
            disk.files[number].waiting.append(write)
            disk.cut(dice)

    def write_(file: int, data: bytes) -> int:
        at = os.lseek(file, 0, os.SEEK_CUR) if file in opened else 0
        done: int = real["write"](file, data)
        written(file, Write(at, data[:done]))
        return done

    def ftruncate_(file: int, size: int) -> None:
        real["ftruncate"](file, size)
        written(file, Write(size, None))

    def fsync_(file: int) -> None:
        fails = file in opened and sync_fails(next(syncs))
        if file in opened:
            number = opened[file]
            if number is not None:
                disk.files[number].sync(failed=fails)
            elif not fails:
                disk.names, disk.waiting = disk.now(), []
            disk.cut(dice)
        if fails:
            raise OSError(5, "Input/output error")

    def close_(file: int) -> None:
        opened.pop(file, None)
        real["close"](file)

    def named(old: Any, new: Any) -> None:
        disk.waiting.append(Named(inside(old), None if new is None else inside(new)))
        disk.cut(dice)

    def moving(kind: str) -> Callable[..., None]:
        def move(old: Any, new: Any, **given: Any) -> None:
            real[kind](old, new, **given)
            named(old, new)

        return move

    def unlink_(path: Any, **given: Any) -> None:
        real["unlink"](path, **given)
        named(path, None)

    watching = {
        **{"open": open_, "write": write_, "ftruncate": ftruncate_, "fsync": fsync_, "close": close_},
        **{"rename": moving("rename"), "replace": moving("replace"), "unlink": unlink_},
    }
    with ExitStack() as patched:
        for name, function in watching.items():
            patched.enter_context(patch.object(os, name, function))
        disk.cut(dice)
        yield disk


_WATCHED = ("open", "write", "ftruncate", "fsync", "close", "rename", "replace", "unlink")


def states(disk: Disk, folder: Path) -> Iterator[tuple[int, dict[str, bytes]]]:
    """Each state once, put into `folder`: what the player had been told is saved, and the files."""
    folder.mkdir(exist_ok=True)
    seen: set[tuple[int, frozenset[tuple[str, bytes]]]] = set()
    for told, files in disk.cuts:
        known = (told, frozenset(files.items()))
        if known in seen:
            continue
        seen.add(known)
        for path in folder.iterdir():
            path.unlink()
        for name, content in files.items():
            (folder / name).write_bytes(content)
        yield told, files
