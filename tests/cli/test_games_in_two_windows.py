"""A game that is played in one window, and what another window does to it meanwhile."""

import io
import json
import sys
from collections.abc import Callable

import pytest

from voice_supercat.cli import main
from voice_supercat.cli.game_files import game_path
from voice_supercat.procedure.journal import read_journal

CARDS = '{"answer": "aggression two construction two"}'

pytestmark = pytest.mark.usefixtures("home")


class Window(io.StringIO):
    """What the player types; before one of the lines something else happens."""

    def __init__(self, lines: list[str], at: int, happens: Callable[[], object]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._left, self._happens = at + 1, happens

    def readline(self, size: int | None = -1, /) -> str:
        self._left -= 1
        if not self._left:
            self._happens()
        return super().readline(-1 if size is None else size)


def text_of(event: dict[str, str]) -> str:
    """What is said; an error is called so."""
    return f"error: {event['message']}" if event["event"] == "error" else event["text"]


windows_keeps_it = pytest.mark.skipif(sys.platform == "win32", reason="there nobody moves or deletes an open file")


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., list[str]]:
    """Plays the game "evening"; gives what is said. `meanwhile` happens before the line `at`, else the last."""

    def play(*lines: str, meanwhile: Callable[[], object], at: int = -1) -> list[str]:
        monkeypatch.setattr(sys, "stdin", Window([*lines], at % len(lines), meanwhile))
        assert main(("play", "--jsonl", "--game", "evening", "--seed", "1")) == 0
        return [text_of(json.loads(line)) for line in capsys.readouterr().out.splitlines()]

    return play


def test_a_game_in_play_is_neither_renamed_nor_deleted(
    plays: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    statuses: list[int] = []

    def elsewhere() -> None:
        statuses.append(main(("games", "name", "evening", "morning")))
        statuses.append(main(("games", "delete", "evening", "--yes")))
        refused = f"{game_path('evening')}: this game is being played in another window; quit it there first."
        assert capsys.readouterr().err.splitlines() == [refused, refused]

    plays(CARDS, '{"answer": "nobody"}', meanwhile=elsewhere)
    assert statuses == [1, 1]
    assert len(read_journal(game_path("evening")).entries) == 2


@windows_keeps_it
def test_quitting_without_an_answer_deletes_no_game_that_has_its_name_by_now(
    plays: Callable[..., list[str]],
) -> None:
    def elsewhere() -> None:
        game_path("evening").rename(game_path("morning"))
        game_path("evening").write_text("another game")

    plays('{"say": "quit"}', '{"answer": true}', meanwhile=elsewhere)
    assert game_path("evening").read_text() == "another game"


def test_that_a_file_has_gone_is_said_once_at_the_next_answer(plays: Callable[..., list[str]]) -> None:
    lines = (CARDS, '{"answer": "nobody"}', '{"answer": 3}')
    said = plays(*lines, at=1, meanwhile=lambda: game_path("evening").write_bytes(b""))
    assert [text for text in said if "saved" in text] == [
        f"error: {game_path('evening')}: was moved, deleted or cut by another program; the game goes on, but from here "
        "on it is not saved."
    ]


@windows_keeps_it
def test_a_game_is_called_saved_only_where_it_is(plays: Callable[..., list[str]]) -> None:
    said = plays(CARDS, '{"command": "quit"}', '{"answer": true}', meanwhile=lambda: None)
    assert "Quit now? The game is saved." in said
    said = plays('{"command": "quit"}', meanwhile=game_path("evening").unlink)
    assert "Quit now? The last answers are not saved." in said
