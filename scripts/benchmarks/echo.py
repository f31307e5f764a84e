"""Compares echo cancellers on simulated scenes: a loudspeaker, a room, a microphone, a player who talks over prompts.

Usage: python scripts/benchmarks/echo.py --audio FOLDER [--scenes N] [--seed N] [--cheap]

FOLDER holds `manifest.tsv` (path, dataset, speaker, transcript, licence, use) with recordings of "yes" and "no" and
responses of rooms. Prompts are spoken by the program's own voice and go through the program's own reference, echo
path and recogniser; only the air between loudspeaker and microphone is computed. One row for each canceller that is
installed, and one without any:

erle_db     echo return loss enhancement: how much softer the prompt is in what is heard, after its first second
stopped     share of prompts that their own echo stops
misheard    share of prompts in whose own echo an answer or a command is heard
right, wrong
            share of words spoken over a prompt that are taken rightly and wrongly; _0: as loud as the echo, _6: 6 dB
            louder
stops       share of such words that stop the prompt, and no echo before them has
stop_ms     median time from the first sound of such a word to the decision to stop the prompt
rtf         seconds of computing for one second of sound

The last row, headphones, has no canceller and an echo 30 dB fainter.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from scripts.benchmarks import seeded
from scripts.benchmarks.robot.echoes import BLOCK, WORD_AT, Air, Scene, drawn_scenes
from scripts.benchmarks.robot.levels import active_level
from voice_supercat.language.grammars import offered_phrases, phrases_of, shipped_grammars
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.echo import Canceller, EchoFree, webrtc_canceller
from voice_supercat.speech.hearing.endpoint import usual_among
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import Utterance, phrase_check

CONVERGED = 1.0  # seconds
LOUDNESSES = (0.0, 6.0)  # dB of a word over the echo
LEAKING = -30.0  # dB; what of a prompt gets from headphones into the microphone, measured on the echo of a loudspeaker


def main() -> int:
    """Measure every canceller there is and print one row for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--audio", type=Path, required=True, help="folder with manifest.tsv")
    parser.add_argument("--scenes", type=int, default=40, help="rooms and words tried with each canceller")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cheap", action="store_true", help="a loudspeaker that distorts, a clock that drifts")
    args = parser.parse_args()
    scenes = drawn_scenes(args.audio, args.scenes, random.Random(args.seed), cheap=args.cheap)
    judge = Judge()
    over = [f"{name}_{loudness:.0f}" for loudness in LOUDNESSES for name in ("right", "wrong", "stops", "stop_ms")]
    print("\t".join(["canceller", "erle_db", "stopped", "misheard", *over, "rtf"]), flush=True)
    rows = [(name, scenes, make) for name, make in cancellers()]
    rows.append(("headphones", [scene.fainter(LEAKING) for scene in scenes], Untouched))
    for name, heard_at, make in rows:
        with seeded.named(args.seed):
            figures = judge.figures(heard_at, make)
        print("\t".join([name, *(f"{figure:.3g}" for figure in figures)]), flush=True)
    return 0


def cancellers() -> Iterator[tuple[str, Callable[[], Canceller]]]:
    """Those that are installed."""
    yield "none", Untouched
    for name, make in (
        ("webrtc (pywebrtc-audio)", webrtc_canceller),
        ("webrtc (livekit)", Livekit),
        ("speex (pyaec)", Speex),
    ):
        try:
            make()
        except Exception as error:
            print(f"{name}: not measured ({error})")
            continue
        yield name, make


class Untouched:
    """No canceller."""

    def process(self, near: Samples, far: Samples) -> Samples:  # noqa: ARG002
        return near


class Livekit:
    """WebRTC's canceller as the wheel `livekit` carries it."""

    def __init__(self) -> None:
        from livekit import rtc

        self._frame: Any = rtc.AudioFrame
        self._module = rtc.AudioProcessingModule(echo_cancellation=True)

    def process(self, near: Samples, far: Samples) -> Samples:
        played, heard = (self._frame(part.tobytes(), HEARING_RATE, 1, len(part)) for part in (far, near))
        self._module.process_reverse_stream(played)
        self._module.process_stream(heard)
        return np.frombuffer(bytes(heard.data), np.int16)


class Speex:
    """Speex's canceller as the wheel `pyaec` carries it, with 0.2 s of memory and its own suppressor."""

    def __init__(self) -> None:
        from pyaec import Aec

        self._aec: Any = Aec(BLOCK, HEARING_RATE // 5, HEARING_RATE, True)

    def process(self, near: Samples, far: Samples) -> Samples:
        return np.array(self._aec.cancel_echo(near.tolist(), far.tolist()), np.int16)


class Judge:
    """Hears as the program does in play: yes and no, with all commands."""

    def __init__(self) -> None:
        grammars = shipped_grammars()
        self._commands, self._offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)
        self._phrases = phrases_of(grammars, ["yes_no", "command"])
        self._usual = usual_among(self._phrases, self._offered)
        self._decoder = VoskDecoder(load_model(find_model()))

    def figures(self, scenes: Sequence[Scene], make: Callable[[], Canceller]) -> list[float]:
        """The columns after the name."""
        started = time.process_time()
        losses, seconds = zip(*(self._loss(scene, make()) for scene in scenes), strict=True)
        cost = (time.process_time() - started) / sum(seconds)
        alone = [self._over(scene, None, make()) for scene in scenes]
        figures = [
            statistics.mean(losses),
            statistics.mean(stop is not None for stop, _ in alone),
            statistics.mean(any(one.text for one in heard) for _, heard in alone),
        ]
        for above in LOUDNESSES:
            spoken = [(scene, *self._over(scene, above, make())) for scene in scenes]
            answers = [(scene.said, self._meaning(heard)) for scene, _, heard in spoken]
            figures += [statistics.mean(said == taken for said, taken in answers)]
            figures += [statistics.mean(taken not in (said, "") for said, taken in answers)]
            stops = [1000 * (stop - WORD_AT) for _, stop, _ in spoken if stop is not None and stop > WORD_AT]
            figures += [len(stops) / len(spoken), statistics.median(stops) if stops else float("nan")]
        return [*figures, cost]

    def _loss(self, scene: Scene, canceller: Canceller) -> tuple[float, float]:
        """Decibels taken off the echo, and seconds of sound."""
        reference = Reference()
        air = Air(scene, None, reference)
        free = EchoFree(air, reference, canceller)
        clean = []
        while not air.over:
            if (block := free.read(0.0)) and air.at > 0:
                clean.append(block.samples)
        span = slice(int(CONVERGED * HEARING_RATE), len(scene.prompt))
        loss = active_level(scene.echo[span]) - active_level(np.concatenate(clean)[span])
        return loss, len(clean) * BLOCK / HEARING_RATE

    def _over(self, scene: Scene, above: float | None, canceller: Canceller) -> tuple[float | None, list[Utterance]]:
        """When the prompt is stopped, and all that is heard, in seconds of the prompt."""
        reference = Reference()
        air = Air(scene, above, reference)
        free = EchoFree(air, reference, canceller)
        hearing = BargeIn(free, self._recogniser())
        hearing.start(self._phrases, phrase_check(self._phrases))
        while air.at < 0:
            if hearing.interrupted():
                hearing.start(self._phrases, phrase_check(self._phrases))
        hearing.start(self._phrases, phrase_check(self._phrases))
        stop: float | None = None
        heard: list[Utterance] = []
        while not air.over:
            if stop is None and air.at < len(scene.prompt):
                if hearing.interrupted():
                    stop = air.at / HEARING_RATE
                    air.stop()
            elif utterance := hearing.poll(0.0):
                heard.append(utterance)
        return stop, heard

    def _recogniser(self) -> Recogniser:
        return Recogniser(self._decoder, self._commands, offered=self._offered)

    def _meaning(self, heard: Sequence[Utterance]) -> str:
        taken = next((one.text for one in heard if one.text), "")
        return self._usual.get(taken, taken)


if __name__ == "__main__":
    raise SystemExit(main())
