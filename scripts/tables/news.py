"""What has changed on the board in everyone's sight since the last turn of the bot: what a player could tell of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from .board import RESOURCES, Board


@dataclass(frozen=True)
class Change:
    """The count of `what` ("fuel", "captives", "ships") of `whose` ("bot", "rivals" or "all") has grown by `by`."""

    whose: str
    what: str
    by: int


def public_changes(before: Board, after: Board) -> tuple[Change, ...]:
    """Everything that is not as it was, each kind once."""
    return tuple(
        Change(whose, what, by)
        for (whose, what, had), (_, _, has) in zip(_counts(before), _counts(after), strict=True)
        if (by := has - had)
    )


def _counts(board: Board) -> Iterator[tuple[str, str, int]]:
    for resource in RESOURCES:
        yield "bot", resource, board.resources[resource]
    yield "bot", "cards", len(board.guild)
    yield "bot", "captives", board.captives
    yield "bot", "trophies", board.trophies
    yield "bot", "ships", sum(system.fresh + system.damaged for system in board.systems)
    yield "bot", "cities", board.in_play("city")
    yield "bot", "starports", board.in_play("starport")
    yield "bot", "agents", sum(card.own for card in board.court)
    for ambition, counts in board.rivals.items():
        yield "rivals", ambition, sum(counts)
    yield "rivals", "weapons", board.rival_weapons
    yield "rivals", "cards", len(board.rival_guild)
    for kind in ("city", "starport"):
        yield "rivals", kind, sum(len(system.rival_buildings(kind)) for system in board.systems)
    yield "rivals", "ships", sum(system.rival_fresh + system.rival_damaged for system in board.systems)
    yield "rivals", "agents", sum(card.rival for card in board.court)
    yield "all", "declarations", len(board.declared)
