"""Typed or dictated text as it would be said: "Yes.", "There are 5"."""

from collections.abc import Mapping

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import in_words, number_in

_MOST_DIGITS = 9  # of a number that anybody means
_MOST_IN_WORDS = 3  # digits of a number that has words
_NO_NUMBER = ("none", "nothing")  # typed for 0


def plain(text: str) -> str:
    """In lower case, without commas and the end of a sentence."""
    words = " ".join(text.lower().replace(",", " ").split())
    return words.rstrip(".!") or words


def typed_number(question: AskEvent, said: str, answers: Mapping[str, Answer]) -> Answer | None:
    """The number that digits or "none" tell, where one is asked for, or is the name of one of the answers."""
    if question.expect == "number" and said in _NO_NUMBER:
        return 0
    if not said.isdecimal() or len(said) > _MOST_DIGITS:
        return None
    if question.expect == "number":
        return int(said)
    return answers.get(in_words(int(said))) if question.expect == "choice" else None


def with_numbers_in_words(said: str) -> str:
    """The text without digits, as far as numbers are said, and without hyphens in numbers: "twenty-five"."""
    return " ".join(_in_words(word) for word in said.split())


def _in_words(word: str) -> str:
    said = word.replace("-", " ")
    if number_in(said) is not None and not word.isdecimal():
        return said
    return in_words(int(word)) if word.isdecimal() and len(word) <= _MOST_IN_WORDS else word
