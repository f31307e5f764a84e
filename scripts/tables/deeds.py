"""What the bot could do on the map with one action but battles, each as the board that it leads to."""

from collections.abc import Iterator
from dataclasses import replace

from .board import STARPORTS, Board, Building, System, neighbours
from .moving import moved


def taxes(board: Board) -> Iterator[Board]:
    """A loyal city, or a rival's in a controlled system, which also gives a captive; each once a turn."""
    for place, system in enumerate(board.systems):
        if system.planet is None:
            continue
        gained = board.gained(system.planet)
        gained = replace(gained, gain="none" if gained.resources == board.resources else system.planet, cost=1)
        if len(system.own_buildings("city")) > system.taxed:
            yield gained.with_system(place, taxed=system.taxed + 1)
        if untaxed_rival_city(system):
            after = gained.with_system(place, taxed_rival=system.taxed_rival + 1)
            yield replace(after, captives=board.captives + 1)


def untaxed_rival_city(system: System) -> bool:
    """Whether the bot controls a rival city there that it has not taxed."""
    return system.own_control and len(system.rival_buildings("city")) > system.taxed_rival


def repairs(board: Board) -> Iterator[Board]:
    """Ships before buildings."""
    for place, system in enumerate(board.systems):
        if system.damaged:
            yield replace(board.with_system(place, damaged=system.damaged - 1, fresh=system.fresh + 1), cost=1)
    for place, system in enumerate(board.systems):
        for number, building in enumerate(system.buildings):
            if building.own and building.damaged:
                mended = list(system.buildings)
                mended[number] = replace(building, damaged=False)
                yield replace(board.with_system(place, buildings=tuple(mended)), cost=1)


def builds(board: Board, kind: str) -> Iterator[Board]:
    """A building on an open slot beside a loyal piece, or a ship at a starport."""
    for place, system in enumerate(board.systems):
        if kind == "ship":
            if system.own_buildings("starport") and board.ships_in_supply() > 0:
                yield replace(board.with_system(place, fresh=system.fresh + 1), cost=1)
            continue
        left = board.unbuilt_cities() if kind == "city" else STARPORTS - board.in_play("starport")
        if left > 0 and system.loyal and system.open_slots:
            built = (*system.buildings, Building(True, kind))
            planet = system.planet or ""
            yield replace(board.with_system(place, buildings=built), cost=1, built_on=planet)


def moves(board: Board) -> Iterator[Board]:
    """Some or all fresh ships to a neighbour; damaged ones go along with all."""
    for place, system in enumerate(board.systems):
        for target in neighbours(place):
            for ships in range(system.fresh, 0, -1):
                yield moved(board, place, target, ships, system.damaged if ships == system.fresh else 0)
            if not system.fresh and system.damaged:
                yield moved(board, place, target, 0, system.damaged)
