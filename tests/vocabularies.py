"""The words of all shipped books together."""

from functools import cache

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import Grammars, shipped_grammars


@cache
def every_grammar() -> Grammars:
    """Those of every game by kind, and those of each book by its id and their section."""
    vocabularies = {book_id: shipped_vocabulary(open_book(book_id)) for book_id in book_ids()}
    of_books = {f"{name} {kind}": words[kind] for name, words in vocabularies.items() for kind in words.sections}
    return {**shipped_grammars(), **of_books}
