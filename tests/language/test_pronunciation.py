"""The voice says every word of every book and of the program as a pronouncing dictionary has it."""

import shutil
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from spoken_words import ROOT, Phones, same, spoken, words_of

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import phrases_of
from voice_supercat.language.sounds import sounds_in
from voice_supercat.speech.lexicon.dictionary import cmu_dictionary

OTHERS = Path(__file__).with_name("dictionary.yaml")
NOT_SAID = {"json", "lieve", "monrad", "teugels", "wehrle"}
"""A file format, and the authors of a game as its `book.yaml` names them."""
OF_THE_PROGRAM = ("opening", "dialogue")


def folders() -> Iterator[tuple[Path, ...]]:
    """The folders of each book, those that it extends first, and those of the program."""
    yield from (open_book(book_id).folders for book_id in book_ids())
    yield from ((ROOT / name,) for name in OF_THE_PROGRAM)


@cache
def dictionary() -> dict[str, tuple[Phones, ...]]:
    known = cmu_dictionary()
    if known is None or shutil.which("espeak-ng") is None:
        pytest.skip("needs espeak-ng, and the dictionary of pocketsphinx")
    others = yaml.safe_load(OTHERS.read_text(encoding="utf-8"))
    return {**known, **{word: (*known.get(word, ()), tuple(phones.split())) for word, phones in others.items()}}


def wrong(*folders: Path, others: Iterable[str] = ()) -> list[str]:
    """The words of the last folder, and others, that the voice says otherwise: what it says, and what was expected."""
    sounds, folder = sounds_in(*folders), folders[-1]
    words = {*words_of([folder]), *others} - NOT_SAID
    found = []
    for word, phones in spoken(sorted(words), sounds.spellings).items():
        ways = (sounds.said[word],) if word in sounds.said else sounds.heard.get(word) or dictionary().get(word, ())
        if not ways:
            found.append(f"{word}: no dictionary has it; write it in {folder.name}/sounds.yaml")
        elif not any(same(phones, way) for way in ways):
            found.append(f"{word}: {' '.join(phones)}; expected {' or '.join(map(' '.join, ways))}")
    return found


@pytest.mark.audio
@pytest.mark.parametrize("folders", [*folders()], ids=lambda folders: folders[-1].name)
def test_every_word_is_said_as_the_dictionary_has_it(folders: tuple[Path, ...]) -> None:
    dictionary()
    assert wrong(*folders) == []


@pytest.mark.audio
@pytest.mark.parametrize("book_id", book_ids())
def test_so_is_every_word_that_can_be_answered_and_read_back(book_id: str) -> None:
    """Names of one word stand in no sentence of the book: the program offers them, and reads them back."""
    dictionary()
    book = open_book(book_id)
    vocabulary = shipped_vocabulary(book)
    phrases = {
        *phrases_of(vocabulary.grammars, vocabulary.sections),
        *phrases_of(vocabulary.shared, vocabulary.shared),
    }
    assert wrong(*book.folders, others={word for phrase in phrases for word in phrase.split()}) == []


@pytest.mark.audio
def test_a_word_that_is_misread_is_found(tmp_path: Path) -> None:
    dictionary()
    (tmp_path / "page.yaml").write_text("say: Go to Capella at once.\nask: Does hegemony use a grobnak?\n")
    assert [line.split(":")[0] for line in wrong(tmp_path)] == ["capella", "grobnak", "hegemony"]


@pytest.mark.parametrize(
    ("said", "known", "alike"),
    [
        ("K AE1 T", "K AE T", True),
        ("K AA1 T", "K AO T", True),
        ("L EH1 D", "L IY D", False),
        ("Y UW1 S", "Y UW Z", False),
        ("AH B AH1 V", "AH B AH V", True),
        ("K EY P EH1 L AH", "K AH P EH L AH", False),
        ("HH EH1 JH IH M AH N IY", "HH IY JH EH M AH N IY", False),
    ],
)
def test_stressed_vowels_and_all_consonants_count(said: str, known: str, alike: bool) -> None:
    assert same(tuple(said.split()), tuple(known.split())) is alike
