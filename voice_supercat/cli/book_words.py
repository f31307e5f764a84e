"""What can be said in a book, for the model that is to hear it."""

from collections.abc import Iterator

from voice_supercat.dialogue.understanding.answers import AnswerWords
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.format.sounds import sounds_of
from voice_supercat.procedure.pages import walk
from voice_supercat.procedure.steps import SLOT, Ask
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.grammars import Grammars


def lexicon_of(book: Book, named: str, grammars: Grammars) -> BookLexicon:
    """The phrases of its answers, and how it says that words sound; `named` is how the player names it.

    Raises BookFault where its `sounds.yaml` is wrong.
    """
    words = AnswerWords(grammars)
    phrases = {phrase for name in _names(book) if not SLOT.search(name) for phrase in words.of_choice(name)}
    return BookLexicon(book.id, named, tuple(sorted(phrases)), sounds_of(book.folder))


def _names(book: Book) -> Iterator[str]:
    """What can be an answer, as far as the book's files tell: what only a function gives is not known beforehand."""
    for page in book.pages.values():
        for node in walk(page.nodes):
            if isinstance(node.does, Ask):
                yield from _answers(node.does)
                yield from node.branches if node.does.expect == "choice" else ()
    for term in book.terms.values():
        yield from term.names
    yield from _changing(book)


def _answers(question: Ask) -> Iterator[str]:
    if question.expect == "choice" and isinstance(question.choices, tuple):
        yield from question.choices
    if question.together is not None:
        yield question.together.name


def _changing(book: Book) -> Iterator[str]:
    """What "that changed" may be about, whose it may be, and what it may be then."""
    yield from filter(None, (SLOT.sub("", owners.say or "").strip() for owners in book.owners.values()))
    yield from (fact.name for fact in book.facts.values() if fact.say is not None)
    yield from book.news
    for value in book.values.values():
        if value.say is not None and not value.fixed:
            yield value.say.lower()
            yield from value.choices if isinstance(value.choices, tuple) else ()
