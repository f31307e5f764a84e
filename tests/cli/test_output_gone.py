"""The program that reads the output has ended, as `more` does: that is no fault, on Windows neither."""

import errno
import sys
from types import SimpleNamespace

import pytest

from voice_supercat import cli


def writing(error: OSError, monkeypatch: pytest.MonkeyPatch) -> int:
    """The status of a command whose output fails so."""

    def run(_: object) -> int:
        raise error

    command = SimpleNamespace(run=run, add_arguments=lambda _: None)
    monkeypatch.setattr(cli, "import_module", lambda _: command)
    monkeypatch.setattr(cli, "let_output_go", lambda: None)
    return cli.main(("games",))


@pytest.mark.parametrize(
    ("platform", "error", "told"),
    [
        ("linux", BrokenPipeError(errno.EPIPE, "Broken pipe"), ""),
        ("win32", BrokenPipeError(errno.EPIPE, "Broken pipe"), ""),
        ("win32", OSError(errno.EINVAL, "Invalid argument"), ""),
        ("win32", OSError(errno.EINVAL, "Invalid argument", "a?b"), "a?b: Invalid argument.\n"),
        ("linux", OSError(errno.EINVAL, "Invalid argument"), "The output: Invalid argument.\n"),
        ("win32", OSError(errno.ENOSPC, "No space left"), "The output: No space left; make room, then try again.\n"),
    ],
)
def test_only_other_faults_of_the_output_are_told(
    platform: str,
    error: OSError,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert writing(error, monkeypatch) == (1 if told else 0)
    assert capsys.readouterr().err == told
