"""What can be said in a book, for the model that is to hear it."""

from voice_supercat.dialogue.understanding.book_words import own_folder
from voice_supercat.language.grammars import phrases_of
from voice_supercat.language.sounds import Sounds, sounds_in
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.speech.book_lexicon import BookLexicon


def sounds_of(book: Book) -> Sounds:
    """How its words sound, as the book and the player's own files tell. Raises FileFault."""
    return sounds_in(book.folder, own_folder(book))


def lexicon_of(book: Book, named: str, vocabulary: Vocabulary, sounds: Sounds) -> BookLexicon:
    """The phrases of its own, and how it says that words sound; `named` is how the player names it."""
    phrases = phrases_of(vocabulary.sections, vocabulary.sections)
    return BookLexicon(book.id, named, tuple(sorted(phrases)), sounds.heard)
