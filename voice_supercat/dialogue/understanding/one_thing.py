"""The one thing that a yes or no question names: who repeats it says yes. "Did she paint the Kettle?" — "kettle"."""

import re
from collections.abc import Mapping

_OPEN = frozenset(
    {"no", "not", "without", "lack", "none", "neither", "nor", "other", "any", "only", "than", "but", "or", "and"}
)
"""With one of these the thing alone does not tell what is meant."""
_BEFORE_A_THING = frozenset({"a", "an", "have", "has"})
_MOST_WORDS = 3


def thing_named(text: str, names: Mapping[str, str]) -> str | None:
    """The phrase for the only thing in the question `text`; None where there is none, or several.

    `names`: phrase -> thing. A thing is written as a name, or stands behind "a" or "has": other words are only used.
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
        if phrase and (written[at][0].isupper() or words[at - 1] in _BEFORE_A_THING):
            found.setdefault(names[phrase], phrase)
        at += len(phrase.split()) or 1
    return next(iter(found.values())) if len(found) == 1 else None
