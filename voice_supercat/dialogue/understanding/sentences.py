"""The sentences in which several questions are answered: how each is said, and what was meant."""

from collections.abc import Iterator, Sequence
from itertools import product

from voice_supercat.dialogue.understanding.cards import CardWords
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.state import Sentence

_SMALL_WORDS = frozenset({"i", "and", "with", "the"})
"""What makes no difference in a typed sentence."""


class SentenceWords:
    """How sentences are said, by the words of the book."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._sentences = vocabulary["sentences"]
        self._joints = tuple(meanings_of(vocabulary["joint"]))
        self._said_for = vocabulary.of_choice
        self._cards = CardWords(vocabulary)
        self._named = vocabulary.named
        self._starts = [
            (name, words)
            for name, starts in self._sentences.items()
            for start in starts
            if (words := self._words_of(start))
        ]

    def phrases(self, sentence: Sentence) -> tuple[str, ...]:
        """Every way to say it; none where its clauses cannot be joined because they do not begin alike."""
        first, *rest = ([*self._said(clause)] for clause in sentence.clauses)
        said = first
        for clause in rest:
            said = [whole for before, further in product(said, clause) for whole in self._joined(before, further)]
        return tuple(said)

    def listened_for(self, sentences: tuple[Sentence, ...]) -> Iterator[str]:
        """The phrases of all of them; where something can be named, with all that ever can, lest it be mistaken."""
        for sentence in sentences:
            yield from self.phrases(sentence)
            name, _, named = sentence.clauses[0].partition(" ")
            if len(sentence.clauses) == 1 and named:
                for other in self._named.get(name, ()):
                    yield from self._said(f"{name} {other}")

    def meaning(self, said: str, sentences: tuple[Sentence, ...]) -> Sentence | None:
        """The sentence that was said, or typed with other small words, digits, or a suit begun."""
        for alike in (str, self._gist):
            for sentence in sentences:
                if alike(said) in map(alike, self.phrases(sentence)):
                    return sentence
        return None

    def clauses(self, said: str) -> tuple[str, ...]:
        """The clauses of a sentence, whether or not it fits the open question; none where it is no sentence."""
        left, found = self._words_of(said), []
        while left:
            found_starts = [(len(start), name) for name, start in self._starts if left[: len(start)] == start]
            if not found_starts:
                return ()
            length, name = max(found_starts)
            left = left[length:]
            if left and not any(left[: len(start)] == start for _, start in self._starts):
                named, length = self._name(name, left)
                name, left = f"{name} {named}", left[length:]
            found.append(name)
        return tuple(found)

    def _name(self, sentence: str, words: Sequence[str]) -> tuple[str, int]:
        """What is named first in `words` after the sentence began, and how many of them it is."""
        names = self._named.get(sentence, ())
        named = {self._gist(phrase): name for name in names for phrase in self._said_for(name)}
        for length in range(len(words), 0, -1):
            if (phrase := " ".join(words[:length])) in named:
                return named[phrase], length
        return words[0], 1

    def _said(self, clause: str) -> Iterator[str]:
        name, _, choice = clause.partition(" ")
        for start in self._sentences[name]:
            for word in self._said_for(choice) if choice else ("",):
                yield f"{start} {word}".rstrip()

    def _joined(self, before: str, further: str) -> Iterator[str]:
        subject, _, rest = further.partition(" ")
        if rest and before.startswith(f"{subject} "):
            for word in self._joints:
                yield f"{before} {word} {rest}"

    def _gist(self, said: str) -> str:
        return " ".join(self._words_of(said))

    def _words_of(self, said: str) -> list[str]:
        return [*self._cards.named([word for word in said.split() if word not in _SMALL_WORDS])]
