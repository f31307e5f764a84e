"""What can be said in a book, for the model that is to hear it."""

from collections.abc import Iterator
from pathlib import Path

from voice_supercat.dialogue.understanding.book_words import own_folder, players_vocabulary
from voice_supercat.language.grammars import phrases_of
from voice_supercat.language.sounds import Sounds, sounds_in
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.pages import walk
from voice_supercat.procedure.steps import Ask
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.hearing.book_model import model_of_book
from voice_supercat.speech.hearing.model import find_model
from voice_supercat.speech.hearing.unheard import known_words, unheard
from voice_supercat.speech.lexicon.phones import PHONES_FILE, read_phones
from voice_supercat.speech.lexicon.pronouncing import refuse_unknown_phones

MOST_SAID = 999
"""The highest number that `grammars/number.yaml` has words for."""


def sounds_of(book: Book) -> Sounds:
    """How its words sound, as the book and the player's own files tell. Raises FileFault."""
    return sounds_in(*book.folders, own_folder(book))


def lexicon_of(book: Book, named: str, vocabulary: Vocabulary, sounds: Sounds) -> BookLexicon:
    """The phrases of its own, and how it says that words sound; `named` is how the player names it."""
    phrases = phrases_of(vocabulary.sections, vocabulary.sections)
    return BookLexicon(book.id, named, tuple(sorted(phrases)), sounds.heard)


def model_for(lexicon: BookLexicon, wanted: str | None) -> tuple[Path, str | None]:
    """The model that the player wants, or the one for the book; and one sentence where that should be made again.

    Raises SpeechFault where there is no such model.
    """
    model = find_model(wanted)
    return (model, None) if wanted is not None else model_of_book(model, lexicon)


def refuse_wrong_phones(sounds: Sounds, model: Path) -> None:
    """Raises SpeechFault naming file and line of a phone that the model does not have, where the model tells them."""
    if (model / "graph" / PHONES_FILE).is_file():
        refuse_unknown_phones(sounds.heard, read_phones(model / "graph"), sounds.places)


def check_words(book: Book, named: str, wanted: str | None) -> Iterator[str]:
    """A line for each phrase that cannot be heard in games of the book, then what helps. No model is loaded.

    `wanted` is the model that the player names. Raises FileFault where words or sounds of the book are wrong,
    SpeechFault where there is no such model, or where it does not have a phone of those sounds.
    """
    sounds = sounds_of(book)
    lexicon = lexicon_of(book, named, players_vocabulary(book), sounds)
    model, again = model_for(lexicon, wanted)
    refuse_wrong_phones(sounds, model)
    yield from _numbers_only_typed(book)
    missing = unheard((*lexicon.phrases, *lexicon.sounds), known_words(model).__contains__)
    for phrase, words in missing.items():
        yield f'{model.name} cannot hear "{phrase}": it does not know {" and ".join(words)}'
    if again:
        yield again
    elif missing:
        yield f"type such an answer, give it other words in {_words_file(book)}, or run `{lexicon.command}`"


def _numbers_only_typed(book: Book) -> Iterator[str]:
    """A line for each question whose numbers go beyond those that are said."""
    for node in (node for page in book.pages.values() for node in walk(page.nodes)):
        asked = node.does.range if isinstance(node.does, Ask) else None
        if isinstance(asked, tuple) and asked[1] > MOST_SAID:
            yield f"{node.place}, step {node.id}: numbers above {MOST_SAID} can be typed, not said"


def _words_file(book: Book) -> str:
    """Where the book's words are, or would be: a file or a folder."""
    folder = book.folder
    return f"{folder.name}/words" if (folder / "words").is_dir() else f"{folder.name}/words.yaml"
