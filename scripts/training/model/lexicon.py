"""Words, their pronunciations, and the acoustic units they are made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import Grammars, load_grammars
from voice_supercat.speech.book_lexicon import Pronunciation
from voice_supercat.speech.lexicon.dictionary import cmu_dictionary, read_pronunciations
from voice_supercat.speech.lexicon.phones import SILENCE, SPOKEN_NOISE

GARBAGE_WORD = "[unk]"

# The words with human recordings of many speakers get units of their own ("EH:yes"), so that a whole word is
# learned from people and told apart from every other word that shares its phones.
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
CORE_WORDS = ("yes", "no", "stop", "go", "up", "down", "left", "right", "on", "off", *DIGITS)

HERE = Path(__file__).parent
EXTRA_FILE = HERE / "lexicon_extra.txt"
COMMON_WORDS_FILE = HERE / "common_words.txt"


class Lexicon:
    """Every pronunciation that CMUdict and `lexicon_extra.txt` give for a word."""

    def __init__(self) -> None:
        self._of: dict[str, list[Pronunciation]] = defaultdict(list)
        cmu = cmu_dictionary()
        if cmu is None:
            raise SystemExit("The pronunciations come with pocketsphinx: pip install 'voice-supercat[train]'")
        for dictionary in (cmu, read_pronunciations(EXTRA_FILE)):
            for word, pronunciations in dictionary.items():
                self._of[word] += [phones for phones in pronunciations if phones not in self._of[word]]

    def __contains__(self, word: str) -> bool:
        return word in self._of

    def words(self) -> list[str]:
        """All words, sorted."""
        return sorted(self._of)

    def phones(self, word: str) -> list[Pronunciation]:
        """The ARPAbet pronunciations of a word, without stress."""
        return self._of.get(word, [])

    def units(self, word: str) -> list[Pronunciation]:
        """The acoustic units of each pronunciation: phones, or the word's own units for a core word."""
        if word not in CORE_WORDS:
            return self.phones(word)
        return [tuple(f"{phone}:{word}" for phone in phones) for phones in self.phones(word)]

    def generic_phones(self) -> list[str]:
        """The 39 phones of CMUdict, sorted."""
        return sorted({phone for all_of_word in self._of.values() for phones in all_of_word for phone in phones})


class Units:
    """The numbering of the acoustic units: silence 0, spoken noise 1, phones, then units of core words.

    Unit `u` is scored by two network outputs: 2u while it is entered, 2u+1 while it lasts.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        generic = lexicon.generic_phones()
        own = sorted({unit for word in CORE_WORDS for units in lexicon.units(word) for unit in units})
        self.names = [SILENCE, SPOKEN_NOISE, *generic, *own]
        self.generic = [2 + i for i in range(len(generic))]
        self._index = {name: i for i, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def ids(self, names: Iterable[str]) -> list[int]:
        """The numbers of the named units."""
        return [self._index[name] for name in names]

    @property
    def outputs(self) -> int:
        """How many outputs the network has."""
        return 2 * len(self.names)


def every_grammar(folder: Path) -> Grammars:
    """The grammars of a folder by kind, and the words of every shipped book by its id and their section."""
    books = {book_id: shipped_vocabulary(open_book(book_id)) for book_id in book_ids()}
    of_books = {f"{book_id} {kind}": book[kind] for book_id, book in books.items() for kind in book.sections}
    return {**load_grammars(folder), **of_books}


def grammar_phrases(folder: Path, only: str | None = None) -> list[str]:
    """Every phrase that the shipped grammars and books, or one grammar, can listen for, sorted."""
    loaded = every_grammar(folder)
    return phrases_of(*(loaded.values() if only is None else [loaded[only]]))


def phrases_of(*grammars: Mapping[str, Sequence[str]]) -> list[str]:
    """Every phrase of grammars, sorted."""
    return sorted({phrase for grammar in grammars for phrases in grammar.values() for phrase in phrases})


def common_words(lexicon: Lexicon) -> list[str]:
    """Common English words with a pronunciation, so that players can listen for phrases of their own."""
    words = COMMON_WORDS_FILE.read_text(encoding="utf-8").split()
    return sorted({word for word in words if word in lexicon})
