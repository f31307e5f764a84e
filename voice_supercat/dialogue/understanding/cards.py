"""Cards by their words: "aggression five", and what may be typed for it."""

from collections.abc import Iterator, Sequence

from voice_supercat.speech.grammars import Grammar, meanings_of


class CardWords:
    """The cards of one grammar. Digits and prefixes of suits count too."""

    def __init__(self, cards: Grammar) -> None:
        self._cards = meanings_of(cards)

    def card(self, suit: str, number: str) -> str | None:
        """The one card that begins so: "aggression five", "agg 5"."""
        fitting = {
            name
            for phrase, name in self._cards.items()
            if phrase.startswith(suit) and number in (phrase.split()[1], name.split()[1])
        }
        return fitting.pop() if len(fitting) == 1 else None

    def leading(self, words: Sequence[str]) -> tuple[list[str], list[str]]:
        """The cards that `words` begin with, and the words after them."""
        found: list[str] = []
        left = list(words)
        while len(left) >= 2 and (card := self.card(*left[:2])) is not None:
            found.append(card)
            left = left[2:]
        return found, left

    def named(self, words: Sequence[str]) -> Iterator[str]:
        """`words` with the cards among them by their names: "led", "aggression 5"."""
        left = list(words)
        while left:
            card = self.card(*left[:2]) if len(left) >= 2 else None
            yield card or left[0]
            left = left[2 if card else 1 :]
