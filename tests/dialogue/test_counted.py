"""What is counted may be said behind the number, as the question names it: "five ships"."""

import pytest
from transcript import understanding_of

from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import Completeness

SHIPS = AskEvent(
    text="How many damaged ships would it have there?",
    short="How many damaged of its own?",
    expect="number",
    range=(0, 30),
)


@pytest.fixture(scope="module")
def understanding(played: Engine) -> LanguageUnderstanding:
    return understanding_of(played)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("five ships", 5),
        ("one ship", 1),
        ("twenty five damaged ships", 25),
        ("two damaged", 2),
        ("none damaged", 0),
        ("no ships", 0),
        ("no damaged ships", 0),
        ("a ship", 1),
        ("twenty-five ships", 25),
        ("There are twenty-five.", 25),
        ("5 ships", 5),
        ("Three ships", 3),
        ("five", 5),
    ],
)
def test_the_number_counts(understanding: LanguageUnderstanding, said: str, meant: int) -> None:
    assert understanding.meaning(SHIPS, said) == Answered(meant)


@pytest.mark.parametrize(
    "said", ["ships", "damaged ships", "five agents", "five ships two", "ships five", "yes ships", "no agents"]
)
def test_nothing_else_does(understanding: LanguageUnderstanding, said: str) -> None:
    assert understanding.meaning(SHIPS, said) is None
    assert understanding.complete(SHIPS)(said) is Completeness.NONE


def test_a_number_is_whole_with_it_and_without(understanding: LanguageUnderstanding) -> None:
    check = understanding.complete(SHIPS)
    assert check("five") is Completeness.WHOLE
    assert check("twenty") is Completeness.ONE_OF_TWO
    assert check("twenty ships") is Completeness.SETTLED  # talk goes on: "two ships here and"


@pytest.mark.parametrize(
    "question",
    [
        AskEvent(text="Has it fresh ships?", expect="yes_no"),
        AskEvent(text="Which number is on its ships?", expect="number", range=(1, 9)),
        AskEvent(text="Ships aside, how many are there?", expect="number", range=(0, 9)),
        AskEvent(text="How many agents are on its ships?", expect="number", range=(0, 9)),
        AskEvent(text="How many does it have of the ships?", expect="number", range=(0, 9)),
    ],
)
def test_only_how_many_of_them_is_asked_so(understanding: LanguageUnderstanding, question: AskEvent) -> None:
    assert "ships" not in understanding.counted(question)
    assert understanding.meaning(question, "five ships") is None


@pytest.mark.parametrize(
    ("text", "short", "counted"),
    [
        ("How many action cards are left?", None, {"card", "cards", "action card", "action cards"}),
        ("How many agents has it on that card?", None, {"agent", "agents"}),  # none of its rivals'
        ("How many does the rival have?", "How many rival agents?", {"agent", "agents", "rival agent", "rival agents"}),
        ("How many material and fuel icons do you have?", None, {"icon", "icons"}),  # "two fuel" is not all of them
        ("How many of the five ships that moved are there?", None, {"ship", "ships"}),
    ],
)
def test_it_is_what_the_question_counts(
    understanding: LanguageUnderstanding, text: str, short: str | None, counted: set[str]
) -> None:
    assert set(understanding.counted(AskEvent(text=text, short=short, expect="number"))) == counted


def test_a_command_keeps_what_is_counted(understanding: LanguageUnderstanding) -> None:
    agents = AskEvent(text="How many agents are there?", expect="number", range=(0, 9))
    assert understanding.meaning(agents, "how many agents") == understanding.meaning(SHIPS, "how many agents")
