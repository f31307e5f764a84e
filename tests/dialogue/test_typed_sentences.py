"""What is typed or dictated is understood as it is said: "Yes.", "No, it isn't", "There are 2 ships"."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from questions import COLOUR, NUMBER, YES_NO
from transcript import understanding_of

from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent

SHIPS = replace(NUMBER, text="How many ships are there?")


@pytest.fixture(scope="module")
def understanding(played: Engine) -> LanguageUnderstanding:
    return understanding_of(played)


@pytest.mark.parametrize(
    ("question", "typed", "meant"),
    [
        (YES_NO, "Yes.", True),
        (YES_NO, "No!", False),
        (YES_NO, "Yes, please.", True),
        (YES_NO, "No, it isn't.", False),
        (SHIPS, "Five.", 5),
        (SHIPS, "There are two.", 2),
        (SHIPS, "There are 2 ships.", 2),
        (SHIPS, "um, 12", 12),
        (COLOUR, "Red, please.", "red"),
    ],
)
def test_sentences(understanding: LanguageUnderstanding, question: AskEvent, typed: str, meant: Answer) -> None:
    assert understanding.meaning(question, typed) == Answered(meant)


@pytest.mark.parametrize(
    ("question", "typed"),
    [
        (YES_NO, "no, it is"),
        (YES_NO, "yes, it isn't"),
        (YES_NO, "please"),
        (YES_NO, "um"),
        (YES_NO, "."),
        (SHIPS, "it isn't 5"),
        (SHIPS, "please take it back"),
    ],
)
def test_what_fits_no_answer(understanding: LanguageUnderstanding, question: AskEvent, typed: str) -> None:
    assert understanding.meaning(question, typed) is None


@pytest.mark.parametrize("typed", ["I have two relics.", "I have 2 relics", "We have 2 captives", "red has 2 captives"])
def test_a_sentence_about_what_somebody_has_tells_it(understanding: LanguageUnderstanding, typed: str) -> None:
    """The question may be about what another one has."""
    found = understanding.meaning(replace(NUMBER, text="How many captives does blue have?"), typed)
    assert isinstance(found, Command)
    assert found.name == "tell"


@given(
    number=st.integers(0, 99), sentence=st.sampled_from(["{}", "{}.", "there are {}", "there are {} ships", "um, {}!"])
)
def test_digits_in_a_sentence(understanding: LanguageUnderstanding, number: int, sentence: str) -> None:
    assert understanding.meaning(SHIPS, sentence.format(number)) == Answered(number)
