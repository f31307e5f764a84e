"""What players type to each other too: "No, I meant three", "What?", "Hang on"."""

import pytest
from questions import CARDS, YES_NO
from transcript import plays, session_of, understanding_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import SayEvent
from voice_supercat.procedure.faults import AnswerRefused


@pytest.fixture
def session(played: Engine) -> Session:
    return session_of(played)


def test_who_types_what_was_meant_corrects_the_last_answer_once_it_is_named(session: Session) -> None:
    plays(
        session,
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three
        Was Tyrant declared with it?
        > No, I meant aggression four.
        Which card was led? You said aggression 3: aggression four instead?
        > yes
        Corrected.
        Was Warlord declared with it?
        > correct that
        You said aggression 4.
        Which card was led?
        > sorry, I meant aggression three
        Corrected.
        Was Tyrant declared with it?
        > correct that to aggression six
        Which card was led? You said aggression 3: aggression six instead?
        > no
        Was Tyrant declared with it?
        """,
    )


def test_after_what_was_refused_the_question_that_it_would_correct_is_heard(session: Session) -> None:
    session.text("aggression five construction two")
    session.text("no")
    session.text("aggression three")
    session.text("tyrant")
    before = session.game
    session.text("I meant no")
    assert session.question.text == "Was Tyrant declared with it? You said yes: no instead?"
    session.text("no")
    assert session.game is before


@pytest.mark.parametrize("command", ["quit", "change settings", "that changed"])
def test_at_another_question_of_the_program_nothing_is_corrected(session: Session, command: str) -> None:
    session.text("aggression five construction two")
    session.text(command)
    before = session.game, session.question
    for typed in ("no, I meant aggression four construction two", "I meant it is two"):
        with pytest.raises(AnswerRefused, match="Answer this first"):
            session.text(typed)
    assert (session.game, session.question) == before


@pytest.mark.parametrize("typed", ["I meant aggression four construction two", "I meant it is two", "correct that"])
def test_while_it_is_paused_nothing_is_corrected(session: Session, typed: str) -> None:
    session.text("aggression five construction two")
    session.text("pause")
    with pytest.raises(AnswerRefused, match="resume"):
        session.text(typed)


def test_a_fact_that_was_told_is_no_answer_to_correct(session: Session) -> None:
    session.text("aggression five construction two")
    session.text("red has a starport")
    before = session.game
    with pytest.raises(AnswerRefused, match="That was told, not answered"):
        session.text("no, I meant aggression four construction two")
    assert session.game is before


def test_what_was_said_already_changes_nothing(session: Session) -> None:
    session.text("aggression five construction two")
    said = next(iter(session.text("I meant aggression five construction two")))
    assert said == SayEvent(text="Nothing is changed.", step="correct")


def test_what_does_not_answer_the_last_question_corrects_nothing(session: Session) -> None:
    session.text("aggression five construction two")
    before = session.game
    with pytest.raises(AnswerRefused, match=r'"maybe" does not answer the last question: Its cards\?'):
        session.text("I meant maybe")
    assert session.game is before


def test_before_the_first_answer_nothing_was_meant(session: Session) -> None:
    with pytest.raises(AnswerRefused, match="There is nothing to correct"):
        session.text("I meant aggression five")


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("What?", Command("repeat")),
        ("pardon", Command("repeat")),
        ("Hang on!", Command("pause")),
        ("No, I meant yes.", Command("correct", "yes")),
        ("correct that to 3", Command("correct", "3")),
        ("I meant to say two", Command("correct", "two")),
        ("huh?", Command("repeat")),
        ("Can you repeat that?", Command("repeat")),
        ("could you say that again, please", Command("repeat")),
        ("OK, stop for a moment please", Command("pause")),
        ("what do you mean?", Command("in_full")),
        ("that was wrong", Command("correct")),
        ("What's a claim?", Command("explain", "claim")),
    ],
)
def test_commands_as_people_put_them(played: Engine, typed: str, command: Command) -> None:
    assert understanding_of(played).meaning(YES_NO, typed) == command


@pytest.mark.parametrize(
    "typed",
    [
        "the aggression five and the construction two, please",
        "aggression five, then construction two",
    ],
)
def test_two_cards_in_a_sentence(played: Engine, typed: str) -> None:
    found = understanding_of(played).meaning(CARDS, typed)
    assert found == Answered(("aggression 5", "construction 2"))


@pytest.mark.parametrize(
    "typed", ["oops, yes", "no wait, yes", "it should be right", "I meant no?", "can you", "what is it"]
)
def test_what_may_be_about_the_last_question_or_the_open_one_is_neither(played: Engine, typed: str) -> None:
    assert understanding_of(played).meaning(YES_NO, typed) is None


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("aggression five and two", ("aggression 5", "aggression 2")),
        ("agg 5 2", ("aggression 5", "aggression 2")),
        ("aggression five and nine", None),
        ("aggression five and five", None),
    ],
)
def test_two_cards_of_one_suit_which_is_typed_once(played: Engine, typed: str, cards: tuple[str, ...] | None) -> None:
    assert understanding_of(played).meaning(CARDS, typed) == (None if cards is None else Answered(cards))
