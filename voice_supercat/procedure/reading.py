"""Parts of the rules that the player may have read aloud. They belong to no game."""

from .book import Book
from .events import SayEvent
from .machine import FINISHED
from .pages import walk
from .runtime.changing import change
from .runtime.evaluating import new_draft, sentence
from .state import State
from .steps import Act, Ask, Say


def read_aloud(book: Book, topic: str) -> tuple[SayEvent, ...]:
    """What the page `topic`, or `PAGE/SECTION` of one, asks and tells, in the order it is printed. Nothing is played.

    `procedure.check` has seen to it that no topic of the book needs what only a game in progress has.
    """
    page, _, section = topic.partition("/")
    view = new_draft(book, State(FINISHED, seed=0), {})
    read = []
    for node in walk(book.pages[page].nodes, printed=True):
        if not isinstance(node.does, Say | Act | Ask) or not any(f"/{section}" in item for item in node.source):
            continue
        if isinstance(node.does, Act):
            change(book, node, view, [])
        read.append(SayEvent(sentence(book, node.does.text, view), node.id, node.source))
    return tuple(read)
