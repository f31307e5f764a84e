"""What an action is good for: whether it contends ambitions, grows a lead or takes captives."""

from dataclasses import replace

from .board import Board


def contends(board: Board, after: Board, ambitions: tuple[str, ...]) -> bool:
    """base/terminology/3"""
    after = _without_text(board, after)
    return any(after.rank(name) > board.rank(name) for name in ambitions)


def contends_declared(board: Board, after: Board) -> bool:
    return contends(board, after, board.declared)


def contends_undeclared(board: Board, after: Board) -> bool:
    return contends(board, after, board.undeclared)


def captives(board: Board, after: Board) -> bool:
    return after.captives > board.captives


def _without_text(board: Board, after: Board) -> Board:
    """Of a Vox card that was secured only the captives: its text makes it effective, and contends nothing."""
    resolved = after.vox is not None and after.vox is not board.vox
    return replace(board, captives=after.captives) if resolved else after


def grows_lead(board: Board, after: Board) -> bool:
    after = _without_text(board, after)
    return any(board.rank(name) == 4 and after.count(name) > board.count(name) for name in board.declared)


def undeclared_or_captives(board: Board, after: Board) -> bool:
    return contends_undeclared(board, after) or captives(board, after)
