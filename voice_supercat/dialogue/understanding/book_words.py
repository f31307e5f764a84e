"""The vocabulary of a book: its words laid over what its pages name, the player's own over both."""

from collections.abc import Iterator
from pathlib import Path

from voice_supercat.files import paths
from voice_supercat.language.entries import Entry
from voice_supercat.language.grammars import Grammars, players_grammars, shipped_grammars
from voice_supercat.language.names import BookNames, as_written, completed
from voice_supercat.language.vocabulary import Vocabulary, choices_of_every_game
from voice_supercat.language.words import BookWords, read_words, with_own
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.pages import SLOT, Node, walk


def shipped_vocabulary(book: Book) -> Vocabulary:
    """What may be said in games of the book, whatever the player has changed. Raises FileFault."""
    shared = shipped_grammars()
    return Vocabulary(shared, _words(book, shared))


def players_vocabulary(book: Book) -> Vocabulary:
    """The same with the player's own wording. Raises FileFault."""
    shared = players_grammars()
    return Vocabulary(shared, with_own(_words(book, shared), own_folder(book)))


def own_folder(book: Book) -> Path:
    """Where the player's own words for the book lie, if there are any."""
    return paths.user_config_dir() / "books" / book.id


def _words(book: Book, shared: Grammars) -> BookWords:
    return completed(read_words(book.folder), _names_of(book), choices_of_every_game(shared))


def _names_of(book: Book) -> BookNames:
    """Everything that the pages name; what a function gives to choose from is known in a game only."""
    nodes = [node for page in book.pages.values() for node in walk(page.nodes)]
    facts = [name for name, fact in book.facts.items() if fact.say is not None]
    topics = {topic: book.pages[topic.partition("/")[0]].place for topic in book.topics}
    return BookNames(
        plain={
            "answers": {name: as_written(name, node.place) for node in nodes for name in _choices_of(node)},
            "topics": {topic: as_written(topic, place) for topic, place in topics.items()},
            "facts": {name: as_written(name, book.folder) for name in (*facts, *book.news)},
            "terms": {name: Entry(term.names, book.folder) for name, term in book.terms.items()},
        },
        sentences={clause.says: node.place for node in nodes for clause in node.sentences},
    )


def _choices_of(node: Node) -> Iterator[str]:
    """Those that are always the same."""
    if isinstance(node.choices, tuple) and node.expect == "choice":
        yield from node.choices
    if node.together is not None and not SLOT.search(node.together.name):
        yield node.together.name
