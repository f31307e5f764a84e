"""What `scripts/play` and `scripts/test` install is locked: each library with its version and its checksums."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import lock, setup
from scripts.training.model.kokoro import fetch_voices

COMMANDS = pytest.mark.parametrize("command", lock.EXTRAS)


class Locked(NamedTuple):
    """A library in a lock file."""

    requirement: Requirement
    checksums: list[str]


def locked(command: str) -> Iterator[Locked]:
    """The libraries that are locked for the command."""
    text = lock.lock_file(command).read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=\S)", text.strip()):
        if not entry.startswith("#"):
            first, *rest = entry.split("\\\n")
            yield Locked(Requirement(first), [line.strip() for line in rest])


@COMMANDS
def test_the_lock_file_is_current(command: str) -> None:
    found = lock.lock_file(command).read_text(encoding="utf-8").splitlines()[0]
    assert found == lock.first_line(command), "pyproject.toml has changed: run python scripts/lock.py"


NO_VOSK = None
SYSTEMS = pytest.mark.parametrize(
    ("system", "machine", "vosk"),
    [
        ("linux", "x86_64", "0.3.45"),
        ("linux", "aarch64", "0.3.45"),
        ("linux", "riscv64", NO_VOSK),
        ("win32", "AMD64", "0.3.45"),
        ("win32", "x86", "0.3.44"),
        ("win32", "ARM64", NO_VOSK),
        ("darwin", "arm64", "0.3.44"),
        ("darwin", "x86_64", "0.3.44"),
    ],
)
"""And the last version of Vosk that has a package there."""
PYTHONS = pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])


def versions(command: str, environment: dict[str, str]) -> dict[str, str]:
    """Library -> version, as it is installed there."""
    found = {}
    for one in (one.requirement for one in locked(command)):
        if one.marker is None or one.marker.evaluate(environment):
            [pinned] = one.specifier
            assert pinned.operator == "=="
            assert found.setdefault(canonicalize_name(one.name), pinned.version) == pinned.version, one
    return found


@COMMANDS
@SYSTEMS
@PYTHONS
def test_every_library_that_is_wanted_is_locked_as_it_is_wanted(
    command: str, system: str, machine: str, vosk: str | None, python: str
) -> None:
    environment = {"sys_platform": system, "platform_machine": machine}
    environment |= {"python_version": python, "python_full_version": f"{python}.0"}
    found = versions(command, environment)
    for wanted in map(Requirement, lock.wanted(command)):
        if wanted.marker is None or wanted.marker.evaluate(environment):
            assert wanted.specifier.contains(found[canonicalize_name(wanted.name)]), wanted
    assert found.get("vosk") == vosk


@COMMANDS
def test_every_library_has_checksums_and_no_address(command: str) -> None:
    for one in locked(command):
        assert one.requirement.url is None
        assert one.checksums
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in one.checksums), one


def test_nothing_is_installed_that_is_not_locked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(setup, "VENV", tmp_path)
    monkeypatch.setattr(setup, "_tool_path", lambda name: tmp_path / name)
    monkeypatch.setattr(setup, "_pip", called.append)
    monkeypatch.setattr(setup.platform, "libc_ver", lambda: ("glibc", "2.36"))
    for there in ("python", "pip"):
        (tmp_path / there).touch()
    for _ in range(2):
        setup.install_project("play")
    libraries, project = called
    assert libraries[-3:] == ["--require-hashes", "--requirement", str(lock.lock_file("play"))]
    assert {"--no-deps", "--no-build-isolation"} < set(project)


def test_the_voices_that_train_the_model_are_those_that_were_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def packs(_: list[str], cwd: Path, **__: object) -> None:
        (cwd / "kokoro-js-1.2.1.tgz").write_bytes(b"other voices")

    monkeypatch.setattr(subprocess, "run", packs)
    with pytest.raises(ValueError, match=r"is not the archive of kokoro-js@1\.2\.1 that is pinned"):
        fetch_voices(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["kokoro-js-1.2.1.tgz"]
