"""The robot player without sound: how it judges what the program does, and what becomes of what it says."""

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from scripts.benchmarks.robot.cast import Line
from scripts.benchmarks.robot.figures import NOT_TIMED, Times, Try, figures, one_line, percentile
from scripts.benchmarks.robot.in_process import InProcess, Room
from scripts.benchmarks.robot.levels import Span
from scripts.benchmarks.robot.partner import Intent, Partner
from scripts.benchmarks.robot.robot import Reaction, Robot, outcome_of
from scripts.benchmarks.robot.table_talk import Taken, taken_from
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.interfaces import Utterance

QUESTION = AskEvent(text="Can the bot secure a card?", short="Secure a card?", step="s", expect="yes_no")
NO = Intent(QUESTION, "no", False, frozenset({"no", "nope"}))


@pytest.mark.parametrize(
    ("lines", "entries", "outcome"),
    [
        (["One action left."], [{"answer": False}], "right"),
        (["The turn is over."], [{"answer": True}], "wrong"),
        (["Taken back.", QUESTION.text], [{"command": "undo"}], "wrong"),
        (["I heard no. Right?"], [], "confirm"),
        (["I heard nope. Right?"], [], "confirm"),
        (["I heard yes. Right?"], [], "caught"),
        (["Take it back. Right?"], [], "caught"),
        (["Sorry? Secure a card?"], [], "rejected"),
        (["Can the bot secure a card? Say yes or no."], [], "rejected"),
        (["Say yes or no. Or type it."], [], "rejected"),
        ([QUESTION.text], [], "command"),
        ([], [], "unheard"),
    ],
)
def test_the_outcome_of_no(lines: list[str], entries: list[dict[str, object]], outcome: str) -> None:
    assert outcome_of(NO, QUESTION, Reaction(lines, entries)) == outcome


def test_a_card_is_read_back_so_that_a_wrong_one_is_noticed() -> None:
    asked = AskEvent(text="Which card was led?", step="s", expect="card")
    four = Intent(asked, "mobilization four", "mobilization-4", frozenset({"mobilization four"}))
    assert outcome_of(four, asked, Reaction(["Mobilization two."], [{"answer": "mobilization-2"}])) == "noticed"
    doubt = AskEvent(text="I heard mobilization two. Right?", step="confirm", expect="yes_no")
    assert outcome_of(four, doubt, Reaction(["Tell me."], [{"answer": "mobilization-2"}])) == "wrong"  # not read back


def test_a_choice_is_read_back_and_no_has_only_an_earcon() -> None:
    asked = AskEvent(text="Which ambition did you declare?", step="s", expect="choice", choices=("tycoon", "no"))
    tycoon = Intent(asked, "tycoon", "tycoon", frozenset({"tycoon"}))
    assert outcome_of(tycoon, asked, Reaction(["Keeper.", "Tell me."], [{"answer": "keeper"}])) == "noticed"
    assert outcome_of(tycoon, asked, Reaction(["Tell me."], [{"answer": "no"}])) == "wrong"


def test_the_outcome_of_no_to_a_question_to_confirm() -> None:
    doubt = AskEvent(text="I heard yes. Right?", step="confirm", expect="yes_no")
    assert outcome_of(NO, doubt, Reaction(["Secure a card?"], [])) == "declined"
    assert outcome_of(NO, doubt, Reaction(["Sorry? I heard yes. Right?"], [])) == "rejected"
    assert outcome_of(NO, doubt, Reaction(["The turn is over."], [{"answer": True}])) == "wrong"


def test_figures() -> None:
    tries = [
        Try("yes", "yes_no", True, "right", times=Times(200.0, 120.0, 800.0, True)),
        Try("no", "yes_no", True, "rejected", times=Times(900.0, None, 700.0, False)),
        Try("no", "yes_no", True, "right", first=False, times=Times(300.0, 180.0, 900.0, True)),
        Try("five", "number", False, "wrong"),
    ]
    found = figures(tries)
    assert (found["answers"], found["wrong_moves"], found["reprompts"]) == (3, 1, pytest.approx(1 / 3, abs=1e-3))
    assert (found["p50_ms"], found["prompt_start_ms"], found["vosk_p50_ms"]) == (250.0, 100.0, 900.0)
    assert (found["accuracy"], found["full_wait_accuracy"]) == (pytest.approx(2 / 3, abs=1e-3),) * 2
    assert (figures([])["p50_ms"], figures([])["accuracy"]) == (None, None)
    assert percentile([1.0, 2.0, 3.0], 50) == 2.0


def test_a_try_is_described_with_what_was_heard() -> None:
    heard = (Utterance("", 0.55, raw="starport"), Utterance("", 0.9))
    rejected = Try("starport", "choice", False, "rejected", speaker="linda", heard=heard)
    assert one_line(rejected) == "starport: rejected (linda; heard starport 0.55, nothing 0.90)"
    assert one_line(Try("no", "yes_no", True, "right", times=Times(201.4))) == "no: right, 201 ms (unknown)"


class Listener:
    """A recogniser that gives these texts, one for each sound; None is silence."""

    def __init__(self, heard: Sequence[tuple[str, float] | None]) -> None:
        self._heard: Iterator[tuple[str, float] | None] = iter(heard)

    def start(self, *_: object) -> None:
        """The allowed phrases do not matter."""

    def overhear(self, samples: Samples) -> None:
        """Nor does the room."""

    def feed(self, samples: Samples) -> Utterance | None:
        if samples[0] == 0:
            return None
        heard = next(self._heard, None)
        return None if heard is None else Utterance(heard[0], heard[1])


class OneVoice:
    """Speaks any phrase as one short loud block."""

    def says(self, text: str) -> Line:
        return Line(text, "nobody", False, np.full(320, 9000, np.int16), Span(0, 320))


def quiet_room(thinking: float = 0.6) -> Room:
    return Room(itertools.repeat(np.zeros(10 * HEARING_RATE, np.int16)), thinking)


def test_a_player_who_thinks_lets_the_prompt_and_some_seconds_pass() -> None:
    line = OneVoice().says("yes")
    at_once = quiet_room()
    assert (len(at_once.prompted()), at_once.around(line)[1].start) == (0, 0.6 * HEARING_RATE)
    thinking = quiet_room(6.0)
    starts = [thinking.around(line)[1].start / HEARING_RATE for _ in range(50)]
    assert len(thinking.prompted()) > HEARING_RATE
    assert (min(starts) < 1.5, max(starts) > 4.0) == (True, True)


def at_ear(partner: Partner, listener: Listener, room: Room, saved: Path) -> InProcess:
    return InProcess(partner.game, partner.understanding, listener, room, None, saved)  # type: ignore[arg-type]


def test_the_robot_repeats_what_was_rejected_and_follows_the_journal(tmp_path: Path) -> None:
    partner = Partner(1)
    first = partner.intends()
    partner = Partner(1)
    heard = [("", 0.3), None, (first.phrase, 1.0)]
    stage = at_ear(partner, Listener(heard), quiet_room(), tmp_path / "game.jsonl")
    tries = list(Robot(stage, OneVoice(), partner).plays(1))  # type: ignore[arg-type]
    stage.close()
    assert [one.outcome for one in tries] == ["rejected", "unheard", "right"]
    assert [one.first for one in tries] == [True, False, False]
    assert {one.times for one in tries} == {NOT_TIMED}
    assert partner.game.question.text != first.question.text


def test_a_misheard_quit_is_a_command_and_ends_the_game(tmp_path: Path) -> None:
    """The robot does not hang, and does not take it for silence."""
    partner = Partner(1)
    stage = at_ear(partner, Listener([("quit", 1.0), ("yes", 1.0)]), quiet_room(), tmp_path / "game.jsonl")
    line = OneVoice().says(partner.intends().phrase)
    assert stage.exchange(line, partner.game.question).lines[-1].startswith("Quit now?")
    assert stage.exchange(line, partner.game.question).lines == ["Goodbye."]
    with pytest.raises(AssertionError, match="the conversation is over"):
        stage.exchange(line, partner.game.question)
    stage.close()


def test_a_fault_in_the_conversation_fails_the_benchmark(tmp_path: Path) -> None:
    class Deaf(Listener):
        def feed(self, samples: Samples) -> Utterance | None:  # noqa: ARG002
            raise ValueError("no ears")

    partner = Partner(1)
    stage = at_ear(partner, Deaf([]), quiet_room(), tmp_path / "game.jsonl")
    with pytest.raises(ValueError, match="no ears"):
        stage.exchange(OneVoice().says("yes"), partner.game.question)
    stage.close()


def test_talk_that_sounds_like_hold_on_does_not_pause_the_measurement(tmp_path: Path) -> None:
    partner = Partner(1)
    while partner.game.question.expect != "yes_no":
        partner.follow([{"answer": partner.intends().answer}])
    heard = Listener([("hold on", 1.0), ("yes", 1.0), ("", 0.4), ("yes", 1.0)])
    games = itertools.count()
    taken = taken_from(
        itertools.repeat(np.full(HEARING_RATE // 2, 9000, np.int16)),
        1.0,
        lambda: at_ear(partner, heard, quiet_room(), tmp_path / f"{next(games)}.jsonl"),
    )
    assert taken == Taken(1.0, answers=2, commands=1, confirmations=0)


def test_talk_that_sounds_like_carry_on_counts_with_what_follows(tmp_path: Path) -> None:
    """While paused, talk that is taken for "carry on" costs more than one command: what follows is heard too."""
    partner = Partner(1)
    while partner.game.question.expect != "yes_no":
        partner.follow([{"answer": partner.intends().answer}])
    heard = Listener([("quit", 1.0), ("yes", 1.0), ("carry on", 1.0), ("no", 1.0)])

    def paused() -> InProcess:
        stage = at_ear(partner, heard, quiet_room(), tmp_path / "paused.jsonl")
        stage.typed("hold on")
        return stage

    taken = taken_from(itertools.repeat(np.full(HEARING_RATE // 2, 9000, np.int16)), 1.0, paused, anew=False)
    assert taken == Taken(1.0, answers=1, commands=1, confirmations=0)
