"""Everything that may be said in the games of one book: the grammars that all games share, and the book's own words."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from voice_supercat.faults import FileFault
from voice_supercat.language.entries import Grammar, grammar_of
from voice_supercat.language.grammars import Grammars
from voice_supercat.language.names import as_written
from voice_supercat.language.words import CARDS, SENTENCES, BookWords

_SHARED_CHOICES = ("yes_no", "setting", "beside")


def choices_of_every_game(shared: Grammars) -> frozenset[str]:
    """Choices that the program itself asks for, whatever the book; no book says them otherwise."""
    return frozenset(choice for kind in _SHARED_CHOICES for choice in shared[kind])


class Vocabulary:
    """The phrases of one book, by section, beside those of all games, by kind.

    Raises FileFault where the numbers of its cards cannot be said.
    """

    def __init__(self, shared: Grammars, words: BookWords) -> None:
        self.shared = shared
        self.named = words.named
        """Sentence -> the answers that can ever be named in it."""
        self.suits: Grammar = grammar_of(words.suits)
        """In the order in which they are counted."""
        sections = {name: grammar_of(entries) for name, entries in words.plain.items()}
        sections[SENTENCES] = grammar_of(words.sentences)
        self.other_cards: Grammar = grammar_of(words.other_cards)
        """Cards that have no suit and no number."""
        sections[CARDS] = {**_cards(self.suits, words.numbers, shared["number"]), **self.other_cards}
        self.sections: Grammars = MappingProxyType(sections)
        """The words of the book itself, by section."""
        self.grammars: Grammars = MappingProxyType({**shared, **sections})
        """Kind or section -> its grammar."""
        answers = {**sections["answers"], **sections["offers"]}
        others = (sections[name] for name in (CARDS, "terms", "topics", "facts"))
        self._of_choices = (answers, *others)

    def __getitem__(self, kind: str) -> Grammar:
        return self.grammars[kind]

    def of_choice(self, choice: str) -> tuple[str, ...]:
        """The phrases of one choice, also of a number; what no words tell of is said as it is written."""
        known = (*self._of_choices, *(self.shared[kind] for kind in _SHARED_CHOICES))
        grammar = next((grammar for grammar in (*known, self.shared["number"]) if choice in grammar), None)
        return grammar[choice] if grammar else as_written(choice, None).phrases

    def of_choices(self, choices: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
        """The phrases of the choices of one question: of the first section that has all of them, if there is one.

        So a part of the rules is called as the topics tell where a part of the rules is asked for.
        """
        given = tuple(choices)
        own = set(given) - choices_of_every_game(self.shared)
        grammar = next((grammar for grammar in self._of_choices if own and own <= grammar.keys()), {})
        return {choice: grammar.get(choice) or self.of_choice(choice) for choice in given}


_HIGHEST_CARD = 99  # above, not every number is a phrase of its own


def _cards(suits: Grammar, numbers: range, in_words: Grammar) -> Grammar:
    if numbers and numbers[-1] > _HIGHEST_CARD:
        most = f"only those up to {_HIGHEST_CARD} can be said."
        raise FileFault(f"The book's cards have numbers up to {numbers[-1]}, and {most}")
    return {
        f"{suit} {number}": tuple(f"{name} {word}" for name in names for word in in_words[str(number)])
        for suit, names in suits.items()
        for number in numbers
    }
