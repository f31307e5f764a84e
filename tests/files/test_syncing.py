"""An answer is on the disk before the next question, on macOS too."""

import os
import sys
from pathlib import Path

import pytest

from voice_supercat.files.locks import open_bytes
from voice_supercat.files.syncing import sync

NOT_ON_WINDOWS = pytest.mark.skipif(sys.platform == "win32", reason="no fcntl")
FULL = 51
"""F_FULLFSYNC, which only macOS has."""


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    made: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda file: made.append("fsync"))  # noqa: ARG005
    return made


@pytest.fixture
def file(tmp_path: Path) -> int:
    return open_bytes(tmp_path / "game", os.O_RDWR | os.O_CREAT)


@NOT_ON_WINDOWS
def test_the_disk_itself_is_asked_where_it_can_be(file: int, calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", FULL, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda file, command: calls.append(f"fcntl {command}"))  # noqa: ARG005
    sync(file)
    assert calls == [f"fcntl {FULL}"]


@NOT_ON_WINDOWS
def test_a_drive_that_cannot_be_asked_is_synced_as_usual(
    file: int, calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def refused(*_: object) -> None:
        raise OSError("a drive of the network")

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", FULL, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", refused)
    sync(file)
    assert calls == ["fsync"]


@pytest.mark.skipif(sys.platform == "darwin", reason="there the disk can be asked")
def test_elsewhere_files_are_synced_as_usual(file: int, calls: list[str]) -> None:
    sync(file)
    assert calls == ["fsync"]
