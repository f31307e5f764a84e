"""So many words a minute are heard in the sentences of the books, not only in those that the voice is tried with."""

import random

import pytest

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.steps import text_of
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.voice import Pyttsx3Voice, RenderedVoice

SENTENCES = 100


def sentences_of(book_id: str) -> list[str]:
    steps = engine_of(open_book(book_id)).program.steps.values()
    written = sorted({text for step in steps if (text := text_of(step.does)) and "{" not in text})
    return random.Random(1).sample(written, min(SENTENCES, len(written)))


def words_a_minute(voice: RenderedVoice, sentences: list[str]) -> float:
    sounds = [voice.render(sentence) for sentence in sentences]
    return 60 * sum(len(one.split()) for one in sentences) / sum(len(sound.samples) / sound.rate for sound in sounds)


@pytest.mark.audio
@pytest.mark.parametrize("wanted", [100, 180, 350, 600])
def test_the_books_are_heard_at_the_rate(wanted: int) -> None:
    """The words of one game are longer than those of another, so each by itself is up to an eighth off."""
    voice = Pyttsx3Voice(Manner(words_per_minute=wanted))
    heard = [words_a_minute(voice, sentences_of(book_id)) for book_id in book_ids()]
    voice.close()
    assert sum(heard) / len(heard) == pytest.approx(wanted, rel=0.05)
    assert heard == pytest.approx([wanted] * len(heard), rel=0.12)
