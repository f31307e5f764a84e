"""`play` by voice with a player who answers from a transcript: nothing is heard or spoken with devices."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from voice_supercat.cli import main
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.opening import Speech
from voice_supercat.speech.saying.outputs import Collected

ANSWER = "> "
STOP = "(Ctrl-C)"
FIRST_TIME = ("arcs", "no", "yes", "yes")
"""Answers up to the first question of a game, with everything as usual: `YOUR_LEAD`."""
YOUR_LEAD = "Which card did you lead?"
WHICH_GAME = "Which game: Arcs, Ascendancy, Campaign or Tapestry?"


class Player(ScriptHearing):
    """Answers one after another, and takes down each among what is said."""

    def __init__(self, answers: Sequence[str], said: list[str]) -> None:
        super().__init__(answers)
        self._said = said

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        utterance = super().listen(phrases, complete)
        if utterance is not None:
            self._said.append(f"{ANSWER}{utterance.text}")
            if utterance.text == STOP:
                raise KeyboardInterrupt
        return utterance


def said_in(
    monkeypatch: pytest.MonkeyPatch, answers: Sequence[str], *arguments: str, status: int = 0, decoder: Any = None
) -> list[str]:
    """Everything that is said with these answers, which are in it; after the last one there is no more input."""
    saying = Collected()
    opened: list[Speech] = []

    def open_speech(*_: object) -> Speech:
        assert not opened, "the devices are opened once"
        opened.append(Speech(Player(answers, saying.said), saying, decoder=decoder))
        return opened[0]

    monkeypatch.setattr("voice_supercat.cli.voice_game.open_speech", open_speech)
    assert main(("play", *arguments)) == status
    return saying.said


def plays_by_voice(monkeypatch: pytest.MonkeyPatch, text: str, *arguments: str) -> None:
    """Assert that the conversation in `text` is what happens."""
    expected = [" ".join(line.split()) for line in text.strip().splitlines()]
    answers = [line.removeprefix(ANSWER) for line in expected if line.startswith(ANSWER)]
    assert "\n".join(said_in(monkeypatch, answers, *arguments)) == "\n".join(expected)


def words_before(question: str, lines: Sequence[str]) -> int:
    """How many words are spoken before that question."""
    spoken = [line for line in lines[: lines.index(question)] if not line.startswith(ANSWER)]
    return sum(len(line.split()) for line in spoken)


def saved(home: Path) -> list[str]:
    """The names of the saved games."""
    return sorted(path.stem for path in home.rglob("*.jsonl"))
