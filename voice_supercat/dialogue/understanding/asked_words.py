"""What answers a thing by the words with which it is asked: of "paint a green door", "green door" and "door".

A part of its wording stands for a thing where it has a word that tells something, and no other thing of the question is
asked with it. What is denied is said with its denial only: "no door", not "door", for what is asked as "no door".
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from voice_supercat.procedure.numerals import number_in

SMALL = frozenset(
    (
        *("a", "an", "and", "any", "are", "at", "be", "by", "can", "does", "for", "has", "have", "in", "is", "it"),
        *("its", "of", "on", "or", "that", "the", "their", "these", "this", "to", "use", "was", "with"),
    )
)
"""Words that tell nothing by themselves."""
EMPTY = SMALL | frozenset(
    (
        *("i", "you", "he", "she", "we", "they", "them", "him", "her", "me", "us", "my", "your", "his", "our"),
        *("am", "been", "could", "did", "do", "had", "may", "must", "should", "were", "will", "would", "say"),
        *("after", "against", "all", "as", "before", "from", "here", "if", "into", "now", "so", "some", "still"),
        *("than", "then", "there", "what", "when", "which", "who", "yet"),
        *("already", "anyone", "anything", "really", "since", "something"),
    )
)
"""With these alone nobody tells anything, nor with numbers."""
AUXILIARIES = frozenset(
    ("am", "are", "can", "could", "did", "do", "does", "had", "has", "have", "is", "was", "were", "will", "would")
)
"""With these a question begins that may be answered with yes."""
DENYING = frozenset({"but", "no", "not", "without"})
_AFTER_DENIED = frozenset({"at", "by", "for", "in", "of", "on", "to", "with"})
"""With these what is denied ends: "without a door for the dog"."""
_NAMELESS = ((), ("one",))
"""What is left of "one with a door" where nobody says with what; as a number it names nothing either."""
_ARTICLES = frozenset({"a", "an", "the"})
_MOST_WORDS = 10


def bare(words: Iterable[str]) -> list[str]:
    """The words without articles."""
    return [word for word in words if word not in _ARTICLES]


def gist(words: Iterable[str]) -> tuple[str, ...]:
    """The words that tell something."""
    return tuple(word for word in words if word not in SMALL)


def tells(words: Iterable[str]) -> bool:
    """Whether one of them names something or somebody, or says what is done."""
    return any(word not in EMPTY and number_in(word) is None for word in words)


def words_in(text: str) -> list[str]:
    """The words of a wording, in lower case."""
    return re.findall(r"[^\W\d_]+(?:['-][^\W\d_]+)*", text.lower())


def parts_of(text: str) -> Iterator[tuple[str, ...]]:
    """The words of every part of a wording that tells something and leaves out no denial."""
    words = words_in(text)
    starts = [at for at in range(len(words)) if at not in _denied(words)]
    for start in starts:
        for end in range(start + 1, min(len(words), start + _MOST_WORDS) + 1):
            part = words[start:end]
            if gist(part) not in _NAMELESS and not DENYING.issuperset(gist(part)):
                yield tuple(part)


def undenied(text: str) -> list[str]:
    """The words of a wording that are not denied in it."""
    words = words_in(text)
    denied = _denied(words)
    return [word for at, word in enumerate(words) if at not in denied]


def _denied(words: Sequence[str]) -> set[int]:
    """The places of the words that a denial before them is about."""
    found: set[int] = set()
    denied = False
    for at, word in enumerate(words):
        denied = denied and word not in _AFTER_DENIED
        if denied:
            found.add(at)
        denied = denied or word in DENYING
    return found
