"""`voice-supercat play`: a game by voice, by keyboard, or over JSON Lines."""

import argparse
import io
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from typing import get_args

from voice_supercat.cli.arguments import Idle, add_device_arguments, add_model_argument, refuse_idle
from voice_supercat.cli.heap import freed_memory_given_back
from voice_supercat.cli.last_time import LastTime, keep_for_next_time, last_time
from voice_supercat.cli.library import one_sentence, open_book
from voice_supercat.cli.lines import short_lines
from voice_supercat.cli.memory import remember
from voice_supercat.cli.mending import SavedGame
from voice_supercat.cli.opening import DamagedGame, NewGame, Opening, opening_of_any_game, opening_of_one_game
from voice_supercat.cli.ready_game import ReadyGame, game_by_voice, game_from_arguments, resumed_game
from voice_supercat.cli.screen import add_screen_arguments
from voice_supercat.cli.streams import in_a_sentence, nobody_reads
from voice_supercat.cli.voice_options import add_voice_arguments, tuning_of
from voice_supercat.dialogue.protocol import converse, send_fault
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.faults import Fault
from voice_supercat.files.names import shown
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.garbage import without_collecting
from voice_supercat.procedure.journal import Journal
from voice_supercat.speech.interfaces import Listening

_OF_HEARING = ("--model", "--microphone", "--listening", "--push-to-talk")
_IDLE = (
    Idle("--jsonl", "neither hears nor speaks", ("--keyboard", "--print", "--loudspeaker", *_OF_HEARING)),
    Idle("--keyboard", "opens no microphone", _OF_HEARING),
    Idle("--print", "speaks nothing", ("--loudspeaker", "--listening")),
    Idle("--push-to-talk", "hears only what follows a press of the space key", ("--listening",)),
    Idle("--push-to-talk", "takes the space key", ("--one-key",)),
    Idle("--jsonl", "shows nothing", ("--screen", "--screen-lan")),
    Idle("--literal", "reads pages and saves nothing", ("--game", "--resume")),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be chosen for a game."""
    parser.add_argument("--book", help="id of a rule book, or its folder; without it, by voice, it is asked")
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
    add_screen_arguments(parser)
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
    """Play. Raises Fault when book, options, saved game, model or words are not usable; programs get it as an event."""
    if not args.jsonl:
        with one_sentence(args.book):
            return _run_by_voice(args)
    try:
        with one_sentence(args.book):
            return _run_by_lines(args)
    except Fault as fault:
        send_fault(shown(fault), sys.stdout)
        raise
    except OSError as error:
        if not nobody_reads(error):
            send_fault(in_a_sentence(error), sys.stdout)
        raise


def _run_by_voice(args: argparse.Namespace) -> int:
    _refuse_what_does_nothing(args)
    tuning = tuning_of(args)
    from voice_supercat.cli.voice_game import Conversations  # devices and models: not needed for JSON Lines

    with freed_memory_given_back(), closing(Conversations(args)) as held:

        def agrees(damaged: DamagedGame) -> bool:
            held.run(damaged)
            return damaged.goes_on

        if _tells_which_game(args):
            if (ready := game_from_arguments(args, tuning, agrees)) is not None:
                _play(ready, held.run, asked=True)
            return 0
        again = False
        while (ready := _asked(args, tuning, held.run, again=again)) is not None:
            _play(ready, held.run, asked=True)
            if not (again := ready.session.choosing_again):
                break
    return 0


def _run_by_lines(args: argparse.Namespace) -> int:
    _refuse_what_does_nothing(args)
    tuning = tuning_of(args)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")  # programs of .NET begin with a mark
    lines = short_lines(sys.stdin)

    def agrees(damaged: DamagedGame) -> bool:
        converse(damaged.session, lines, sys.stdout)
        return damaged.goes_on

    ready = game_from_arguments(args, tuning, agrees)
    if ready is not None:
        _play(ready, lambda ready: converse(ready.session, lines, sys.stdout, ready.notices))
    return 0


def _tells_which_game(args: argparse.Namespace) -> bool:
    """Whether nothing is asked before the game; a book alone does not tell how it is played."""
    return bool(args.set or args.seed is not None or args.game is not None or args.resume or args.literal)


def _asked(
    args: argparse.Namespace, tuning: Tuning, hold_conversation: Callable[[Opening], None], *, again: bool
) -> ReadyGame | None:
    """The game that the player asks for, `again` where another was chosen before; None where it is none."""
    last = last_time()
    with without_collecting():
        book = open_book(args.book) if args.book is not None else None
        opening = opening_of_one_game(book, tuning, last) if book else opening_of_any_game(tuning, last, again=again)
    if asked := not opening.session.game.over:
        hold_conversation(opening)
    ready = _chosen(opening.chosen, book, args.book, tuning, last)
    if ready is not None:
        ready.session.chosen = asked and book is None
    return ready


def _chosen(
    chosen: SavedGame | NewGame | None, book: Book | None, named: str | None, tuning: Tuning, last: LastTime
) -> ReadyGame | None:
    with without_collecting():
        if isinstance(chosen, NewGame):
            book = book or open_book(chosen.book)
            return game_by_voice(book, named or chosen.book, last.of(book) if chosen.again else {}, tuning)
        return resumed_game(chosen, tuning) if chosen else None


def _play(ready: ReadyGame, hold_conversation: Callable[[ReadyGame], None], *, asked: bool = False) -> None:
    """`asked`: whether the player may be asked to play so again."""
    begins = ready.session.game.before is None
    try:
        hold_conversation(ready)
    except (KeyboardInterrupt, SystemExit):
        _tell_what_is_saved(ready.journal)
        raise
    finally:
        left = begins and ready.session.choosing_again and ready.session.game.before is None
        if ready.journal is not None:
            _put_away(ready.journal, left=left)
        remember(ready.session.game)
        if asked and ready.kept and not left:
            keep_for_next_time(ready.session.game)


def _tell_what_is_saved(journal: Journal | None) -> None:
    """Whoever stops the program in the middle of a turn wants to know."""
    if journal is None or journal.unanswered:
        return
    journal.try_again()
    saved = f"The game is saved as {shown(journal.path.stem)}." if journal.saved else "The last answers are not saved."
    with suppress(OSError):  # the terminal may be gone
        print(f"Stopped. {saved}", file=sys.stderr)


def _put_away(journal: Journal, *, left: bool) -> None:
    """A game in which nothing was answered or could be written is not kept, nor one that is `left` for another."""
    if not journal.unanswered:
        journal.try_again()
    if journal.unanswered or journal.empty or left:
        journal.discard()
    else:
        journal.close()


def _refuse_what_does_nothing(args: argparse.Namespace) -> None:
    if args.start and not args.literal:
        raise ProcedureFault("--start reads one page as printed; give --literal with it.")
    for idle in _IDLE:
        refuse_idle(args, idle)
