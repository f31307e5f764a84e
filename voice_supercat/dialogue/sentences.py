"""The sentences in which several questions are answered: how each is said, and what was meant."""

from collections.abc import Callable, Iterator
from itertools import product

from voice_supercat.dialogue.cards import CardWords
from voice_supercat.procedure.state import Sentence
from voice_supercat.speech.grammars import Grammars

_SMALL_WORDS = frozenset({"i", "and", "with", "the"})
"""What makes no difference in a typed sentence."""


class SentenceWords:
    """How sentences are said, by the grammars; `words` gives the phrases of what is named in them."""

    def __init__(self, grammars: Grammars, words: Callable[[str], tuple[str, ...]]) -> None:
        self._sentences = grammars["sentence"]
        self._words = words
        self._cards = CardWords(grammars["card"])

    def phrases(self, sentence: Sentence) -> tuple[str, ...]:
        """Every way to say it; none where its clauses cannot be joined because they do not begin alike."""
        first, *rest = ([*self._said(clause)] for clause in sentence.clauses)
        said = first
        for clause in rest:
            said = [whole for before, further in product(said, clause) for whole in self._joined(before, further)]
        return tuple(said)

    def meaning(self, said: str, sentences: tuple[Sentence, ...]) -> Sentence | None:
        """The sentence that was said, or typed with other small words, digits, or a suit begun."""
        for alike in (str, self._gist):
            for sentence in sentences:
                if alike(said) in map(alike, self.phrases(sentence)):
                    return sentence
        return None

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
        return " ".join(self._cards.named([word for word in said.split() if word not in _SMALL_WORDS]))
