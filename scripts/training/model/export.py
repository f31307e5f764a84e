"""Writes a model directory that Vosk loads."""

from __future__ import annotations

import copy
import shutil
from pathlib import Path

import torch

from voice_supercat.speech.hearing.model import JOINT
from voice_supercat.speech.lexicon.phones import SPOKEN_NOISE

from .features import MFCC_OPTIONS
from .graph import unit_of_phone, write_graphs
from .kaldi import acoustic_model
from .lexicon import GARBAGE_WORD, Lexicon, Units
from .lfmmi import Bigram
from .network import SUBSAMPLING, Network

LESS_GARBAGE = 0.02
"""Nats in each 30 ms by which spoken noise scores less than it was trained to: it takes the words of children with an
accent. It was 0.1 before the network was taught with more commands, and less of what is none against them; with 0.07
since, one sentence more in fourteen is taken for a command (20.3 instead of 13.4 %)."""
# With a beam of 13 nats and 3,000 states the same answers are right, and the search among all words takes half again as
# long.
_DECODER_OPTIONS = {
    "min-active": "200",
    "max-active": "1500",
    "beam": "10.0",
    "lattice-beam": "6.0",
    "acoustic-scale": "1.0",
    "frame-subsampling-factor": f"{SUBSAMPLING}",
    "endpoint.silence-phones": "1",
    "endpoint.rule2.min-trailing-silence": "0.5",
    "endpoint.rule3.min-trailing-silence": "0.75",
    "endpoint.rule4.min-trailing-silence": "1.0",
}


def vocabulary(phrases: list[str], common: list[str]) -> list[str]:
    """All entries of the model in the order of their numbers: garbage, words, and phrases as a whole."""
    words = {word for phrase in phrases for word in phrase.split()}
    return [GARBAGE_WORD, *sorted(words | {phrase.replace(" ", JOINT) for phrase in phrases} | set(common))]


def export_network(folder: Path, network: Network, units: Units) -> None:
    """Replaces the network of a model directory, whose graph is of the same units."""
    shipped = copy.deepcopy(network)
    weigh_garbage(shipped, units, -LESS_GARBAGE)
    (folder / "am" / "final.mdl").write_bytes(acoustic_model(shipped, unit_of_phone(units)))


def weigh_garbage(network: Network, units: Units, nats: float) -> None:
    """Spoken noise scores so much more from now on."""
    (noise,) = units.ids([SPOKEN_NOISE])
    with torch.no_grad():
        network.output.bias[2 * noise : 2 * noise + 2] += nats


def export(folder: Path, network: Network, bigram: Bigram, lexicon: Lexicon, units: Units, words: list[str]) -> None:
    """Replaces the model directory."""
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("am", "conf", "graph"):
        (folder / part).mkdir(parents=True)
    export_network(folder, network, units)
    for name, options in (("mfcc", MFCC_OPTIONS), ("model", _DECODER_OPTIONS)):
        lines = "".join(f"--{option}={value}\n" for option, value in options.items())
        (folder / "conf" / f"{name}.conf").write_text(lines, encoding="utf-8")
    write_graphs(folder / "graph", words, lexicon, units, bigram)
