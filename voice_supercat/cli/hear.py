"""`voice-supercat hear`: what the program recognises in audio files, one TSV row each."""

import argparse
import sys
from pathlib import Path

from voice_supercat.cli.arguments import add_model_argument
from voice_supercat.cli.book_words import lexicon_of, model_for, sounds_of
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.carriers import carriers_of
from voice_supercat.language.grammars import Grammars, offered_phrases, phrases_of, players_grammars
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.carried import Carried
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.hearing.unheard import OTHER_WORDS, cannot_hear, unheard
from voice_supercat.speech.interfaces import phrase_check

_PRINTED = (
    "For each file, separated by tabs: its name; the first answer in it, or nothing where none was taken; its "
    "confidence, 0 to 1; milliseconds from the end of the word to the decision. What may go on is waited for: 'two' "
    "may become 'two hundred'."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = _PRINTED
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="WAV, FLAC or Ogg")
    parser.add_argument(
        "--grammar", required=True, metavar="NAME[,NAME]", help="what may be said: names of files in grammars/"
    )
    parser.add_argument("--book", help="id of a rule book, or its folder: NAME may be a section of its words, too")
    add_model_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Print file, what was heard (empty if rejected), confidence, milliseconds. 1 when a file could not be read.

    Raises SpeechFault when model or grammars are not usable.
    """
    kinds = [kind.strip() for kind in args.grammar.split(",")]
    grammars, folder = _of_book(args.book, args.model) if args.book else (players_grammars(), find_model(args.model))
    phrases = phrases_of(grammars, kinds)
    model = load_model(folder)
    if missing := unheard(phrases, model.knows):
        print(cannot_hear(model.path.name, [*missing], OTHER_WORDS), file=sys.stderr)
    reluctant = phrases_of(grammars, ["command"]) if "command" in kinds else ()
    offered = offered_phrases(grammars)
    decoder = Carried(VoskDecoder(model), carriers_of(grammars))
    complete = phrase_check(phrases)
    status = 0
    for path in args.files:
        try:
            heard = hear_file(path, Recogniser(decoder, reluctant, "file", offered), phrases, complete)
        except SpeechFault as fault:
            print(fault, file=sys.stderr)
            status = 1
            continue
        print(f"{path}\t{heard.text}\t{heard.confidence:.3f}\t{heard.milliseconds:.0f}", flush=True)
    return status


def _of_book(name: str, wanted: str | None) -> tuple[Grammars, Path]:
    """What may be said in the book, and the model for it."""
    book = open_book(name)
    vocabulary = players_vocabulary(book)
    path, again = model_for(lexicon_of(book, name, vocabulary, sounds_of(book)), wanted)
    if again:
        print(again, file=sys.stderr)
    return vocabulary.grammars, path
