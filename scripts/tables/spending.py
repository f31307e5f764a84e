"""What the bot spends in the Prelude on a board (base/prelude)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from .battles import battles
from .board import AMBITION_OF, ICONS, UNIONS, Board, icon_of
from .contending import captives, contends_declared
from .court import secures
from .deeds import taxes
from .truths import build_anything, effective_vox

Spending = Callable[[Board, str], Board | None]
"""The board after it, on the page of that suit; None where it cannot be."""
SHIPS_OF_WEAPON_CARD = 3


def keeps(board: Board, kind: str) -> bool:
    """base/prelude/restrictions/3 to 5: contending a declared ambition, it keeps resources and cards that count."""
    return any(name in board.contending and kind in kept for name, kept in ICONS.items())


def material(board: Board, _: str) -> Board | None:
    if keeps(board, "material") or not board.resources["material"]:
        return None
    after = next(build_anything(board), None)
    return after and after.gained("material", -1)


def weapons(board: Board, page: str) -> Board | None:
    """For combat with a card of Aggression: fuel, and a weapon with it."""
    fuel = board.resources["fuel"] > 0 and not keeps(board, "fuel")
    if page != "aggression" or not fuel or next(_fights(board), None) is None:
        return None
    return spend_weapons(board) if has_weapons(board) else board.gained("fuel", -1)


def _fights(board: Board) -> Iterator[Board]:
    return (after for goal in ("trophies", "raid", "control") for after in battles(board, goal))


def has_weapons(board: Board) -> bool:
    return board.resources["fuel"] > 0 and board.resources["weapon"] > 0


def spend_weapons(board: Board) -> Board:
    return board.gained("fuel", -1).gained("weapon", -1)


def relic(board: Board, _: str) -> Board | None:
    if keeps(board, "relic") or not board.resources["relic"]:
        return None
    paid = board.gained("relic", -1)
    worth = (
        after
        for after in secures(paid)
        if captives(paid, after) or contends_declared(board, after) or effective_vox(paid, after)
    )
    return next(worth, None)


def relic_for_relic(board: Board, _: str) -> Board | None:
    """base/prelude/restrictions/5: the exception."""
    if not (board.resources["relic"] and "keeper" in board.contending):
        return None
    return next((after for after in secures(board.gained("relic", -1)) if _is_relic_card(after.secured)), None)


def _is_relic_card(card: str | None) -> bool:
    return card is not None and AMBITION_OF.get(icon_of(card)) == "keeper"


def psionic(board: Board, page: str) -> Board | None:
    if keeps(board, "psionic") or not board.resources["psionic"]:
        return None
    paid = replace(board.gained("psionic", -1), secured=None)
    for way in (taxes(paid), secures(paid)):
        for after in way:
            if contends_declared(board, after):
                return after
    return next(_fights(paid), None) if page == "aggression" else None


def weapon_guild(board: Board, _: str) -> Board | None:
    if not board.has_guild("weapon") or board.ships_in_supply() < SHIPS_OF_WEAPON_CARD:
        return None
    place = max(range(len(board.systems)), key=lambda number: board.systems[number].fresh)
    after = board.with_system(place, fresh=board.systems[place].fresh + SHIPS_OF_WEAPON_CARD)
    return _discarded(after, "weapon")


def union(board: Board, _: str) -> Board | None:
    held = union_of(board)
    return None if held is None or keeps(board, icon_of(held)) else _discarded(board, held)


def union_of(board: Board) -> str | None:
    """The Union card that the bot discards."""
    return next((card for card in board.guild if card in UNIONS), None)


def _discarded(board: Board, card: str) -> Board:
    guild = list(board.guild)
    guild.remove(card)
    return replace(board, guild=tuple(guild))


# In the order of the page; by the step that asks in play.
SPENDINGS: Mapping[str, Spending] = {
    "material": material,
    "fuel-and-weapon-more": weapons,
    "relic": relic,
    "relic-for-relic": relic_for_relic,
    "psionic": psionic,
    "weapon-guild": weapon_guild,
    "union": union,
}
