"""What a microphone or a recording does to a voice should not change the answer."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from humans import clips_of

from voice_supercat.speech.audio import Samples, read_audio, resample, write_wav
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import phrase_check

SPEAKERS = 6
PHRASES = ("yes", "no")
FULL_SCALE = 32_767

Spoiled = tuple[Samples, int]


def clipped(samples: Samples, rate: int) -> Spoiled:
    loud = samples.astype(np.float32) * (2 * FULL_SCALE / np.abs(samples).max())
    return np.clip(loud, -FULL_SCALE, FULL_SCALE).astype(np.int16), rate


def off_centre(samples: Samples, rate: int) -> Spoiled:
    return np.clip(samples.astype(np.int32) + 4_000, -FULL_SCALE, FULL_SCALE).astype(np.int16), rate


def faint(samples: Samples, rate: int) -> Spoiled:
    return (samples.astype(np.float32) * (800 / np.abs(samples).max())).astype(np.int16), rate


def faint_and_cut(samples: Samples, rate: int) -> Spoiled:
    wide = samples.astype(np.float32) * (200 / np.abs(samples).max())
    loud = np.flatnonzero(np.abs(wide) > 40)
    return wide[loud[0] : loud[-1]].astype(np.int16), rate


def of_studio(samples: Samples, rate: int) -> Spoiled:
    return resample(samples, rate, 3 * rate), 3 * rate


@pytest.fixture(scope="module")
def decoder() -> VoskDecoder:
    return VoskDecoder(load_model(find_model()))


@pytest.mark.parametrize("spoil", [clipped, off_centre, faint, faint_and_cut, of_studio])
@pytest.mark.parametrize("word", PHRASES)
def test_hardly_an_answer_is_lost(
    word: str, spoil: Callable[[Samples, int], Spoiled], decoder: VoskDecoder, tmp_path: Path
) -> None:
    next_clip = clips_of(word)
    pairs = []
    for _ in range(SPEAKERS):
        clip, spoiled = next_clip(), tmp_path / "spoiled.wav"
        write_wav(spoiled, *spoil(*read_audio(clip)))
        pairs.append((heard(clip, decoder), heard(spoiled, decoder)))

    before, after = (list(answers).count(word) for answers in zip(*pairs, strict=True))
    assert before >= SPEAKERS - 2, pairs
    assert after >= SPEAKERS - 2, pairs


def heard(recording: Path, decoder: VoskDecoder) -> str:
    return hear_file(recording, Recogniser(decoder, source="file"), PHRASES, phrase_check(PHRASES)).text
