"""Measures words that are added without training: how people who say them are heard, and that nothing else changes.

    python scripts/benchmarks/extending.py --audio FOLDER

The words are those of recordings that the shipped model knows nothing of. Each is heard among five others and all
commands, as the program decides, and again where it is no answer. Then the shipped and the extended model hear all
recordings in the same grammars; their features have no random noise there, so that scores can be compared.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from scripts.training.model.lexicon import every_grammar
from scripts.training.model.recordings import Clip, read_manifest
from voice_supercat.language.grammars import Grammars, offered_phrases, phrases_of, shipped_grammars
from voice_supercat.speech.audio import HEARING_RATE, read_audio, resample
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.lexicon.extending import extend

ROOT = Path(__file__).resolve().parents[2]

_SETS = ("gsc", "custom_commands", "picovoice_words", "mycroft")  # in which a recording is one word or two
_SOUNDS = {  # of the words in no dictionary
    "dracarys": (("D", "R", "AH", "K", "AA", "R", "IH", "S"), ("D", "R", "AE", "K", "ER", "IH", "S")),
    "fenrir": (("F", "EH", "N", "R", "IH", "R"),),
    "hadouken": (("HH", "AA", "D", "OW", "K", "EH", "N"), ("HH", "AH", "D", "UW", "K", "AH", "N")),
    "snowboy": (("S", "N", "OW", "B", "OY"),),
}
_OTHERS = 5
_QUESTIONS = (
    ["yes_no"],
    ["number"],
    ["command", "control"],
    ["yes_no", "command"],
    ["supercat-base cards", "command"],
    ["supercat-base offers"],
)
_LONGEST = 6 * HEARING_RATE  # samples
_DITHER = ("--dither=0.1", "--dither=0")


def main() -> None:
    """Reads the command line and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, required=True, help="folder of recordings with manifest.tsv")
    parser.add_argument("--every", type=int, default=2, metavar="N", help="compare the models on every Nth recording")
    options = parser.parse_args()

    clips = read_manifest(options.audio)
    known = load_model(find_model())
    spoken = [clip for clip in clips if clip.dataset in _SETS and known.missing(clip.transcript.split())]
    phrases = tuple(sorted({clip.transcript for clip in spoken}))
    with tempfile.TemporaryDirectory() as folder:
        extended = Path(folder, "extended")
        extend(find_model(), extended, BookLexicon("words", "words", phrases, _SOUNDS))
        report_new_words(extended, spoken, phrases, shipped_grammars())
        models = [undithered(model, Path(folder, name)) for name, model in (("a", find_model()), ("b", extended))]
        grammars = every_grammar(ROOT / "grammars")
        report_same(models, [clip for clip in clips if clip.use != "room"][:: options.every], grammars)


def report_new_words(model: Path, clips: Sequence[Clip], phrases: Sequence[str], grammars: Grammars) -> None:
    """Prints a row for each phrase, and how many were kept out where they are no answer."""
    decoder, commands = VoskDecoder(load_model(model)), phrases_of(grammars, ["command"])
    draw = random.Random(0)

    def heard(clip: Clip, answers: Sequence[str]) -> str:
        recogniser = Recogniser(decoder, commands, "file", offered_phrases(grammars))
        listened = (*answers, *commands)
        return hear_file(clip.file, recogniser, listened, phrase_check(listened)).text

    found: dict[str, Counter[str]] = defaultdict(Counter)
    kept_out = 0
    for clip in clips:
        others = draw.sample([phrase for phrase in phrases if phrase != clip.transcript], _OTHERS)
        text = heard(clip, [clip.transcript, *others])
        found[clip.transcript]["right" if text == clip.transcript else "wrong" if text else "rejected"] += 1
        kept_out += not heard(clip, others)
    found["all"] = sum(found.values(), Counter())
    print("| said | n | right | rejected | wrong |\n| --- | --- | --- | --- | --- |")
    for phrase, counts in found.items():
        print(f"| {phrase} | {counts.total()} | {counts['right']} | {counts['rejected']} | {counts['wrong']} |")
    print(f"\nKept out where it is no answer: {kept_out} of {len(clips)}.")


def undithered(model: Path, target: Path) -> VoskDecoder:
    """A copy of the model that scores the same sound the same each time."""
    shutil.copytree(model, target)
    options = target / "conf/mfcc.conf"
    options.write_text(options.read_text(encoding="utf-8").replace(*_DITHER), encoding="utf-8")
    return VoskDecoder(load_model(target))


def report_same(decoders: Sequence[VoskDecoder], clips: Sequence[Clip], grammars: Grammars) -> None:
    """Prints for how many recordings all readings and their scores are the same."""
    same = 0
    for number, clip in enumerate(clips):
        phrases = phrases_of(grammars, _QUESTIONS[number % len(_QUESTIONS)])
        samples, rate = read_audio(clip.file)
        sound = resample(samples, rate, HEARING_RATE)[:_LONGEST]
        for decoder in decoders:
            decoder.use(phrases)
        first, second = (decoder.decode(sound) for decoder in decoders)
        same += first == second
    print(f"\nThe shipped and the extended model give the same readings and scores: {same} of {len(clips)}.")


if __name__ == "__main__":
    main()
