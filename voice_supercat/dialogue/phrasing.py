"""Answers and lists, put into words."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from voice_supercat.procedure.answers import ONLY, Answer
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Sentence

LONGEST_SENTENCE = 20
"""Words that are understood when heard once."""


def said(answer: Answer | None) -> str:
    """An answer in words."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, Sentence):
        return f"I {' and '.join(answer.clauses)}"
    return _listed(answer) if isinstance(answer, tuple) else str(answer).replace("_", " ")


def _listed(names: Sequence[str]) -> str:
    """Several things, each with how many there are where that is not one of each."""
    if names[:1] == (ONLY,):
        return f"only {_listed(names[1:])}"
    counts = Counter(names)
    several = max(counts.values(), default=0) > 1
    return " and ".join(f"{in_words(counts[name])} {name}" if several else name for name in counts) or "none"


def as_written(heard: str) -> str:
    """What was heard, as it is written: recognisers and grammars have no capital letters."""
    return re.sub(r"\bi\b", "I", heard)


def one_of(names: Sequence[str]) -> str:
    """All `names` as alternatives: "trade, rest or no"."""
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def in_sentences(
    parts: Iterable[str], first: str, between: str, next_one: str, longest: int = LONGEST_SENTENCE
) -> list[str]:
    """All `parts` in order, in as few sentences as possible that are short enough to remember.

    `first` begins the first sentence, `next_one` the others, and `between` stands between two parts of a sentence. No
    sentence has more than `longest` words, unless a single part has.
    """
    sentences: list[str] = []
    for part in parts:
        longer = f"{sentences[-1]}{between}{part}" if sentences else f"{first}{part}"
        if sentences and len(longer.split()) <= longest:
            sentences[-1] = longer
        else:
            sentences.append(f"{next_one}{part}" if sentences else longer)
    return [f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences]
