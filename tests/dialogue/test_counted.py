"""What is counted may be said behind the number, as the question names it: "five ships"."""

import pytest
from transcript import understanding_of

from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import Completeness

SHIPS = AskEvent(text="How many fresh ships does the defender have?", expect="number", range=(0, 30))


@pytest.fixture(scope="module")
def understanding(played: Engine) -> LanguageUnderstanding:
    return understanding_of(played)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("five ships", 5),
        ("one ship", 1),
        ("twenty five fresh ships", 25),
        ("two fresh", 2),
        ("none fresh", 0),
        ("5 ships", 5),
        ("Three ships", 3),
        ("five", 5),
    ],
)
def test_the_number_counts(understanding: LanguageUnderstanding, said: str, meant: int) -> None:
    assert understanding.meaning(SHIPS, said) == Answered(meant)


@pytest.mark.parametrize("said", ["ships", "fresh ships", "five agents", "five ships two", "ships five", "yes ships"])
def test_nothing_else_does(understanding: LanguageUnderstanding, said: str) -> None:
    assert understanding.meaning(SHIPS, said) is None
    assert understanding.complete(SHIPS)(said) is Completeness.NONE


def test_a_number_is_whole_with_it_and_without(understanding: LanguageUnderstanding) -> None:
    check = understanding.complete(SHIPS)
    assert [check(said) for said in ("five", "five ships", "twenty ships")] == [Completeness.WHOLE] * 3
    assert check("twenty") is Completeness.ONE_OF_TWO


@pytest.mark.parametrize(
    "question",
    [
        AskEvent(text="Has it fresh ships?", expect="yes_no"),
        AskEvent(text="Which number is on its ships?", expect="number", range=(1, 9)),
        AskEvent(text="Ships aside, how many are there?", expect="number", range=(0, 9)),
    ],
)
def test_only_how_many_of_them_is_asked_so(understanding: LanguageUnderstanding, question: AskEvent) -> None:
    assert understanding.counted(question) == ()
    assert understanding.meaning(question, "five ships") is None


def test_a_command_keeps_what_is_counted(understanding: LanguageUnderstanding) -> None:
    agents = AskEvent(text="How many agents are there?", expect="number", range=(0, 9))
    assert understanding.meaning(agents, "how many agents") == understanding.meaning(SHIPS, "how many agents")
