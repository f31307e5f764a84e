"""Reading back: earcons, words, or nothing tell the player what was understood."""

import pytest
from uncertain_answers import CARDS, converse, up_to_a

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.settings import Settings


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
