"""Measures how fast a voice renders: `python scripts/benchmarks/voice.py [--voice natural]`.

The questions of one game of `supercat-base`, each rendered once as the program renders it:

ready_s      until the voice can render
sentences    how many
speech_s     seconds of speech they make
cpu_ratio    seconds of computing, all cores together, for one second of speech; other programs do not add to it
wall_ratio   seconds on the clock for one second of speech, with the cores that are free
"""

import argparse
import os
import sys
import time
from contextlib import closing
from pathlib import Path

from scripts.benchmarks.robot.partner import Partner
from scripts.benchmarks.robot.table_talk import prompts_of
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.every_voice import open_voice
from voice_supercat.speech.saying.voice import RenderedVoice


def main() -> int:
    """Render and print. 1 and one sentence where there is no such voice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--voice", default="natural", metavar="NAME", help="`natural`, or a file of Piper's")
    args = parser.parse_args()
    started = time.perf_counter()
    try:
        with closing(open_voice(Manner(voice=args.voice))) as voice:
            voice.voice_name()
            ready = time.perf_counter() - started
            found = rendered(voice, prompts_of(Partner(1)))
    except SpeechFault as fault:
        print(fault, file=sys.stderr)
        return 1
    print("\n".join(f"{name}\t{value:.3g}" for name, value in {"ready_s": ready, **found}.items()))
    return 0


def rendered(voice: RenderedVoice, sentences: list[str]) -> dict[str, float]:
    """The figures of these sentences."""
    wall, cpu = time.perf_counter(), _computed(voice.pid)
    sounds = [voice.render(sentence) for sentence in sentences]
    wall, cpu = time.perf_counter() - wall, _computed(voice.pid) - cpu
    speech = sum(len(sound.samples) / sound.rate for sound in sounds)
    return {"sentences": len(sounds), "speech_s": speech, "cpu_ratio": cpu / speech, "wall_ratio": wall / speech}


def _computed(pid: int) -> float:
    """Seconds that the cores have computed for the process; read from Linux's `/proc`."""
    if sys.platform == "win32":
        raise NotImplementedError
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # in user and in system mode


if __name__ == "__main__":
    raise SystemExit(main())
