"""Typed or dictated text as it would be said: "Yes.", "There are 5", "twenty-five"."""

import re
from collections.abc import Mapping

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import in_words, number_in

_MOST_DIGITS = 9  # of a number that anybody means
_MOST_IN_WORDS = 3  # digits of a number that has words
_NO_NUMBER = ("none", "nothing")  # typed for 0
_QUOTES = str.maketrans({"\u2019": "'", "\u2018": "'", "\u201c": None, "\u201d": None, '"': None})
"""Telephones and dictation type an apostrophe that curls."""
_GOT = re.compile(r"'ve(?: got)?\b")
_JOINED = re.compile(r"(?<=[^\W\d_])-?(?=\d)")  # "green-5", "green5"
_ROLL = "what roll"
_FROM = re.compile(
    r"(?:it(?:'s| is) )?(?:on |from )?(?:an? )?(?P<number>[\w-]+?)"
    r"(?: ?\+| on| (?:and|or) (?:up|more|above|higher|better|greater))?"
)
"""How it is put from which roll on something happens: "on a five", "5+"."""
_NEVER, _MEANS_NEVER = "never", re.compile(r"(?P<number>\w+) means never")
_WHOLE = (
    *((r"'m\b", " am"), (r"'re\b", " are"), (_GOT.pattern, " have"), (r"\b(it|that|there)'s\b", r"\1 is")),
    *((r"\bwo(?=n't)", "will"), (r"n't\b", " not"), (r"\bca(?:n| )not\b", "can not")),
)
"""What is written shorter than it is; in this order."""


def plain(text: str) -> str:
    """In lower case, without quotes, commas and the end of a sentence."""
    words = " ".join(text.translate(_QUOTES).lower().replace(",", " ").split())
    return words.rstrip(".!; ") or words


def asks_back(said: str) -> str | None:
    """What is asked, without its marks, in what ends as a question does; None where it is none, as "?" alone is."""
    asked = said.rstrip("? ")
    return asked if said.endswith("?") and said != "?" else None


def typed_number(question: AskEvent, said: str, answers: Mapping[str, Answer]) -> Answer | None:
    """The number that digits or "none" tell, where one is asked for, or is the name of one of the answers.

    Where it is asked on what roll, "five and up" tells it too.
    """
    if question.expect == "number" and said in _NO_NUMBER:
        return 0
    if question.expect == "number" and _ROLL in question.text:
        told = _MEANS_NEVER.search(question.text.lower()) if said == _NEVER else _FROM.fullmatch(said)
        return None if told is None else number_in(told["number"])
    if not said.isdecimal() or len(said) > _MOST_DIGITS:
        return None
    if question.expect == "number":
        return int(said)
    return answers.get(in_words(int(said))) if question.expect == "choice" else None


def in_full(said: str) -> str:
    """With all words in full: "it is not", where "it isn't" is typed."""
    for short, whole in _WHOLE:
        said = re.sub(short, whole, said)
    return said


def as_said(said: str) -> str:
    """The text without digits, as far as numbers are said, without signs, "'ve got" and British spelling."""
    apart = _JOINED.sub(
        " ", _GOT.sub(" have", said).replace("&", " and ").replace("+", " and ").replace("isation", "ization")
    )
    return " ".join(map(_in_words, apart.split()))


def _in_words(word: str) -> str:
    said = word.replace("-", " ")
    if number_in(said) is not None and not word.isdecimal():
        return said
    return in_words(int(word)) if word.isdecimal() and len(word) <= _MOST_IN_WORDS else word
