"""The first command on a fresh machine: whichever Python it finds, whatever git did to the line ends."""

import ast
import os
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Collection
from pathlib import Path

import pytest

from scripts import setup

ROOT = Path(__file__).resolve().parents[1]
POSIX_ONLY = pytest.mark.skipif(os.name == "nt", reason="a script of /bin/sh")


def test_an_old_python_can_read_the_script() -> None:
    source = (ROOT / "scripts" / "setup.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))  # that of macOS has 3.9

    evaluated = [node for node in ast.walk(tree) if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation]
    assert evaluated
    for node in evaluated:  # `list[str]` and `str | None` are read by 3.7 and fail when it evaluates them
        assert isinstance(node.annotation, ast.Name | ast.Constant), ast.unparse(node)


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 9, 18), (3, 10, 0)])
def test_an_old_python_is_refused_with_the_one_that_is_needed(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(sys, "version", ".".join(map(str, version)) + " (main)")
    assert setup.main(["play"]) == 1
    found = ".".join(map(str, version))
    assert capsys.readouterr().err == f"Python 3.11 or newer is needed, this is {found}; install it and try again.\n"


def stand_in(folder: Path, name: str, *, fits: bool) -> None:
    """A Python that tells its name instead of running a file; where it does not fit, its own check fails."""
    script = folder / name
    script.write_text(f'#!/bin/sh\n[ "$1" = -c ] && exit {0 if fits else 1}\necho {name} "$2"\n', encoding="utf-8")
    script.chmod(0o755)


def started_with(folder: Path) -> "subprocess.CompletedProcess[str]":
    """`scripts/play` where there is nothing but these."""
    tools = folder / "tools"
    tools.mkdir()
    for tool in ("sh", "dirname"):
        (tools / tool).symlink_to(shutil.which(tool) or "")
    environment = {"PATH": f"{folder}:{tools}"}
    command = ["/bin/sh", str(ROOT / "scripts" / "play")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@POSIX_ONLY
def test_a_python_that_fits_is_taken_where_the_usual_one_is_older(tmp_path: Path) -> None:
    stand_in(tmp_path, "python3", fits=False)
    stand_in(tmp_path, "python3.12", fits=True)
    stand_in(tmp_path, "python3.13", fits=False)  # there, but without what is needed
    assert started_with(tmp_path).stdout == "python3.12 play\n"


@POSIX_ONLY
def test_where_none_fits_the_usual_python_says_what_is_needed(tmp_path: Path) -> None:
    stand_in(tmp_path, "python3", fits=False)
    assert started_with(tmp_path).stdout == "python3 play\n"


@POSIX_ONLY
def test_without_any_python_one_sentence_says_what_is_needed(tmp_path: Path) -> None:
    done = started_with(tmp_path)
    assert (done.returncode, done.stderr) == (1, "Python 3.11 or newer is needed; install it and try again.\n")


PLAYING = """
import os, signal, sys, time
def stop(*_):
    os.write(1, b"Stopped. The game is saved.\\n")  # not by print, which may be at work just now
    sys.exit(130)
signal.signal(signal.SIGINT, stop)
print("Which card?", flush=True)
time.sleep(60)
"""
STARTED = """
from scripts import setup
setup.prepare_system = setup.install_project = lambda _: None
setup._tool = lambda name: {program!r}
raise SystemExit(setup.main(["play"]))
"""


@POSIX_ONLY
def test_ctrl_c_is_for_the_game_which_ends_in_order(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!{sys.executable}\n{PLAYING}", encoding="utf-8")
    program.chmod(0o755)
    started = STARTED.format(program=str(program))
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", started], cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as both:
        assert both.stdout is not None
        assert both.stdout.readline() == "Which card?\n"
        os.killpg(both.pid, signal.SIGINT)  # as a terminal does: every process in it gets it
        said, told = both.communicate(timeout=30)
    assert (both.returncode, said, told) == (130, "Stopped. The game is saved.\n", "")


@pytest.mark.parametrize("there", [(), ("python",), ("python", "pip")])
def test_an_environment_that_was_never_finished_or_lost_its_python_is_made_anew(
    there: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[dict[str, bool]] = []
    monkeypatch.setattr(setup, "VENV", tmp_path)
    monkeypatch.setattr(setup, "_tool_path", lambda name: tmp_path / name)
    monkeypatch.setattr(setup, "_pip", lambda _: None)
    monkeypatch.setattr(venv, "create", lambda _, **how: made.append(how))
    for name in there:
        (tmp_path / name).touch()
    setup.install_project("play")
    assert made == ([] if "pip" in there else [{"with_pip": True, "clear": True}])


class Machine:
    """A system with these programs and packages; what is installed on it is noted, not done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, programs: Collection[str], packages: Collection[str]) -> None:
        self.commands: list[list[str]] = []
        self._packages = packages
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
        monkeypatch.setattr(setup.shutil, "which", lambda name: name if name in programs else None)
        monkeypatch.setattr(setup.subprocess, "run", self._asked)
        monkeypatch.setattr(setup.subprocess, "call", lambda command, **_: self.commands.append(command))

    def _asked(self, command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        there = command[-1] in self._packages
        return subprocess.CompletedProcess(command, int(not there), "Status: install ok installed" if there else "", "")

    @property
    def installed(self) -> set[str]:
        return {name for command in self.commands if "install" in command for name in command[4:]}


APT = ("apt-get", "sudo")


@pytest.mark.parametrize("pipewire", ["pipewire-alsa", "pipewire-pulse", "pipewire-bin"])
def test_the_sound_server_of_the_tests_is_never_installed_beside_pipewire(
    pipewire: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(monkeypatch, APT, [pipewire, "flite"])
    setup.prepare_system(testing=True)
    assert machine.installed == {*setup.TO_TEST} - {"pulseaudio", "flite"}
    assert capsys.readouterr().err == (
        "PipeWire is here, so pulseaudio is not installed; tests that need it are left out.\n"
    )


def test_without_pipewire_the_tests_get_their_sound_server(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, APT, [])
    setup.prepare_system(testing=True)
    assert machine.installed == {*setup.TO_TEST}
    machine = Machine(monkeypatch, APT, ["pipewire-alsa"])
    setup.prepare_system(testing=False)
    assert machine.installed == {*setup.TO_PLAY}


@pytest.mark.parametrize(
    ("program", "packages", "told"),
    [
        ("dnf", [], "For sound and a voice: sudo dnf install portaudio espeak-ng. Going on without.\n"),
        ("dnf", ["portaudio"], "For sound and a voice: sudo dnf install espeak-ng. Going on without.\n"),
        ("dnf", ["portaudio", "espeak-ng"], ""),
        ("pacman", ["espeak-ng"], "For sound and a voice: sudo pacman -S portaudio. Going on without.\n"),
        ("apk", ["espeak-ng"], "For sound and a voice: doas apk add portaudio. Going on without.\n"),
        ("brew", [], ""),
    ],
)
def test_other_systems_are_told_what_they_lack(
    program: str,
    packages: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    machine = Machine(monkeypatch, [program], packages)
    setup.prepare_system(testing=True)
    assert (machine.commands, capsys.readouterr().err) == ([], told)


RETRYING = "WARNING: Retrying after connection broken by 'NewConnectionError('...: Failed to establish')'\n"
NO_MATCH = "ERROR: No matching distribution found for numpy>=1.26\n"


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (RETRYING + NO_MATCH, "is there a network?"),
        (NO_MATCH, "There is no package of numpy for this system ("),
        ("error: command 'cc' failed\n", "what went wrong stands above."),
    ],
)
def test_the_network_is_blamed_only_where_it_failed(told: str, sentence: str) -> None:
    assert sentence in setup.why_not_installed(told)
    assert ("network" in setup.why_not_installed(told)) == ("connection" in told)


@pytest.mark.skipif(shutil.which("git") is None, reason="no git")
def test_a_checkout_on_windows_changes_no_line_ends(tmp_path: Path) -> None:
    files = {
        "scripts/play": b"#!/bin/sh\nexec true\n",
        "books/pages/turn.yaml": b"page: turn\nsteps: []\n",
        "models/small/words.txt": b"yes 1\nno 2\n",
        "models/small/final.mdl": b"<Nnet>\r\n\n\r",
    }

    def git(*arguments: str) -> None:
        kept = ["-c", "user.name=n", "-c", "user.email=e", "-c", "core.autocrlf=true", "-c", "core.eol=crlf"]
        subprocess.run(["git", *kept, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-q")
    shutil.copy(ROOT / ".gitattributes", tmp_path)
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    git("add", ".")
    git("commit", "-qm", "all")
    for name in files:
        (tmp_path / name).unlink()
    git("checkout", "--", ".")
    assert {name: (tmp_path / name).read_bytes() for name in files} == files
