"""What the synthetic voices are asked to say."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from .lexicon import CORE_WORDS, DIGITS, Lexicon, grammar_phrases

_ASIDES = Path(__file__).with_name("asides.txt")
"""What people say before an answer or in its place, and words that resemble a command."""
_NONE = "none"
"""Half of the numbers: where it was not learned it was "nine", "one" or "zero"."""

_NUMBERS = (*DIGITS[1:], "ten", "eleven", "twelve", _NONE)
_COUNTED, _COUNTED_WORDS = 3_000, 3  # utterances to draw from, and the words of what is counted, at most

# Shares of the kinds of utterance. Answers come alone most of the time, so they are heard alone most of the
# time; other words teach the garbage model; near misses teach what is *not* an answer.
SHARES = {"phrase": 0.40, "answers": 0.17, "near miss": 0.15, "common": 0.28}


def near_misses(lexicon: Lexicon, words: list[str], of: tuple[str, ...] = CORE_WORDS) -> list[str]:
    """The given words that differ by at most one phone (changed, added or dropped) from a core word."""
    targets = {phones for word in of for phones in lexicon.phones(word)}

    def near(phones: tuple[str, ...]) -> bool:
        return any(_at_most_one_edit(phones, target) for target in targets)

    return [word for word in words if word not in of and any(near(phones) for phones in lexicon.phones(word))]


def _at_most_one_edit(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    if len(a) > len(b):
        a, b = b, a
    if len(b) - len(a) > 1:
        return False
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) == 1
    return any(b[:i] + b[i + 1 :] == a for i in range(len(b)))


def _said_in_english(grammars: Path, lexicon: Lexicon) -> dict[str, list[str]]:
    """What only synthetic voices say, by the name of its set: each phrase by many English voices."""
    numbers = [one for one in grammar_phrases(grammars, only="number") if one not in CORE_WORDS and " " not in one]
    return {
        "commands": grammar_phrases(grammars, only="command"),
        "numbers": [*numbers, *len(numbers) * [_NONE]],
        "asides": _ASIDES.read_text("utf-8").splitlines(),
        "counted": _counted([one for one in grammar_phrases(grammars) if all(map(lexicon.phones, one.split()))]),
    }


def _counted(phrases: list[str]) -> list[str]:
    """Numbers, each before something that may be counted: "two eggs", "two eggs three nests"."""
    draw = random.Random(0)
    things = [
        one for one in phrases if len(one.split()) <= _COUNTED_WORDS and not {*_NUMBERS}.intersection(one.split())
    ]
    several = [draw.choice((1, 1, 2)) for _ in range(_COUNTED)]
    return [" ".join(f"{draw.choice(_NUMBERS)} {draw.choice(things)}" for _ in range(few)) for few in several]


class Texts:
    """Draws utterances: each a list of phrases, to be spoken with a pause between phrases."""

    def __init__(self, lexicon: Lexicon, grammars: Path, common: list[str]) -> None:
        self._phrases = grammar_phrases(grammars)
        self.in_english = _said_in_english(grammars, lexicon)
        self.common = common
        # Homophones ("know", "ate", "too") cannot be told apart and would only blur the core words.
        sounds = {phones for word in CORE_WORDS for phones in lexicon.phones(word)}
        rarer = [word for word in common if not sounds & set(lexicon.phones(word))]
        self._near = near_misses(lexicon, rarer)
        self._kinds: dict[str, Callable[[random.Random], list[str]]] = {
            "phrase": lambda draw: [draw.choice(self._phrases)],
            "answers": self._answers,
            "near miss": lambda draw: [draw.choice(self._near)],
            "common": lambda draw: [" ".join(draw.choices(rarer, k=draw.choice((1, 1, 2, 3))))],
        }

    def _answers(self, draw: random.Random) -> list[str]:
        core = draw.choices(CORE_WORDS, k=draw.choice((1, 1, 2, 3, 4)))
        return [word if draw.random() < 0.8 else draw.choice(self._phrases) for word in core]

    def short(self, draw: random.Random) -> list[str]:
        """One utterance of about a second."""
        kind = draw.choices(list(SHARES), weights=list(SHARES.values()))[0]
        return self._kinds[kind](draw)

    def listing(self, draw: random.Random, length: int) -> list[str]:
        """`length` phrases one after the other: half core words, the rest phrases and near misses."""
        pools = [CORE_WORDS, CORE_WORDS, self._phrases, self._near]
        return [draw.choice(draw.choice(pools)) for _ in range(length)]
