"""A choice by the words with which it is asked: of "Is it the old town or a port?", "old town" is the town.

Each alternative that a wording names belongs to the one choice that is called so in it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from voice_supercat.dialogue.understanding.asked_words import DENYING, bare, parts_of, tells, undenied, words_in
from voice_supercat.procedure.answers import Answer

_WHO = frozenset({"i", "it", "my", "they", "we"})
_BETWEEN = re.compile(r"[,.:;?!]|\bor\b")


def asked_as(texts: Sequence[str], answers: Mapping[str, Answer], said: str) -> Answer | None:
    """The choice that `said` stands for in the wordings of its question; None where it is none, or several.

    `answers` are the choices by the phrases they are called; a part of such a phrase will do too.
    """
    words = bare(said.split())
    if (name := " ".join(words)) in answers and not DENYING.intersection(words):
        return answers[name]
    parts = {choice for phrase, choice in answers.items() if _is_part(words, phrase)}
    found = parts | {
        choice
        for choice, phrase, alternative in _alternatives(texts, answers)
        if {*phrase.split()}.intersection(words) and _is_among(words, alternative)
    }
    return found.pop() if tells(words) and len(found) == 1 else None


def _is_part(words: list[str], phrase: str) -> bool:
    """Whether they are a part of a phrase: of what somebody does all of it, of "we crossed their bridge" no bridge."""
    named = bare(phrase.split())
    return words == named[1:] if _WHO.intersection(named[:1]) else _is_among(words, phrase)


def _is_among(words: list[str], wording: str) -> bool:
    return any(words == bare(part) for part in parts_of(wording))


def _alternatives(texts: Sequence[str], answers: Mapping[str, Answer]) -> Iterator[tuple[Answer, str, str]]:
    """Each choice that an alternative of the question names alone, with the phrase that names it."""
    for alternative in (part for text in texts for part in _BETWEEN.split(text.lower())):
        called = {choice: phrase for phrase, choice in answers.items() if _names(alternative, phrase)}
        if len(called) == 1:
            yield *called.popitem(), alternative


def _names(alternative: str, phrase: str) -> bool:
    """Whether it names what is called so; what it denies only where the phrase denies it too: "without a door"."""
    words = words_in(alternative) if DENYING & {*phrase.split()} else undenied(alternative)
    return f" {phrase} " in f" {' '.join(words)} "
