"""Pauses between the lines, and how a line that takes too long is divided."""

import pytest
from stops import QUESTION, AtStops, Timed
from transcript import session_of

from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.pacing import LONGEST_TALK, in_parts, pause_before, runs_into
from voice_supercat.dialogue.conversation.prompt_queue import Line, LineKind
from voice_supercat.dialogue.conversation.telling import Telling
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

REMARK = Line("Speaking slower.", "remark")


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
        ("Twenty eight.", "How many trophies do you have?", True),
        ("Construction four construction five.", "Two fuel or one relic?", True),
        ("Go to system two.", "To which system of yours?", True),
        ("Remove two ships.", "Two ships are left.", False),
    ],
)
def test_a_number_before_a_question_for_one_stands_apart(before: str, question: str, expected: bool) -> None:
    assert runs_into(before, question) is expected
    asked = Line(question, "question")
    longer = pause_before(asked, Line(before, "remark"), USUAL_SETTINGS) > pause_before(asked, REMARK, USUAL_SETTINGS)
    assert longer is expected


@pytest.mark.parametrize(
    ("before", "question", "expected"),
    [
        ("Five.", "Hits?", True),
        ("Aggression five.", "The bot's relic icons?", True),
        ("They score five hits.", "Your hits?", True),
        ("Remove two ships.", "Your hits?", False),
        ("Discard it.", "Hits?", False),
    ],
)
def test_so_it_does_before_a_short_question_for_a_number(before: str, question: str, expected: bool) -> None:
    assert runs_into(before, question, counts=True) is expected
    pauses = [
        pause_before(Line(question, "question", counts=counts), Line(before, "remark"), USUAL_SETTINGS)
        for counts in (True, False)
    ]
    assert (pauses[0] > pauses[1]) is expected


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


class Guessing(Timed):
    """A voice that knows how long a few words take, and takes too little for more."""

    def seconds(self, text: str) -> float:
        return super().seconds(text) if len(text.split()) <= 50 else 0.2 * len(text.split())


@pytest.mark.parametrize("reprompt", [False, True])
def test_a_part_that_takes_longer_than_was_guessed_is_divided_again(played: Engine, reprompt: bool) -> None:
    saying, hearing = Guessing(), AtStops([])
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    long = ", ".join(["nine words that take just four seconds to say"] * 9) + "."
    if reprompt:
        telling.say(long, session_of(played))
    else:
        telling.prompts.put([Line(long, "remark", read=True)], back=False)
        telling.tell(session_of(played))
    assert max(map(saying.seconds, saying.said)) <= LONGEST_TALK
    assert " ".join(text for text in saying.said if not text.startswith(("Say next", "Next"))) == long
