"""Checks with a recogniser how game words are read: `python scripts/benchmarks/pronunciations.py`.

Needs the extra `train`.

Renders every word that a `sounds.yaml` says is `misread`, as it is written and as it is spelled for the voice.
PocketSphinx, which knows no game words, says for each whether it hears the right sounds or the misread ones. Prints a
line a word; 1 when a spelling does not help.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

import numpy as np
import pocketsphinx
import yaml

from voice_supercat import books
from voice_supercat.speech.audio import HEARING_RATE, Samples, resample
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.voice import Pyttsx3Voice

FILES = sorted(Path(books.__file__).parent.glob("*/sounds.yaml"))
RATES = (140, 160, 180, 200, 220)
GRAMMAR = "#JSGF V1.0;\ngrammar g;\npublic <g> = right | misread;\n"
SILENCE = np.random.default_rng(1).normal(0, 20, HEARING_RATE // 2).astype(np.int16)  # with digital silence it fails


def hears(samples: Samples, sounds: str, misread: str) -> str:
    """Which of the two the sound is nearer to: "right" or "misread"."""
    with tempfile.TemporaryDirectory() as folder:
        lexicon, grammar = Path(folder, "words.dict"), Path(folder, "words.gram")
        lexicon.write_text(f"right {sounds}\nmisread {misread}\n")
        grammar.write_text(GRAMMAR)
        decoder = pocketsphinx.Decoder(dict=str(lexicon), jsgf=str(grammar), lm=None, loglevel="FATAL")
    decoder.start_utt()
    decoder.process_raw(samples.tobytes(), full_utt=True)
    decoder.end_utt()
    found = decoder.hyp()
    return found.hypstr if found else ""


def usually(voice: Pyttsx3Voice, spelling: str, entry: dict[str, str]) -> str:
    """What is heard at most rates: at a single one the recogniser is sometimes wrong."""
    heard: Counter[str] = Counter()
    for rate in RATES:
        voice.set_manner(Manner(words_per_minute=rate))
        sound = voice.render_as_spelled(spelling)
        samples = np.concatenate([SILENCE, resample(sound.samples, sound.rate, HEARING_RATE), SILENCE])
        heard[hears(samples, entry["sounds"], entry["misread"])] += 1
    return heard.most_common(1)[0][0]


def main() -> int:
    voice = Pyttsx3Voice()
    unhelpful = 0
    sounds = [entry for file in FILES for entry in yaml.safe_load(file.read_text(encoding="utf-8")).items()]
    for word, entry in sounds:
        if "misread" not in entry:
            continue
        heard = [usually(voice, spelling, entry) for spelling in (word, entry["say"])]
        unhelpful += heard != ["misread", "right"]
        print(f"{word}\tplain: {heard[0]}\tspelled: {heard[1]}", flush=True)
    voice.close()
    return 1 if unhelpful else 0


if __name__ == "__main__":
    sys.exit(main())
