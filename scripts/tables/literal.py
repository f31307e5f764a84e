"""What readers of the printed pages have in common, whichever document they read: the card, by the priorities.

A priority holds only where a card of its suit is in reach. Which card of a suit is played where the document leaves it
open, and which where no priority applies, is as in play.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game

from .board import Board
from .turn import AMBITION_OF_NUMBER, Deal, Turn, number_of, pips_of, suit_of

Ways = tuple[tuple[tuple[str, ...], str], ...]
"""What a printed question asks: ways, each with the suits that can go it, and the fact by which it is open."""
AnyDeal = TypeVar("AnyDeal", bound=Deal)
MOVERS = ("mobilization", "aggression")


class LiteralReader(ABC, Generic[AnyDeal]):
    """Reads one turn; `priorities` are the items of the General Priorities that name ways."""

    priorities: Mapping[str, Ways]

    def __init__(self, engine: Engine, board: Board, deal: AnyDeal) -> None:
        self._engine = engine
        self.deal = deal
        self._left = 0
        self._suit_of_card = ""
        self.turn = Turn(board)

    @abstractmethod
    def holds(self, fact: str) -> bool:
        """Whether that is true of the board."""

    @abstractmethod
    def _has_combat_card(self) -> bool:
        """Whether what the bot holds makes any card a combat card."""

    def candidates(self) -> list[tuple[str, str]]:
        """Ambitions, each with the card that could declare it, the card with the most actions first."""
        cards = sorted(self.deal.hand, key=pips_of, reverse=True)
        return [(AMBITION_OF_NUMBER[number_of(card)], card) for card in cards]

    def in_reach(self, suit: str) -> bool:
        """Whether the bot can play that suit; "combat" is a card of another suit that can battle."""
        found = self.deal.suits()
        return suit in found or (suit == "combat" and "aggression" not in found and self._has_combat_card())

    def first_in_reach(self, *suits: str) -> str | None:
        """The preferred one of these."""
        return next((suit for suit in suits if self.in_reach(suit)), None)

    def _opened(self, page: str) -> Game:
        return new_game(self._engine, 0, {}, page)

    def _answered(self, game: Game, yes: bool) -> Game:
        self.turn.questions.append(game.question.step)
        return game.answer(yes)

    def _way(self, item: str) -> str | None:
        """The suit by which the priority holds, if any."""
        for suits, fact in self.priorities[item]:
            suit = self.first_in_reach(*suits)
            if suit is not None and self.holds(fact):
                return suit
        return None

    def _declares(self) -> bool:
        board = self.turn.board
        for ambition, card in self.candidates():
            if board.rank(ambition) >= (4 if ambition in board.declared else 3):
                self.turn.board = board.declaring(ambition)
                self._plays(card, "lead")
                self.turn.deeds.append(("declare", ambition))
                return True
        return False

    def _plays_suit(self, suit: str) -> None:
        if suit == "combat":
            self._plays_suit(suit_of(self.deal.best()))
            self.turn.suit = "aggression"
        else:
            self._plays(*self.deal.card_of(suit))

    def _plays(self, card: str, played_as: str) -> None:
        lead = self.deal.lead
        self.turn.card = card
        self.turn.suit = suit_of(lead) if lead and played_as == "copy" else suit_of(card)
        self._suit_of_card = self.turn.suit
        self._left = pips_of(card) if played_as in ("lead", "surpass") else 1

    def _combat_by_resources(self) -> bool:
        return self.turn.suit == "aggression" and self._suit_of_card != "aggression"
