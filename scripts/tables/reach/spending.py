"""What the bot spends in the Prelude of the campaign: a weapon makes a combat card, fuel gives it more actions."""

from collections.abc import Callable, Mapping

from .. import spending
from ..board import Board
from ..spending import keeps


def weapon(board: Board) -> Board:
    """campaign/terminology/2"""
    return board.gained("weapon", -1)


def fuel(board: Board, page: str) -> Board | None:
    """campaign/prelude/resources/2: for favorable combat."""
    with_one = spending.weapons(board.gained("weapon", -board.resources["weapon"]), page)
    return None if keeps(board, "fuel") or with_one is None else board.gained("fuel", -1)


# In the order of the page; by the step that asks in play.
SPENDINGS: Mapping[str, Callable[[Board, str], Board | None]] = {
    "material": spending.material,
    "fuel": fuel,
    "relic": spending.relic,
    "relic-for-relic": spending.relic_for_relic,
    "psionic": spending.psionic,
    "weapon-guild": spending.weapon_guild,
    "union": spending.union,
}
