"""Words as they are written: lines of `meaning: template`, or `meaning: [template, template]`."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from voice_supercat.faults import FileFault
from voice_supercat.files.marked_yaml import Marked
from voice_supercat.files.templates import TemplateError, expanded

Grammar = Mapping[str, tuple[str, ...]]
"""Meaning -> phrases; the first phrase is the one the program offers."""

_WORD = r"[^\W\d_]+(?:['-][^\W\d_]+)*"
_PHRASE = re.compile(f"{_WORD}(?: {_WORD})*")


@dataclass(frozen=True)
class Entry:
    """How one meaning is said, and where that is written."""

    phrases: tuple[str, ...]
    place: object


Entries = Mapping[str, Entry]
"""Meaning -> its entry."""


def entries_of(data: Any, place: object) -> dict[str, Entry]:
    """The entries of one mapping, which begins at `place`. Raises FileFault naming file and line."""
    if not isinstance(data, Marked):
        raise FileFault(f"{place}: expected lines of the form `meaning: phrase` or `meaning: [phrase, phrase]`.")
    return {meaning: _entry(content, data.place_of(meaning)) for meaning, content in data.items()}


def overlaid(shipped: Entries, own: Entries) -> dict[str, Entry]:
    """`shipped`, with those of `own` in the place of the same meanings. Raises FileFault for other meanings."""
    for meaning, entry in own.items():
        if meaning not in shipped:
            known = ", ".join(shipped) or "none"
            raise FileFault(f"{entry.place}: '{meaning}' is no meaning here; there are {known}.")
    return {meaning: own.get(meaning, entry) for meaning, entry in shipped.items()}


def refuse_ambiguity(entries: Entries, later: Collection[str] = ()) -> None:
    """Raises FileFault where a phrase has two meanings, at the place of the later one; `later` are the last of all."""
    owners: dict[str, tuple[str, Entry]] = {}
    for meaning, entry in sorted(entries.items(), key=lambda item: item[0] in later):
        for phrase in entry.phrases:
            other, first = owners.setdefault(phrase, (meaning, entry))
            if other != meaning:
                raise FileFault(
                    f"{entry.place}: '{phrase}' means '{meaning}' here and '{other}' in {first.place};"
                    " a phrase may have one meaning only."
                )


def grammar_of(entries: Entries) -> Grammar:
    """What is said for what."""
    return {meaning: entry.phrases for meaning, entry in entries.items()}


def texts_of(content: Any, place: object, what: str) -> tuple[str, ...]:
    """One text, or a list of them; `what` each is, is for the message. Raises FileFault."""
    texts = content if isinstance(content, list) else [content]
    if not texts or not all(isinstance(text, str) and text for text in texts):
        raise FileFault(f"{place}: expected a {what}, or a list of {what}s in square brackets.")
    return tuple(texts)


def _entry(content: Any, place: object) -> Entry:
    phrases: dict[str, None] = {}
    for template in texts_of(content, place, "phrase"):
        try:
            phrases.update(dict.fromkeys(expanded(template)))
        except TemplateError as error:
            raise FileFault(f"{place}: {error}") from error
    for phrase in phrases:
        if not _PHRASE.fullmatch(phrase):
            raise FileFault(f"{place}: expected a phrase of words in letters, found '{phrase}'.")
    return Entry(tuple(phrases), place)
