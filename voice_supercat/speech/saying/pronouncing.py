"""Words spelled for the voice, so that synthesisers read them as players do."""

import re
from collections.abc import Mapping

from voice_supercat.speech.saying.homographs import as_read

_WORD = re.compile(r"[^\W\d_]+")


def pronounced(text: str, spellings: Mapping[str, str]) -> str:
    """The text with the words of `spellings`, which are in lower case, spelled as they sound.

    So are words that are read in two ways, by the words around them.
    """

    def spelled(word: re.Match[str]) -> str:
        known = spellings.get(word[0].lower())
        return known or as_read(word[0], text[: word.start()], text[word.end() :])

    return _WORD.sub(spelled, text)
