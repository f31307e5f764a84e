"""The vocabulary of a book: its words laid over what its pages name, the player's own over both."""

from collections.abc import Iterator
from pathlib import Path

from voice_supercat.files import paths
from voice_supercat.language.entries import Entry
from voice_supercat.language.grammars import players_grammars, shipped_grammars
from voice_supercat.language.names import BookNames, as_written, completed, inherited, refuse_ambiguities
from voice_supercat.language.vocabulary import Vocabulary, choices_of_every_game
from voice_supercat.language.words import BookWords, extended, read_words, with_own
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.pages import Node, walk
from voice_supercat.procedure.steps import SLOT, Ask, FunctionCall


def shipped_vocabulary(book: Book) -> Vocabulary:
    """What may be said in games of the book, whatever the player has changed. Raises FileFault."""
    shared, names = shipped_grammars(), _names_of(book)
    words = completed(_words_of(book, names), names, choices_of_every_game(shared))
    refuse_ambiguities(words, names)
    return Vocabulary(shared, words)


def players_vocabulary(book: Book) -> Vocabulary:
    """The same with the player's own wording. Raises FileFault."""
    shared, names = players_grammars(), _names_of(book)
    words = completed(_words_of(book, names), names, choices_of_every_game(shared))
    words = with_own(words, own_folder(book))
    refuse_ambiguities(words, names)
    return Vocabulary(shared, words)


def _words_of(book: Book, names: BookNames) -> BookWords:
    """Those in its folders, each over those of the book that it extends."""
    *bases, own = [read_words(folder) for folder in book.folders]
    for base in reversed(bases):
        own = extended(inherited(base, names), own)
    return own


def own_folder(book: Book) -> Path:
    """Where the player's own words for the book lie, if there are any."""
    return paths.user_config_dir() / "books" / book.id


def _names_of(book: Book) -> BookNames:
    """Everything that the pages and values name; of owners, what tells them apart from other owners."""
    nodes = [node for page in book.pages.values() for node in walk(page.nodes)]
    questions = [(node.place, node.does, node) for node in nodes if isinstance(node.does, Ask)]
    values = [value for value in book.values.values() if value.say is not None and not value.fixed]
    answers: dict[str, object] = {
        name: place
        for place, question, node in questions
        for name in _answers(book, question, node)
        if not name.isdecimal()  # numbers are said alike in every game
    }
    listed = [(name, value.place) for value in values if isinstance(value.choices, tuple) for name in value.choices]
    answers |= {name: place for name, place in listed if not _is_card(name)}
    answers |= {book.called: book.folder} if book.called else {}
    facts: dict[str, object] = {name: book.folder for name, fact in book.facts.items() if fact.say is not None}
    facts |= dict.fromkeys(book.news, book.folder) | {(value.say or "").lower(): value.place for value in values}
    whose = (SLOT.sub("", owners.say or "").strip() for owners in book.owners.values())
    facts |= dict.fromkeys(filter(None, whose), book.folder)
    topics = {topic: book.pages[topic.partition("/")[0]].place for topic in book.topics}
    return BookNames(
        plain={
            "answers": {name: as_written(name, place) for name, place in answers.items()},
            "topics": {topic: as_written(topic, place) for topic, place in topics.items()},
            "facts": {name: as_written(name, place) for name, place in facts.items()},
            "terms": {name: Entry(term.names, book.folder) for name, term in book.terms.items()},
        },
        questions=tuple(_choices_of(book, question) for _, question, _ in questions),
        sentences={clause.says: place for place, question, _ in questions for clause in question.sentences},
    )


def _is_card(name: str) -> bool:
    """A suit and a number are called as the suits of the book are, not as they are written."""
    return name.rpartition(" ")[2].isdecimal()


def _answers(book: Book, question: Ask, node: Node) -> Iterator[str]:
    """What can be an answer, as far as the files of the book tell."""
    yield from _choices_of(book, question)
    if question.expect == "choice":
        yield from node.branches
    if question.together is not None and not SLOT.search(question.together.name):
        yield question.together.name


def _choices_of(book: Book, question: Ask) -> tuple[str, ...]:
    """Those of a list that is a figure of the game too; what a function gives is known in a game only."""
    if question.expect == "row":
        places = (place for row in question.rows for place in row)
        return tuple(name for place in places for name in ((place,) if isinstance(place, str) else _fixed(book, place)))
    choices = question.choices
    if isinstance(choices, FunctionCall):
        choices = _fixed(book, choices)
    return choices if question.expect in ("choice", "list") else ()


def _fixed(book: Book, choices: FunctionCall) -> tuple[str, ...]:
    listed = book.values.get(choices.name)
    return tuple(listed.start) if listed is not None and listed.fixed and not listed.of else ()
