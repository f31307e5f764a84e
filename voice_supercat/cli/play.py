"""`voice-supercat play`: a game by voice, by keyboard, or over JSON Lines."""

import argparse
import io
import secrets
import sys
from contextlib import suppress
from typing import get_args

from voice_supercat.cli.arguments import Idle, add_device_arguments, add_model_argument, refuse_idle
from voice_supercat.cli.book_options import chosen_options
from voice_supercat.cli.library import open_book
from voice_supercat.cli.lines import short_lines
from voice_supercat.cli.memory import remember, remembered
from voice_supercat.cli.saved_games import game_path, latest_game, new_game_path
from voice_supercat.cli.voice_options import add_voice_arguments, tuning_of
from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.garbage import without_collecting
from voice_supercat.procedure.journal import Journal, header_of, read_journal, reopened
from voice_supercat.procedure.replay import pages_changed, replay
from voice_supercat.speech.interfaces import Listening

SEED_BITS = 32
_OF_HEARING = ("--model", "--microphone", "--listening", "--push-to-talk")
_IDLE = (
    Idle("--jsonl", "neither hears nor speaks", ("--keyboard", "--print", "--loudspeaker", *_OF_HEARING)),
    Idle("--keyboard", "opens no microphone", _OF_HEARING),
    Idle("--print", "speaks nothing", ("--loudspeaker", "--listening")),
    Idle("--push-to-talk", "hears only what follows a press of the space key", ("--listening",)),
    Idle("--push-to-talk", "takes the space key", ("--one-key",)),
    Idle("--literal", "reads pages and saves nothing", ("--game", "--resume")),
)
_OTHER_PAGES = "was begun with other pages; its answers still fit. Compare the table with a status report."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be chosen for a game."""
    parser.add_argument("--book", default="supercat-base", help="id of a rule book, or its folder")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the book")
    parser.add_argument("--seed", type=int, help="seed of the dice; the same seed rolls the same dice")
    saving = parser.add_mutually_exclusive_group()
    saving.add_argument(
        "--game", metavar="NAME", help="resume the game of that name or file, or save a new one under it"
    )
    saving.add_argument("--resume", action="store_true", help="resume the game of this book that was played last")
    parser.add_argument("--jsonl", action="store_true", help="events and answers as JSON Lines, for programs")
    parser.add_argument("--literal", action="store_true", help="read the pages item by item as printed")
    parser.add_argument("--start", metavar="PAGE", help="with --literal: read from this page")
    speech = parser.add_argument_group("speech")
    speech.add_argument("--keyboard", action="store_true", help="type the answers, no microphone")
    speech.add_argument("--print", action="store_true", help="print the prompts, no voice")
    add_model_argument(speech)
    add_device_arguments(speech)
    speech.add_argument(
        "--listening",
        choices=get_args(Listening),
        help="deaf while it speaks (gate, the usual), or open to answers over prompts: headphones, an echo canceller",
    )
    speech.add_argument("--push-to-talk", action="store_true", help="deaf until the space key is pressed")
    add_voice_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play. Raises Fault when book, options, saved game, model or words are not usable."""
    _refuse_what_does_nothing(args)
    with without_collecting():
        book = open_book(args.book)
        vocabulary = players_vocabulary(book)
        tuning = tuning_of(args)
        game, journal = _open_game(args, book)
    session = Session(game, LanguageUnderstanding(vocabulary, book), journal, tuning)
    try:
        _play(args, session, vocabulary)
    except (KeyboardInterrupt, SystemExit):
        _tell_what_is_saved(journal)
        raise
    finally:
        if journal is not None:
            _put_away(journal)
        remember(session.game)
    return 0


def _play(args: argparse.Namespace, session: Session, vocabulary: Vocabulary) -> None:
    if args.jsonl:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="replace")
        converse(session, short_lines(sys.stdin), sys.stdout)
    else:
        from voice_supercat.cli.voice_game import talk  # devices and models: not needed for JSON Lines

        talk(args, session, vocabulary)


def _tell_what_is_saved(journal: Journal | None) -> None:
    """Whoever stops the program in the middle of a turn wants to know."""
    if journal is None or journal.unanswered:
        return
    saved = f"The game is saved as {journal.path.stem}." if journal.saved else "The last answers are not saved."
    with suppress(OSError):  # the terminal may be gone
        print(f"Stopped. {saved}", file=sys.stderr)


def _put_away(journal: Journal) -> None:
    """A game in which nothing was answered is not kept, nor one of which nothing could be written."""
    journal.close()
    if journal.unanswered or journal.empty:
        journal.path.unlink(missing_ok=True)


def _refuse_what_does_nothing(args: argparse.Namespace) -> None:
    if args.start and not args.literal:
        raise ProcedureFault("--start reads one page as printed; give --literal with it.")
    for idle in _IDLE:
        refuse_idle(args, idle)


def _open_game(args: argparse.Namespace, book: Book) -> tuple[Game, Journal | None]:
    engine = engine_of(book, "printed" if args.literal else "played")
    options = chosen_options(args.set, book, literal=args.literal)
    if args.literal:
        return new_game(engine, _seed(args), options, args.start), None
    path = latest_game(book.id) if args.resume else game_path(args.game) if args.game is not None else None
    if path is not None and path.exists() and path.stat().st_size:
        recorded = read_journal(path)
        if args.set or args.seed is not None:
            print(f"{path.stem} goes on with the options and the dice it began with.", file=sys.stderr)
        game = replay(engine, recorded)
        if pages_changed(book, recorded.header):
            print(f"{path.stem} {_OTHER_PAGES}", file=sys.stderr)
        return game, reopened(recorded)
    header = header_of(book, _seed(args), {**remembered(book), **options})
    game = new_game(engine, header.seed, dict(header.options))
    return game, Journal.create(path or new_game_path(book.id), header)


def _seed(args: argparse.Namespace) -> int:
    return secrets.randbits(SEED_BITS) if args.seed is None else args.seed
