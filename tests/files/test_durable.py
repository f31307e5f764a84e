"""Small files are replaced on Windows too, where nothing replaces a file that another program has open."""

import errno
import sys
from pathlib import Path

import pytest

from voice_supercat.files import durable
from voice_supercat.files.durable import replace_file


class Scanner:
    """Keeps the file open for so many tries."""

    def __init__(self, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tries = tries
        self._replace = Path.replace
        monkeypatch.setattr(Path, "replace", lambda new, path: self._tried(new, path))

    def _tried(self, new: Path, path: Path) -> Path:
        self.tries -= 1
        if self.tries >= 0:
            raise PermissionError(errno.EACCES, "Access is denied", str(path))
        return self._replace(new, path)


def test_a_file_that_is_kept_open_for_a_moment_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    (tmp_path / "settings.json").write_bytes(b"old")
    Scanner(3, monkeypatch)
    replace_file(tmp_path / "settings.json", b"new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"settings.json": b"new"}


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_a_file_that_stays_open_is_left_as_it_was(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(durable, "_PATIENCE", 0.1)
    (tmp_path / "settings.json").write_bytes(b"old")
    scanner = Scanner(1000, monkeypatch)
    with pytest.raises(PermissionError):
        replace_file(tmp_path / "settings.json", b"new")
    assert (scanner.tries == 999) == (platform == "linux")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"settings.json": b"old"}
