"""Measures how surely one hears that a question has ended: `python scripts/benchmarks/turn_cues.py [--voice NAME]`.

Renders questions and statements of a game. For each cue it prints how often a question scores higher than a statement,
of all pairs, in per cent: 100 can always be told, 50 is chance.

pitch    how far the voice rises at the end of the line, as the engine does it
raised   the whole question a tenth higher, as a second variant of the voice would be: its mean pitch
tick     the tick after the last word, in noise 10 dB below the voice: its shape at the end of the sound
"""

import argparse
import itertools
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from scripts.benchmarks.robot.partner import Partner
from scripts.benchmarks.robot.table_talk import prompts_of
from scripts.benchmarks.spoken_time import Measured
from voice_supercat.speech.audio import Samples, resample
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.every_voice import open_voice

_LOWEST, _HIGHEST = 70, 400  # Hz
_FRAME, _STEP, _END = 0.04, 0.01, 0.25  # seconds
_VOICED = 0.5  # share of the power that a period explains
_RAISED = 1.1
_SNR = 10.0  # dB


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--voice", default=None)
    parser.add_argument("--rate", type=int, default=180)
    parser.add_argument("--lines", type=int, default=40, help="of each kind")
    args = parser.parse_args()
    said = dict.fromkeys(Measured("supercat-base", 12, 1).spoken("full").sentences)
    questions = [text for text in dict.fromkeys([*prompts_of(Partner(1)), *said]) if text.endswith("?")][: args.lines]
    statements = [text for text in said if text.endswith(".")][: args.lines]
    voice = open_voice(Manner(words_per_minute=args.rate, voice=args.voice))

    def rendered(texts: Sequence[str]) -> list[Samples]:
        return [resample(sound.samples, sound.rate, RATE) for sound in map(voice.render, texts)]

    asked, told = rendered(questions), rendered(statements)
    voice.close()
    higher = [resample(sound, round(RATE * _RAISED), RATE) for sound in asked]
    ticked = [np.concatenate([sound, earcon("turn")]) for sound in asked]
    for name, with_cue, score in (
        ("pitch", asked, _rise),
        ("raised", higher, _mean_pitch),
        ("tick", ticked, _tick),
    ):
        print(f"{name}\t{_told_apart(with_cue, told, score):.0f} %", flush=True)


def _told_apart(questions: Iterable[Samples], told: Iterable[Samples], score: Callable[[Samples], float]) -> float:
    pairs = itertools.product(map(score, map(_noisy, questions)), list(map(score, map(_noisy, told))))
    return 100 * float(np.mean([(one > other) + 0.5 * (one == other) for one, other in pairs]))


def _noisy(sound: Samples) -> Samples:
    level = np.sqrt(np.mean(sound.astype(np.float64) ** 2)) * 10 ** (-_SNR / 20)
    return np.asarray(sound + np.random.default_rng(len(sound)).normal(0, level, len(sound)), np.int16)


def _pitches(sound: Samples) -> np.ndarray:
    """Hz of each voiced frame, with its place."""
    frame, shortest, longest = round(_FRAME * RATE), RATE // _HIGHEST, RATE // _LOWEST
    found = []
    for at in range(0, len(sound) - frame, round(_STEP * RATE)):
        piece = sound[at : at + frame].astype(np.float64)
        piece -= piece.mean()
        alike = np.correlate(piece, piece, "full")[frame - 1 :]
        period = shortest + int(np.argmax(alike[shortest:longest]))
        if alike[period] > _VOICED * alike[0] > 0:
            found.append((at, RATE / period))
    return np.array(found).reshape(-1, 2)


def _rise(sound: Samples) -> float:
    pitches = _pitches(sound)
    last = pitches[pitches[:, 0] > len(sound) - _END * RATE, 1]
    half = len(last) // 2
    return float(np.log(np.median(last[half:]) / np.median(last[:half]))) if half else 0.0


def _mean_pitch(sound: Samples) -> float:
    pitches = _pitches(sound)
    return float(np.median(pitches[:, 1])) if len(pitches) else 0.0


def _tick(sound: Samples) -> float:
    shape = earcon("turn").astype(np.float64)
    end = sound[-2 * len(shape) :].astype(np.float64)
    alike = np.correlate(end, shape, "valid")
    power = np.convolve(end**2, np.ones(len(shape)), "valid")
    return float(np.max(alike / np.sqrt(power * (shape**2).sum() + 1)))


if __name__ == "__main__":
    main()
