"""Systems without Vosk: it is not asked for when the project is installed, and the game says why nothing is heard."""

import os
import platform
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts.setup import without_vosk
from voice_supercat.speech.hearing.vosk_package import has_package, why_not_loaded

ROOT = Path(__file__).resolve().parents[2]
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
NEEDED = tomllib.loads(PROJECT)["project"]["dependencies"]


@pytest.mark.parametrize(
    ("system", "machine", "there"),
    [
        ("linux", "x86_64", True),
        ("linux", "aarch64", True),
        ("linux", "armv7l", True),
        ("linux", "i686", False),
        ("linux", "riscv64", False),
        ("darwin", "arm64", True),
        ("darwin", "x86_64", True),
        ("win32", "AMD64", True),
        ("win32", "x86", True),
        ("win32", "ARM64", False),
        ("freebsd14", "amd64", False),
    ],
)
def test_it_is_asked_for_where_it_has_a_package(system: str, machine: str, there: bool) -> None:
    requirements = pytest.importorskip("packaging.requirements")
    here = {"sys_platform": system, "platform_machine": machine}
    wanted = {
        found.name for found in map(requirements.Requirement, NEEDED) if not found.marker or found.marker.evaluate(here)
    }
    assert ("vosk" in wanted) == has_package(system, machine) == there
    assert {"numpy", "PyYAML", "transitions", "sounddevice"} <= wanted
    assert ("pyttsx3" in wanted) == (system != "darwin")


def test_with_musl_everything_else_is_installed() -> None:
    assert not has_package("linux", "x86_64", "")
    assert without_vosk(PROJECT, None) == [name for name in NEEDED if not name.startswith("vosk")]
    assert {"pytest>=8", "numpy>=1.26"} <= set(without_vosk(PROJECT, "dev"))


@pytest.mark.parametrize(
    ("system", "name", "machine", "libc", "sentence"),
    [
        ("win32", "Windows", "ARM64", "", "Vosk has no package for this system (Windows, ARM64)."),
        ("linux", "Linux", "x86_64", "", "Vosk has no package for this system (Linux, x86_64, musl)."),
        ("linux", "Linux", "riscv64", "glibc", "Vosk has no package for this system (Linux, riscv64)."),
        ("linux", "Linux", "x86_64", "glibc", "Vosk cannot be loaded (gone); install it with `pip install vosk`."),
        ("darwin", "Darwin", "arm64", "", "Vosk cannot be loaded (gone); install it with `pip install vosk`."),
    ],
)
def test_the_player_learns_why(
    system: str, name: str, machine: str, libc: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "system", lambda: name)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(platform, "libc_ver", lambda: (libc, "1"))
    assert why_not_loaded(ImportError("gone")).endswith(sentence)


WITHOUT_VOSK = """
import platform, sys
sys.modules["vosk"] = None
platform.machine = lambda: "riscv64"
from voice_supercat.cli import main
raise SystemExit(main())
"""


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("way", [["--keyboard", "--print"], ["--print"]])
def test_the_game_goes_on_by_keyboard(way: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    tests = ROOT / "tests"
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (tests / "recorded_devices", tests / "speech", ROOT))))
    monkeypatch.setenv("RECORDED_DEVICES", "LINUX")
    command = [sys.executable, "-c", WITHOUT_VOSK, "play", "--book", "supercat-base", "--seed", "1", *way]
    done = subprocess.run(command, input="agg 2 con 2\n", capture_output=True, text=True, check=True, timeout=60)
    here = f"{platform.system()}, riscv64"
    told = [f"Nothing can be recognised here: Vosk has no package for this system ({here}). Type the answers."]
    assert done.stdout.splitlines() == [
        *(told if "--keyboard" not in way else []),
        "Which two cards did the bot draw?",
        "Which card was led, and which ambition was declared? Or does the bot lead?",
    ]
