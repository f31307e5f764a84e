"""The sentences in which several questions are answered: how each is said, and what was meant."""

from collections.abc import Callable, Iterator
from itertools import product

from voice_supercat.dialogue.understanding.cards import CardWords
from voice_supercat.procedure.state import Sentence
from voice_supercat.speech.grammars import Grammars, meanings_of

_SMALL_WORDS = frozenset({"i", "and", "with", "the"})
"""What makes no difference in a typed sentence."""


class SentenceWords:
    """How sentences are said, by the grammars; `words` gives the phrases of what is named in them."""

    def __init__(self, grammars: Grammars, words: Callable[[str], tuple[str, ...]]) -> None:
        self._sentences = grammars["sentence"]
        self._words = words
        self._cards = CardWords(grammars["card"])
        self._ambitions = meanings_of(grammars["ambition"])
        self._begins = [
            (name, self._words_of(begin))
            for name, begins in self._sentences.items()
            for begin in begins
            if begin not in _SMALL_WORDS
        ]

    def phrases(self, sentence: Sentence) -> tuple[str, ...]:
        """Every way to say it; none where its clauses cannot be joined because they do not begin alike."""
        first, *rest = ([*self._said(clause)] for clause in sentence.clauses)
        said = first
        for clause in rest:
            said = [whole for before, further in product(said, clause) for whole in self._joined(before, further)]
        return tuple(said)

    def listened_for(self, sentences: tuple[Sentence, ...]) -> Iterator[str]:
        """The phrases of all of them; where an ambition can be named, with the others, lest one be taken for it."""
        for sentence in sentences:
            yield from self.phrases(sentence)
            name, _, named = sentence.clauses[0].partition(" ")
            if len(sentence.clauses) == 1 and named in self._ambitions.values():
                yield from (f"{begin} {other}" for begin in self._sentences[name] for other in self._ambitions)

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
            begun = [(len(begin), name) for name, begin in self._begins if left[: len(begin)] == begin]
            if not begun:
                return ()
            length, name = max(begun)
            named, left = left[length : length + 1], left[length:]
            if named and not any(left[: len(begin)] == begin for _, begin in self._begins):
                name, left = f"{name} {self._ambitions.get(*named, *named)}", left[1:]
            found.append(name)
        return tuple(found)

    def _said(self, clause: str) -> Iterator[str]:
        name, _, choice = clause.partition(" ")
        for begin in self._sentences[name]:
            for word in self._words(choice) if choice else ("",):
                yield f"{begin} {word}".rstrip()

    def _joined(self, before: str, further: str) -> Iterator[str]:
        subject, _, rest = further.partition(" ")
        if rest and before.startswith(f"{subject} "):
            for word in self._sentences["and"]:
                yield f"{before} {word} {rest}"

    def _gist(self, said: str) -> str:
        return " ".join(self._words_of(said))

    def _words_of(self, said: str) -> list[str]:
        return [*self._cards.named([word for word in said.split() if word not in _SMALL_WORDS])]
