"""What a question counts, as people say it behind the number: "five eggs"."""

from collections.abc import Collection, Iterable

from voice_supercat.dialogue.understanding.asked_words import words_in
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import Complete, Completeness

_HOW_MANY = "how many"
_AS_A_SENTENCE_BEGINS = frozenset({"zero"})
"""Numbers that are heard where a sentence with another one begins: "there are four"."""


def counted_in(question: AskEvent, things: Iterable[Collection[str]]) -> tuple[str, ...]:
    """The phrases of those of the `things` that a question asks "how many" of; none where it asks no number."""
    if question.expect != "number":
        return ()
    asked = f" {' '.join(words_in(question.text.lower().partition(_HOW_MANY)[2]))} "
    named = (phrases for phrases in things if any(f" {one} " in asked for one in phrases))
    return tuple(phrase for phrases in named for phrase in phrases)


def number_in(said: str, numbers: Collection[str], counted: Collection[str]) -> str:
    """The number in what is said: "five" of "five eggs", "5" of "5 eggs"; else all that is said."""
    longest = max((one for one in counted if said.endswith(f" {one}")), key=len, default="")
    number = said.removesuffix(longest).rstrip()
    return number if number in numbers or number.isdecimal() else said


def number_check(single: Complete, numbers: Collection[str], counted: Collection[str]) -> Complete:
    """Of a number that may go on, "twenty", the rest is awaited as long as the second of two cards.

    `single` is the check of a phrase in force.
    """

    def check(text: str) -> Completeness:
        found = single(text)
        if found is Completeness.NONE and number_in(text, numbers, counted) in numbers:
            return Completeness.WHOLE
        if found is Completeness.WHOLE and text in _AS_A_SENTENCE_BEGINS:
            return Completeness.SETTLED
        return Completeness.ONE_OF_TWO if found is Completeness.GROWING and text in numbers else found

    return check
