"""One turn of the bot at a simulated table: what nobody at the table decides, and what a way of playing led to."""

from dataclasses import dataclass, field

from .board import Board

PIPS = {  # of the cards numbered 2 to 6
    "administration": (4, 3, 3, 3, 2),
    "aggression": (3, 2, 2, 2, 2),
    "construction": (4, 3, 3, 2, 2),
    "mobilization": (4, 3, 3, 2, 2),
}
AMBITION_OF_NUMBER = {2: "tycoon", 3: "tyrant", 4: "warlord", 5: "keeper", 6: "empath"}
CARDS = tuple(f"{suit} {number}" for suit in PIPS for number in AMBITION_OF_NUMBER)


def suit_of(card: str) -> str:
    return card.split()[0]


def number_of(card: str) -> int:
    return int(card.split()[1])


def pips_of(card: str) -> int:
    return PIPS[suit_of(card)][number_of(card) - 2]


@dataclass(frozen=True)
class Deal:
    """The bot's cards, and who leads with what. The ambition of a declared lead is already marked on the board."""

    drawn: tuple[str, ...]
    kept: tuple[str, ...]
    lead: str | None
    lead_declared: bool
    seized: bool

    @property
    def hand(self) -> tuple[str, ...]:
        return (*self.drawn, *self.kept)

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


@dataclass
class Turn:
    """What was asked, what was chosen and done, and the board after it."""

    board: Board
    questions: list[str] = field(default_factory=list)
    narrowing: int = 0
    card: str | None = None
    suit: str | None = None
    deeds: list[tuple[str, str]] = field(default_factory=list)
    impossible: list[str] = field(default_factory=list)
    last: tuple[Board, str] | None = None
    """The board before the last deed, and the fact that it was done for."""
    chosen_card: int = 0
    """The place in the court of the card that the answers about the cards have left, where there are such answers."""
    seized: bool = False
    """Whether someone had seized the initiative as the card was chosen."""
    rolls: dict[int, int] = field(default_factory=dict)
    """The die for each place in the court where agents were defended."""

    def choices(self) -> tuple[object, ...]:
        """What must be the same, however the turn was played."""
        return self.card, self.suit, tuple(self.deeds)
