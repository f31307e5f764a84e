"""Builds the acoustic model from nothing: synthetic speech, recordings, training, export.

python scripts/training/build_model.py --audio FOLDER --out models/vosk-supercat-en
python scripts/training/build_model.py --audio FOLDER --start models/vosk-supercat-en --network-only
python scripts/training/build_model.py --audio FOLDER --left-out jackson --out .build/without-jackson --device cuda
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
import torch

from scripts.training.model import over_prompts
from scripts.training.model.batches import Effort, Labels
from scripts.training.model.corpus import (
    Utterance,
    background_sources,
    human_sources,
    joined_sources,
    surroundings,
    synthetic_sources,
    utterances,
)
from scripts.training.model.export import LESS_GARBAGE, export, export_network, vocabulary, weigh_garbage
from scripts.training.model.lexicon import Lexicon, Units, common_words, grammar_phrases
from scripts.training.model.lfmmi import Bigram
from scripts.training.model.network import LEFT_CONTEXT, RIGHT_CONTEXT, Network
from scripts.training.model.recordings import FSDD_HELD_OUT, read_manifest
from scripts.training.model.shipped import shipped_network
from scripts.training.model.synthesis import synthesise
from scripts.training.model.texts import Texts
from scripts.training.model.training import LEARNING_RATE, Weights, between, train
from voice_supercat.speech.hearing.checksums import write_checksums

ROOT = Path(__file__).resolve().parents[2]
EPOCHS, LAST_EPOCHS = 16.0, 8.0  # what two quiet cores reach in these minutes
MINUTES, LAST_MINUTES = 120.0, 60.0
LAST_RATE = 5e-4  # a third of the first: the network is good already
ENGINES = ("espeak", "flite", "festival", "kokoro")
JOINED = 7_000  # strings of digits
SAMPLE = 400  # utterances that tell what is usual in each layer of a model that ships


def main() -> None:
    """Reads the command line and builds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, required=True, help="folder of recordings with manifest.tsv")
    parser.add_argument("--out", type=Path, default=ROOT / "models" / "vosk-supercat-en", help="model directory")
    parser.add_argument("--work", type=Path, default=ROOT / ".build", help="folder for what is made on the way")
    parser.add_argument("--engines", nargs="+", default=ENGINES, choices=ENGINES, help="synthesisers to use")
    parser.add_argument("--epochs", type=float, default=EPOCHS, help="the longest to train, however fast the machine")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="the longest to train, however slow the machine")
    parser.add_argument("--last-epochs", type=float, default=LAST_EPOCHS, help="the same for the last stage")
    parser.add_argument("--last-minutes", type=float, default=LAST_MINUTES, help="the same for the last stage")
    parser.add_argument("--rate", type=float, default=LEARNING_RATE, help="of learning, at its height")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="what to train on")
    parser.add_argument("--left-out", default=FSDD_HELD_OUT, help="the speaker of FSDD that is not learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="go on from a .pt file or from a model directory")
    parser.add_argument("--share", type=float, default=1.0, help="how far to go from --start to what was trained")
    parser.add_argument("--network-only", action="store_true", help="leave the graph of --out as it is")
    parser.add_argument("--export-only", action="store_true", help="write --out again from the last training")
    options = parser.parse_args()

    lexicon = Lexicon()
    units = Units(lexicon)
    phrases = grammar_phrases(ROOT / "grammars")
    common = common_words(lexicon)
    trained = options.work / f"{options.out.name}.pt"
    if not options.export_only:
        corpus = prepared(options, Texts(lexicon, phrases, common))
        labels = Labels(lexicon, units, frozenset(word for phrase in phrases for word in phrase.split()))

        def keep(network: Network, bigram: Bigram) -> None:
            weights = {name: part.cpu() for name, part in network.state_dict().items()}
            torch.save({"network": weights, "bigram": torch.from_numpy(bigram.probability)}, trained)

        weights = start = started(options.start, corpus, units) if options.start else None
        efforts = (
            Effort(options.epochs, options.minutes, options.seed, options.rate, device=options.device),
            Effort(options.last_epochs, options.last_minutes, options.seed, LAST_RATE, True, options.device),
        )
        for effort in efforts:
            if effort.minutes > 0:
                weights = train(corpus, labels, effort, keep, ROOT / "grammars", weights)
        if start and weights and options.share < 1:
            saved = torch.load(trained)
            torch.save({**saved, "network": between(start, weights, options.share)}, trained)
    saved = torch.load(trained)
    network = Network(units.outputs, saved["network"]["mean"])
    network.load_state_dict(saved["network"])
    bigram = Bigram(saved["bigram"].numpy())
    if options.network_only:
        export_network(options.out, network.eval(), units)
    else:
        export(options.out, network.eval(), bigram, lexicon, units, vocabulary(phrases, common))
    write_checksums(options.out)


def started(start: Path, corpus: list[Utterance], units: Units) -> Weights:
    """The weights to go on from: of an earlier training, or of a model directory."""
    if start.is_file():
        weights: Weights = torch.load(start)["network"]
        return weights
    some = random.Random(0).sample([u for u in corpus if len(u.features) > LEFT_CONTEXT + RIGHT_CONTEXT], SAMPLE)
    shortest = min(len(u.features) for u in some)
    sample = torch.from_numpy(np.stack([u.features[:shortest] for u in some]).astype(np.float32))
    network = shipped_network(start, units.outputs, sample)
    weigh_garbage(network, units, LESS_GARBAGE)
    return dict(network.state_dict())


def prepared(options: argparse.Namespace, texts: Texts) -> list[Utterance]:
    """The whole corpus, from files where an earlier run has left them."""
    clips, work = read_manifest(options.audio, options.left_out), options.work
    without = work / f"without-{options.left_out}"
    for engine in options.engines:
        synthesise(work / "speech", texts, options.seed, engine)
    over_prompts.record(without, clips, texts.common, options.seed)
    sources = {
        "human": human_sources(clips),
        "joined": joined_sources(clips, JOINED, options.seed),
        "background": background_sources(clips),
    }
    sources |= {engine: synthetic_sources(work / "speech", engine) for engine in options.engines}
    sources[over_prompts.ENGINE] = synthetic_sources(without, over_prompts.ENGINE)
    around, features = surroundings(clips), without / "features"
    return [u for name, of in sources.items() for u in utterances(name, of, around, features, options.seed)]


if __name__ == "__main__":
    main()
