"""Cards by their words: a suit and a number, or a name alone, and what may be typed for it."""

from collections.abc import Iterator, Mapping, Sequence

from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent

_TELLING_NOTHING = frozenset({"the", "then"})
"""Before the name of a card, unless it is called so."""


class CardWords:
    """The cards of one book. Digits and beginnings of suits count too."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._cards = vocabulary["cards"].keys()
        self._suits = meanings_of(vocabulary.suits)
        self._numbers = {**meanings_of(vocabulary["number"]), **{name: name for name in vocabulary["number"]}}
        self._others = meanings_of(vocabulary.other_cards)
        suits = (len(phrase.split()) for phrase in self._suits)
        numbers = (len(phrase.split()) for phrase in self._numbers)
        others = (len(phrase.split()) for phrase in self._others)
        self._longest = max(max(suits, default=0) + max(numbers, default=0), max(others, default=0))

    def first_card(self, words: Sequence[str]) -> tuple[str | None, int]:
        """The card that `words` begin with, of its ways to be said the longest, and how many of the words it is."""
        for length in range(min(self._longest, len(words)), 0, -1):
            for of_suit in range(1, length):
                card = self._card(" ".join(words[:of_suit]), " ".join(words[of_suit:length]))
                if card is not None:
                    return card, length
            if (other := self._others.get(" ".join(words[:length]))) is not None:
                return other, length
        return None, 0

    def meaning(self, question: AskEvent, said: str, answers: Mapping[str, Answer]) -> Answer | None:
        """The card or cards that answer a question for one or several; None for other words."""
        single = question.expect == "card"
        if single and (said in answers or said in question.choices):
            return answers.get(said, said)
        words = [word for word in said.split() if word != "and"]
        found, rest = self.leading(words)
        if rest and not _TELLING_NOTHING.isdisjoint(words):
            found, rest = self.leading([word for word in words if word not in _TELLING_NOTHING])
        if rest and found and not single:
            found, rest = self._with_its_suit(found, rest)
        if single and len(found) == 1 and not rest and found[0] not in question.choices:
            return None
        if found and not rest:
            return found[0] if single and len(found) == 1 else tuple(found)
        return _more_than_a_card(question.choices, found, rest)

    def _with_its_suit(self, found: list[str], rest: list[str]) -> tuple[list[str], list[str]]:
        """A typed "green two and five": numbers alone have the suit of the card before them."""
        suit = found[-1].rpartition(" ")[0]
        cards = [f"{suit} {self._numbers.get(number)}" for number in rest]
        known = self._cards >= {*cards} and len({*found, *cards}) == len(found) + len(cards)
        return ([*found, *cards], []) if known else (found, rest)

    def leading(self, words: Sequence[str]) -> tuple[list[str], list[str]]:
        """The cards that `words` begin with, and the words after them."""
        found: list[str] = []
        left = list(words)
        card, length = self.first_card(left)
        while card is not None:
            found.append(card)
            left = left[length:]
            card, length = self.first_card(left)
        return found, left

    def named(self, words: Sequence[str]) -> Iterator[str]:
        """`words` with the cards among them by their names: "led", "green 5"."""
        left = list(words)
        while left:
            card, length = self.first_card(left)
            yield card or left[0]
            left = left[length or 1 :]

    def _card(self, suit: str, number: str) -> str | None:
        """The one card that is meant by what a suit begins with, and a number."""
        if number not in self._numbers:
            return None
        suits = {name for phrase, name in self._suits.items() if phrase.startswith(suit)}
        cards = {f"{name} {self._numbers[number]}" for name in suits} & self._cards
        return cards.pop() if len(cards) == 1 else None


def _more_than_a_card(choices: Sequence[str], found: Sequence[str], rest: Sequence[str]) -> str | None:
    """The only choice that begins with the one card and the words after it: a typed "agg 3 tyr"."""
    fitting = [choice for choice in choices if found and choice.startswith(f"{found[0]} {' '.join(rest)}")]
    return fitting[0] if len(found) == len(fitting) == 1 else None
