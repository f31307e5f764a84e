"""Words with a foreign accent, that the model is taught with and tested on."""

import random

import pytest

from scripts.training.model.accents import HELD_OUT_LANGUAGES, LANGUAGES, NATIVE_VOICES, spelled
from scripts.training.model.kokoro import phonemes
from scripts.training.model.lexicon import CORE_WORDS

SPELLINGS = 20  # draws, by which every spelling of a word is met


@pytest.mark.parametrize("language", [*LANGUAGES, *HELD_OUT_LANGUAGES])
def test_every_word_is_read_by_the_voice_of_the_language(language: str) -> None:
    texts = {spelled(word, language, random.Random(i)) for word in CORE_WORDS for i in range(SPELLINGS)}
    read = phonemes("\n".join(sorted(texts)), language)
    # espeak-ng marks a word that it reads in another language with "(en)".
    assert len(read) > len(CORE_WORDS) * 3
    assert "(" not in read


@pytest.mark.parametrize(
    ("word", "voice", "read"),
    [("three", "en-us", "θɹˈiː"), ("three", "es", "tɾˈi"), ("two", "it", "tˈu"), ("six", "de", "zˈɪks")],  # noqa: RUF001
)
def test_a_word_sounds_as_the_sounds_of_the_language_allow(word: str, voice: str, read: str) -> None:
    text = word if voice.startswith("en") else spelled(word, voice, random.Random(1))
    assert phonemes(text, voice) == read


def test_no_language_that_speaks_the_tests_is_learned_from() -> None:
    native = {language for voices in NATIVE_VOICES.values() for _, language in voices}
    assert native <= set(LANGUAGES)
    assert not set(LANGUAGES) & set(HELD_OUT_LANGUAGES)
