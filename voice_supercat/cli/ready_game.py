"""Games that are ready to be played: begun, or gone on with."""

import argparse
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from voice_supercat.cli.book_options import chosen_options
from voice_supercat.cli.library import open_book
from voice_supercat.cli.memory import remembered
from voice_supercat.cli.open_game import OpenGame, standing_of
from voice_supercat.cli.saved_games import game_path, latest_game, new_game_path
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.files.names import shown
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.garbage import without_collecting
from voice_supercat.procedure.journal import Journal, Recorded, header_of, read_journal, reopened
from voice_supercat.procedure.replay import pages_changed, replay

USUAL_BOOK = "supercat-base"
"""What is played where neither an argument nor the player tells it."""
SEED_BITS = 32
_OTHER_PAGES = "was begun with other pages; its answers still fit. Compare the table with a status report."


@dataclass(frozen=True)
class ReadyGame:
    """A game with its session; `named` is how the player names its book."""

    session: Session
    vocabulary: Vocabulary
    named: str
    journal: Journal | None
    recap: str | None = None
    """Where it stands, for a player who goes on with it."""

    @property
    def kept(self) -> bool:
        """Whether there is a saved game of it."""
        return self.journal is not None and not self.journal.unanswered


def game_from_arguments(args: argparse.Namespace, tuning: Tuning) -> ReadyGame:
    """The game that the arguments tell. Raises Fault where it cannot be played."""
    named = args.book or USUAL_BOOK
    with without_collecting():
        book = open_book(named)
        vocabulary = players_vocabulary(book)
        engine = engine_of(book, "printed" if args.literal else "played")
        options = chosen_options(args.set, book, literal=args.literal)
        if args.literal:
            game = new_game(engine, _seed(args.seed), options, args.start)
            return ReadyGame(_session(game, vocabulary, None, tuning), vocabulary, named, None)
        path = latest_game(book.id) if args.resume else game_path(args.game) if args.game is not None else None
        if path is not None and path.exists() and path.stat().st_size:
            recorded = read_journal(path)
            if args.set or args.seed is not None:
                print(f"{shown(path.stem)} goes on with the options and the dice it began with.", file=sys.stderr)
            game = replay(engine, recorded)
            return _resumed(game, recorded, vocabulary, named, tuning, f"{standing_of(game)}.")
        header = header_of(book, _seed(args.seed), {**remembered(engine), **options})
        game = new_game(engine, header.seed, dict(header.options))
        journal = Journal.create(path or new_game_path(book.id), header)
        return ReadyGame(_session(game, vocabulary, journal, tuning), vocabulary, named, journal)


def resumed_game(open_game: OpenGame, tuning: Tuning) -> ReadyGame:
    """The game that was offered; where it stands was said with the offer. Raises JournalFault."""
    book = open_game.game.engine.book
    return _resumed(open_game.game, open_game.recorded, players_vocabulary(book), book.id, tuning, None)


def game_by_voice(book: Book, named: str, again: Mapping[str, str], tuning: Tuning) -> ReadyGame:
    """A new game, begun by voice; `again` are the options of the last one, where it is to be as that. Raises Fault."""
    vocabulary, engine = players_vocabulary(book), engine_of(book)
    usual = {**remembered(engine), **book.opening.options}
    header = header_of(book, _seed(None), {**usual, **again})
    try:
        game = new_game(engine, header.seed, dict(header.options))
    except (ProcedureFault, ValueError) as fault:  # also where a value that must be a number is none
        if not again:
            raise
        print(f"{shown(str(fault).rstrip('.'))}. This game begins without what was remembered.", file=sys.stderr)
        return game_by_voice(book, named, {}, tuning)
    journal = Journal.create(new_game_path(book.id), header)
    return ReadyGame(_session(game, vocabulary, journal, tuning), vocabulary, named, journal)


def _resumed(
    game: Game, recorded: Recorded, vocabulary: Vocabulary, named: str, tuning: Tuning, recap: str | None
) -> ReadyGame:
    if pages_changed(game.engine.book, recorded.header):
        print(f"{shown(recorded.path.stem)} {_OTHER_PAGES}", file=sys.stderr)
    journal = reopened(recorded)
    return ReadyGame(_session(game, vocabulary, journal, tuning), vocabulary, named, journal, recap)


def _session(game: Game, vocabulary: Vocabulary, journal: Journal | None, tuning: Tuning) -> Session:
    return Session(game, LanguageUnderstanding(vocabulary, game.engine.book), journal, tuning)


def _seed(given: int | None) -> int:
    return secrets.randbits(SEED_BITS) if given is None else given
