"""Stops for the player where the program talks for long."""

from collections.abc import Sequence

import pytest
from stops import FOUR_SECONDS, QUESTION, AtStops, Timed, lines, told
from transcript import session_of
from uncertain_answers import CARDS

from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.pacing import GAP, LONGEST_TALK
from voice_supercat.dialogue.conversation.prompt_queue import Line
from voice_supercat.dialogue.conversation.telling import Telling
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import OneHearing
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.settings import Settings


def test_what_is_short_has_no_stop(played: Engine) -> None:
    said, hearing, _ = told(played, lines(2))
    assert len(said) == 3
    assert hearing.open_for == []


def test_long_talk_has_a_gap_and_goes_on_by_itself(played: Engine) -> None:
    said, hearing, caught = told(played, lines(3))
    assert [text[0] for text in said] == ["1", "2", "3", "D"]
    assert hearing.open_for == [GAP]
    assert caught is None


def test_what_takes_hands_waits_for_done(played: Engine) -> None:
    said, hearing, _ = told(played, lines(5, hands=True), "", "done?", "done", "ready")
    assert [text[:4] for text in said] == ["1. N", "2. N", "Say ", "3. N", "4. N", "Done", "5. N", "Does"]
    assert hearing.open_for == [None] * 4  # what was no word, or hardly one, was no reason to go on


class Silent:
    """A microphone on which nobody speaks; each look takes so long."""

    ended = False

    def __init__(self, clock: list[float], speaks: bool) -> None:
        self._clock, self._speaks = clock, speaks

    def start(self, phrases: Sequence[str], complete: Complete) -> None: ...

    def started(self) -> bool:
        return self._speaks

    def poll(self, seconds: float) -> Utterance | None:
        self._clock[0] += seconds
        return Utterance("pause") if self._speaks and self._clock[0] > 2 else None

    def close(self) -> None: ...


class KnowingWords(Silent):
    """A microphone at which somebody says "done" each time, heard only where it is expected."""

    def __init__(self) -> None:
        super().__init__([0.0], speaks=True)
        self._phrases: Sequence[str] = ()

    def start(self, phrases: Sequence[str], complete: Complete) -> None:  # noqa: ARG002
        self._phrases = phrases

    def poll(self, seconds: float) -> Utterance | None:  # noqa: ARG002
        return Utterance("done" if "done" in self._phrases else "")


def test_done_is_heard_the_first_time_that_it_is_said(played: Engine) -> None:
    saying, hearing = Timed(), OneHearing(KnowingWords())
    heard: list[Utterance | None] = []

    class Counted(Exchange):
        def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
            heard.append(super().listen(phrases, complete))
            return heard[-1]

    telling = Telling(Counted(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    session = session_of(played)
    session.text(CARDS)
    telling.prompts.put(lines(3, hands=True), back=True)
    telling.tell(session)
    assert saying.said[2] == "Say done to go on."
    assert heard == [Utterance("done")]


def test_the_words_at_a_stop_stand_apart_and_are_part_of_the_time(played: Engine) -> None:
    """Slowly said, "say done to go on" takes three seconds of the twelve: the third line does not fit any more."""
    saying, hearing = Timed(), AtStops(["done"])
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    session = session_of(played)
    session.tuning.settings = Settings(words_per_minute=100)
    session.text(CARDS)
    one = Line("Seven words that take a few seconds.", "instruction", hands=True)  # 2.8 s
    telling.prompts.put([one, one, one, QUESTION], back=True)
    telling.tell(session)
    assert saying.said[2] == "Say done to go on."
    assert saying.delivered[2].pause > 0.3


def test_before_a_question_a_gap_is_enough_because_it_waits_itself(played: Engine) -> None:
    question = Line(FOUR_SECONDS, "question")
    said, hearing, _ = told(played, [*lines(2, hands=True)[:2], question, Line("Say the first.", "question")])
    assert [text[:3] for text in said] == ["1. ", "2. ", "Nin", "Say"]
    assert hearing.open_for == [GAP]


def test_a_long_question_leaves_time_for_what_tells_how_to_answer_it(played: Engine) -> None:
    words = FOUR_SECONDS.rstrip(".").split() * 3
    question, hint = " ".join(words[:25]) + "?", "Say the first that is so."
    said, hearing, _ = told(played, [Line(question, "question"), Line(hint, "question")])
    assert len(said) == 3
    assert 0.4 * len(" ".join(said[1:]).split()) < LONGEST_TALK
    assert hearing.open_for == [GAP]


@pytest.mark.parametrize(("at_stop", "parts"), [(None, 2), ("slower", 1)])
def test_a_long_reprompt_has_a_gap_too(played: Engine, at_stop: str | None, parts: int) -> None:
    saying, hearing = Timed(), AtStops([at_stop])
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    caught = telling.say(f"Sorry? {' '.join([FOUR_SECONDS] * 4)}", session_of(played))
    assert len(saying.said) == parts
    assert hearing.open_for == [GAP]
    assert saying.delivered[-1].turn is (at_stop is None)
    assert (caught and caught.text) == at_stop


def test_rules_are_read_page_by_page(played: Engine) -> None:
    said, _, _ = told(played, lines(4, read=True), "next", "next")
    assert said[2] == "Say next to hear more."


def test_repeat_at_a_stop_says_the_page_again_and_then_goes_on(played: Engine) -> None:
    said, _, caught = told(played, lines(3), "repeat that")
    assert [text[0] for text in said] == ["1", "2", "1", "2", "3", "D"]
    assert caught is None


@pytest.mark.parametrize("command", ["pause", "slower", "skip that", "what if yes"])
def test_a_command_at_a_stop_is_carried_out(played: Engine, command: str) -> None:
    said, _, caught = told(played, lines(3), command)
    assert [text[0] for text in said] == ["1", "2"]
    assert caught == Utterance(command)


@pytest.mark.parametrize("hands", [False, True])
def test_an_answer_typed_ahead_is_kept_for_the_question_and_nothing_stops_any_more(played: Engine, hands: bool) -> None:
    said, hearing, caught = told(played, lines(9, hands=hands), "no", source="keyboard")
    assert said[-1] == QUESTION.text
    assert (caught and caught.text, len(hearing.open_for)) == ("no", 1)


@pytest.mark.parametrize(("speaks", "heard", "until"), [(False, None, GAP), (True, Utterance("pause"), 2.0)])
def test_a_gap_ends_by_itself_unless_a_word_has_begun(speaks: bool, heard: Utterance | None, until: float) -> None:
    clock = [0.0]
    hearing = OneHearing(Silent(clock, speaks), now=lambda: clock[0])
    assert hearing.glance((), lambda _: None, GAP) == heard
    assert clock[0] == pytest.approx(until, abs=0.1)
