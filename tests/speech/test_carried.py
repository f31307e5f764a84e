"""What is said around an answer in one breath with it is left out, where it fits the answer."""

from collections.abc import Collection, Sequence

import pytest

from voice_supercat.dialogue.understanding.carriers import carriers_of
from voice_supercat.language.grammars import phrases_of, shipped_grammars
from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.carried import Carried
from voice_supercat.speech.hearing.decoder import Hypothesis

GRAMMARS = shipped_grammars()
COMMANDS = phrases_of(GRAMMARS, ["command"])


class Reading:
    """A decoder that has read one text in every sound; `around` is what it was told to recognise around phrases."""

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.around: Collection[str] = ()

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None:  # noqa: ARG002
        self.around = around

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:  # noqa: ARG002
        return (Hypothesis(self.text, 0.0),)

    among_all = in_single_words = decode

    def follow(self, samples: Samples) -> bool:  # noqa: ARG002
        return False

    def forget(self) -> None: ...


def read(text: str, *kinds: str, own: Sequence[str] = ()) -> Hypothesis:
    carried = Carried(Reading(text), carriers_of(GRAMMARS))
    carried.use((*phrases_of(GRAMMARS, kinds), *own, *COMMANDS), COMMANDS)
    [hypothesis] = carried.decode(())  # type: ignore[arg-type]
    return hypothesis


def answer(text: str, *kinds: str, own: Sequence[str] = ()) -> str:
    return read(text, *kinds, own=own).text


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("yes it is", "yes"),
        ("no it isn't", "no"),
        ("um no i don't", "no"),
        ("well yes please", "yes"),
        ("yes", "yes"),
        ("", ""),
    ],
)
def test_yes_and_no_in_a_sentence(said: str, meant: str) -> None:
    assert answer(said, "yes_no") == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [("there are two", "two"), ("um i have twenty one", "twenty one"), ("three of them", "three"), ("just one", "one")],
)
def test_numbers_in_a_sentence(said: str, meant: str) -> None:
    assert answer(said, "number") == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("there are five ships", "five ships"),
        ("um twenty one ships please", "twenty one ships"),
        ("two ships", "two ships"),
        ("there are no ships", "no ships"),
    ],
)
def test_what_is_counted_stays_with_the_number(said: str, meant: str) -> None:
    assert answer(said, "number", own=("ships",)) == meant


@pytest.mark.parametrize("said", ["um the reach please", "well the reach"])
def test_other_answers_have_only_what_fits_all(said: str) -> None:
    assert answer(said, own=("the reach",)) == "the reach"


@pytest.mark.parametrize(
    "said",
    [
        *("no it is", "yes it isn't"),  # which of both?
        *("there are yes", "two it isn't"),  # what goes with something else
        *("not five", "it isn't five", "i don't have five", "there aren't five ships"),  # any other number
        *("there are", "well um", "um there are", "please"),  # of which more is awaited, or something was missed
        *("um take it back", "repeat please"),  # talk is full of these
        *("no [unk]", "[unk] it isn't", "no what it isn't"),
    ],
)
def test_what_does_not_fit_stays_as_it_was_read(said: str) -> None:
    assert answer(said, "yes_no", "number") == said


@pytest.mark.parametrize(("said", "hesitation"), [("um", True), ("um um", True), ("", False), ("um yes", False)])
def test_hesitation_is_told_from_silence(said: str, hesitation: bool) -> None:
    """The sound of "um" is no beginning of the next word; what only sounded like silence may be one."""
    assert read(said, "yes_no").hesitation is hesitation


@pytest.mark.parametrize("said", ["um", "um um"])
def test_hesitation_alone_counts_as_silence(said: str) -> None:
    assert answer(said, "yes_no") == ""


def test_a_phrase_that_begins_like_that_is_itself() -> None:
    assert answer("only port", own=("only port", "port")) == "only port"
    assert answer("just one", "number", own=("just one",)) == "just one"


@pytest.mark.parametrize(
    ("phrases", "listened", "not_listened"),
    [
        (("yes", "no"), {"um", "it isn't", "please"}, {"of them", "just"}),
        (("two", "three"), {"um", "just", "of them", "it isn't"}, {"they don't"}),
        (("the reach",), {"um", "please"}, {"it isn't", "of them", "just", "not"}),
        (("take it back",), set(), {"um", "please"}),
    ],
)
def test_only_what_fits_an_answer_of_the_question_is_listened_for(
    phrases: Sequence[str], listened: set[str], not_listened: set[str]
) -> None:
    """Each further phrase costs accuracy on the others."""
    reading = Reading()
    Carried(reading, carriers_of(GRAMMARS)).use((*phrases, "take it back"), COMMANDS)
    assert listened <= set(reading.around)
    assert not not_listened & set(reading.around)


def test_the_same_phrases_are_listened_for_again() -> None:
    """Another recogniser may be below, which has to be told."""
    reading = Reading()
    carried = Carried(reading, carriers_of(GRAMMARS))
    carried.use(("two", "three"))
    said, reading.around = reading.around, ()
    carried.use(("two", "three"))
    assert reading.around == said
    carried.use(("yes", "no"))
    assert "it isn't" in reading.around
