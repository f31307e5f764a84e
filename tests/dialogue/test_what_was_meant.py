"""What players type to each other too: "No, I meant three", "What?", "Hang on"."""

import pytest
from questions import CARDS, YES_NO
from transcript import plays, session_of, understanding_of

from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


def test_who_types_what_was_meant_corrects_the_last_answer(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three
        Was Tyrant declared with it?
        > No, I meant aggression four.
        Corrected.
        Was Warlord declared with it?
        > oops
        You said aggression 4.
        Which card was led?
        > sorry, it should have been aggression three
        Corrected.
        Was Tyrant declared with it?
        """,
    )


def test_what_does_not_answer_the_last_question_corrects_nothing(played: Engine) -> None:
    session = session_of(played)
    session.text("aggression five construction two")
    before = session.game
    with pytest.raises(AnswerRefused, match=r'"maybe" does not answer the last question: Its cards\?'):
        session.text("I meant maybe")
    assert session.game is before


def test_before_the_first_answer_nothing_was_meant(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > I meant aggression five
        There is nothing to correct.
        Which two cards did the bot draw?
        """,
    )


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("What?", Command("repeat")),
        ("pardon", Command("repeat")),
        ("Hang on!", Command("pause")),
        ("that was wrong", Command("correct")),
        ("No, I meant yes.", Command("correct", "yes")),
        ("correct that to 3", Command("correct", "3")),
    ],
)
def test_commands_as_people_put_them(played: Engine, typed: str, command: Command) -> None:
    assert understanding_of(played).meaning(YES_NO, typed) == command


@pytest.mark.parametrize(
    "typed",
    [
        "the aggression five and the construction two, please",
        "aggression five, then construction two",
        "it drew aggression 5 and construction 2",
        "no wait, aggression 5 construction 2",
    ],
)
def test_two_cards_in_a_sentence(played: Engine, typed: str) -> None:
    found = understanding_of(played).meaning(CARDS, typed)
    assert found == Answered(("aggression 5", "construction 2"))
