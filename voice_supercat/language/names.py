"""What the pages of a book name, and words for all of it: those of the book, or the names as they are written."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from voice_supercat.faults import FileFault
from voice_supercat.language.entries import Entries, Entry, refuse_ambiguity
from voice_supercat.language.words import PLAIN, SENTENCES, BookWords

_ANSWERS = ("answers", "offers")
_CHECKED = ("topics", "facts", "terms")
"""Sections that tell of nothing but what the pages name. Answers may be known in a game only."""


@dataclass(frozen=True)
class BookNames:
    """What the pages of a book name.

    `plain`: in each plain section, how it is said without words. `questions`: the choices of each question that always
    has the same. `sentences`: where each is named.
    """

    plain: Mapping[str, Entries] = field(default_factory=dict)
    questions: tuple[tuple[str, ...], ...] = ()
    sentences: Mapping[str, object] = field(default_factory=dict)


def as_written(name: str, place: object) -> Entry:
    """How a name is said that no words tell of: "dark tunnel" for `caves/dark_tunnel`."""
    return Entry((re.sub(r"[\s_-]+", " ", name.rpartition("/")[2]).strip().lower(),), place)


def completed(words: BookWords, names: BookNames, shared: Collection[str]) -> BookWords:
    """Words for everything that the pages name, but for the choices that every game has, which are `shared`.

    Raises FileFault where words and pages do not fit each other.
    """
    for section in _CHECKED:
        _refuse_unknown(words.plain[section], names.plain.get(section, {}), section)
    _refuse_unknown(words.sentences, names.sentences, SENTENCES)
    for name, place in names.sentences.items():
        if name not in words.sentences:
            raise FileFault(f"{place}: the book's words do not tell how the sentence '{name}' is said.")
    for section in _ANSWERS:
        for name in words.plain[section].keys() & shared:
            entry = words.plain[section][name]
            raise FileFault(f"{entry.place}: '{name}' is an answer in every game; give yours another name.")
    for name in words.plain["offers"].keys() & words.plain["answers"].keys():
        entry = words.plain["offers"][name]
        raise FileFault(f"{entry.place}: '{name}' is among the answers too; what is an offer is an answer already.")
    answerable = {*words.plain["answers"], *words.plain["offers"], *shared}
    plain = {}
    for section in PLAIN:
        known = answerable if section in _ANSWERS else words.plain[section]
        missing = {name: entry for name, entry in names.plain.get(section, {}).items() if name not in known}
        plain[section] = {**words.plain[section], **missing}
    for sentence, named in words.named.items():
        for name in named:
            if not any(name in plain[section] for section in _ANSWERS):
                place = words.sentences[sentence].place
                raise FileFault(f"{place}: '{name}' is no answer of the book; name only what can be one.")
    return replace(words, plain=plain)


def inherited(words: BookWords, names: BookNames) -> BookWords:
    """`words` of a book that is extended, without those for what the pages of the other book do not name."""
    known = {section: names.plain.get(section, {}) for section in _CHECKED}
    plain = {
        section: {name: entry for name, entry in entries.items() if section not in known or name in known[section]}
        for section, entries in words.plain.items()
    }
    sentences = {name: entry for name, entry in words.sentences.items() if name in names.sentences}
    named = {name: answers for name, answers in words.named.items() if name in sentences}
    return replace(words, plain=plain, sentences=sentences, named=named)


def refuse_ambiguities(words: BookWords, names: BookNames) -> None:
    """Raises FileFault where a phrase has two meanings that can be meant at once.

    Two answers may be said alike as long as no question has both.
    """
    sections = (entries for section, entries in words.plain.items() if section != "answers")
    for entries in (*sections, words.sentences, {**words.suits, **words.other_cards}):
        refuse_ambiguity(entries)
    answerable = {**words.plain["answers"], **words.plain["offers"]}
    for choices in names.questions:
        refuse_ambiguity({choice: answerable[choice] for choice in choices if choice in answerable})


def _refuse_unknown(entries: Entries, known: Mapping[str, object], section: str) -> None:
    for name, entry in entries.items():
        if name not in known:
            named = ", ".join(known) or "none"
            raise FileFault(f"{entry.place}: no page of the book has '{name}' among its {section}; there are {named}.")
