"""The one thing that a yes or no question names: who repeats it says yes. "Did she paint the Kettle?" — "kettle".

So does who repeats a part of its wording: "Is it raining, or has it snowed?" — "raining".
"""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import dropwhile

from voice_supercat.dialogue.understanding.asked_words import AUXILIARIES, DENYING, EMPTY, bare, tells, words_in

_OPEN = frozenset(
    {"no", "not", "without", "lack", "none", "neither", "nor", "other", "any", "only", "than", "but", "or", "and"}
)
"""With one of these the thing alone does not tell what is meant."""
_UNCLEAR = DENYING | {"lack", "other", "else", "only", "than", "and"}
"""With one of these no part of a wording tells what is meant, nor does "neither"."""
_OR, _ANY = "or", frozenset({"any", "anybody", "anyone", "anything"})
_ASKING = AUXILIARIES | {"how"}
"""With these a question begins."""
_SENTENCE = re.compile(r"[.:;?!]")
_PART = re.compile(r",|\bor\b|\bto\b(?!\s(?:an?|the|its?|their|your|this|that)\b)")
_WHO_IS_MEANT = frozenset({"i", "me", "my", "we", "you", "your", "yours"})
_LIMITING = frozenset({"enough", "first", "last", "more", "most", "next", "only", "single"})
"""Directly before what is said, these are what is asked: of "the first turn" no "turn"."""
_BEFORE_A_THING = frozenset({"a", "an", "have", "has"})
_MOST_WORDS = 3


def thing_named(text: str, names: Mapping[str, str]) -> str | None:
    """The phrase for the only thing in the question `text`; None where there is none, or several.

    `names`: phrase -> thing. A thing is written as a name, or stands behind "a" or "has": other words are only used, or
    tell what it is about, as behind "has" at the beginning.
    """
    written = re.findall(r"[\w'-]+", text)
    words = [word.lower() for word in written]
    if _OPEN.intersection(words):
        return None
    found: dict[str, str] = {}
    at = 1
    while at < len(words):
        phrases = (" ".join(words[at : at + length]) for length in range(_MOST_WORDS, 0, -1))
        phrase = next((phrase for phrase in phrases if phrase in names), "")
        if phrase and (written[at][0].isupper() or (at > 1 and words[at - 1] in _BEFORE_A_THING)):
            found.setdefault(names[phrase], phrase)
        at += len(phrase.split()) or 1
    return next(iter(found.values())) if len(found) == 1 else None


def repeats(texts: Sequence[str], said: str, names: Container[str]) -> bool:
    """Whether `said` ends what a wording asks, and so says yes to all of it; a mere name may be another answer.

    "Has it snowed" is asked in "Since noon, has it snowed?"; its first words are only what it is about. What comes
    before, what is left out of the middle, and what tells of "you", who asks and who answers say differently.
    """
    words = bare(said.split())
    if said in names or _WHO_IS_MEANT.intersection(words) or not tells(words) or _ASKING.intersection(words[:1]):
        return False
    if _UNCLEAR & _words_of(texts):
        return False
    return any(_ends(asked, words) for text in texts for asked in _asked_in(text))


def _asked_in(text: str) -> Iterator[list[str]]:
    """The parts of a wording that ask something, to where its purpose is told: "use a key | to open it".

    Each also without the words at its end that tell nothing: "it lost an egg there".
    """
    for sentence in _SENTENCE.split(text.lower()):
        parts = [bare(words_in(part)) for part in _PART.split(sentence)]
        for part in dropwhile(lambda part: not _ASKING.intersection(part[:1]), parts):
            yield part
            yield part[: next((at for at in range(len(part), 0, -1) if part[at - 1] not in EMPTY), 0)]


def _ends(asked: Sequence[str], words: Sequence[str]) -> bool:
    """Whether a part ends with the words, and no word before them that limits what is asked is left out."""
    before = len(asked) - len(words)
    return before > 0 and [*asked[before:]] == [*words] and asked[before - 1] not in _LIMITING


def asks_of_any(texts: Sequence[str]) -> bool:
    """Whether "none" and "nobody" are no to it: "Is any egg left?", but not "Has it eggs, but no nest?"."""
    words = _words_of(texts)
    return bool(_ANY & words) and not DENYING & words


def asks_of_several(texts: Sequence[str]) -> bool:
    """Whether "neither" is no to it: it names several things, none of them denied."""
    words = _words_of(texts)
    return _OR in words and not _UNCLEAR & words


def _words_of(texts: Sequence[str]) -> set[str]:
    return {word for text in texts for word in words_in(text)}
