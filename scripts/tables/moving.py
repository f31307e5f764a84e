"""Ships that leave one system for another."""

from dataclasses import replace

from .board import Board


def moved(board: Board, origin: int, target: int, fresh: int, damaged: int) -> Board:
    """So many ships of the bot."""
    left, there = board.systems[origin], board.systems[target]
    board = board.with_system(origin, fresh=left.fresh - fresh, damaged=left.damaged - damaged)
    board = board.with_system(target, fresh=there.fresh + fresh, damaged=there.damaged + damaged)
    return replace(board, cost=1)
