"""With one key: what digits mean, and how "help" tells it."""

import pytest
from transcript import session_of, understanding_of

from voice_supercat.dialogue.meaning.meanings import Answered, Command
from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE
from voice_supercat.dialogue.sitting.dial_help import how_to_dial
from voice_supercat.dialogue.sitting.tuning import Tuning
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import Event
from voice_supercat.speech.settings import Settings

SUITS = ("administration", "aggression", "construction", "mobilization")


def helped(played: Engine, *, one_key: bool) -> list[str]:
    session = session_of(played)
    session.tuning = Tuning(Settings(one_key=one_key))
    return [event.text for event in session.text("help")]


def test_help_tells_how_to_dial_an_answer_and_a_command(played: Engine) -> None:
    told = helped(played, one_key=True)
    assert told[1:5] == [
        "For each card press the place of its suit, pause, then press its number.",
        "Once for administration, twice for aggression, three times for construction, four times for mobilization.",
        "Hold the key, pause, then press once for repeat that, twice for take it back, three times for help me.",
        "Or four times for say that in full, five times for status report, six times for pause.",
    ]
    assert max(len(text.split()) for text in told) <= LONGEST_SENTENCE


def test_whoever_has_more_than_a_key_is_told_none_of_it(played: Engine) -> None:
    assert not [text for text in helped(played, one_key=False) if "press" in text.lower()]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (Event("ask", text="Is it?", expect="yes_no"), ["Press once for yes, twice for no."]),
        (Event("ask", text="Say done.", expect="ack"), ["Press once."]),
        (
            Event("ask", text="Which?", expect="choice", choices=("blue", "red")),
            ["Press once for blue, twice for red."],
        ),
    ],
)
def test_answers_of_every_kind(question: Event, told: list[str]) -> None:
    assert how_to_dial(question, question.choices, SUITS) == told


def test_a_choice_is_dialled_by_the_place_that_help_tells(played: Engine) -> None:
    understanding = understanding_of(played)
    question = Event("ask", text="Which?", expect="choice", choices=("yellow", "blue", "red"))
    told = how_to_dial(question, understanding.offered(question), understanding.suits())
    assert told == ["Press once for yellow, twice for blue, three times for red."]
    assert understanding.meaning(question, "3") == Answered("red")


DIGITS = [
    (Event("ask", text="Is it?", expect="yes_no"), "1", True),
    (Event("ask", text="Is it?", expect="yes_no"), "2", False),
    (Event("ask", text="How many?", expect="number", range=(0, 30)), "23", 23),
    (Event("ask", text="Which?", expect="choice", choices=("red", "blue")), "2", "blue"),
    (Event("ask", text="Which?", expect="card", choices=("aggression 5",)), "25", "aggression 5"),
    (Event("ask", text="Say next.", expect="ack"), "1", "done"),
]


@pytest.mark.parametrize(("question", "digits", "answer"), DIGITS)
def test_digits_answer_every_kind_of_question(played: Engine, question: Event, digits: str, answer: Answer) -> None:
    assert understanding_of(played).meaning(question, digits) == Answered(answer)


@pytest.mark.parametrize("digits", ["0", "3", "12", "*0", "*99", "**", "*"])
def test_digits_that_stand_for_nothing_are_no_answer_to_yes_or_no(played: Engine, digits: str) -> None:
    assert understanding_of(played).meaning(DIGITS[0][0], digits) is None


def test_a_star_and_a_digit_are_a_command(played: Engine) -> None:
    assert understanding_of(played).meaning(DIGITS[0][0], "*2") == Command("undo")
