"""Reading back: earcons, words, or nothing tell the player what was understood."""

import pytest
from uncertain_answers import CARDS, converse, up_to_a

from voice_supercat.dialogue.conversation.confirmation import said_anyway
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.state import Offer
from voice_supercat.speech.settings import Settings

OFFERS = tuple(Offer(name, "can it", f"move to a {name}", f"move to a {name}") for name in ("claim", "city"))


def test_reading_back_can_be_words_or_nothing(played: Engine) -> None:
    words, saying, _ = converse(played, CARDS, "no", settings=Settings(signals="words"))
    assert words[0] == "No."
    assert saying.signals == []
    _, saying, _ = converse(played, CARDS, "", "no", settings=Settings(signals="off"))
    assert saying.signals == []


@pytest.mark.parametrize("kind", ["cards", "card", "choice"])
def test_cards_and_choices_are_read_back_in_words(played: Engine, kind: str) -> None:
    answers = up_to_a(played, kind)
    last, saying, _ = converse(played, *answers)
    assert last[0] == f"{answers[-1].capitalize()}."
    assert saying.signals[-1] == "number"


def test_terse_wording_reads_back_cards_but_no_clear_choice(played: Engine) -> None:
    brief = Settings(wording="terse")
    cards, *_ = converse(played, CARDS, settings=brief)
    assert cards[0] == f"{CARDS.capitalize()}."
    *before, choice = up_to_a(played, "choice")
    clear, *_ = converse(played, *before, choice, settings=brief)
    assert f"{choice.capitalize()}." not in clear


def test_yes_no_and_done_are_not_read_back_in_words(played: Engine) -> None:
    last, saying, _ = converse(played, CARDS, "no")
    assert last == ["Which card was led?"]
    assert saying.signals[-1] == "no"
    last, *_ = converse(played, *up_to_a(played, "ack"))
    assert last[0] != "Done."


def test_what_the_next_sentence_names_is_not_read_back_before_it() -> None:
    several = AskEvent(text="Move to a new claim or to a rival city?", step="mobilization/3.1", offers=OFFERS)
    assert said_anyway("Claim.", several, ["Move to a new claim."])
    assert not said_anyway("Claim.", several, ["Administration 2 leads, for four actions."])
    one = AskEvent(text="How many ways?", step="pick/count", expect="number")
    assert not said_anyway("Two.", one, ["How many of those two share the shortest path?"])


@pytest.mark.parametrize(
    ("read_back", "line", "anyway"),
    [
        ("Explore.", "Explore next to its own.", True),
        ("Explore.", "Conquer, explore, or none?", False),
        ("One.", "Take that one.", False),
        ("Explore.", "A tile there.", False),
    ],
)
def test_a_choice_is_not_read_back_where_the_next_instruction_names_it(read_back: str, line: str, anyway: bool) -> None:
    question = AskEvent(text="What now?", expect="choice", choices=("explore", "one"))
    assert said_anyway(read_back, question, [line]) is anyway
