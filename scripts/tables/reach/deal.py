"""The action cards of the campaign: Events lie in the stack, and each is drawn like any other card."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..hands import Hands
from ..turn import Deal, number_of, pips_of, suit_of

EVENT = "event"


@dataclass(frozen=True)
class ReachDeal(Deal):
    """`drawn` are the cards to choose from, `shown` the first two that were drawn, Events among them.

    `event` tells whether one of these can be played where the bot has not the initiative.
    """

    shown: tuple[str, ...] = ()
    event: bool = False

    def suits(self) -> set[str]:
        """Those in reach: in hand, or of the lead card, to copy."""
        return {suit_of(card) for card in (*self.hand, *((self.lead,) if self.lead else ()))}

    def surpassing(self) -> list[str]:
        """The cards that surpass the lead card."""
        if self.lead is None:
            return []
        value = 0 if self.lead_declared else number_of(self.lead)
        return [card for card in self.hand if suit_of(card) == suit_of(self.lead) and number_of(card) > value]

    def best(self) -> str:
        """The card with the most actions; to follow, no bonus card is spent."""
        return max(self.hand if self.lead is None else self.drawn or self.hand, key=pips_of)

    def card_of(self, suit: str) -> tuple[str, str]:
        """The card that is played for a suit, and how."""
        of_suit = [card for card in self.hand if suit_of(card) == suit]
        if self.lead is None:
            return max(of_suit, key=pips_of), "lead"
        if suit != suit_of(self.lead):
            return min(of_suit, key=self._worth), "pivot"
        return min(self.hand, key=self._worth), "copy"

    def _worth(self, card: str) -> tuple[bool, int]:
        """What is drawn is discarded at the end of the turn, what is kept is not."""
        return card in self.kept, number_of(card)


class ReachHands(Hands):
    """As in the base game, with Events among the cards of the stack."""

    def draw_two(self, possible: Sequence[str]) -> tuple[str, ...]:
        """The cards of a turn; `possible` names every card that can turn up, Events as often as there are any."""
        first = self.draw_one(possible)
        left = list(possible)
        left.remove(first)
        return first, self.draw_one(left)

    def draw_one(self, possible: Sequence[str]) -> str:
        """One more."""
        events = list(possible).count(EVENT)
        if events and self._chance.randrange(max(1, len(self._stack)) + events) < events:
            return EVENT
        return self.draw(1, [card for card in possible if card != EVENT])[0]
