"""The one thing that a yes or no question names: who repeats it says yes. "Did she paint the Kettle?" — "kettle".

So does who repeats a part of its wording: "Is it raining, or has it snowed?" — "raining".
"""

import re
from collections.abc import Container, Mapping, Sequence

from voice_supercat.dialogue.understanding.asked_words import AUXILIARIES, DENYING, gist, parts_of, tells, words_in

_OPEN = frozenset(
    {"no", "not", "without", "lack", "none", "neither", "nor", "other", "any", "only", "than", "but", "or", "and"}
)
"""With one of these the thing alone does not tell what is meant."""
_UNCLEAR = DENYING | {"lack", "other", "else", "only", "than", "and"}
"""With one of these no part of a wording tells what is meant, nor does "neither"."""
_OR = "or"
_ASKING = AUXILIARIES | {"how"}
"""With these a question begins."""
_BEGINNING = 3
"""Words in which it says what it is about."""
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
    """Whether `said` is a part of a wording that says yes to all of it; a mere name may be another answer.

    What a question begins with, "is the barn", is only what it is about; and who asks it again does not answer it.
    """
    clear = not any(_UNCLEAR.intersection(words_in(text)) for text in texts)
    words = said.split()
    wanted = gist(words) if clear and said not in names and not _ASKING.intersection(words[:1]) else ()
    about = {gist(asked[:_BEGINNING]) for asked in map(words_in, texts) if _ASKING.intersection(asked[:1])}
    return tells(wanted) and wanted not in about and any(wanted in map(gist, parts_of(text)) for text in texts)


def asks_of_several(texts: Sequence[str]) -> bool:
    """Whether "neither" is no to it: it names several things, none of them denied."""
    words = {word for text in texts for word in words_in(text)}
    return _OR in words and not _UNCLEAR & words
