"""Games that are ready to be played: begun, or gone on with."""

import argparse
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from voice_supercat.cli.book_options import chosen_options
from voice_supercat.cli.game_files import game_path, new_game_path, next_evening
from voice_supercat.cli.library import open_book
from voice_supercat.cli.memory import remembered
from voice_supercat.cli.mending import SavedGame, new_secret, saved_game
from voice_supercat.cli.open_game import latest_game, standing_of
from voice_supercat.cli.opening import DamagedGame, damaged_game
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.files.names import shown
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import JournalReadOnly, ProcedureFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.garbage import without_collecting
from voice_supercat.procedure.journal import Header, Journal, header_of, reopened
from voice_supercat.procedure.replay import pages_changed

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
    notices: tuple[str, ...] = ()
    """What is said before, also to programs."""

    @property
    def kept(self) -> bool:
        """Whether there is a saved game of it."""
        return self.journal is not None and not self.journal.unanswered


def game_from_arguments(
    args: argparse.Namespace, tuning: Tuning, agrees: Callable[[DamagedGame], bool]
) -> ReadyGame | None:
    """The game that the arguments tell; None where it is damaged and the player does not agree to go on before that.

    Raises Fault where it cannot be played.
    """
    named = args.book or USUAL_BOOK
    with without_collecting():
        book = open_book(named)
        vocabulary = players_vocabulary(book)
        engine = engine_of(book, "printed" if args.literal else "played")
        options = chosen_options(args.set, book, literal=args.literal)
        if args.literal:
            game = new_game(engine, _seed(args.seed), options, args.start)
            return ReadyGame(_session(game, vocabulary, None, tuning), vocabulary, named, None)
        path, notices = _named_game(args, book)
        if path is not None and path.exists() and path.stat().st_size:
            saved = saved_game(path, lambda _: engine)
            if args.set or args.seed is not None:
                print(f"{saved.name} goes on with the options and the dice it began with.", file=sys.stderr)
        else:
            header = header_of(book, _seed(args.seed), {**remembered(engine), **options})
            return _new_game(engine, header, path or new_game_path(book.id), vocabulary, named, tuning)
    if args.resume:
        print(f"Going on with {saved.name}.", file=sys.stderr)
    if saved.damaged and not agrees(damaged_game(saved, tuning)):
        return None
    return _resumed(saved, vocabulary, named, tuning, f"{standing_of(saved.game)}.", notices)


def _named_game(args: argparse.Namespace, book: Book) -> tuple[Path | None, tuple[str, ...]]:
    """The file that the arguments name, and what is said of games passed over for it."""
    if not args.resume:
        return (None if args.game is None else game_path(args.game)), ()
    recorded, passed_over = latest_game(book.id)
    name = shown(recorded.path.stem)
    return recorded.path, (*passed_over, f"I go on with {name}.") if passed_over else ()


def resumed_game(saved: SavedGame, tuning: Tuning) -> ReadyGame:
    """The game that was offered; where it stands was said with the offer. Raises JournalFault."""
    book = saved.game.engine.book
    return _resumed(saved, players_vocabulary(book), book.id, tuning, None)


def game_by_voice(book: Book, named: str, again: Mapping[str, str], tuning: Tuning) -> ReadyGame:
    """A new game, begun by voice; `again` are the options of the last one, where it is to be as that. Raises Fault."""
    engine = engine_of(book)
    usual = {**remembered(engine), **book.opening.options}
    header = header_of(book, _seed(None), {**usual, **again})
    try:
        return _new_game(engine, header, new_game_path(book.id), players_vocabulary(book), named, tuning)
    except (ProcedureFault, ValueError) as fault:  # also where a value that must be a number is none
        if not again:
            raise
        print(f"{shown(str(fault).rstrip('.'))}. This game begins without what was remembered.", file=sys.stderr)
        return game_by_voice(book, named, {}, tuning)


def _new_game(
    engine: Engine, header: Header, path: Path, vocabulary: Vocabulary, named: str, tuning: Tuning
) -> ReadyGame:
    """A new game. In a place that can only be read it is played and not kept."""
    game = new_game(engine, header.seed, dict(header.options), secret=new_secret())
    journal, notices = _journal(lambda: Journal.create(path, header, next_evening()))
    return ReadyGame(_session(game, vocabulary, journal, tuning), vocabulary, named, journal, notices=notices)


def _resumed(
    saved: SavedGame,
    vocabulary: Vocabulary,
    named: str,
    tuning: Tuning,
    recap: str | None,
    notices: tuple[str, ...] = (),
) -> ReadyGame:
    if pages_changed(saved.game.engine.book, saved.recorded.header):
        print(f"{saved.name} {_OTHER_PAGES}", file=sys.stderr)
    journal, not_kept = _journal(lambda: reopened(saved.mended(), next_evening()))
    session = _session(saved.game, vocabulary, journal, tuning)
    return ReadyGame(session, vocabulary, named, journal, recap, (*notices, *not_kept))


def _journal(opened: Callable[[], Journal]) -> tuple[Journal | None, tuple[str, ...]]:
    """The journal; where it cannot be written, none, and what is said then."""
    try:
        return opened(), ()
    except JournalReadOnly as fault:
        return None, (str(fault),)


def _session(game: Game, vocabulary: Vocabulary, journal: Journal | None, tuning: Tuning) -> Session:
    return Session(game, LanguageUnderstanding(vocabulary, game.engine.book), journal, tuning)


def _seed(given: int | None) -> int:
    return secrets.randbits(SEED_BITS) if given is None else given
