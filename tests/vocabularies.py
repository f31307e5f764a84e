"""The words of grammars, and those of all shipped books together."""

from functools import cache

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import Grammars, phrases_of, shipped_grammars


def words_of(grammars: Grammars) -> tuple[str, ...]:
    """Every word that occurs in any phrase, sorted: what a model must know."""
    return tuple(sorted({word for phrase in phrases_of(grammars, grammars) for word in phrase.split()}))


@cache
def every_grammar() -> Grammars:
    """Those of every game by kind, and those of each book by its id and their section."""
    vocabularies = {book_id: shipped_vocabulary(open_book(book_id)) for book_id in book_ids()}
    of_books = {f"{name} {kind}": words[kind] for name, words in vocabularies.items() for kind in words.sections}
    return {**shipped_grammars(), **of_books}
