"""What is known about the phrases that may be said, before anything is heard."""

from bisect import bisect
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import takewhile

# Letters at which a word is silent, or nearly so, for a moment.
_SILENT = frozenset("bcdgkpqstx")
_NO_CONSONANTS = frozenset("aeiouy ")
_FEWEST_CONSONANTS = 4  # with fewer, "no" would begin everything that begins with n
_LAST = chr(0x10FFFF)  # sorted after every other character


@dataclass(frozen=True)
class Preferences:
    """Which phrases are preferred to others, and which are waited for."""

    reluctant: Collection[str] = frozenset()
    """Phrases that must beat the others by a margin: commands."""
    offered: Mapping[str, str] = field(default_factory=dict)
    """Phrase -> the usual phrase with the same meaning. Such phrases do not compete; the usual one is preferred."""
    begun: Collection[str] = frozenset()
    """Phrases that sound as another one begins: six, sixty."""

    def meaning(self, text: str) -> str:
        """One name for all phrases with the same meaning."""
        return self.offered.get(text, text)


NO_PREFERENCES = Preferences()


def usual_among(phrases: Collection[str], offered: Mapping[str, Collection[str]]) -> Mapping[str, str]:
    """Phrase -> the usual phrase with the same meaning, only for `phrases`.

    `offered`: phrase -> the usual phrases of its meanings. "port" is usual where a piece is asked for, but not
    where it is short for "the port".
    """
    known = frozenset(phrases)
    usual = ((phrase, next((one for one in offered.get(phrase, ()) if one in known), None)) for phrase in phrases)
    return {phrase: one for phrase, one in usual if one is not None}


def begun_in(phrases: Collection[str], offered: Mapping[str, str]) -> Collection[str]:
    """The phrases that sound as another one of another meaning begins, inside a word: six, where sixty is one too.

    Only where that one is silent for a moment before it goes on: "none" goes through what would be "no". And a word
    that sounds as a phrase of several begins, between which a voice falls: sixteen, where sixty nine is one too.
    """
    ordered = sorted(phrases)
    consonants = sorted((_consonants(phrase), phrase) for phrase in phrases if " " in phrase)

    def other_than(one: str, other: str) -> bool:
        return offered.get(other, other) != offered.get(one, one)

    def goes_on(one: str) -> bool:
        longer = takewhile(lambda other: other.startswith(one), ordered[bisect(ordered, f"{one} {_LAST}") :])
        return any(other_than(one, other) and not _SILENT.isdisjoint((one[-1], other[len(one)])) for other in longer)

    def sounds_on(one: str) -> bool:
        sound = _consonants(one)
        if " " in one or len(sound) < _FEWEST_CONSONANTS:
            return False
        alike = takewhile(lambda other: other[0].startswith(sound), consonants[bisect(consonants, (sound,)) :])
        return any(other_than(one, other) and not other.startswith(one) for _, other in alike)

    return frozenset(one for one in ordered if goes_on(one) or sounds_on(one))


def _consonants(phrase: str) -> str:
    """What is about the same where two phrases sound alike."""
    return "".join(letter for letter in phrase if letter not in _NO_CONSONANTS)


def complete_words(phrases: Collection[str], offered: Mapping[str, str]) -> Collection[str]:
    """The phrases of one word with which no phrase of another meaning begins: "no", but not "five" with "five two"."""
    begun: dict[str, set[str]] = {}
    for phrase in phrases:
        word, _, rest = phrase.partition(" ")
        if rest:
            begun.setdefault(word, set()).add(offered.get(phrase, phrase))
    return frozenset(
        phrase for phrase in phrases if " " not in phrase and begun.get(phrase, set()) <= {offered.get(phrase, phrase)}
    )
