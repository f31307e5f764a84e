"""A model with more words: the same network, and a graph with more ways through it. Nothing is trained."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.book_model import Extension, digest_of, write_extension
from voice_supercat.speech.hearing.checksums import write_checksums
from voice_supercat.speech.hearing.model import JOINT, check_model, load_model
from voice_supercat.speech.lexicon.dictionary import cmu_dictionary
from voice_supercat.speech.lexicon.graph import WrittenGraph, any_word
from voice_supercat.speech.lexicon.phones import read_phones
from voice_supercat.speech.lexicon.pronouncing import Dictionary, Sounding, refuse_unknown_phones, soundings
from voice_supercat.speech.lexicon.symbols import WORDS_FILE, read_symbols, write_symbols
from voice_supercat.speech.lexicon.transducer import read_transducer, write_transducer


class Vocabulary:
    """The words and phrases of a model, to which more can be added."""

    def __init__(self, model: Path) -> None:
        """Raises SpeechFault where the model is damaged, or of a kind to which nothing can be added."""
        check_model(model)
        self._phones = read_phones(model / "graph")
        graph = WrittenGraph(read_transducer(model / "graph/HCLr.fst"), self._phones)
        names = read_symbols(model / "graph" / WORDS_FILE)
        self._numbers = {name: number for number, name in enumerate(names, start=1)}
        sounds = graph.pronunciations()
        self._sounds = {name: sounds[number] for name, number in self._numbers.items() if number in sounds}
        self._silent = {name for name in names if name not in self._sounds and JOINT not in name}
        self._words = graph.words()

    def add_words(self, lexicon: BookLexicon, dictionary: Dictionary) -> list[Sounding]:
        """The words of a book that are new, or sound as the model did not know. Gives them.

        Raises SpeechFault naming the words without a pronunciation.
        """
        refuse_unknown_phones(lexicon.sounds, self._phones)
        unheard = (word for word in lexicon.words if word not in self._sounds)
        further = {
            word: tuple(one for one in pronunciations if one not in self._sounds[word])
            for word, pronunciations in lexicon.sounds.items()
            if word in self._sounds
        }
        added = [
            *soundings(unheard, lexicon.sounds, dictionary),
            *(Sounding(word, given, "sounds.yaml") for word, given in further.items() if given),
        ]
        for sounding in added:
            number = self._number(sounding.word)
            for one in sounding.pronunciations:
                self._words.spoken(number, one)
            self._sounds[sounding.word] = (*self._sounds.get(sounding.word, ()), *sounding.pronunciations)
        return added

    def add_phrases(self, phrases: Iterable[str]) -> list[str]:
        """Phrases of several words as entries of their own, those that are new; their words are known by now.

        A phrase with a word that had no sounds could not be heard before and is new too.
        """
        wholes = {phrase.replace(" ", JOINT): phrase.split() for phrase in phrases if " " in phrase}
        new = [whole for whole in wholes if whole not in self._numbers or self._silent.intersection(wholes[whole])]
        for whole in new:
            self._words.phrase(self._number(whole), [self._sounds[word] for word in wholes[whole]])
        return new

    def _number(self, name: str) -> int:
        """The number of a word or phrase; the next one where it is new."""
        return self._numbers.setdefault(name, len(self._numbers) + 1)

    def write(self, graph: Path) -> None:
        """Writes the files of the folder `graph` that depend on the words."""
        write_transducer(graph / "HCLr.fst", self._words.arcs.compiled("said"))
        write_transducer(graph / "Gr.fst", any_word(len(self._numbers)).compiled("heard"))
        write_symbols(graph / WORDS_FILE, self._numbers)


def extend(base: Path, target: Path, lexicon: BookLexicon, dictionary: Dictionary = cmu_dictionary) -> list[Sounding]:
    """Makes the model in the folder `target`: that of `base` with what is said in a book. Gives the words added.

    All or nothing: an older one stays until the new one can be loaded. Where nothing has to be added there is none.
    Raises SpeechFault naming words without a pronunciation, or what is wrong with `base`; OSError.
    """
    vocabulary = Vocabulary(base)
    added = vocabulary.add_words(lexicon, dictionary)
    phrases = vocabulary.add_phrases(lexicon.phrases)
    with _replaced(target) as model:
        if added or phrases:
            _copy(base, model)
            vocabulary.write(model / "graph")
            write_checksums(model)
            _refuse_unheard(model, lexicon)
            words = {one.word: one.pronunciations for one in added}
            write_extension(model, Extension(lexicon.book, base.name, digest_of(base), words, lexicon.sounds))
    return added


@contextmanager
def _replaced(target: Path) -> Iterator[Path]:
    """A folder that takes the place of `target` at the end, where it was made; `target` is gone in any case then."""
    scratch = target.with_name(f"{target.name}.extending")
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    try:
        yield scratch / target.name
        if target.exists():
            target.rename(scratch / "before")
        if (scratch / target.name).exists():
            (scratch / target.name).rename(target)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _copy(model: Path, target: Path) -> None:
    """The contents only: the shipped model may lie where nothing can be changed."""
    for path in model.rglob("*"):
        if path.is_file():
            to = target / path.relative_to(model)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, to)


def _refuse_unheard(model: Path, lexicon: BookLexicon) -> None:
    """Raises SpeechFault where the model that was made cannot be loaded or lacks a word."""
    if missing := load_model(model).missing(lexicon.words):
        raise SpeechFault(f"{model}: {', '.join(missing)} could not be added; write it in letters, without blanks.")
