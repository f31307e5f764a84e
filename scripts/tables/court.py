"""The court: agents on its cards, and cards that are secured."""

from collections.abc import Iterator
from dataclasses import replace

from .board import COURT_CARDS, Board, Card
from .vox import effective, resolved

MOST_AGENTS = 2


def influences(board: Board) -> Iterator[Board]:
    """Agents on one card, an action each: two or one on a card without agents, as many as outnumber or match on a
    contested one; on any other one, or more to reach a goal. By the revised principles none on a safe card."""
    for place, card in enumerate(board.court):
        disputed = contested(board, card)
        wanted = card.rival + 1 - card.own if disputed else MOST_AGENTS
        numbers = range(min(wanted, board.agents, board.actions), 0, -1)
        untouched = not (card.own or card.rival)
        if not (board.revised and card.own > card.rival):
            tried = numbers if disputed or untouched else numbers[::-1]
            yield from (placed(board, place, agents) for agents in tried)


def contests(board: Board) -> Iterator[Board]:
    """Agents on a contested card; by the revised principles as the dice tell, or one where they are not known yet."""
    if not board.revised:
        yield from influences(board)
        return
    for place, card in enumerate(board.court):
        if contested(board, card) and place not in board.left:
            agents = min(1, board.agents) if board.rolls is None else defending(board, place, board.rolls.get(place))
            if agents:
                yield placed(board, place, agents)


def defending(board: Board, place: int, roll: int | None) -> int:
    """influence/influence-principles/5 to 15: how many agents go to a contested card; none where it is left."""
    card = board.court[place]
    match, supply = card.rival - card.own, min(board.actions, board.agents)
    if card.own and (roll is None or roll < card.rival):
        return 0
    if card.own and roll == card.rival:
        return match if match <= board.actions and match < board.agents else 0
    return match + 1 if match + 1 <= supply else 0


def placed(board: Board, place: int, agents: int) -> Board:
    """The board with so many agents more on that card."""
    after = board.with_card(place, own=board.court[place].own + agents)
    return replace(after, agents=board.agents - agents, cost=agents)


def contested(board: Board, card: Card) -> bool:
    """base/terminology/4, influence/influence-principles/1"""
    return card.own < card.rival and (board.revised or card.own > 0)


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
