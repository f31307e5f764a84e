"""The court: agents on its cards, and cards that are secured."""

from collections.abc import Iterator
from dataclasses import replace

from .board import COURT_CARDS, Board, Card
from .vox import effective, resolved

MOST_AGENTS = 2


def influences(board: Board) -> Iterator[Board]:
    """Agents on one card, an action each: two or one on a card without agents, as many as outnumber or match on a
    contested one; on any other one, or more to reach a goal."""
    for place, card in enumerate(board.court):
        wanted = card.rival + 1 - card.own if contested(card) else MOST_AGENTS
        numbers = range(min(wanted, board.agents, board.actions), 0, -1)
        untouched = not (card.own or card.rival)
        for agents in numbers if contested(card) or untouched else reversed(numbers):
            after = replace(board.with_card(place, own=card.own + agents), agents=board.agents - agents)
            yield replace(after, cost=agents)


def contested(card: Card) -> bool:
    """base/terminology/4"""
    return 0 < card.own < card.rival


def secures(board: Board) -> Iterator[Board]:
    """A card with more agents of the bot than of a rival; of Vox cards only useful ones (base/vox-cards/1)."""
    for place, card in enumerate(board.court):
        if card.own > card.rival and (not card.vox or card.rival or effective(board, card)):
            yield secured(board, place)


def secured(board: Board, place: int) -> Board:
    """The card, captives for the rival's agents on it, and the next card in its place."""
    card = board.court[place]
    after = replace(
        board,
        agents=board.agents + card.own,
        captives=board.captives + card.rival,
        guild=board.guild if card.vox else (*board.guild, card.name),
        court=(*board.court[:place], Card(board.deck[0]), *board.court[place + 1 :]),
        deck=board.deck[1:],
        secured=card.name,
        vox=None,
        cost=1,
    )
    assert len(after.court) == COURT_CARDS
    return resolved(after, card.name) if card.vox else after
