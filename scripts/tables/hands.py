"""The action cards of a whole game: the hands of the players, and what the bot draws."""

import random
from collections.abc import Sequence

FULL_HAND = 6
DECLARES, SEIZES, PIVOTS = 0.4, 0.1, 0.7
"""How often a player does so who can."""


class Hands:
    """The deck of one game, dealt anew for every chapter."""

    def __init__(self, chance: random.Random, deck: Sequence[str], players: Sequence[str]) -> None:
        self._chance = chance
        self._deck = tuple(deck)
        self._players = tuple(players)
        self.deal()

    def deal(self) -> None:
        """Six cards for every player; the others are the stack."""
        cards = self._chance.sample(self._deck, len(self._deck))
        self.held = {seat: [cards.pop() for _ in range(FULL_HAND)] for seat in self._players}
        self._stack = cards

    def draw(self, count: int, possible: Sequence[str]) -> tuple[str, ...]:
        """From the stack, which is shuffled again where it is too short."""
        if sum(card in possible for card in self._stack) < count:
            held = {card for hand in self.held.values() for card in hand}
            rest = [card for card in possible if card not in held]
            self._stack = self._chance.sample(rest, len(rest))
        drawn = tuple(card for card in self._stack if card in possible)[:count]
        self._stack = [card for card in self._stack if card not in drawn]
        return drawn

    def lead(self, seat: str) -> str:
        """A card of that player's, which is played."""
        return self.held[seat].pop(self._chance.randrange(len(self.held[seat])))

    def follow(self, seat: str, lead: str, possible: Sequence[str]) -> str:
        """A card of that player's, or "copy" where it lies face down."""
        card = self.lead(seat)
        copied = card not in possible or card == lead or self._chance.random() > PIVOTS
        return "copy" if copied and "copy" in possible else card

    def seizes(self, seat: str) -> bool:
        """With a second card, face down."""
        if not self.held[seat] or self._chance.random() > SEIZES:
            return False
        self.lead(seat)
        return True

    def declares(self) -> bool:
        """Whether a player who leads declares."""
        return self._chance.random() < DECLARES
