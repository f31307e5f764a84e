"""Audio files of any rate in, samples at 16 kHz out."""

import wave
from pathlib import Path

import numpy as np
import pytest
import soundfile
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.speech.audio import Resampler, Samples, read_audio, read_for_hearing, resample, write_wav
from voice_supercat.speech.faults import SpeechFault


def sine(rate: int, seconds: float = 0.5, pitch: float = 440.0) -> Samples:
    return (10_000 * np.sin(2 * np.pi * pitch * np.arange(int(rate * seconds)) / rate)).astype(np.int16)


@pytest.mark.parametrize("rate", [8_000, 11_025, 22_050, 32_000, 44_100, 48_000])
def test_resampling_keeps_the_tone(rate: int) -> None:
    found = resample(sine(rate), rate, 16_000)
    expected = sine(16_000)
    assert len(found) == len(sine(rate)) * 16_000 // rate
    assert np.abs(found.astype(int) - expected[: len(found)])[200:-200].max() < 10


@given(st.lists(st.integers(0, 900), max_size=12), st.sampled_from([8_000, 44_100, 48_000]))
def test_resampling_in_pieces_is_resampling_at_once(cuts: list[int], rate: int) -> None:
    samples = sine(rate, 0.1)
    resampler = Resampler(rate, 16_000)
    pieces = [resampler.feed(piece) for piece in np.split(samples, sorted(cut for cut in cuts if cut < len(samples)))]
    assert np.array_equal(np.concatenate([*pieces, resampler.flush()]), resample(samples, rate, 16_000))


@pytest.mark.parametrize("width", [1, 2, 3, 4])
@pytest.mark.parametrize("channels", [1, 2])
def test_wav_of_any_width(tmp_path: Path, width: int, channels: int) -> None:
    samples = sine(16_000)
    frames = np.repeat(samples.astype(np.int32) << 16, channels)
    if width == 1:
        data = ((frames >> 24) + 128).astype(np.uint8).tobytes()
    else:
        data = frames.astype("<i4").view(np.uint8).reshape(-1, 4)[:, 4 - width :].tobytes()
    with wave.open(str(tmp_path / "a.wav"), "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(width)
        out.setframerate(16_000)
        out.writeframes(data)
    found = read_for_hearing(tmp_path / "a.wav")
    assert np.abs(found.astype(int) - samples).max() <= (256 if width == 1 else 1)


@pytest.mark.parametrize("suffix", ["flac", "ogg"])
def test_flac_and_ogg(tmp_path: Path, suffix: str) -> None:
    soundfile.write(tmp_path / f"a.{suffix}", sine(22_050), 22_050)
    assert len(read_for_hearing(tmp_path / f"a.{suffix}")) == 8_000


def test_wav_of_floating_point(tmp_path: Path) -> None:
    samples = sine(16_000)
    soundfile.write(tmp_path / "a.wav", samples / np.float32(32_768), 16_000, subtype="FLOAT")
    assert np.array_equal(read_for_hearing(tmp_path / "a.wav"), samples)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "there is no such file"),
        (b"", "no sound file that can be read"),
        (b"RIFF", "no sound file that can be read"),
        (b"This is text, not sound." * 9, "no sound file that can be read"),
    ],
)
def test_bad_files_are_named(tmp_path: Path, content: bytes | None, expected: str) -> None:
    path = tmp_path / "bad.wav"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SpeechFault, match=r"bad\.wav: ") as caught:
        read_audio(path)
    assert expected in str(caught.value)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="is no file; check the name"):
        read_audio(tmp_path)


def test_a_file_without_samples_is_named(tmp_path: Path) -> None:
    write_wav(tmp_path / "empty.wav", sine(16_000, 0.0), 16_000)
    with pytest.raises(SpeechFault, match=r"empty\.wav: holds no sound"):
        read_audio(tmp_path / "empty.wav")


def test_a_truncated_file_gives_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "cut.wav"
    write_wav(path, sine(16_000), 16_000)
    path.write_bytes(path.read_bytes()[:4_001])
    assert len(read_audio(path)[0]) == (4_001 - 44) // 2


def test_an_unwritable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SpeechFault, match="cannot be written"):
        write_wav(tmp_path / "none" / "a.wav", sine(16_000), 16_000)
