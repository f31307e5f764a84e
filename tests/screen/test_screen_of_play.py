"""`play --screen` from the command line: what it prints and says, and that without it nothing of it is there."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from screened import Client, Door

from voice_supercat.cli import main
from voice_supercat.screen import address, opening
from voice_supercat.screen.faults import ScreenFault

PROGRAM = [sys.executable, "-m", "voice_supercat"]
PLAY = [*PROGRAM, "play", "--book", "supercat-base", "--set", "track=bots", "--keyboard", "--print", "--seed", "1"]
CARDS, LED = (
    "Which two cards did the bot draw?",
    "Which card was led, and which ambition was declared? Or does the bot lead?",
)
OFF = """
import sys
from voice_supercat.cli import main
status = main(sys.argv[1:])
found = [name for name in sys.modules if name.startswith(("voice_supercat.screen", "websockets", "segno", "asyncio"))]
print("imported:", found)
"""

pytestmark = pytest.mark.usefixtures("home")


@contextmanager
def playing(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], Door]]:
    """The process of a game with a screen, and where to join."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*PLAY, *arguments], stdin=pipe, stdout=pipe, text=True, encoding="utf-8") as game:
        assert game.stdout is not None
        found = re.fullmatch(r"The screen: http://(.+)/#(\d{8})\n", game.stdout.readline())
        assert found is not None
        try:
            yield game, Door(found[1], found[2])
        finally:
            game.kill()


def test_a_game_is_played_by_screen_and_keyboard() -> None:
    with playing("--screen") as (game, door):
        assert game.stdin is not None
        screen = Client(door)
        shown = screen.asked(CARDS)
        assert (shown["game"], shown["turn"]) == ("Arcs", "Chapter 1, round 1: Red")
        screen.answer(answer=["aggression 5", "construction 2"])
        screen.asked(LED)
        game.stdin.write("agg 3 tyrant\n")
        game.stdin.flush()
        screen.asked("Which resources does the bot have?")
        screen.answer(command="quit")
        screen.asked("Quit now? The game is saved.")
        screen.answer(answer=True)
        assert screen.told("ended")
        assert game.wait(5) == 0


def test_a_game_can_be_played_by_the_screen_alone() -> None:
    with playing("--screen") as (game, door):
        assert game.stdin is not None
        game.stdin.close()
        screen = Client(door)
        screen.asked(CARDS)
        screen.answer(say="agg 5, con 2")
        screen.asked(LED)


def test_what_is_asked_before_a_game_is_on_the_screen_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PLAY", [*PROGRAM, "play", "--keyboard", "--print"])
    with playing("--screen") as (_, door):
        screen = Client(door)
        shown = screen.asked("Which game: Arcs, Ascendancy, Campaign or Tapestry?")
        assert {"arcs", "tapestry"} <= {choice.lower() for choice in shown["question"]["choices"]}
        screen.answer(answer=shown["question"]["choices"][0])
        screen.asked("Shall I lead you through the set-up?")
        assert screen.now["game"] == "Arcs"


def test_without_a_screen_nothing_of_it_is_imported() -> None:
    arguments = ["play", "--book", "tapestry", "--set", "bots=red", "--keyboard", "--print"]
    done = subprocess.run(
        [sys.executable, "-c", OFF, *arguments[:3], *arguments[5:]],
        input="",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "imported: []"


def test_what_is_missing_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("voice_supercat.screen.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "segno", None)
    assert main(["play", "--book", "tapestry", "--keyboard", "--print", "--screen"]) == 1
    assert capsys.readouterr().err == (
        "The screen needs segno, which is not installed; pip install 'voice-supercat[screen]'.\n"
    )


@pytest.mark.parametrize("option", ["--screen", "--screen-lan"])
def test_json_lines_have_no_screen(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--jsonl", option]) == 1
    assert capsys.readouterr().err == f"--jsonl shows nothing; leave out {option}.\n"


def test_at_home_the_code_is_said_and_shown_as_a_picture() -> None:
    told: list[str] = []
    screen = opening.Screen("127.0.0.1", told.append, port=0)
    try:
        said = screen.welcome()
        host, code = screen.address.removeprefix("http://").split("/#")
        port, spoken = host.partition(":")[2], " ".join(code)
        assert said == f"A screen can join at 127 dot 0 dot 0 dot 1, port {port}, with the code {spoken}."
        assert told[0] == f"The screen: {screen.address}"
        assert set(told[1]) <= set(" ▀▄█\n")
        assert told[1].count("\n") > 15
    finally:
        screen.close()


def test_on_this_machine_nothing_is_said() -> None:
    screen = opening.Screen(None, lambda _: None, port=0)
    assert screen.welcome() is None
    assert screen.address.startswith("http://127.0.0.1:")
    screen.close()


def test_a_port_that_is_taken_is_left_to_who_has_it() -> None:
    first = opening.Screen(None, lambda _: None, port=0)
    port = int(first.address.rpartition(":")[2].partition("/")[0])
    second = opening.Screen(None, lambda _: None, port=port)
    assert f":{port}/" not in second.address
    for screen in (first, second):
        screen.close()


@pytest.mark.parametrize("name", ["203.0.113.9", "not an address"])
def test_an_address_that_is_not_of_this_machine_is_refused(name: str) -> None:
    with pytest.raises(ScreenFault, match=r"cannot be used for the screen .*; name an address of this machine."):
        opening.open_screen(name, lambda _: None)


def test_without_a_network_there_is_no_screen_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_ELSEWHERE", ("127.0.0.1", 9))
    with pytest.raises(ScreenFault, match="This machine is in no network"):
        opening.open_screen("", lambda _: None)
