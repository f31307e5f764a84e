"""`voice-supercat models`: list the acoustic models, fetch a larger one."""

import argparse
import sys
from pathlib import Path

from voice_supercat.files import paths
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.download import fetch, load_catalog
from voice_supercat.speech.hearing.model import models_of_player


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="list|fetch")
    actions.add_parser("list", help="the models at hand and those that can be fetched")
    fetching = actions.add_parser("fetch", help="download a larger model; goes on where it stopped")
    fetching.add_argument("name", nargs="?", metavar="NAME", help="default: the first of the catalogue")
    fetching.add_argument("--catalog", type=Path, metavar="FILE", default=paths.models_dir() / "catalog.yaml")


def run(args: argparse.Namespace) -> int:
    """List or fetch. Raises SpeechFault."""
    return _list() if args.action == "list" else _fetch(args)


def _list() -> int:
    for folder in (paths.models_dir(), models_of_player()):
        for model in sorted(folder.glob("*/am/final.mdl")):
            print(f"here\t{model.parent.parent.name}\t{model.parent.parent}")
    for offer in load_catalog(paths.models_dir() / "catalog.yaml").values():
        print(f"to fetch\t{offer.name}\t{offer.about}")
    return 0


def _fetch(args: argparse.Namespace) -> int:
    catalog = load_catalog(args.catalog)
    name = args.name or next(iter(catalog))
    if name not in catalog:
        raise SpeechFault(f"No model is called '{name}'; there are {', '.join(catalog)}.")
    if catalog[name].sha256 is None:
        print("No checksum is known for this model; the archive is checked for being whole only.", file=sys.stderr)
    path = fetch(catalog[name], models_of_player())
    print(f"{path}: use it with --model {name}")
    return 0
