"""Builds the acoustic model from nothing: synthetic speech, recordings, training, export.

python scripts/training/build_model.py --audio FOLDER --out models/vosk-supercat-en
python scripts/training/build_model.py --audio FOLDER --gather-only
python scripts/training/build_model.py --start models/vosk-supercat-en --network-only --device cuda
python scripts/training/build_model.py --without jackson --out .build/without-jackson
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from scripts.training.model import over_prompts, store
from scripts.training.model.corpus import corpus, gather
from scripts.training.model.export import LESS_GARBAGE, export, export_network, vocabulary, weigh_garbage
from scripts.training.model.labels import Labels
from scripts.training.model.lesson import Lesson
from scripts.training.model.lexicon import CORE_WORDS, Lexicon, Units, common_words, grammar_phrases
from scripts.training.model.lfmmi import Bigram
from scripts.training.model.network import Network
from scripts.training.model.recordings import FSDD_HELD_OUT, read_manifest
from scripts.training.model.shipped import shipped_network
from scripts.training.model.synthesis import synthesise
from scripts.training.model.texts import Texts
from scripts.training.model.training import LEARNING_RATE, Effort, Weights, between, train
from voice_supercat.speech.hearing.checksums import write_checksums

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "models" / "vosk-supercat-en"
EPOCHS, LAST_EPOCHS = 16.0, 8.0  # what two quiet cores reach in these minutes
MINUTES, LAST_MINUTES = 120.0, 60.0
LAST_RATE, LAST_CLOSED = 5e-4, 2.0  # a third of the first: the network is good already
LAST_SHARE = 0.4  # of the way from before the last stage to after it: better than either end
TUNING_RATE, TUNING_CLOSED = 2e-4, 1.0  # of a network that is gone on from
CUT_LETTERS = 4  # of a word that is cut from sentences; shorter ones are hardly pronounced there
ENGINES = ("espeak", "flite", "festival", "pico", "kokoro", "accented", "commands", "numbers", "asides", "counted")


def main() -> None:
    """Reads the command line and builds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, help="folder of recordings with manifest.tsv, where there is no store")
    parser.add_argument("--out", type=Path, default=SHIPPED, help="model directory")
    parser.add_argument("--work", type=Path, default=ROOT / ".build", help="folder for what is made on the way")
    parser.add_argument("--engines", nargs="+", default=ENGINES, choices=ENGINES, help="synthesisers to use")
    parser.add_argument("--gather-only", action="store_true", help="only make the store of sounds, WORK/store")
    parser.add_argument("--epochs", type=float, default=EPOCHS, help="the longest to train, however fast the machine")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="the longest to train, however slow the machine")
    parser.add_argument("--last-epochs", type=float, default=LAST_EPOCHS, help="the same for the last stage")
    parser.add_argument("--last-minutes", type=float, default=LAST_MINUTES, help="the same for the last stage")
    parser.add_argument(
        "--rate", type=float, default=LEARNING_RATE, help="of learning in the first stage, at its height"
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="what to train on")
    parser.add_argument("--without", nargs="*", default=[FSDD_HELD_OUT], help="speakers of FSDD not learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--start", type=Path, help="a .pt file or a model directory, with which only the last stage begins"
    )
    parser.add_argument(
        "--share", type=float, default=LAST_SHARE, help="of the way from before the last stage to after it"
    )
    parser.add_argument("--network-only", action="store_true", help="leave the graph of --out as it is")
    parser.add_argument("--export-only", action="store_true", help="write --out again from the last training")
    options = parser.parse_args()

    lexicon = Lexicon()
    units = Units(lexicon)
    phrases = grammar_phrases(ROOT / "grammars")
    common = common_words(lexicon)
    if options.audio:
        prepare(options, Texts(lexicon, ROOT / "grammars", common), phrases)
    if options.gather_only:
        return
    trained = options.work / f"{options.out.name}.pt"
    if not options.export_only:
        labels = Labels(lexicon, units, frozenset(word for phrase in phrases for word in phrase.split()))
        teach(options, labels, trained)
    saved = torch.load(trained)
    network = Network(units.outputs, saved["network"]["mean"])
    network.load_state_dict(saved["network"])
    if options.network_only:
        export_network(options.out, network.eval(), units)
    else:
        bigram = Bigram(saved["bigram"].numpy())
        export(options.out, network.eval(), bigram, lexicon, units, vocabulary(phrases, common))
    write_checksums(options.out)


def prepare(options: argparse.Namespace, texts: Texts, phrases: list[str]) -> None:
    """Makes the store of all that is learned from, unless an earlier run has left it."""
    # A store serves whoever of FSDD is left out.
    clips, speech = read_manifest(options.audio, fsdd_held_out=""), options.work / "speech"
    for engine in options.engines:
        synthesise(speech, texts, options.seed, engine)
    over_prompts.record(speech, clips, texts.common, options.seed)
    engines = (*options.engines, over_prompts.ENGINE)
    words = {phrase for phrase in phrases if phrase in CORE_WORDS or (" " not in phrase and len(phrase) >= CUT_LETTERS)}
    gather(options.work / "store", clips, speech, engines, words, SHIPPED)


def teach(options: argparse.Namespace, labels: Labels, trained: Path) -> None:
    """Trains in two stages, and leaves weights and bigram in a file."""
    learned = corpus(store.read(options.work / "store"), options.without)
    lesson = Lesson(learned, labels, ROOT / "grammars", options.device, options.seed)

    def save(weights: Weights) -> None:
        torch.save({"network": weights, "bigram": torch.from_numpy(lesson.bigram.probability)}, trained)

    def keep(network: Network) -> None:
        save({name: part.cpu() for name, part in network.state_dict().items()})

    if options.start:
        before = started(options.start, lesson, labels.units)
        rate, closed = TUNING_RATE, TUNING_CLOSED
    else:
        before = train(lesson, Effort(options.epochs, options.minutes, options.seed, options.rate), keep)
        rate, closed = LAST_RATE, LAST_CLOSED
    last = Effort(options.last_epochs, options.last_minutes, options.seed, rate, closed, settled=bool(options.start))
    save(between(before, train(lesson, last, keep, before), options.share))


def started(start: Path, lesson: Lesson, units: Units) -> Weights:
    """The weights to go on from: of an earlier training, or of a model directory."""
    if start.is_file():
        weights: Weights = torch.load(start)["network"]
        return weights
    network = shipped_network(start, units.outputs, lesson.some_features())
    weigh_garbage(network, units, LESS_GARBAGE)
    return dict(network.state_dict())


if __name__ == "__main__":
    main()
