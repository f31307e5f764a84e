"""What the books say is equally loud at every rate, also after resampling, and never clips at the greatest volume."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.book_words import sounds_of
from voice_supercat.cli.library import open_book
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.steps import short_of, text_of
from voice_supercat.speech.audio import resample
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.every_voice import open_voice
from voice_supercat.speech.saying.loudness import TARGET, amplified
from voice_supercat.speech.saying.meter import loudness, peaks
from voice_supercat.speech.saying.natural import NATURAL
from voice_supercat.speech.saying.pronouncing import pronounced
from voice_supercat.speech.settings import FASTEST, LOUDEST, SLOWEST

SENTENCES = 12
DEVICE = 48_000  # Hz


def texts_of(book: Book) -> list[str]:
    """The shortest of its sentences, and others by chance."""
    steps = engine_of(book).program.steps.values()
    found = {text for step in steps for text in (text_of(step.does), short_of(step.does) or "")}
    written = sorted((text for text in found if text and "{" not in text), key=lambda text: (len(text), text))
    return [*written[:SENTENCES], *random.Random(1).sample(written, SENTENCES)]


def rates_of(voice: str | None) -> Iterator[int]:
    yield from (SLOWEST, 180, 350, FASTEST) if voice is None else (180,)


@pytest.mark.audio
@pytest.mark.parametrize("voice", [None, NATURAL])
@pytest.mark.parametrize("book_id", book_ids())
def test_every_sentence_is_within_one_unit_of_the_target(book_id: str, voice: str | None) -> None:
    book = open_book(book_id)
    try:
        reader = open_voice(Manner(voice=voice))
    except SpeechFault as fault:
        pytest.skip(str(fault))
    spellings = sounds_of(book).spellings
    for rate in rates_of(voice):
        reader.set_manner(Manner(words_per_minute=rate, voice=voice))
        for text in texts_of(book):
            sound = reader.render_as_spelled(pronounced(text, spellings))
            played = resample(sound.samples, sound.rate, DEVICE) / 32_768
            louder = resample(amplified(sound.samples, LOUDEST), sound.rate, DEVICE) / 32_768
            assert loudness(played, DEVICE) == pytest.approx(TARGET, abs=1), (text, rate)
            for heard in (played, louder):
                assert 20 * np.log10(peaks(heard, len(heard))[0]) < -1, (text, rate)
    reader.close()
