"""The words of one book, in its folder: `words/SECTION.yaml`, or the sections one below the other in `words.yaml`."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from voice_supercat.faults import FileFault
from voice_supercat.files.fields import Fields
from voice_supercat.files.marked_yaml import Marked, Place, WholePlace, read
from voice_supercat.language.entries import Entries, entries_of, overlaid, texts_of

PLAIN = ("answers", "offers", "topics", "facts", "terms", "counted")
"""Sections of nothing but meanings and templates."""
SENTENCES, CARDS = "sentences", "cards"
_OF_ANSWERS = ("answers", "offers")
"""Sections in which a name stands only once."""
SECTIONS = (*PLAIN, SENTENCES, CARDS)

_RANGE = re.compile(r"(\d+)-(\d+)")


@dataclass(frozen=True)
class BookWords:
    """How everything is said that the pages of a book name; a section is empty where the book has none of it.

    `plain` are the sections of nothing but entries, by name. `named` has, for a sentence, the answers that can ever be
    named in it. A card is one of `suits` and one of `numbers`, or one of `other_cards`, which have neither.
    """

    plain: Mapping[str, Entries]
    sentences: Entries = field(default_factory=dict)
    named: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    suits: Entries = field(default_factory=dict)
    numbers: range = range(0)
    other_cards: Entries = field(default_factory=dict)


def read_words(folder: Path) -> BookWords:
    """The words in a book's folder; files that would be empty need not exist. Raises FileFault."""
    sections = _sections(folder)
    words = BookWords(plain={name: _entries(sections, name) for name in PLAIN})
    if SENTENCES in sections:
        words = _with_sentences(words, sections[SENTENCES])
    return _with_cards(words, sections[CARDS]) if CARDS in sections else words


def extended(base: BookWords, own: BookWords) -> BookWords:
    """The words of a book that extends another, whose words are `base`: its `own` ones win."""
    named = {name for section in _OF_ANSWERS for name in own.plain[section]}
    plain = {
        section: _left(entries, named if section in _OF_ANSWERS else ()) for section, entries in base.plain.items()
    }
    return BookWords(
        plain={section: {**entries, **own.plain[section]} for section, entries in plain.items()},
        sentences={**base.sentences, **own.sentences},
        named={**base.named, **own.named},
        suits={**base.suits, **own.suits},
        numbers=own.numbers or base.numbers,
        other_cards={**base.other_cards, **own.other_cards},
    )


def _left(entries: Entries, gone: Collection[str]) -> Entries:
    return {name: entry for name, entry in entries.items() if name not in gone}


def with_own(words: BookWords, folder: Path) -> BookWords:
    """`words`, with those of the player in `folder` in the place of the same names. Raises FileFault."""
    sections = _sections(folder)
    return replace(
        words,
        plain={name: overlaid(words.plain[name], _entries(sections, name)) for name in PLAIN},
        sentences=overlaid(words.sentences, _entries(sections, SENTENCES)),
        suits=overlaid(words.suits, _own_suits(sections)),
    )


class _Section(NamedTuple):
    data: Any
    place: Place


def _sections(folder: Path) -> dict[str, _Section]:
    found: dict[str, _Section] = {}
    for name, section in _written(folder):
        if name not in SECTIONS:
            known = ", ".join(SECTIONS)
            raise FileFault(f"{section.place}: no section of words is called '{name}'; there are {known}.")
        if name in found:
            raise FileFault(f"{section.place}: the section '{name}' is in {found[name].place} too; join the two.")
        found[name] = section
    return found


def _written(folder: Path) -> Iterator[tuple[str, _Section]]:
    single = folder / "words.yaml"
    if single.exists():
        sections = Fields(read(single), "top of the file", WholePlace(single, 1)).data
        yield from ((name, _Section(data, sections.place_of(name))) for name, data in sections.items())
    for path in sorted((folder / "words").glob("*.yaml")):
        yield path.stem, _Section(read(path), WholePlace(path, 1))


def _entries(sections: Mapping[str, _Section], name: str) -> Entries:
    return entries_of(*sections[name]) if name in sections else {}


def _own_suits(sections: Mapping[str, _Section]) -> Entries:
    if CARDS not in sections:
        return {}
    cards = Fields(sections[CARDS].data, CARDS, sections[CARDS].place)
    cards.only(("suits",))
    return entries_of(cards.data["suits"], cards.place) if "suits" in cards else {}


def _with_sentences(words: BookWords, section: _Section) -> BookWords:
    """A sentence is how it is said, or `{say: how it is said, names: [answers that can be named in it]}`."""
    if not isinstance(section.data, Marked):
        return replace(words, sentences=entries_of(*section))  # which tells what is wrong
    said, named = Marked(section.data), {}
    said.place, said.key_lines = section.data.place, section.data.key_lines
    for name, content in section.data.items():
        if isinstance(content, Marked):
            sentence = Fields(content, f"sentence '{name}'", said.place_of(name))
            sentence.only(("say", "names"))
            said[name] = content.get("say", [])
            named[name] = texts_of(content.get("names"), said.place_of(name), "name")
    return replace(words, sentences=entries_of(said, section.place), named=named)


def _with_cards(words: BookWords, section: _Section) -> BookWords:
    cards = Fields(section.data, CARDS, section.place)
    cards.only(("suits", "numbers", "others"))
    numbers = _RANGE.fullmatch(cards.text("numbers", ""))
    if numbers is None or int(numbers[1]) > int(numbers[2]):
        cards.fail('expected the lowest and the highest number of a card, such as "numbers: 1-7".')
    if "suits" not in cards:
        cards.fail('expected "suits", and how each is said.')
    suits = entries_of(cards.data["suits"], cards.place)
    others = entries_of(cards.data["others"], cards.place) if "others" in cards else {}
    for name, entry in {**suits, **others}.items():
        if " " in name:
            raise FileFault(f"{entry.place}: the name of a suit has no space; write '{name.replace(' ', '_')}'.")
    return replace(words, suits=suits, numbers=range(int(numbers[1]), int(numbers[2]) + 1), other_cards=others)
