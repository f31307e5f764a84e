"""Phrases that a model cannot hear are told, each unknown word once."""

from pathlib import Path

import pytest
from vocabularies import every_grammar, words_of

from voice_supercat.language.grammars import phrases_of
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.unheard import OTHER_WORDS, UnheardPhrases, cannot_hear, known_words, unheard

KNOWN = frozenset({"the", "cave", "door", "take_it_back"})
REMEDY = "run `more`"


def test_the_shipped_model_knows_all_that_ships() -> None:
    assert unheard(phrases_of(every_grammar(), every_grammar()), known_words(find_model()).__contains__) == {}


def test_the_words_of_a_model_are_known_without_loading_it() -> None:
    model, listed = load_model(find_model()), known_words(find_model())
    words = [*words_of(every_grammar()), "take_it_back", "floccinaucinihilipilification"]
    assert [word in listed for word in words] == [model.knows(word) for word in words]


def test_a_phrase_is_heard_by_its_words_or_as_a_whole() -> None:
    phrases = ["the cave", "take it back", "the old mill", "door"]
    assert unheard(phrases, KNOWN.__contains__) == {"the old mill": ["old", "mill"]}


@pytest.mark.parametrize(
    ("phrases", "sentence"),
    [
        (["mill"], 'The model tea cannot hear "mill": type it, or run `more`.'),
        (["mill", "old inn"], 'The model tea cannot hear "mill" and "old inn": type them, or run `more`.'),
        ([*"abcdef"], 'The model tea cannot hear "a", "b", "c", "d" and 2 more: type them, or run `more`.'),
    ],
)
def test_a_few_are_named_in_one_sentence(phrases: list[str], sentence: str) -> None:
    assert cannot_hear("tea", phrases, REMEDY) == sentence


def test_of_phrases_in_each_other_the_shortest_is_reported() -> None:
    notices: list[str] = []
    UnheardPhrases(notices.append).tell(
        "tea", KNOWN.__contains__, ["mill", "only mill", "mill and cave", "old inn"], REMEDY
    )
    assert notices == ['The model tea cannot hear "mill" and "old inn": type them, or run `more`.']


def test_each_word_is_reported_once() -> None:
    notices: list[str] = []
    unheard_phrases = UnheardPhrases(notices.append)
    for phrases in (["the cave", "mill"], ["the mill", "door"]):
        unheard_phrases.tell("tea", KNOWN.__contains__, phrases, REMEDY)
    assert notices == ['The model tea cannot hear "mill": type it, or run `more`.']
    unheard_phrases.tell("tea", KNOWN.__contains__, ["the mill", "the old inn"], REMEDY)
    assert notices[1:] == ['The model tea cannot hear "the old inn": type it, or run `more`.']


def test_what_only_a_game_names_is_reported_when_it_is_asked() -> None:
    notices: list[str] = []
    model = load_model(find_model())
    decoder = VoskDecoder(model, UnheardPhrases(notices.append))
    decoder.use(["yes", "floccinaucinihilipilification"])
    decoder.use(["no", "floccinaucinihilipilification"])
    assert notices == [cannot_hear(model.path.name, ["floccinaucinihilipilification"], OTHER_WORDS)]


def test_a_model_whose_words_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match=r"words\.txt: the words of this model cannot be read"):
        known_words(tmp_path)
