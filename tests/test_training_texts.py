"""What only synthetic voices say, each phrase by many of them."""

from pathlib import Path

from scripts.training.model.lexicon import CORE_WORDS, DIGITS, Lexicon, grammar_phrases
from scripts.training.model.synthesis import COUNTS
from scripts.training.model.texts import Texts

GRAMMARS = Path(__file__).parents[1] / "grammars"
IN_ENGLISH = Texts(Lexicon(), GRAMMARS, ["apple", "knife"]).in_english


def test_each_set_has_sounds_and_every_word_of_it_a_pronunciation() -> None:
    lexicon = Lexicon()
    assert IN_ENGLISH.keys() <= COUNTS.keys()
    words = {word for phrases in IN_ENGLISH.values() for phrase in phrases for word in phrase.split()}
    assert {word for word in words if not lexicon.phones(word)} == set()


def test_half_of_the_numbers_are_none_and_the_others_are_said_by_few_people() -> None:
    numbers = IN_ENGLISH["numbers"]
    assert 0.4 < numbers.count("none") / len(numbers) < 0.6
    assert {"ten", "thirteen", "thirty", "fifty"} <= {*numbers}
    assert not {*numbers} & {*CORE_WORDS}


def test_no_aside_is_an_answer_that_every_game_has_nor_a_command() -> None:
    said = {phrase for name in ("yes_no", "number", "command") for phrase in grammar_phrases(GRAMMARS, only=name)}
    assert said & {*IN_ENGLISH["asides"]} == set()


def test_what_is_counted_stands_behind_a_number() -> None:
    counted = [phrase.split() for phrase in IN_ENGLISH["counted"]]
    numbers = {"none", "ten", "eleven", "twelve", *DIGITS} - {"zero"}
    assert all(words[0] in numbers and words[1] not in numbers for words in counted)
    assert {sum(word in numbers for word in words) for words in counted} == {1, 2}
