"""How the benchmarks of dead air and of talk count: pauses inside answers, what is taken out of talk, the plots."""

import shutil
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import numpy as np
import pytest

from scripts.benchmarks.endpoints import plot, row
from scripts.benchmarks.recognition.asked import Asked
from scripts.benchmarks.recognition.dead_air import Outcome, outcome
from scripts.benchmarks.recognition.pauses import KINDS, SHORTEST, Answer, Speakers
from scripts.benchmarks.recognition.plot import Bar, bars_svg
from scripts.benchmarks.recognition.talk import Overheard, Taken, asks, kind_of, talk_clips
from scripts.benchmarks.robot.levels import Span
from scripts.training.model.recordings import Clip
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import Complete, Utterance

SECOND = HEARING_RATE
CARDS = next(kind for kind in KINDS if kind.name == "cards")


@pytest.fixture(scope="module")
def asked() -> Asked:
    return Asked()


class Deciding:
    """Decides on a text after so many seconds of sound."""

    def __init__(self, text: str, after: float) -> None:
        self._text, self._after = text, after

    def start(self, phrases: tuple[str, ...], complete: Complete) -> None:
        assert complete(phrases[0])
        self._heard = 0

    def feed(self, samples: Samples) -> Utterance | None:
        self._heard += len(samples)
        return Utterance(self._text) if self._heard >= self._after * SECOND else None


def decided(asked: Asked, text: str, after: float) -> Outcome:
    """What becomes of an answer that ends after two seconds, with a pause from 1.0 to 1.5 s."""
    pause = Span(SECOND, SECOND * 3 // 2)
    answer = Answer("aggression five", "someone", np.zeros(4 * SECOND, np.int16), (pause,), 2 * SECOND)
    return outcome(cast(Recogniser, Deciding(text, after)), asked, CARDS, [answer], 1.0)


def test_a_decision_in_a_pause_is_a_cut_off(asked: Asked) -> None:
    cut = decided(asked, "aggression two", 1.2)
    assert (cut.waits, cut.cut, cut.spoiled, cut.right, cut.dead_air) == (1, 1, 1, 0, [])
    refused = decided(asked, "", 1.2)
    assert (refused.cut, refused.spoiled) == (1, 1)


def test_dead_air_is_counted_from_the_end_of_an_answer_that_was_understood(asked: Asked) -> None:
    right = decided(asked, "aggression five", 2.2)
    assert (right.waits, right.cut, right.spoiled, right.right) == (1, 0, 0, 1)
    assert right.dead_air == [pytest.approx(0.2, abs=0.03)]
    wrong = decided(asked, "aggression two", 2.2)
    assert (wrong.spoiled, wrong.right, wrong.dead_air) == (0, 0, [])


def test_an_answer_that_was_clear_before_its_soft_end_is_not_cut_off(asked: Asked) -> None:
    early = decided(asked, "aggression five", 1.9)
    assert (early.cut, early.spoiled, early.right) == (0, 0, 1)
    assert early.dead_air[0] < 0


def test_the_table_and_the_plot_show_every_kind(asked: Asked) -> None:
    outcomes = [decided(asked, "aggression five", after) for after in (2.2, 2.4)]
    assert "| cards | 1 | 1 | 1 | 0.20 s, 0.20 s | 100.0" in row(outcomes[0])
    drawn = ElementTree.fromstring(plot(outcomes))
    assert len(drawn.findall(".//{*}polyline")) == 1
    bars = ElementTree.fromstring(bars_svg("right & wrong", [Bar("yes/no", 0.9, (0.8, 0.95))]))
    assert [text.text for text in bars.findall("{*}text")] == ["right & wrong", "yes/no", "90.0 %"]


def test_answers_are_joined_of_one_voice_with_pauses_between(tmp_path: Path) -> None:
    if shutil.which("espeak-ng") is None or shutil.which("flite") is None:
        pytest.skip("needs espeak-ng and flite (Debian: espeak-ng, flite)")
    for answer in Speakers([], tmp_path).answers(CARDS, 3, 25.0):
        assert answer.text in (" ".join(words) for words in CARDS.said)
        assert len(answer.pauses) >= 1
        assert all(pause.end - pause.start >= SHORTEST and pause.end <= answer.end for pause in answer.pauses)
        assert len(answer.samples) > answer.end + 2 * SECOND


def said(text: str, dataset: str = "an4") -> Clip:
    return Clip(Path("clip.wav"), dataset, "someone", text, "CC-BY-4.0", "speech")


def test_talk_is_what_answers_nothing() -> None:
    clips = [said(text) for text in ("repeat that", "he said no", "pittsburgh", "i know him")]
    assert talk_clips([*clips, said("up", "gsc")], {"repeat that"}) == [said("pittsburgh")]


def test_what_is_taken_out_of_talk_is_counted_for_an_hour_of_speech(asked: Asked) -> None:
    assert kind_of(asked, "yes/no", "nope") == "yes/no"
    assert kind_of(asked, "few", "five") == "answer"
    assert kind_of(asked, "few", "help me") == "command"
    assert kind_of(asked, "yes/no", "take it back") == "destructive"
    sure, unsure = (Taken(said("pittsburgh"), "no", "yes/no", asked_about=asked_about) for asked_about in (False, True))
    found = Overheard(0.5, 1, (sure, unsure, Taken(said("ohio"), "help me", "command")))
    assert found.an_hour(("yes/no",), asked_about=False) == (1, 2.0)
    assert found.an_hour(("yes/no",), asked_about=True) == (2, 4.0)
    assert found.an_hour(("command",), asked_about=False) == (1, 2.0)


def test_what_is_asked_about_in_a_game_is_so_in_talk(asked: Asked) -> None:
    def asked_about(question: str, text: str, confidence: float, *, soon_after_talk: bool = False) -> bool:
        return asks(asked, question, Utterance(text, confidence, soon_after_talk=soon_after_talk))

    assert [asked_about("yes/no", "no", confidence) for confidence in (0.98, 0.96)] == [False, True]
    assert [asked_about("card", "aggression five", confidence) for confidence in (0.98, 0.96)] == [False, True]
    assert [asked_about("few", "five", confidence) for confidence in (0.91, 0.89)] == [False, True]
    assert [asked_about("few", "take it back", 1.0, soon_after_talk=after) for after in (False, True)] == [False, True]
    assert asked_about("few", "quit", 1.0)
    assert not asked_about("few", "help me", 0.8)
