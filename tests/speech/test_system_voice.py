"""The voice of the system that the tests run on: its sentences are whole, and what it says can be recognised."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_supercat.cli import main
from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.every_voice import EveryVoice

pytestmark = pytest.mark.audio

RATE = 150  # words a minute
SENTENCES = (
    "Which two cards did the bot draw?",
    "Does it have material, fuel, or a relic?",
    "The bot surpasses with aggression five, for two actions.",
    "Is only one such move possible?",
    "Move to get at least one new claim.",
    "How many actions did that take?",
    "Keep control of the system they leave, if possible.",
    "Can it secure a card, or use favorable combat to contend Tyrant?",
    "Discard construction two.",
    "One action left.",
)
SHORTEST, LONGEST = 0.5, 1.8  # times what so many words take at that rate
HEARD = ("yes", "no", "three", "five", "seven")


@pytest.fixture(scope="module")
def voice() -> Iterator[EveryVoice]:
    speaking = EveryVoice(Manner(words_per_minute=RATE), print)
    try:
        speaking.voice_name()
    except SpeechFault as fault:
        if sys.platform != "linux":  # which alone has systems without a voice
            raise
        pytest.skip(str(fault))
    yield speaking
    speaking.close()


def test_ten_sentences_are_as_long_as_their_words(voice: EveryVoice) -> None:
    lengths = {}
    for text in SENTENCES:
        sound = voice.render(text)
        lengths[text] = len(sound.samples) / sound.rate / (len(text.split()) * 60 / RATE)
    assert all(SHORTEST < share < LONGEST for share in lengths.values()), lengths


def test_the_same_sentence_is_as_long_each_time(voice: EveryVoice) -> None:
    other = EveryVoice(Manner(words_per_minute=RATE), print)
    for text in SENTENCES:
        first, again = voice.render(text), other.render(text)
        assert len(again.samples) == pytest.approx(len(first.samples), rel=0.02), text
    other.close()


def test_what_it_says_can_be_recognised(voice: EveryVoice, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for word in HEARD:
        sound = voice.render(word)
        files.append(tmp_path / f"{word}.wav")
        write_wav(files[-1], sound.samples, sound.rate)
    assert main(("hear", "--grammar", "yes_no", *map(str, files[:2]))) == 0
    assert main(("hear", "--grammar", "number", *map(str, files[2:]))) == 0
    heard = [line.split("\t")[1] for line in capsys.readouterr().out.splitlines()]
    right = [word for word, said in zip(heard, HEARD, strict=True) if word == said]
    assert len(right) >= len(HEARD) - 1, heard  # nobody has tried every voice
    assert (heard[0], heard[1]) not in (("no", "no"), ("yes", "yes"))
