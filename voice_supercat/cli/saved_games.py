"""The command `voice-supercat games`: saved games, one journal each in a folder of the player."""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from voice_supercat.books.registry import book_folder
from voice_supercat.cli.game_files import game_path, refuse_unreadable_games, saved_games
from voice_supercat.cli.kept_secrets import carry_secrets, commitments_of, forget_secrets
from voice_supercat.cli.library import one_sentence, open_book
from voice_supercat.cli.mending import HowFar
from voice_supercat.files.locks import change_locked
from voice_supercat.files.names import shown
from voice_supercat.files.paths import GAME_SUFFIX, games_dir
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import JournalFault, JournalReadOnly, quoted
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import is_journal, read_journal
from voice_supercat.procedure.recorded import JournalDamaged, Recorded
from voice_supercat.procedure.repairing import repair
from voice_supercat.procedure.replay import replay
from voice_supercat.procedure.secrecy import commitment_to
from voice_supercat.reports.figures import entries_of
from voice_supercat.reports.html_page import report_html
from voice_supercat.reports.markdown import markdown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The actions and their arguments."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="list|report|hidden|name|repair|delete")
    actions.add_parser("list", help="all saved games, the one played last first")
    report = actions.add_parser("report", help="a game as Markdown or HTML")
    report.add_argument("--book", metavar="FOLDER", help="its book, where that is not one of those shipped")
    report.add_argument(
        "--html", action="store_true", help="one HTML file with plots and a time line, instead of Markdown"
    )
    hidden = actions.add_parser(
        "hidden", help="what a game has hidden, once it has told it, and whether it was changed"
    )
    hidden.add_argument("--book", metavar="FOLDER", help="its book, where that is not one of those shipped")
    name = actions.add_parser("name", help="give a game another name")
    repairing = actions.add_parser("repair", help="go on with a damaged game from its intact beginning; asks once")
    repairing.add_argument("--book", metavar="FOLDER", help="its book, where that is not one of those shipped")
    delete = actions.add_parser("delete", help="delete a game; asks once")
    for action in (report, hidden, name, repairing, delete):
        action.add_argument("game", help="its name or file")
    name.add_argument("new_name")
    for action in (repairing, delete):
        action.add_argument("--yes", action="store_true", help="do not ask")


def run(args: argparse.Namespace) -> int:
    """Do what was asked for. Raises ProcedureFault when a game is missing or damaged."""
    with one_sentence(getattr(args, "book", None)):
        return _ACTIONS[args.action](args)


def _list(_: argparse.Namespace) -> int:
    refuse_unreadable_games()
    for path in saved_games():
        played = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        try:
            recorded = read_journal(path)
            answers = f"{len(recorded.entries)} answer{'' if len(recorded.entries) == 1 else 's'}"
            print(shown(path.stem), shown(recorded.header.book), answers, played, sep="\t")
        except JournalFault as fault:
            print(shown(path.stem), fault, sep="\t")
    return 0


def _report(args: argparse.Namespace) -> int:
    recorded = read_journal(_existing(args.game))
    after: list[Game] = []
    game = _replayed(recorded, args.book, after.append)
    if args.html:
        print(report_html(game, entries_of(recorded, game, after), shown(recorded.path.stem)))
    else:
        print(markdown(game), end="")
    return 0


def _hidden(args: argparse.Namespace) -> int:
    path = _existing(args.game)
    game = _replayed(read_journal(path), args.book)  # which compares the commitment with the one that the journal keeps
    hidden, disclosed = game.engine.hidden(game.state), game.engine.disclosed(game.state)
    if hidden is None:
        print(f"{shown(path.stem)} hides nothing.")
        return 0
    print(f"Commitment: {hidden.commitment}")
    if disclosed is None:
        print("What is hidden is shown here as soon as the game has told it.")
        return 0
    fits = commitment_to(disclosed) == hidden.commitment
    print(f"Hidden was: {disclosed}")
    print("The SHA-256 of this text is the commitment." if fits else "This text is not what the game has committed to.")
    return 0 if fits else 1


def _name(args: argparse.Namespace) -> int:
    name: str = args.new_name
    alone = Path(name).name == name
    old, new = _existing(args.game), game_path(name.removesuffix(GAME_SUFFIX) if alone else name)
    if new.suffix != GAME_SUFFIX:
        raise JournalFault(f"{new}: the file of a game ends in {GAME_SUFFIX}; give it that ending, or a name alone.")
    _change(old, lambda: _renamed(old, new))
    carry_secrets(old, new)
    if new.parent != games_dir():
        print(f"{shown(old.stem)} is now {shown(new)}.")
    return 0


def _renamed(old: Path, new: Path) -> None:
    """Rename it, unless there is a file of that name, also where another window takes the name just now."""
    alike = old.name.lower() == new.name.lower()  # one file to Windows and macOS, which may get the other spelling
    if alike and new.exists() and new.samefile(old):
        old.replace(new)
        return
    try:
        new.open("xb").close()  # the name is ours from here on
    except FileExistsError:
        raise JournalFault(f"{new}: there is a game of that name already; choose another.") from None
    try:
        old.replace(new)
    except OSError:
        new.unlink()
        raise


def _repair(args: argparse.Namespace) -> int:
    path = _existing(args.game)
    try:
        _replayed(read_journal(path), args.book)
    except JournalDamaged as damaged:
        intact, what = damaged.intact, damaged
    else:
        print(f"{shown(path.stem)} is not damaged.")
        return 0
    if intact is None or not intact.entries:
        raise JournalFault(f"{what} Nothing before it was answered.")
    question = f"Damaged after answer {len(intact.entries)}. Go on from there? yes or no: "
    if not args.yes and not _agreed(question):
        print("Nothing has changed.")
        return 0
    try:
        kept = repair(intact)
    except JournalReadOnly as fault:
        reason = f"{path}: cannot be repaired, nothing can be written there; it is kept as it is"
        raise JournalFault(f"{reason}. Change the permissions of its folder, then try again.") from fault
    print(f"{shown(path.stem)} goes on after answer {len(intact.entries)}; as it was it is kept in {kept}.")
    return 0


def _delete(args: argparse.Namespace) -> int:
    path = _existing(args.game)
    _refuse_other_files(path)
    if not args.yes and not _agreed(f"Delete {shown(path.stem)} for good? yes or no: "):
        print("Kept.")
        return 0
    hidden = commitments_of(path)
    _change(path, path.unlink)
    forget_secrets(path, hidden)
    return 0


def _change(path: Path, change: Callable[[], object]) -> None:
    """Rename or delete a game that nobody plays. Raises JournalFault for any other file, and leaves it as it is."""
    _refuse_other_files(path)
    try:
        changed = change_locked(path, change)
    except OSError as error:
        reason = f"{path}: cannot be changed ({error.strerror}); it is kept as it is"
        raise JournalFault(f"{reason}. Change the permissions of its folder, then try again.") from error
    if not changed:
        raise JournalFault(f"{path}: this game is being played in another window; quit it there first.")


def _refuse_other_files(path: Path) -> None:
    """An empty one among the games is what is left of one that could not be written."""
    left = path in saved_games() and not path.stat().st_size
    try:
        game = left or is_journal(path)
    except OSError as error:
        raise JournalFault(f"{path}: cannot be read ({error.strerror}); the file is kept as it is.") from error
    if not game:
        raise JournalFault(f"{path}: this is no saved game; the file is kept as it is.")


def _agreed(question: str) -> bool:
    """Whether the player answers yes. The end of input is not a yes."""
    print(question, end="", flush=True)
    return sys.stdin.readline().strip().lower() in ("yes", "y")


def _existing(name: str) -> Path:
    path = game_path(name)
    if not path.is_file():
        names = ", ".join(game.stem for game in saved_games()) or "none yet"
        raise JournalFault(f'There is no saved game "{name}"; there are: {names}.')
    return path


def _replayed(recorded: Recorded, book_given: str | None, each: Callable[[Game], object] = lambda _: None) -> Game:
    """The game; `each` is given what it was after each entry.

    Of the book that a journal names no folder is opened: its rules are a program, and may be anyone's.
    """
    named = recorded.header.book
    if book_given is None and book_folder(named) is None:
        raise JournalFault(
            f"{recorded.path}: a game of {quoted(named)}, which is not shipped; "
            "give the folder of that book with --book FOLDER."
        )
    return replay(engine_of(open_book(book_given or named)), recorded, HowFar(recorded), each)


_ACTIONS = {"list": _list, "report": _report, "hidden": _hidden, "name": _name, "repair": _repair, "delete": _delete}
