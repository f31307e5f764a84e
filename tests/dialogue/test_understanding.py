"""What is said or typed, and what it means for the open question."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from questions import ACK, AMBITION, CARD, CARDS, COLOUR, FEW, GOAL, NUMBER, QUESTIONS, SETTING, YES_NO
from transcript import understanding_of

from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.state import Offer
from voice_supercat.speech.interfaces import Completeness


@pytest.fixture(scope="module")
def understanding(played: Engine) -> LanguageUnderstanding:
    return understanding_of(played)


@pytest.mark.parametrize(
    ("question", "said", "answer"),
    [
        (YES_NO, "yes", True),
        (YES_NO, "Yeah", True),
        (YES_NO, "y", True),
        (YES_NO, "nope", False),
        (YES_NO, " NO ", False),
        (YES_NO, "n", False),
        (NUMBER, "zero", 0),
        (NUMBER, "none", 0),
        (NUMBER, "twenty", 20),
        (NUMBER, "twenty one", 21),
        (NUMBER, "42", 42),
        (FEW, "four", 4),
        (FEW, "tw", 2),
        (CARD, "aggression five", "aggression 5"),
        (CARD, "aggression 5", "aggression 5"),
        (CARD, "agg 5", "aggression 5"),
        (CARD, "con two", "construction 2"),
        (COLOUR, "blue", "blue"),
        (COLOUR, "b", "blue"),
        (AMBITION, "seeker", "keeper"),
        (AMBITION, "none", "none"),
        (GOAL, "raid", "raid"),
        (ACK, "next", "done"),
        (ACK, "continue", "done"),
    ],
)
def test_answers(understanding: LanguageUnderstanding, question: AskEvent, said: str, answer: Answer) -> None:
    assert understanding.meaning(question, said) == Answered(answer)


@pytest.mark.parametrize(
    "said",
    [
        "aggression five construction two",
        "aggression five, construction two",
        "Aggression five and construction two",
        "aggression 5 construction 2",
        "aggr 5, con 2",
        "agg five con 2",
        "aggression 5,construction 2",
        "  aggression   five ,  construction two ",
    ],
)
def test_two_cards_in_many_spellings(understanding: LanguageUnderstanding, said: str) -> None:
    assert understanding.meaning(CARDS, said) == Answered(("aggression 5", "construction 2"))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (YES_NO, "maybe"),
        (YES_NO, "yes no"),
        (YES_NO, "five"),
        (YES_NO, ""),
        (NUMBER, "yes"),
        (NUMBER, "twenty eleven"),
        (NUMBER, "minus one"),
        (FEW, "five"),
        (FEW, "t"),
        (CARD, "aggression"),
        (CARD, "a 5"),
        (CARDS, "aggression five construction"),
        (CARDS, "yes"),
        (COLOUR, "white"),
        (AMBITION, "warlord"),
        (ACK, "yes"),
        (ACK, "n"),
        (NUMBER, "n"),
        (NUMBER, "no"),
        (SETTING, "no"),
        (AMBITION, "no"),
        (COLOUR, "y"),
    ],
)
def test_texts_that_are_no_answer_here(understanding: LanguageUnderstanding, question: AskEvent, said: str) -> None:
    assert understanding.meaning(question, said) is None


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_allowed_phrase_has_a_meaning(understanding: LanguageUnderstanding, question: AskEvent) -> None:
    for phrase in understanding.phrases(question):
        assert understanding.meaning(question, phrase) is not None, phrase
        assert understanding.complete(question)(phrase) is not Completeness.NONE, phrase


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_offered_phrase_is_understood_as_an_answer(
    understanding: LanguageUnderstanding, question: AskEvent
) -> None:
    offered = understanding.offered(question)
    assert offered
    assert all(isinstance(understanding.meaning(question, phrase), Answered) for phrase in offered)


@pytest.mark.parametrize(
    ("said", "answer"),
    [("build", "ship"), ("repair", "repair"), ("ships", "yes"), ("ship", "yes"), ("city", "city"), ("cities", "city")],
)
def test_a_word_from_a_question_about_several_things(
    understanding: LanguageUnderstanding, said: str, answer: str
) -> None:
    """It names one thing, or it is a yes where several things share the word."""
    asked = {"ship": "build ships", "repair": "repair ships", "city": "move to a city"}
    offers = tuple(Offer(name, "can it", ask, ask) for name, ask in asked.items())
    question = AskEvent(text="?", expect="choice", choices=("yes", "no", *asked), offers=offers)
    assert understanding.offered(question) == ("yes", "no", "build", "repair", "city")
    assert understanding.meaning(question, said) == Answered(answer)


def test_a_command_never_sounds_the_same_as_an_answer(understanding: LanguageUnderstanding) -> None:
    for question in QUESTIONS:
        for phrase in understanding.offered(question):
            assert not isinstance(understanding.meaning(question, phrase), Command), phrase


@given(low=st.integers(0, 99), length=st.integers(0, 20))
def test_only_numbers_in_the_range_are_offered(played: Engine, low: int, length: int) -> None:
    high = min(99, low + length)
    question = AskEvent(text="How many?", expect="number", range=(low, high))
    offered = understanding_of(played).offered(question)
    meanings = [understanding_of(played).meaning(question, phrase) for phrase in offered]
    assert meanings == [Answered(number) for number in range(low, high + 1)]


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(
    ("said", "command"),
    [
        ("repeat that", Command("repeat")),
        ("take it back", Command("undo")),
        ("undo", Command("undo")),
        ("?", Command("help")),
        ("u", Command("undo")),
        ("tell me why", Command("why")),
        ("status report", Command("status")),
        ("explain claim", Command("explain", "claim")),
        ("explain combat card", Command("explain", "combat card")),
        ("hold on", Command("pause")),
        ("quit", Command("quit")),
    ],
)
def test_commands_are_understood_at_every_question(
    understanding: LanguageUnderstanding, question: AskEvent, said: str, command: Command
) -> None:
    assert understanding.meaning(question, said) == command


@pytest.mark.parametrize(
    ("question", "said", "completeness"),
    [
        (YES_NO, "yes", Completeness.WHOLE),
        (YES_NO, "take it", Completeness.PART),
        (YES_NO, "bananas", Completeness.NONE),
        (NUMBER, "twenty", Completeness.ONE_OF_TWO),
        (NUMBER, "twenty one", Completeness.WHOLE),
        (CARDS, "aggression", Completeness.PART),
        (CARDS, "aggression five", Completeness.ONE_OF_TWO),
        (CARDS, "aggression five construction", Completeness.PART),
        (CARDS, "aggression five construction two", Completeness.WHOLE),
        (CARDS, "aggression five bananas", Completeness.NONE),
        (CARDS, "undo", Completeness.GROWING),
        (CARDS, "take it back", Completeness.WHOLE),
    ],
)
def test_when_an_answer_is_complete(
    understanding: LanguageUnderstanding, question: AskEvent, said: str, completeness: Completeness
) -> None:
    assert understanding.complete(question)(said) is completeness


def test_own_wording_replaces_the_shipped_one(played: Engine, home: Path) -> None:
    grammars = home / "voice-supercat" / "grammars"
    grammars.mkdir(parents=True)
    (grammars / "yes_no.yaml").write_text('yes: ["roger"]\n', encoding="utf-8")
    (grammars / "command.yaml").write_text('undo: ["oops"]\n', encoding="utf-8")
    own = LanguageUnderstanding(players_vocabulary(played.book), played.book)
    assert own.offered(YES_NO) == ("roger", "no")
    assert own.meaning(YES_NO, "roger") == Answered(True)
    assert own.meaning(YES_NO, "yeah") is None
    assert own.meaning(YES_NO, "nope") == Answered(False)
    assert own.meaning(YES_NO, "oops") == Command("undo")
    assert "oops" in own.phrases(CARDS)
