"""The robot player in a game that it plays to its end: stops, false commands, and sittings that follow each other."""

import contextlib
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from scripts.benchmarks.robot.cast import Line
from scripts.benchmarks.robot.levels import Span
from scripts.benchmarks.robot.partner import Partner
from scripts.benchmarks.robot.robot import Reaction, Robot, Stage
from scripts.benchmarks.robot.runs import Setting, whole_game
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.keys import any_key


class OneVoice:
    """Speaks any phrase as one short loud block."""

    def says(self, text: str) -> Line:
        return Line(text, "nobody", False, np.full(320, 9000, np.int16), Span(0, 320))


class Table:
    """A program that understands every word. `stops`: what it says first; `commands`: said to misheard words."""

    def __init__(self, partner: Partner, stops: Sequence[str] = (), commands: Sequence[str] = ()) -> None:
        self._partner, self._stops, self._commands = partner, list(stops), list(commands)
        self._said = ""
        self.words: list[str] = []

    def last_line(self, awaited: Container[str]) -> str:  # noqa: ARG002
        return self._stops[0] if self._stops else self._said or self._partner.game.question.text

    def exchange(self, line: Line, question: AskEvent) -> Reaction:
        self.words.append(line.text)
        if self._stops:
            return Reaction([self._stops.pop(0)], [])
        if self._commands:
            self._said = self._commands.pop(0) or question.text
            return Reaction([self._said], [])
        answer: Any = self._partner.understanding.meaning(question, line.text)
        return Reaction(["On it goes."], [{"answer": answer.value}])

    def typed(self, text: str) -> Reaction:
        raise AssertionError(f"{text} had to be typed")


def robot(stage: Stage, partner: Partner) -> Robot:
    return Robot(stage, OneVoice(), partner)  # type: ignore[arg-type]


def test_at_a_stop_the_robot_says_the_word_that_lets_the_program_go_on() -> None:
    partner = Partner(1)
    table = Table(partner, stops=["Say next to hear more.", "Next?", "Done?"])
    (answered,) = robot(table, partner).plays(1)
    assert table.words == ["next", "next", "done", answered.phrase]
    assert answered.outcome == "right"


def test_after_a_false_command_it_answers_where_the_same_question_is_asked_again() -> None:
    partner = Partner(1)
    tries = list(robot(Table(partner, commands=[""]), partner).plays(2))
    assert [one.outcome for one in tries] == ["command", "right"]


def test_after_a_false_command_that_leads_elsewhere_it_leaves_the_game() -> None:
    partner = Partner(1)
    tries = list(robot(Table(partner, commands=["Slower, louder or nothing?"]), partner).plays(5))
    assert [one.outcome for one in tries] == ["command"]


def test_a_whole_game_goes_on_where_it_was_left_and_ends(tmp_path: Path) -> None:
    setting = Setting(None, 15.0, 1, None, tmp_path, "tapestry", {})
    setting.__dict__["cast"] = OneVoice()
    sittings = []

    @contextlib.contextmanager
    def sitting(partner: Partner) -> Iterator[Table]:
        sittings.append(partner.game)
        yield Table(partner, commands=["Quit now?"] if len(sittings) < 3 else [])

    tries = list(whole_game(setting, sitting))
    assert [one.outcome for one in tries[:3]] == ["command", "command", "right"]
    assert len(sittings) == 3
    assert {one.outcome for one in tries[2:]} == {"right"}


def test_a_game_is_left_where_a_value_of_it_is_reached(tmp_path: Path) -> None:
    setting = Setting(None, 15.0, 1, None, tmp_path, until=("chapter", "2"))
    setting.__dict__["cast"] = OneVoice()
    games: list[Partner] = []

    @contextlib.contextmanager
    def sitting(partner: Partner) -> Iterator[Table]:
        games.append(partner)
        yield Table(partner)

    list(whole_game(setting, sitting))
    (partner,) = games
    assert not partner.game.over
    before = partner.game.before
    assert before is not None
    assert [state[any_key("chapter")] for state in (before.state, partner.game.state)] == [1, 2]
