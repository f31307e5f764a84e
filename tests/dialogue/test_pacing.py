"""Pauses between the lines, and stops for the player where the program talks for long."""

from collections.abc import Sequence

import pytest
from transcript import session_of
from uncertain_answers import CARDS

from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.pacing import GAP, LONGEST_TALK, in_parts, pause_before, runs_into
from voice_supercat.dialogue.conversation.prompt_queue import Line, LineKind
from voice_supercat.dialogue.conversation.telling import Telling
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import OneHearing, ScriptHearing
from voice_supercat.speech.interfaces import ALONE, Complete, Delivery, Source, Utterance
from voice_supercat.speech.saying.outputs import Collected
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

QUESTION = Line("Does it tax?", "question")
REMARK = Line("Speaking slower.", "remark")
FOUR_SECONDS = "Nine words that take just four seconds to say."


class Timed(Collected):
    """A voice that needs 0.4 seconds for a word, and remembers how each text was delivered."""

    def __init__(self) -> None:
        super().__init__()
        self.delivered: list[Delivery] = []

    def seconds(self, text: str) -> float:
        return 0.4 * len(text.split())

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:
        self.delivered.append(delivery)
        return super().say(text, delivery)


class AtStops(ScriptHearing):
    """A player who says these things at the stops, nothing where there is none left; "" is a sound that is no word."""

    def __init__(self, said: Sequence[str | None], source: Source = "voice") -> None:
        super().__init__([])
        self._said, self._source = list(said), source
        self.open_for: list[float | None] = []

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        self.open_for.append(seconds)
        return self._next()

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        self.open_for.append(None)
        return self._next()

    def _next(self) -> Utterance | None:
        text = self._said.pop(0) if self._said else None
        return None if text is None else Utterance(text, source=self._source)


def told(
    engine: Engine, lines: Sequence[Line], *at_stops: str | None, source: Source = "voice"
) -> tuple[list[str], AtStops, Utterance | None]:
    """What was said of these lines, how the player was heard, and what is left to be taken as an answer."""
    hearing, saying = AtStops(at_stops, source), Timed()
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    session = session_of(engine)
    session.text(CARDS)
    telling.prompts.put(lines, back=True)
    caught = telling.tell(session)
    return saying.said, hearing, caught


def lines(count: int, *, hands: bool = False, read: bool = False) -> list[Line]:
    return [
        *(Line(f"{number}. {FOUR_SECONDS}", "instruction", hands, read) for number in range(1, count + 1)),
        QUESTION,
    ]


@pytest.mark.parametrize(
    ("previous", "kind", "low", "high"),
    [
        ("remark", "remark", 0.1, 0.2),
        ("instruction", "instruction", 0.25, 0.3),
        ("remark", "question", 0.2, 0.3),
        ("instruction", "question", 0.3, 0.4),
    ],
)
def test_the_pause_says_what_was_said(previous: LineKind, kind: LineKind, low: float, high: float) -> None:
    assert low <= pause_before(Line("", kind), Line("", previous), USUAL_SETTINGS) <= high


def test_who_listens_fast_or_wants_few_words_gets_shorter_pauses() -> None:
    usual = pause_before(QUESTION, REMARK, USUAL_SETTINGS)
    fast = pause_before(QUESTION, REMARK, Settings(words_per_minute=360))
    slow = pause_before(QUESTION, REMARK, Settings(words_per_minute=120))
    terse = pause_before(QUESTION, REMARK, Settings(wording="terse"))
    assert fast == pytest.approx(usual / 2)
    assert slow == pytest.approx(usual * 1.5)
    assert terse < usual


@pytest.mark.parametrize(
    ("before", "question", "expected"),
    [
        ("Five or more hits.", "How many hits?", True),
        ("Place the seize counter at one.", "How many undeclared ambitions is it winning?", True),
        ("Discard construction 2.", "How many starports has it?", True),
        ("They score two hits.", "How many nodes are there?", False),
        ("Discard construction 2.", "Which resources does it have?", False),
        ("Hits: they score some.", "How many hits?", False),
    ],
)
def test_a_number_before_a_question_for_one_stands_apart(before: str, question: str, expected: bool) -> None:
    assert runs_into(before, question) is expected
    asked = Line(question, "question")
    longer = pause_before(asked, Line(before, "remark"), USUAL_SETTINGS) > pause_before(asked, REMARK, USUAL_SETTINGS)
    assert longer is expected


def test_the_first_line_after_an_answer_begins_at_once_and_the_last_gives_the_turn(played: Engine) -> None:
    saying, hearing = Timed(), AtStops([])
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    for _ in range(2):
        telling.begin()
        telling.prompts.put([Line("Discard it.", "instruction"), QUESTION], back=True)
        telling.tell(session_of(played))
    first, last = saying.delivered[:2]
    assert saying.delivered[2:] == [first, last]
    assert (first.pause, first.turn, first.following) == (0.0, False, QUESTION.text)
    assert last.pause > 0.25
    assert last.turn


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
    said, hearing, _ = told(played, lines(5, hands=True), "", "done", "ready")
    assert [text[:4] for text in said] == ["1. N", "2. N", "Say ", "3. N", "4. N", "Done", "5. N", "Does"]
    assert hearing.open_for == [None, None, None]  # the sound that was no word was no reason to go on


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
    """In the first pages "say done to go on" takes two seconds of the twelve."""
    saying, hearing = Timed(), AtStops(["done"])
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    session = session_of(played, **{})
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


def test_a_sentence_that_alone_takes_too_long_is_divided() -> None:
    saying = Timed()
    long = (
        "Place them, one by one, on the " + "very " * 20 + "big board, and then, when you have done so, take ten cards."
    )
    parts = parts_of(f"Look. {long}", saying)
    assert " ".join(parts) == f"Look. {long}"
    assert len(parts) > 1
    assert all(saying.seconds(part) <= LONGEST_TALK for part in parts)


def parts_of(text: str, saying: Timed) -> list[str]:
    return in_parts(text, saying.seconds(text))


def test_a_clause_that_alone_takes_too_long_is_divided_before_a_small_word_and_at_last_anywhere() -> None:
    saying = Timed()
    parts = parts_of("Roll " + "skirmish " * 20 + "dice until there are " + "more " * 10 + "ships.", saying)
    assert parts[-1].startswith("until there are more")
    assert all(saying.seconds(part) <= LONGEST_TALK for part in [*parts, *parts_of("again " * 60, saying)])


@pytest.mark.parametrize(("speaks", "heard", "until"), [(False, None, GAP), (True, Utterance("pause"), 2.0)])
def test_a_gap_ends_by_itself_unless_a_word_has_begun(speaks: bool, heard: Utterance | None, until: float) -> None:
    clock = [0.0]
    hearing = OneHearing(Silent(clock, speaks), now=lambda: clock[0])
    assert hearing.glance((), lambda _: None, GAP) == heard
    assert clock[0] == pytest.approx(until, abs=0.1)
