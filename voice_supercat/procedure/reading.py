"""Parts of the rules that the player may have read aloud. They belong to no game."""

from .book import Book
from .events import Event
from .machine import FINISHED
from .pages import walk
from .runtime.evaluating import begun, called, sentence
from .state import State


def read_aloud(book: Book, topic: str) -> tuple[Event, ...]:
    """What the page `topic`, or `PAGE/SECTION` of one, asks and tells, in the order it is printed. Nothing is played.

    `procedure.check` has seen to it that no topic of the book needs what only a game in progress has.
    """
    page, _, section = topic.partition("/")
    view = begun(book, State(FINISHED, seed=0), {})
    read = []
    for node in walk(book.pages[page].nodes, printed=True):
        if node.kind not in ("say", "act", "ask") or not any(f"/{section}" in item for item in node.source):
            continue
        if node.kind == "act" and node.run is not None:
            called(book, node.run, view)
        read.append(Event("say", sentence(book, node.text, view), node.id, node.source))
    return tuple(read)
