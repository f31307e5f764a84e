"""What has changed on the board in everyone's sight since the last turn of the bot: what a player could tell of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.updates import updates

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


def tellings(game: Game, board: Board, changes: Sequence[Change]) -> Iterator[tuple[str, Answer]]:
    """What the player tells of them: counts that the program keeps, and what it takes for true and is so no longer."""
    held = {what: count for whose, what, count in _counts(board) if whose == "bot"}
    changed = {change.what for change in changes if change.whose == "bot"}
    if game.state[v.ledger]:  # what the bot has lost is asked for
        yield from _counts_of_players(game, board)
        return
    for update in updates(game.engine, game.state):
        what, _ = split_id(update.name)
        if what not in changed:
            continue
        if update.value is not None:
            yield update.name, held[what]
        elif game.state.facts.get(update.name, held[what] > 0) != (held[what] > 0):
            yield update.name, held[what] > 0


def _counts_of_players(game: Game, board: Board) -> Iterator[tuple[str, Answer]]:
    """What the players have gained or lost of what the program has counted."""
    state = game.state
    players = [seat for seat in state[v.order] if seat not in state[v.bots]]
    for ambition, counts in board.rivals.items():
        for seat, count in zip(players, counts, strict=True):
            key = v.tally.of(seat, ambition)
            if state[key] not in (None, count):
                yield key.id, count


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
