"""Open the model for a game, and tell what it cannot hear."""

from collections.abc import Callable, Collection

from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.book_model import model_of_book
from voice_supercat.speech.hearing.model import SpeechModel, find_model, load_model, report_missing


def open_model(
    wanted: str | None, book: BookLexicon | None, words: Collection[str], notice: Callable[[str], None]
) -> SpeechModel | None:
    """The model that the player names, else the one for the book, else the shipped one; None where it is damaged.

    Each thing that the player should know is one `notice`: damage, words of `words` and of the book that it cannot
    hear. Raises SpeechFault where the player named a model that does not exist.
    """
    of_book = None
    try:
        path = find_model(wanted)
    except SpeechFault as fault:
        if wanted is not None:
            raise
        notice(f"{fault} Type the answers.")
        return None
    if book and wanted is None:
        path, of_book = model_of_book(path, book)
    try:
        model = load_model(path)
    except SpeechFault as fault:
        notice(f"{fault} Type the answers.")
        return None
    if book and not of_book:
        remedy = f"run `{book.command}`{' and leave out --model' if wanted else ''}"
        of_book = report_missing(model, book.words, remedy)
    for sentence in filter(None, (of_book, report_missing(model, words))):
        notice(sentence)
    return model
