"""Open the model for a game, and tell what it cannot hear."""

from collections.abc import Collection

from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.book_model import model_of_book
from voice_supercat.speech.hearing.model import SpeechModel, find_model, load_model
from voice_supercat.speech.hearing.unheard import UnheardPhrases


def open_model(
    wanted: str | None, book: BookLexicon | None, phrases: Collection[str], unheard_phrases: UnheardPhrases
) -> SpeechModel | None:
    """The model that the player names, else the one for the book, else the shipped one; None where it is damaged.

    Each thing that the player should know is one notice of `unheard_phrases`: damage, what it cannot hear of the book
    and of `phrases`, which every game has. Raises SpeechFault where the player named a model that does not exist.
    """
    of_book = None
    try:
        path = find_model(wanted)
    except SpeechFault as fault:
        if wanted is not None:
            raise
        unheard_phrases.notice(f"{fault} Type the answers.")
        return None
    if book and wanted is None:
        path, of_book = model_of_book(path, book)
    try:
        model = load_model(path)
    except SpeechFault as fault:
        unheard_phrases.notice(f"{fault} Type the answers.")
        return None
    if of_book:
        unheard_phrases.notice(of_book)
    elif book:
        remedy = f"run `{book.command}`{' and leave out --model' if wanted else ''}"
        unheard_phrases.tell(path.name, model.knows, (*book.phrases, *book.sounds), remedy)
    unheard_phrases.tell(path.name, model.knows, phrases)
    return model
