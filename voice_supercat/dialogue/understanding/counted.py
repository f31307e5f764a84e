"""What a question counts, as people say it behind the number: "five eggs"."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile

from voice_supercat.dialogue.understanding.asked_words import SMALL, words_in
from voice_supercat.language.entries import Grammar
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import Complete, Completeness

_HOW_MANY = "how many "
_BEFORE = frozenset({"of", "such", "the", "their", "these", "those", "your"})
"""Words that may stand between that and what is counted."""
_BEHIND = SMALL - {"and", "or"} | {"could", "did", "do", "left", "there", "those", "would"}
"""Words with which the question goes on after what is counted."""
NONE_OF = "no"
"""What is said before what is counted where there is none of it."""
_ONE, _ARTICLES = "one", ("a", "an")
"""They are not listened for: "a" sounds like "eight"."""
_AS_A_SENTENCE_BEGINS = frozenset({"zero"})
"""Numbers that are heard where a sentence with another one begins: "there are four"."""


def counted_in(question: AskEvent, things: Grammar) -> tuple[str, ...]:
    """The phrases of those of the `things` of which a question asks how many; none where it asks no number.

    Of "How many big eggs are in the nest?" "eggs", "egg" and "big eggs", but no nest, and no "small eggs".
    """
    if question.expect != "number":
        return ()
    texts = (text.lower() for text in (question.text, question.short) if text)
    asked = [_counted(words_in(part)) for text in texts for part in text.split(_HOW_MANY)[1:]]
    return tuple(dict.fromkeys(phrase for words in asked for phrase in _phrases_of(words, things)))


def _counted(words: Sequence[str]) -> list[str]:
    """What is counted, of the words after "how many"."""
    rest = dropwhile(_BEFORE.__contains__, words)
    return list(takewhile(lambda word: word not in _BEHIND, rest))


def _phrases_of(asked: list[str], things: Grammar) -> Iterator[str]:
    """The phrases of what the words name last, with no other words than these before it: of "egg baskets" no eggs."""
    named = {name: max(_ends(asked, (name, *phrases)), default=0) for name, phrases in things.items()}
    last = max(named.values(), default=0)
    for name, end in named.items():
        if end and end == last:
            yield from (phrase for phrase in things[name] if set(phrase.split()[:-1]) <= set(asked))


def _ends(asked: list[str], phrases: Iterable[str]) -> Iterator[int]:
    """Where in `asked` one of the phrases ends."""
    for words in map(str.split, phrases):
        yield from (at for at in range(len(words), len(asked) + 1) if asked[at - len(words) : at] == words)


def none_of(counted: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Phrase -> number that tells that there are none: "no eggs"."""
    return ((f"{NONE_OF} {one}", 0) for one in counted)


def bare_number(said: str, numbers: Collection[str], counted: Collection[str]) -> str:
    """The number in what is said: "five" of "five eggs", "5" of "5 eggs", "one" of "an egg"; else all that is said."""
    longest = max((one for one in counted if said.endswith(f" {one}")), key=len, default="")
    number = said.removesuffix(longest).rstrip()
    number = _ONE if longest and number in _ARTICLES else number
    return number if number in numbers or number.isdecimal() else said


def number_check(single: Complete, numbers: Collection[str], counted: Collection[str]) -> Complete:
    """A number may have behind it what is counted. Of one that may go on, "twenty", the rest is awaited as long as the
    second of two cards, and after "two eggs" a sentence may go on.

    `single` is the check of a phrase in force.
    """

    none = dict(none_of(counted))

    def check(text: str) -> Completeness:
        found = single(text)
        if found is Completeness.NONE and bare_number(text, numbers, counted) in numbers:
            return Completeness.SETTLED
        if found is Completeness.WHOLE and (text in _AS_A_SENTENCE_BEGINS or text in none):
            return Completeness.SETTLED
        return Completeness.ONE_OF_TWO if found is Completeness.GROWING and text in numbers else found

    return check
