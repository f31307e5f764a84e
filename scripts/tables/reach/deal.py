"""The action cards of the campaign: Events lie in the stack, and each is drawn like any other card."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..hands import Hands
from ..turn import Deal

EVENT = "event"


@dataclass(frozen=True)
class ReachDeal(Deal):
    """`drawn` are the cards to choose from, `shown` the first two that were drawn, Events among them.

    `event` tells whether one of these can be played where the bot has not the initiative.
    """

    shown: tuple[str, ...] = ()
    event: bool = False


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
