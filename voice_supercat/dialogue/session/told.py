"""What a sentence tells of the game beside its questions: "bo's apples are four", "ada is hungry"."""

from collections.abc import Sequence

from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer, accepted
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import number_in
from voice_supercat.procedure.updates import Update


def told_in(known: Sequence[Update], said: str, understanding: LanguageUnderstanding) -> tuple[Update, Answer] | None:
    """What `said` tells, of which of the `known`; None where it is about nothing of them.

    Raises AnswerRefused where it can have no such content.
    """
    for update in known:
        if said in update.sentences:
            return update, update.sentences[said]
    for short in (False, True):
        named = [(update, words) for update in known if (words := update.content_in(said, short=short)) is not None]
        if named and not (short and len(named) > 1):
            update, words = named[0]
            return update, accepted(update.question, _content_in(update.question, words, understanding))
    return None


def _content_in(question: AskEvent, words: str, understanding: LanguageUnderstanding) -> Answer:
    """The answer to `question` in these words; the words themselves where they are none."""
    meant = understanding.meaning(question, words)
    if isinstance(meant, Answered):
        return meant.value
    number = number_in(words) if question.expect == "number" else None
    return words if number is None else number
