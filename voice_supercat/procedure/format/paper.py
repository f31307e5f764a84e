"""What stands on paper for what only a game tells: `paper.yaml`."""

from collections.abc import Sequence
from pathlib import Path

from ..book import Paper
from .fields import Fields, fields_of

FILE = "paper"
_SECTIONS = ("texts", "conditions")


def paper_of(chain: Sequence[Path]) -> Paper:
    """The words for slots of texts and for names in conditions; of several books the later one's. Raises BookFault."""
    texts: dict[str, str] = {}
    conditions: dict[str, str] = {}
    for folder in chain:
        path = folder / f"{FILE}.yaml"
        if path.exists():
            written = fields_of(path)
            written.only(_SECTIONS)
            for section, found in zip(_SECTIONS, (texts, conditions), strict=True):
                found |= _words(written, section)
    return Paper(texts, conditions)


def _words(written: Fields, section: str) -> dict[str, str]:
    if section not in written:
        return {}
    named = written.sections(section)
    words = Fields(named, section, written.place)
    return {name: words.text(name) for name in named}
