"""Words spelled for the voice, so that synthesisers read them as players do."""

import re
from collections.abc import Mapping

_WORD = re.compile(r"[^\W\d_]+")


def pronounced(text: str, spellings: Mapping[str, str]) -> str:
    """The text with the words of `spellings`, which are in lower case, spelled as they sound."""
    return _WORD.sub(lambda word: spellings.get(word[0].lower(), word[0]), text) if spellings else text
