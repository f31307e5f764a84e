"""A choice by the words with which it is asked: of "Is it the old town or a port?", "old town" is the town.

Each alternative that a wording names belongs to the one choice that is called so in it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from voice_supercat.dialogue.understanding.asked_words import DENYING, gist, parts_of, tells, undenied, words_in
from voice_supercat.procedure.answers import Answer

_BETWEEN = re.compile(r"[,.:;?!]|\bor\b")


def asked_as(texts: Sequence[str], answers: Mapping[str, Answer], said: str) -> Answer | None:
    """The choice that `said` stands for in the wordings of its question; None where it is none, or several.

    `answers` are the choices by the phrases they are called; a part of such a phrase will do too.
    """
    wanted = gist(said.split())
    if (name := " ".join(wanted)) in answers and not DENYING.intersection(wanted):
        return answers[name]
    found = {choice for choice, wording in _wordings(texts, answers) if wanted in map(gist, parts_of(wording))}
    return found.pop() if tells(wanted) and len(found) == 1 else None


def _wordings(texts: Sequence[str], answers: Mapping[str, Answer]) -> Iterator[tuple[Answer, str]]:
    """Each choice with its phrases, and with the alternatives of the question that name it alone."""
    yield from ((choice, phrase) for phrase, choice in answers.items())
    for alternative in (part for text in texts for part in _BETWEEN.split(text.lower())):
        called = {choice for phrase, choice in answers.items() if _names(alternative, phrase)}
        if len(called) == 1:
            yield called.pop(), alternative


def _names(alternative: str, phrase: str) -> bool:
    """Whether it names what is called so; what it denies only where the phrase denies it too: "without a door"."""
    words = words_in(alternative) if DENYING & {*phrase.split()} else undenied(alternative)
    return f" {phrase} " in f" {' '.join(words)} "
