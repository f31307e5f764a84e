"""Game words spelled for the voice, so that synthesisers read them as players do."""

import re
from functools import cache
from pathlib import Path

import yaml

_FILE = Path(__file__).with_name("pronunciations.yaml")
_WORD = re.compile(r"[^\W\d_]+")


def pronounced(text: str) -> str:
    """The text with the words of `pronunciations.yaml` spelled as they sound."""
    spellings = _spellings()
    return _WORD.sub(lambda word: spellings.get(word[0].lower(), word[0]), text)


@cache
def _spellings() -> dict[str, str]:
    entries = yaml.safe_load(_FILE.read_text(encoding="utf-8"))
    return {word: entry["say"] for word, entry in entries.items()}
