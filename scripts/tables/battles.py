"""Favorable battles (base/combat-doctrine): for trophies, control and loot, each as the board after it."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

from .board import AMBITION_OF, RESOURCES, SYSTEMS, Board, System, neighbours
from .court import secured
from .moving import moved
from .vox import stealing

MOST_KEYS = 2


def battles(board: Board, goal: str) -> Iterator[Board]:
    """Where the ships are or one move away."""
    for place in range(SYSTEMS):
        yield from (replace(after, goal=goal, cost=1) for after in _fought(board, place, goal))
    for place, system in enumerate(board.systems):
        for target in neighbours(place) if system.fresh else ():
            there = moved(board, place, target, system.fresh, system.damaged)
            yield from (replace(after, goal=goal, cost=2) for after in _fought(there, target, goal))


def _fought(board: Board, place: int, goal: str) -> Iterator[Board]:
    """The boards after a favorable battle; the bot loses a ship for every two defenders."""
    system = board.systems[place]
    own, rival = system.fresh, system.rival_fresh
    if not own or not (rival or system.rival_damaged or system.rival_buildings()):
        return
    if goal == "raid":
        if own > rival:
            yield from _raided(_after_losses(board, place, system, 0), min(MOST_KEYS, own - rival))
    elif own < rival:
        return
    elif rival or system.rival_damaged:
        hits = min(own, rival + system.rival_damaged)
        yield replace(_after_losses(board, place, system, hits), trophies=board.trophies + hits)
    elif goal == "trophies":
        yield _destroyed(board, place, system)


def _raided(board: Board, keys: int) -> Iterator[Board]:
    """With as much as the keys are enough for, in every order."""
    prizes = [name for name in RESOURCES if _rivals_have(board, name)]
    prizes += dict.fromkeys(f"guild {card}" for card in board.rival_guild)
    for taken in itertools.permutations(prizes, min(keys, len(prizes))) if prizes else ():
        after = board
        for prize in taken:
            after = _with_prize(after, prize)
        yield after


def _with_prize(board: Board, prize: str) -> Board:
    kind, _, card = prize.partition(" ")
    if kind == "guild":
        return stealing(board, card) if card in board.rival_guild else board
    if not _rivals_have(board, prize):
        return board
    if prize == "weapon":
        return replace(board, rival_weapons=board.rival_weapons - 1).gained(prize)
    return board.rivals_losing(AMBITION_OF[prize]).gained(prize)


def _rivals_have(board: Board, resource: str) -> bool:
    ambition = AMBITION_OF.get(resource)
    return board.rival_weapons > 0 if ambition is None else max(board.rivals[ambition]) > 1


def _after_losses(board: Board, place: int, system: System, hits: int) -> Board:
    lost = min(system.fresh, system.rival_fresh // 2)
    wrecked = min(hits, system.rival_damaged)
    return board.with_system(
        place,
        fresh=system.fresh - lost,
        damaged=system.damaged + lost,
        rival_fresh=system.rival_fresh - (hits - wrecked),
        rival_damaged=system.rival_damaged - wrecked,
    )


def _destroyed(board: Board, place: int, system: System) -> Board:
    """A rival building falls. A city means outrage, and the court is ransacked."""
    target = next(building for building in system.buildings if not building.own)
    left = list(system.buildings)
    left.remove(target)
    after = replace(board.with_system(place, buildings=tuple(left)), trophies=board.trophies + 1)
    if target.kind == "starport" or system.planet is None:
        return after
    after = after.outraged(system.planet)
    prize = next((number for number, card in enumerate(after.court) if card.rival and not card.vox), None)
    return after if prize is None else secured(after, prize)
