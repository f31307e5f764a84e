"""Yes and no: beginnings of words are understood, and neither is ever taken for the other."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from questions import YES_NO
from transcript import understanding_of

from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.language.grammars import shipped_grammars
from voice_supercat.procedure.engine import Engine


@pytest.fixture(scope="module")
def understanding(played: Engine) -> LanguageUnderstanding:
    return understanding_of(played)


def test_yes_never_becomes_no(understanding: LanguageUnderstanding) -> None:
    """Not even the beginning of a word."""
    grammar = shipped_grammars()["yes_no"]
    for name, answer in (("yes", True), ("no", False)):
        for phrase in grammar[name]:
            assert understanding.meaning(YES_NO, phrase) == Answered(answer)
            for end in range(1, len(phrase)):
                assert understanding.meaning(YES_NO, phrase[:end]) != Answered(not answer), phrase[:end]


SAID_FOR = {True: ("yes", "yeah", "yep", "yup", "affirmative"), False: ("no", "nope", "negative")}


@given(
    word=st.sampled_from([*SAID_FOR[True], *SAID_FOR[False]]),
    cut=st.integers(1, 11),
    extra=st.text("yesnaofirmtivgph", max_size=2),
)
def test_prefixes_never_swap_yes_and_no(played: Engine, word: str, cut: int, extra: str) -> None:
    """Beginnings of words are understood, but only as a word that begins with them."""
    typed = word[:cut] + extra
    meaning = understanding_of(played).meaning(YES_NO, typed)
    if isinstance(meaning, Answered):
        prefixes = {answer for answer, phrases in SAID_FOR.items() for phrase in phrases if phrase.startswith(typed)}
        assert prefixes == {meaning.value}


@pytest.mark.parametrize(
    ("text", "said", "meant"),
    [
        ("Did yellow declare Tyrant?", "tyrant", Answered(True)),
        ("Does the bot have a relic?", "a relic", Answered(True)),
        ("Does the bot have material?", "material", Answered(True)),
        ("Does the bot have no relic?", "relic", None),
        ("Is Tyrant or Keeper declared?", "keeper", None),
        ("Did yellow declare Tyrant?", "keeper", None),
        ("Was red in battle, or has it lost anything?", "battle", Answered(True)),
        ("Was red in battle, or has it lost anything?", "lost anything", Answered(True)),
        ("Was red in battle, or has it lost anything?", "red", None),
        ("Was red in battle, or has it lost anything?", "neither", Answered(False)),
        ("Can the bot use favorable combat to contend Tyrant?", "favorable combat", Answered(True)),
        ("Can the bot use favorable combat to contend Tyrant?", "combat", Answered(True)),
        ("Can the bot use favorable combat to contend Tyrant?", "neither", None),
        ("Is the bot without a starport?", "starport", None),
        ("Is the bot without a starport?", "none", None),
        ("Can the bot repair any other ships or buildings?", "ships", None),
        ("Does the bot have unbuilt cities, and a claim for each?", "a claim", None),
        ("Are any cards left for you?", "cards left", Answered(True)),
        ("Are any cards left for you?", "none", Answered(False)),
        ("Are any cards left for you?", "no more", Answered(False)),
        ("Can the bot repair any other ships or buildings?", "none", Answered(False)),
        ("Does anyone have enough power to win?", "nobody", Answered(False)),
        ("Does the bot have any ship but no starport?", "none", None),
        ("Did you win?", "nobody", None),
        ("Two ships against one of yours. Do you retreat?", "retreat", Answered(True)),
        ("Two ships against one of yours. Do you retreat?", "two ships", None),
        ("Do you take the first turn?", "the first turn", Answered(True)),
        ("Do you take the first turn?", "its turn", None),
        ("Do you take the first turn?", "turn", None),
        ("Since its last turn, was red in battle, or has it lost anything?", "its last turn", None),
        ("Since its last turn, was red in battle, or has it lost anything?", "lost it", None),
        ("Since its last turn, was red in battle, or has it lost anything?", "anything", None),
        ("Does the bot have a ready Guild or lore card?", "ready", None),
        ("Did you win?", "you win", None),
        ("Does anyone have enough power to win?", "power", None),
        ("Can the bot build to take control of a building?", "take it", None),
        ("Card three was drawn. Is it really that card?", "really", None),
    ],
)
def test_the_one_thing_that_a_question_names_is_yes(
    understanding: LanguageUnderstanding, text: str, said: str, meant: Answered | None
) -> None:
    assert understanding.meaning(replace(YES_NO, text=text), said) == meant


def test_a_name_is_listened_for(understanding: LanguageUnderstanding) -> None:
    assert "tyrant" in understanding.phrases(replace(YES_NO, text="Did you declare Tyrant?"))
    assert understanding.offered(replace(YES_NO, text="Did you declare Tyrant?")) == ("yes", "no")
