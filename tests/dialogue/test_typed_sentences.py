"""What is typed or dictated is understood as it is said: "Yes.", "No, it isn't", "There are 2 ships"."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from questions import CARD, COLOUR, NUMBER, YES_NO
from transcript import understanding_of

from voice_supercat.dialogue.understanding.choice_words import asked_as
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent

SHIPS = replace(NUMBER, text="How many ships are there?")
YOURS = replace(NUMBER, text="How many captives do you have?")
ROLL = replace(NUMBER, text="On what roll do their weapons hit? Seven means never.", range=(1, 7))
OF_BOT = replace(NUMBER, text="How many captives does the bot have?", range=(0, 30))
YOUR_COLOUR = replace(COLOUR, text="Which colour are you?")
LEADS = replace(YES_NO, text="Do you have the initiative?")
RETREATS = replace(YES_NO, text="Two ships against three ships of yours. Do you retreat?")
CHECKED = replace(YES_NO, text="The first player starts with three eggs. Is that right?")
TURN = AskEvent(text="Say bot turn, or what you did.", expect="choice", choices=("bot_turn", "red"))
LOST = replace(YES_NO, text="Has the bot lost a building?")
COUNTED = AskEvent(text="How many can move?", expect="choice", choices=("one", "two", "several"))
DIGITS = tuple(map(str, range(1, 23)))
DRAWN = AskEvent(text="Say both numbers.", expect="row", choices=DIGITS, rows=((DIGITS, DIGITS),))
HELD = AskEvent(
    text="Which resources does the bot have?", expect="list", choices=("fuel", "relic", "weapon"), range=(0, 5)
)


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
        (YES_NO, "No, it isn\u2019t", False),
        (YES_NO, "it did not", False),
        (YES_NO, "no, it cannot", False),
        (YES_NO, "they won't", False),
        (YES_NO, "no, they can't yet", False),
        (YES_NO, "of course", True),
        (YES_NO, "yes, of course", True),
        (YES_NO, "yes, that's right", True),
        (YES_NO, "Definitely!", True),
        (YES_NO, "exactly", True),
        (YES_NO, "no, not yet", False),
        (YES_NO, "definitely not", False),
        (YES_NO, "Correct.", True),
        (YES_NO, "\u201cyes\u201d", True),
        (LEADS, "I do", True),
        (LEADS, "I have it", True),
        (LEADS, "no, I don't", False),
        (LOST, "it has", True),
        (replace(YES_NO, text="Has it no starport?"), "no, it doesn't", False),
        (replace(YES_NO, text="Was it in battle, or has it lost anything?"), "it was", True),
        (LOST, "lost a building", True),
        (replace(YES_NO, text="Is the chapter over?", short="Chapter over?"), "Chapter over", True),
        (replace(YES_NO, text="Are any cards left for you?"), "no, I don't think so", False),
        (replace(YES_NO, text="Are any cards left for you?"), "No, I don't.", False),
        (YOURS, "I've got 2 captives", 2),
        (YOURS, "we have none", 0),
        (OF_BOT, "the bot has 3 captives", 3),
        (OF_BOT, "it has 2", 2),
        (OF_BOT, "that's 3", 3),
        (OF_BOT, "Yes, three.", 3),
        (OF_BOT, "okay, there are 3, thank you", 3),
        (CARD, "exactly, aggression 5", "aggression 5"),
        (OF_BOT, "there are 40", 40),  # to be told which numbers fit
        (HELD, "the bot has fuel", ("fuel",)),
        (HELD, "2 fuel & the relic", ("fuel", "fuel", "relic")),
        (HELD, "nope", ()),
        (CARD, "mobilisation 3", "mobilization 3"),
        (CARD, "aggression-5", "aggression 5"),
        (ROLL, "on a five", 5),
        (ROLL, "Five and up.", 5),
        (ROLL, "on a 5 or more", 5),
        (ROLL, "5+", 5),
        (ROLL, "from five on", 5),
        (ROLL, "it's 5+", 5),
        (ROLL, "never", 7),
        (CARD, "It's aggression two.", "aggression 2"),
        (COLOUR, "that is yellow", "yellow"),
        (YOUR_COLOUR, "I'm yellow", "yellow"),
        (RETREATS, "I retreat.", True),
        (CHECKED, "that's wrong", False),
        (RETREATS, "No, I don't retreat", False),
    ],
)
def test_sentences(understanding: LanguageUnderstanding, question: AskEvent, typed: str, meant: Answer) -> None:
    assert understanding.meaning(question, typed) == Answered(meant)


@pytest.mark.parametrize(
    ("question", "typed"),
    [
        (YES_NO, "no, it is"),
        (YES_NO, "yes, it isn't"),
        (YES_NO, "yes, not yet"),
        (YES_NO, "no, of course"),
        (YES_NO, "yes, no"),
        (YES_NO, "please"),
        (YES_NO, "um"),
        (YES_NO, "."),
        (SHIPS, "it isn't 5"),
        (SHIPS, "please take it back"),
        (YES_NO, "a"),  # Enter, too early
        (SHIPS, "o"),
        (HELD, "a"),
        (HELD, "all"),  # of each as many as there are, and that is not told
        (COUNTED, "bot"),
        (COUNTED, "them"),
        (LEADS, "you have it"),
        (LEADS, "you"),
        (LEADS, "no, you do"),
        (LEADS, "it is"),
        (LOST, "the bot"),
        (replace(YES_NO, text="Has it no starport?"), "it has"),
        (replace(YES_NO, text="Was it in battle, or has it lost anything?"), "it wasn't"),
        (LOST, "has the bot lost a building"),
        (HELD, "it isn't"),
        (HELD, "not yet"),
        (replace(COLOUR, choices=("nearest_landmark", "nearest_end")), "nearest"),
        (
            replace(COLOUR, text="Is the goal of this battle trophies or a raid?", choices=("trophies", "raid")),
            "battle",
        ),
        (replace(YES_NO, text="Is only one city possible?"), "they are"),
        (replace(COLOUR, text="Is only one such card possible?", choices=("yes", "no", "i_see_which")), "no, it is"),
        (OF_BOT, "9" * 5000),
        (DRAWN, "23"),
        (SHIPS, "five and up"),
        (ROLL, "on a hill"),
        (COLOUR, "I'm yellow"),
        (COLOUR, "it's not yellow"),
        (COLOUR, "it's y"),
        (TURN, "I am red"),
        (SHIPS, "never"),
        (RETREATS, "I stay"),
        (RETREATS, "No, I retreat."),
    ],
)
def test_what_fits_no_answer(understanding: LanguageUnderstanding, question: AskEvent, typed: str) -> None:
    assert understanding.meaning(question, typed) is None


@pytest.mark.parametrize(
    "typed",
    ["I have two relics.", "I've got 2 relics", "I have no captives", "We have 2 captives", "red has 2 captives"],
)
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


@pytest.mark.parametrize(
    ("typed", "meant"), [("why?", "why"), ("Status ?", "status"), ("??", "help"), ("exit", "quit")]
)
def test_commands_as_they_are_typed(understanding: LanguageUnderstanding, typed: str, meant: str) -> None:
    assert understanding.meaning(YES_NO, typed) == Command(meant)


@pytest.mark.parametrize("typed", ["take", "ta", "correct", "und", "some", "that", "is it?", "yes?"])
def test_what_changes_the_game_is_typed_in_full(understanding: LanguageUnderstanding, typed: str) -> None:
    assert understanding.meaning(COLOUR, typed) is None


@pytest.mark.parametrize("typed", ["is it saved", "saved", "the game", "now", "it is"])
def test_a_question_beside_the_game_is_not_answered_in_its_words(
    understanding: LanguageUnderstanding, typed: str
) -> None:
    assert understanding.meaning(replace(YES_NO, text="Quit now? The game is saved."), typed, aside=True) is None


def test_what_somebody_has_answers_what_is_asked_of_them(understanding: LanguageUnderstanding) -> None:
    """By voice "two" may come in such a sentence. The defender, or nobody in particular, may be the player."""
    defender, hits = (
        replace(NUMBER, text="How many ships does the defender have?"),
        replace(NUMBER, text="How many hits?"),
    )
    said = ("two", "i have two", "i've got two")
    about_another = {
        (question.text, one)
        for question in (YOURS, OF_BOT, defender, hits)
        for one in said
        if understanding.typed.about_another(question, one)
    }
    assert about_another == {(OF_BOT.text, "i have two"), (OF_BOT.text, "i've got two")}


@pytest.mark.parametrize(
    ("text", "of_player"),
    [("How many of their ships are there?", False), ("How many of your ships are in it?", True)],
)
def test_whose_things_are_counted_may_be_told_without_a_verb(
    understanding: LanguageUnderstanding, text: str, of_player: bool
) -> None:
    question = replace(NUMBER, text=text)
    taken = {said for said in ("I have two", "they have two") if understanding.meaning(question, said) == Answered(2)}
    assert taken == {"I have two" if of_player else "they have two"}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("the bot turn", "bot_turn"),
        ("turn", "bot_turn"),
        ("crossed their bridge", "crossed"),
        ("its turn", None),
        ("a bridge", None),
        ("crossed", None),
        ("what you did", None),
    ],
)
def test_a_part_of_what_somebody_did_is_no_answer(said: str, meant: str | None) -> None:
    texts, answers = ("Say bot turn, or what you did.",), {"bot turn": "bot_turn", "i crossed their bridge": "crossed"}
    assert asked_as(texts, answers, said) == meant


def test_what_something_else_has_is_no_answer(understanding: LanguageUnderstanding) -> None:
    ships = replace(YES_NO, text="Does the bot have three ships in supply?")
    said = [(OF_BOT, "that card has 3"), (OF_BOT, "I have 3"), (ships, "it has ships"), (YOURS, "it has 3")]
    assert not any(isinstance(understanding.meaning(question, one), Answered) for question, one in said)
