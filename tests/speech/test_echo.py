"""The program's own voice is removed from the microphone, with the reference signal and a real canceller."""

import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.speech.audio import HEARING_RATE, Samples, resample
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.echo import EchoFree, webrtc_canceller
from voice_supercat.speech.hearing.energy import level_of
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.opening import SpeechOptions, open_speech
from voice_supercat.speech.saying.voice import Pyttsx3Voice

BLOCK = HEARING_RATE // 100
READY = 4 * BLOCK  # what the player keeps ready
PHRASES = ("yes", "no")


@given(late=st.lists(st.floats(0.0, 0.02), min_size=30, max_size=30))
def test_the_reference_has_no_gap_however_late_the_blocks_come(late: list[float]) -> None:
    reference, played = Reference(), np.arange(1, 30 * BLOCK + READY + 1).astype(np.int16)
    found = []
    for number, delay in enumerate(late):
        ahead = number * BLOCK + READY
        reference.played(played[ahead : ahead + BLOCK], HEARING_RATE, (ahead + BLOCK) / HEARING_RATE + delay)
        found.append(reference.take(number * BLOCK / HEARING_RATE, BLOCK))

    stream = np.concatenate(found)
    heard = stream[stream > 0]
    assert len(heard) > 20 * BLOCK
    assert set(np.diff(heard.astype(int))) == {1}


def test_after_a_gap_in_the_recording_the_reference_is_aligned_again() -> None:
    reference = Reference()
    played = np.arange(HEARING_RATE, dtype=np.int16)
    reference.played(played, HEARING_RATE, 1.0)
    before, after = reference.take(0.1, BLOCK), reference.take(0.6, BLOCK)

    assert int(after[0]) - int(before[0]) == HEARING_RATE // 2


def test_where_nothing_was_played_the_reference_is_silent() -> None:
    assert not Reference().take(12.0, BLOCK).any()


class Table:
    """A loudspeaker and a microphone in a living room, 40 ms apart. The reference gets what is played."""

    def __init__(self, prompt: Samples, word: Samples, reference: Reference) -> None:
        chance = np.random.default_rng(3)
        decay = np.exp(-np.arange(HEARING_RATE // 4) / (0.04 * HEARING_RATE))
        room = np.concatenate([np.zeros(HEARING_RATE // 25), chance.normal(0, 1, len(decay)) * decay * 0.03])
        self.echo = np.convolve(prompt, room)[: len(prompt)]
        self._played, self._reference = np.pad(prompt, (0, READY)), reference
        self._near = self.echo + chance.normal(0, 15, len(prompt))
        self._near[-len(word) - HEARING_RATE : -HEARING_RATE] += word
        self.at = 0

    def read(self, seconds: float) -> Block | None:  # noqa: ARG002
        if self.at + BLOCK > len(self._near):
            return None
        ahead = self.at + READY
        self._reference.played(self._played[ahead : ahead + BLOCK], HEARING_RATE, (ahead + BLOCK) / HEARING_RATE)
        start, self.at = self.at, self.at + BLOCK
        return Block(self._near[start : self.at].astype(np.int16), start / HEARING_RATE, self.at / HEARING_RATE)

    def close(self) -> None:
        """Nothing to close."""


class Louder:
    """A stand-in for a canceller that only changes the volume."""

    def __init__(self, times: float) -> None:
        self._times = times

    def process(self, near: Samples, far: Samples) -> Samples:  # noqa: ARG002
        return (near * self._times).astype(np.int16)


def test_words_are_recognised_where_the_echo_is_only_subtracted() -> None:
    question = np.full(2 * HEARING_RATE, 4000, np.int16)
    reference = Reference()

    def first(subtracting: Louder | None) -> Block:
        table = Table(question, question[:100], reference)
        block = EchoFree(table, reference, Louder(0.0), subtracting).read(0.0)
        assert block is not None
        return block

    assert not first(Louder(0.5)).samples.any(), "what the canceller leaves stops a prompt"
    assert first(Louder(0.5)).to_recognise.any()
    assert not first(None).to_recognise.any()


def spoken(text: str) -> Samples:
    """The text as sound at 16 kHz, at half of full scale."""
    voice = Pyttsx3Voice()
    sound = voice.render(text)
    voice.close()
    samples = resample(sound.samples, sound.rate, HEARING_RATE)
    return (samples * (16_000 / np.abs(samples.astype(int)).max())).astype(np.int16)


@pytest.mark.audio
def test_webrtc_removes_the_prompt_and_keeps_the_answer() -> None:
    pytest.importorskip("pywebrtc_audio", reason="the optional echo canceller is not installed")
    question = spoken("Does the bot have any resources, or a Weapon or Union guild card?")
    prompt = np.concatenate([question, question, np.zeros(2 * HEARING_RATE, np.int16)])
    reference = Reference()
    table = Table(prompt, spoken("no"), reference)
    free = EchoFree(table, reference, webrtc_canceller())
    left = [block.samples for _ in range(len(question) // BLOCK) if (block := free.read(0.0))]

    hearing = BargeIn(free, Recogniser(VoskDecoder(load_model(find_model()))))
    hearing.start(PHRASES, phrase_check(PHRASES))
    heard = [utterance.text for _ in range(len(prompt) // BLOCK) if (utterance := hearing.poll(0.0))]

    second = slice(HEARING_RATE, None)
    assert level_of(np.concatenate(left)[second]) < level_of(table.echo[: len(question)][second]) - 15
    assert [text for text in heard if text] == ["no"]


def test_a_missing_canceller_gives_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pywebrtc_audio", None)
    with pytest.raises(SpeechFault, match=r"^The echo canceller is not installed .*\.$"):
        webrtc_canceller()
    notices: list[str] = []

    open_speech(SpeechOptions(hear=False, speak=False, listening="canceller"), notices.append).close()

    assert [notice for notice in notices if "canceller" in notice] == [
        "The echo canceller is not installed (pip install 'voice-supercat[echo]'); I am deaf while I speak."
    ]
