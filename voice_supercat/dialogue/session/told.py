"""What a sentence tells beside the questions: "bo's apples are four", "bo has four apples", "ada is hungry"."""

import re
from collections.abc import Iterator, Sequence

from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer, accepted
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import number_in
from voice_supercat.procedure.updates import Update

_HAS = re.compile(r"(?P<owner>.+?) (?:now )?(?:has|have) (?:now )?(?P<held>.+)")
_WITHOUT_NUMBER = {"no": "zero", "a": "one", "an": "one"}
_MOST_OF_NUMBER = 2  # words: "twenty one"


def told_in(known: Sequence[Update], said: str, understanding: LanguageUnderstanding) -> tuple[Update, Answer] | None:
    """What `said` tells, of which of the `known`; None where it is about nothing of them.

    Raises AnswerRefused where it can have no such content.
    """
    for update in known:
        if said in update.sentences:
            return update, update.sentences[said]
    counts = (_named_in(known, text) for text in _as_counts(said))
    named = next((found for found in counts if found is not None and found[0].question.expect == "number"), None)
    named = named or _named_in(known, said)
    if named is None:
        return None
    update, words = named
    return update, accepted(update.question, _content_in(update.question, words, understanding))


def _named_in(known: Sequence[Update], said: str) -> tuple[Update, str] | None:
    """The value that `said` calls by its name, or by its first words where that is only one, and the words for what
    it holds."""
    for short in (False, True):
        named = [(update, words) for update in known if (words := update.content_in(said, short=short)) is not None]
        if named and not (short and len(named) > 1):
            return named[0]
    return None


def _content_in(question: AskEvent, words: str, understanding: LanguageUnderstanding) -> Answer:
    """The answer to `question` in these words; the words themselves where they are none."""
    meant = understanding.meaning(question, words)
    if isinstance(meant, Answered):
        return meant.value
    number = number_in(words) if question.expect == "number" else None
    return words if number is None else number


def _as_counts(said: str) -> Iterator[str]:
    """ "bo has four apples" as counts are told, "bo apples is four"; a single thing is called as several are."""
    has = _HAS.fullmatch(said)
    words = has["held"].split() if has else []
    for many in range(1, min(_MOST_OF_NUMBER, len(words) - 1) + 1):
        count, thing = " ".join(words[:many]), " ".join(words[many:])
        number = _WITHOUT_NUMBER.get(count, count)
        if has and number_in(number) is not None:
            yield from (f"{has['owner']} {named} is {number}" for named in (thing, f"{thing}s"))
