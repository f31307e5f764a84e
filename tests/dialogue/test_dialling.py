"""One key: what digits mean, and how "help" explains it."""

import pytest
from transcript import by_voice, plays, session_of, understanding_of
from uncertain_answers import AnsweredWith

from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE
from voice_supercat.dialogue.session.dial_help import how_to_dial
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Utterance
from voice_supercat.speech.settings import Settings

CARDS = "aggression five construction two"
SUITS = ("administration", "aggression", "construction", "mobilization")


def with_one_key(played: Engine) -> Session:
    session = session_of(played)
    session.tuning = Tuning(Settings(one_key=True))
    return session


def test_help_says_how_to_dial_an_answer_one_part_at_a_time(played: Engine) -> None:
    plays(
        with_one_key(played),
        """
        Which two cards did the bot draw?
        > *3
        For each card press the place of its suit, pause, then press its number. Help tells more.
        Which two cards did the bot draw?
        > *3
        Once for administration, twice for aggression, three times for construction, four times for mobilization.
        Which two cards did the bot draw?
        > *3
        Hold the key for commands.
        Which two cards did the bot draw?
        > 2532
        Does the bot have the initiative?
        > *3
        Press once for yes, twice for no. Hold the key for commands.
        Does the bot have the initiative?
        """,
    )


def test_a_key_that_is_held_leads_to_a_menu_of_all_commands(played: Engine) -> None:
    plays(
        with_one_key(played),
        """
        Which two cards did the bot draw?
        > *
        Press once for repeat that, twice for take it back, three times for help me. Hold again for more.
        Which command?
        > *
        Or four times for say that in full, five times for status report.
        Which command?
        > 13
        Press once for a court card, twice for the starport, three times for unbuilt cities. Help tells more.
        What has changed?
        > *
        Press once for repeat that, twice for take it back, three times for help me. Hold again for more.
        Which command?
        > 2
        Which two cards did the bot draw?
        > *
        Press once for repeat that, twice for take it back, three times for help me. Hold again for more.
        Which command?
        > 12
        Quit now?
        > 1
        Goodbye.
        """,
    )


def test_the_menu_has_every_command(played: Engine) -> None:
    session = with_one_key(played)
    said = understanding_of(played).commands()
    session.text("*")
    *commands, _ = session.question.choices
    assert sorted(commands) == sorted(said.values())
    named = set[str]()
    for _ in commands:
        named.add(session.text("*")[0].text)
    assert [name for name in commands if not any(name in text for text in named)] == []
    assert max(len(text.split()) for text in named) <= LONGEST_SENTENCE


def test_with_one_key_the_pause_says_which_presses_end_it(played: Engine) -> None:
    plays(
        with_one_key(played),
        """
        Which two cards did the bot draw?
        > *6
        Paused. Hold the key, pause, then press seven times to go on.
        > *7
        Which two cards did the bot draw?
        """,
    )


def test_no_prompt_for_one_key_mentions_voice_or_keyboard(played: Engine) -> None:
    pressed = (Utterance(digits, source="keyboard") for digits in ("2532", "*6", "1", "*", "*7"))
    resume = "Paused. Hold the key, pause, then press seven times to go on."
    initiative = "Does the bot have the initiative?"
    assert by_voice(with_one_key(played), AnsweredWith(pressed))[1:] == [initiative, resume, resume, resume, initiative]


def test_reprompts_for_one_key_name_presses_and_nothing_to_type(played: Engine) -> None:
    assert by_voice(with_one_key(played), ScriptHearing([CARDS, "", "", "", "", "banana"]))[2:] == [
        "Does the bot have the initiative?",
        "Sorry? Has the bot the initiative?",
        "Does the bot have the initiative? Press once for yes, twice for no.",
        "Press once for yes, twice for no.",
        '"banana" is not an answer here. Press once for yes, twice for no.',
    ]


def test_the_range_of_numbers_is_said(played: Engine) -> None:
    understanding = understanding_of(played)
    question = AskEvent(text="How many?", expect="number", range=(0, 12))
    sentences = how_to_dial(question, understanding.offered(question), SUITS)
    assert sentences == ["Press each digit of a number from zero to twelve, with pauses, ten times for zero."]
    assert understanding.meaning(question, "12", dialled=True) == Answered(12)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (AskEvent(text="Is it?", expect="yes_no"), ["Press once for yes, twice for no."]),
        (AskEvent(text="Say done.", expect="ack"), ["Press once."]),
        (
            AskEvent(text="Which?", expect="choice", choices=("blue", "red")),
            ["Press once for blue, twice for red."],
        ),
    ],
)
def test_answers_of_every_kind(question: AskEvent, expected: list[str]) -> None:
    assert how_to_dial(question, question.choices, SUITS) == expected


def test_a_choice_is_dialled_by_its_place_in_help(played: Engine) -> None:
    understanding = understanding_of(played)
    question = AskEvent(text="Which?", expect="choice", choices=("yellow", "blue", "red"))
    sentences = how_to_dial(question, understanding.offered(question), understanding.suits())
    assert sentences == ["Press once for yellow, twice for blue, three times for red."]
    assert understanding.meaning(question, "3", dialled=True) == Answered("red")


DIGITS = [
    (AskEvent(text="Is it?", expect="yes_no"), "1", True),
    (AskEvent(text="Is it?", expect="yes_no"), "2", False),
    (AskEvent(text="How many?", expect="number", range=(0, 30)), "23", 23),
    (AskEvent(text="Which?", expect="choice", choices=("red", "blue")), "2", "blue"),
    (AskEvent(text="Which?", expect="card", choices=("aggression 5",)), "25", "aggression 5"),
    (AskEvent(text="Say next.", expect="ack"), "1", "done"),
]


@pytest.mark.parametrize(("question", "digits", "answer"), DIGITS)
def test_digits_answer_every_kind_of_question(played: Engine, question: AskEvent, digits: str, answer: Answer) -> None:
    assert understanding_of(played).meaning(question, digits, dialled=True) == Answered(answer)


@pytest.mark.parametrize("digits", ["0", "3", "12", "*0", "*99", "**"])
def test_other_digits_are_no_answer_to_yes_or_no(played: Engine, digits: str) -> None:
    assert understanding_of(played).meaning(DIGITS[0][0], digits, dialled=True) is None


def test_a_star_and_a_digit_are_a_command(played: Engine) -> None:
    assert understanding_of(played).meaning(DIGITS[0][0], "*2") == Command("undo")


@pytest.mark.parametrize(("question", "digits", "answer"), DIGITS)
def test_digits_that_are_typed_are_numbers_and_nothing_else(
    played: Engine, question: AskEvent, digits: str, answer: Answer
) -> None:
    """Who types 2 at a yes or no question has hardly meant no."""
    meant = Answered(answer) if question.expect == "number" else None
    assert understanding_of(played).meaning(question, digits) == meant


def test_typed_digits_are_the_name_of_a_choice_that_is_a_number(played: Engine) -> None:
    question = AskEvent(text="Level one or level two?", expect="choice", choices=("one", "two"))
    assert understanding_of(played).meaning(question, "2") == Answered("two")


def test_a_digit_at_yes_or_no_is_refused_with_what_would_fit(played: Engine) -> None:
    session = session_of(played)
    session.text(CARDS)
    with pytest.raises(AnswerRefused, match=r'^"2" is not understood\. Say yes or no\.$'):
        session.text("2")
