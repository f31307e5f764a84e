"""`voice-supercat models`: list the acoustic models, fetch a larger one, add the words of a book."""

import argparse
from pathlib import Path

from voice_supercat.cli.book_words import lexicon_of, refuse_wrong_phones, sounds_of
from voice_supercat.cli.library import one_sentence, open_book
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.files import paths
from voice_supercat.files.names import shown
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.book_model import extended_path, read_extension
from voice_supercat.speech.hearing.download import fetch, load_catalog
from voice_supercat.speech.hearing.model import find_model, models_of_player


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="list|fetch|extend")
    actions.add_parser("list", help="the models at hand and those that can be fetched")
    fetching = actions.add_parser("fetch", help="download a larger model; goes on where it stopped")
    fetching.add_argument("name", nargs="?", metavar="NAME", help="default: the first of the catalogue")
    fetching.add_argument("--catalog", type=Path, metavar="FILE", default=paths.models_dir() / "catalog.yaml")
    extending = actions.add_parser("extend", help="add the words of a book to the shipped model, without training")
    extending.add_argument("--book", required=True, metavar="FOLDER", help="the folder of a rule book, or its id")


def run(args: argparse.Namespace) -> int:
    """List, fetch or extend. Raises SpeechFault, BookFault."""
    with one_sentence(getattr(args, "book", None)):
        return _ACTIONS[args.action](args)


def _list(_: argparse.Namespace) -> int:
    for folder in (paths.models_dir(), models_of_player()):
        for model in sorted(path.parent.parent for path in folder.glob("*/am/final.mdl")):
            print("here", *map(shown, (model.name, model, *_extension_line(model))), sep="\t")
    for offer in load_catalog(paths.models_dir() / "catalog.yaml").values():
        print(f"to fetch\t{offer.name}\t{offer.about}")
    return 0


def _extension_line(model: Path) -> list[str]:
    """For a model with the words of a book, what it is."""
    try:
        extension = read_extension(model)
    except SpeechFault as fault:
        return [str(fault)]
    if extension is None:
        return []
    return [f"{extension.base} with the words of {extension.book}: {', '.join(extension.words)}"]


def _fetch(args: argparse.Namespace) -> int:
    catalog = load_catalog(args.catalog)
    name = args.name or next(iter(catalog))
    if name not in catalog:
        raise SpeechFault(f"No model is called '{name}'; there are {', '.join(catalog)}.")
    path = fetch(catalog[name], models_of_player())
    print(f"{path}: use it with --model {name}")
    return 0


def _extend(args: argparse.Namespace) -> int:
    from voice_supercat.speech.lexicon.extending import extend  # needed by no other command

    book = open_book(args.book)
    sounds = sounds_of(book)
    lexicon = lexicon_of(book, args.book, players_vocabulary(book), sounds)
    base = find_model()
    refuse_wrong_phones(sounds, base)
    path = extended_path(base, book.id)
    added = extend(base, path, lexicon)
    for sounding in added:
        print(sounding.word, sounding.phones, sounding.source, sep="\t")
    if not path.is_dir():
        print(f"{base.name} knows every word of {book.id}; nothing was added.")
    else:
        print(f"{path}: `voice-supercat play --book {args.book}` listens with it.")
    return 0


_ACTIONS = {"list": _list, "fetch": _fetch, "extend": _extend}
