"""`voice-supercat books list|options|check|sources|facts|types|diagram|page`."""

import argparse
import sys

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.arguments import add_model_argument
from voice_supercat.cli.game_files import game_path
from voice_supercat.cli.library import folder_of, one_sentence, open_book
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.chart import chart, chart_of_page
from voice_supercat.procedure.check import check
from voice_supercat.procedure.diagram import mermaid
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import BookFault, ProcedureFault
from voice_supercat.procedure.journal import read_journal
from voice_supercat.procedure.machine import FINISHED, compile_book
from voice_supercat.procedure.page_html import page_html
from voice_supercat.procedure.page_svg import page_svg
from voice_supercat.procedure.pages import Page
from voice_supercat.procedure.replay import replay
from voice_supercat.procedure.sources import handlings, unaccounted
from voice_supercat.procedure.typed_values import typed_values


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The actions and what each takes."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("list", help="the books there are")
    options = actions.add_parser(
        "options", help="a TSV row per option of a game: its default, what it can be, its meaning"
    )
    options.add_argument("book")
    checking = actions.add_parser(
        "check", help="every step reached and left, every rule item accounted for, every answer understood by voice"
    )
    checking.add_argument("book", nargs="*", help="default: all")
    add_model_argument(checking)
    sources = actions.add_parser("sources", help="a TSV row per rule item: how and where it is handled")
    sources.add_argument("book")
    facts = actions.add_parser("facts", help="a TSV row per fact: how long it is known, what makes it true or false")
    facts.add_argument("book")
    types = actions.add_parser("types", help="write rules/values.py: the declared values as typed keys")
    types.add_argument("book")
    diagram = actions.add_parser("diagram", help="a page as a Mermaid state diagram")
    diagram.add_argument("book")
    diagram.add_argument("page")
    diagram.add_argument("--game", metavar="NAME", help="mark the step that is open in this saved game")
    diagram.add_argument("--literal", action="store_true", help="the page as printed")
    diagram.add_argument("--svg", action="store_true", help="as a picture, with the way that the game took")
    page = actions.add_parser("page", help="a page as HTML to print or to read")
    page.add_argument("book")
    page.add_argument("page")
    page.add_argument("--literal", action="store_true", help="the page as printed")


def run(args: argparse.Namespace) -> int:
    """Print what was asked for. Raises Fault when a book is missing or broken."""
    named = args.book if isinstance(getattr(args, "book", None), str) else None
    with one_sentence(named):
        return _ACTIONS[args.action](args)


def _list(_: argparse.Namespace) -> int:
    for book_id in book_ids():
        book = open_book(book_id)
        print(f"{book.id}\t{book.title}\t{book.version}")
    return 0


def _options(args: argparse.Namespace) -> int:
    for option in open_book(args.book).options.values():
        print(option.name, option.default, ", ".join(filter(None, option.choices)), option.text, sep="\t")
    return 0


def _check(args: argparse.Namespace) -> int:
    from voice_supercat.cli.book_words import check_words  # the model: needed by no other action

    status = 0
    for name in args.book or book_ids():
        with one_sentence(name):
            book = open_book(name)
            check(book)
            missing = unaccounted(book)
            print(f"{book.id}: {len(book.items) - len(missing)} of {len(book.items)} rule items accounted for")
            for item in missing:
                print(f"{book.id}: {item} is not accounted for", file=sys.stderr)
                status = 1
            for line in check_words(book, name, args.model):
                print(f"{book.id}: {line}")
    return status


def _sources(args: argparse.Namespace) -> int:
    for handling in handlings(open_book(args.book)):
        print(f"{handling.item}\t{handling.handled}\t{handling.place}\t{handling.note}")
    return 0


def _facts(args: argparse.Namespace) -> int:
    print("fact", "of", "a no lasts", "a yes lasts", "made true by", "made false by", sep="\t")
    for fact in open_book(args.book).facts.values():
        made = (", ".join(sorted(actions)) for actions in (fact.made_true_by, fact.made_false_by))
        print(fact.name, fact.of or "", fact.lasts, fact.yes_lasts, *made, sep="\t")
    return 0


def _types(args: argparse.Namespace) -> int:
    folder = folder_of(args.book)
    path = folder / "rules" / "values.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(typed_values(folder), encoding="utf-8")
    print(path)
    return 0


def _diagram(args: argparse.Namespace) -> int:
    if args.literal and args.game is not None:
        raise ProcedureFault("--literal draws the page as printed, where no game stands; leave out --game.")
    book = open_book(args.book)
    program = compile_book(book, "printed" if args.literal else "played")
    page, engine = _page_of(book, args.page), Engine(book, program)
    current, drawn = None, None
    if args.game is not None:
        game = replay(engine, read_journal(game_path(args.game)))
        current, drawn = game.state.step, chart(game)
        if current == FINISHED:
            print(f"{args.game} is over; no step is marked.", file=sys.stderr)
        elif (open_page := program.steps[current].page) != page.id:
            print(f"{args.game} is open on the page {open_page}; no step of {page.id} is marked.", file=sys.stderr)
    if not args.svg:
        print(mermaid(program, page.id, current))
        return 0
    print(page_svg(drawn if drawn is not None and drawn.page == page.id else chart_of_page(engine, page)))
    return 0


def _page(args: argparse.Namespace) -> int:
    book = open_book(args.book)
    engine = Engine(book, compile_book(book, "printed" if args.literal else "played"))
    print(page_html(book.title, chart_of_page(engine, _page_of(book, args.page))))
    return 0


def _page_of(book: Book, named: str) -> Page:
    page = book.page(named)
    if page is None:
        raise BookFault(f'There is no page "{named}" in {book.id}; pages: {", ".join(book.pages)}.')
    return page


_ACTIONS = {
    "list": _list,
    "options": _options,
    "check": _check,
    "sources": _sources,
    "facts": _facts,
    "types": _types,
    "diagram": _diagram,
    "page": _page,
}
