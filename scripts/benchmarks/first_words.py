"""Measures what a tone does to the first word of what follows: `python scripts/benchmarks/first_words.py`.

Needs pocketsphinx. It hears each prompt in noise and chooses among sentences that differ in the first word only. One
row for each way to play the tone: before the words, over them at so many dB against the voice, or not at all; with the
share of first words that were wrong, and the milliseconds by which the words begin later.
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np
import pocketsphinx

from scripts.benchmarks.robot.partner import Partner
from scripts.benchmarks.robot.table_talk import prompts_of
from voice_supercat.speech.audio import HEARING_RATE, Samples, resample
from voice_supercat.speech.interfaces import Earcon, Manner
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.every_voice import open_voice

_CANDIDATES = 10  # first words to choose from
_QUIET = np.zeros(HEARING_RATE // 5, np.int16)
_TONES: tuple[Earcon, ...] = ("yes", "no", "number", "command")
_WORDS = 0.4  # seconds of the prompt against which the tone is as loud as said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--voice", default=None)
    parser.add_argument("--rate", type=int, default=180)
    parser.add_argument("--prompts", type=int, default=50)
    parser.add_argument("--snr", type=float, default=10.0, help="dB by which the voice is louder than the noise")
    args = parser.parse_args()
    voice = open_voice(Manner(words_per_minute=args.rate, voice=args.voice))
    prompts = _plain(prompts_of(Partner(1)))[: args.prompts]
    firsts = sorted({prompt[0] for prompt in prompts})
    rendered = [voice.render(" ".join(prompt)) for prompt in prompts]
    voice.close()
    sounds = [resample(sound.samples, sound.rate, HEARING_RATE) for sound in rendered]
    for way in (None, "before", -10.0, -6.0, -3.0, 0.0, 6.0):
        wrong, trials, later = 0, 0, 0.0
        for nth, (prompt, sound) in enumerate(zip(prompts, sounds, strict=True)):
            tone = resample(earcon(_TONES[nth % len(_TONES)]), RATE, HEARING_RATE)
            heard, shift = _with_tone(sound, tone, way)
            wrong += _chosen(_noisy(heard, args.snr, nth), prompt, firsts) != prompt[0]
            trials, later = trials + 1, later + shift
        print(f"{way}\t{100 * wrong / trials:.0f} %\t{1000 * later / trials:.0f} ms", flush=True)


def _plain(prompts: list[str]) -> list[list[str]]:
    """Prompts of words that the recogniser knows, each once."""
    lexicon = pocketsphinx.Decoder(loglevel="FATAL")
    found = dict.fromkeys(tuple("".join(c for c in p.lower() if c.isalpha() or c in " '").split()) for p in prompts)
    return [list(words) for words in found if 3 < len(words) < 15 and all(map(lexicon.lookup_word, words))]


def _with_tone(sound: Samples, tone: Samples, way: str | float | None) -> tuple[Samples, float]:
    """The sound, and by how many seconds its words begin later."""
    if way is None:
        return sound, 0.0
    if isinstance(way, str):
        return np.concatenate([tone, sound]), len(tone) / HEARING_RATE
    start = sound[: round(_WORDS * HEARING_RATE)].astype(np.float64)
    gain = np.sqrt(np.mean(start**2) / np.mean(tone.astype(np.float64) ** 2)) * 10 ** (way / 20)
    both = sound.astype(np.float64)
    both[: len(tone)] += gain * tone[: len(both)]
    return np.asarray(np.clip(both, -32_768, 32_767), np.int16), 0.0


def _noisy(sound: Samples, snr: float, seed: int) -> Samples:
    level = np.sqrt(np.mean(sound.astype(np.float64) ** 2)) * 10 ** (-snr / 20)
    whole = np.concatenate([_QUIET, sound, _QUIET])
    noise = np.random.default_rng(seed).normal(0, level, len(whole))
    return np.asarray(np.clip(whole + noise, -32_768, 32_767), np.int16)


def _chosen(sound: Samples, words: list[str], firsts: list[str]) -> str:
    at = firsts.index(words[0])
    some = [firsts[(at + 3 * step) % len(firsts)] for step in range(_CANDIDATES)]
    with tempfile.TemporaryDirectory() as folder:
        grammar = Path(folder, "first.gram")
        rest = " ".join(words[1:])
        grammar.write_text(f"#JSGF V1.0;\ngrammar g;\npublic <g> = ( {' | '.join(dict.fromkeys(some))} ) {rest};\n")
        decoder = pocketsphinx.Decoder(jsgf=str(grammar), lm=None, loglevel="FATAL")
    decoder.start_utt()
    decoder.process_raw(sound.tobytes(), full_utt=True)
    decoder.end_utt()
    found = decoder.hyp()
    return found.hypstr.split()[0] if found else ""


if __name__ == "__main__":
    main()
