"""Everything the bot could do on a board with one action, each as the board that it leads to."""

from collections.abc import Iterator
from dataclasses import replace

from .board import (
    COURT_CARDS,
    STARPORTS,
    SYSTEMS,
    Board,
    Building,
    Card,
    System,
    neighbours,
)

MOST_AGENTS = 2


def taxes(board: Board) -> Iterator[Board]:
    """A loyal city, or a rival's in a controlled system, which also gives a captive; each once a turn."""
    for place, system in enumerate(board.systems):
        rival = system.own_control and bool(system.rival_buildings("city"))
        if system.planet is None or system.taxed or not (system.own_buildings("city") or rival):
            continue
        captive = int(not system.own_buildings("city"))
        after = board.with_system(place, taxed=True).gained(system.planet)
        yield replace(after, captives=board.captives + captive, gain=system.planet, cost=1)


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
            yield replace(board.with_system(place, buildings=built), cost=1)


def moves(board: Board) -> Iterator[Board]:
    """Some or all fresh ships to a neighbour; damaged ones go along with all."""
    for place, system in enumerate(board.systems):
        for target in neighbours(place):
            for ships in range(system.fresh, 0, -1):
                yield _moved(board, place, target, ships, system.damaged if ships == system.fresh else 0)
            if not system.fresh and system.damaged:
                yield _moved(board, place, target, 0, system.damaged)


def battles(board: Board, goal: str) -> Iterator[Board]:
    """Favorable battles (base/combat-doctrine), where the ships are or one move away."""
    for place in range(SYSTEMS):
        fought = _fought(board, place, goal)
        if fought is not None:
            yield replace(fought, goal=goal, cost=1)
    for place, system in enumerate(board.systems):
        for target in neighbours(place):
            if system.fresh:
                fought = _fought(_moved(board, place, target, system.fresh, system.damaged), target, goal)
                if fought is not None:
                    yield replace(fought, goal=goal, cost=2)


def influences(board: Board) -> Iterator[Board]:
    """Agents on one card: two or one on an uncontested card, as many as outnumber on a contested one."""
    for place, card in enumerate(board.court):
        wanted = card.rival + 1 - card.own if contested(card) else MOST_AGENTS
        for agents in range(min(wanted, board.agents), 0, -1):
            after = replace(board.with_card(place, own=card.own + agents), agents=board.agents - agents)
            yield replace(after, cost=min(agents, MOST_AGENTS))


def contested(card: Card) -> bool:
    """base/terminology/4"""
    return 0 < card.own < card.rival


def secures(board: Board) -> Iterator[Board]:
    """A card with more agents of the bot than of a rival; of Vox cards only useful ones (base/vox-cards/1)."""
    for place, card in enumerate(board.court):
        if card.own > card.rival and (not card.vox or card.rival or effective(board, card)):
            yield _secured(board, place)


def effective(board: Board, card: Card) -> bool:
    """base/vox-cards; what needs more than this board holds in every case."""
    if card.name == "mass_uprising":
        return board.ships_in_supply() >= 4
    if card.name == "populist_demands":
        return any(board.rank(name) >= 3 for name in board.undeclared)
    if card.name == "outrage_spreads":
        return bool(board.declared)
    if card.name == "song_of_freedom":
        return any(system.own_control and system.rival_buildings("city") for system in board.systems)
    return card.vox


def _moved(board: Board, origin: int, target: int, fresh: int, damaged: int) -> Board:
    left, there = board.systems[origin], board.systems[target]
    board = board.with_system(origin, fresh=left.fresh - fresh, damaged=left.damaged - damaged)
    board = board.with_system(target, fresh=there.fresh + fresh, damaged=there.damaged + damaged)
    return replace(board, cost=1)


def _fought(board: Board, place: int, goal: str) -> Board | None:
    """The board after a favorable battle; the bot loses a ship for every two defenders."""
    system = board.systems[place]
    own, rival = system.fresh, system.rival_fresh
    if not own or not (rival or system.rival_damaged or system.rival_buildings()):
        return None
    if goal == "raid":
        stolen = next((name for name in ("relic", "psionic", "fuel", "material") if _rival_has(board, name)), None)
        return _after_losses(board, place, system, 0).gained(stolen) if own > rival and stolen else None
    if own < rival:
        return None
    if rival or system.rival_damaged:
        hits = min(own, rival + system.rival_damaged)
        return replace(_after_losses(board, place, system, hits), trophies=board.trophies + hits)
    return _destroyed(board, place, system) if goal == "trophies" else None


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
    """A rival building falls. A city means outrage: resources of its type are lost, and the court is ransacked."""
    target = next(building for building in system.buildings if not building.own)
    left = list(system.buildings)
    left.remove(target)
    after = replace(board.with_system(place, buildings=tuple(left)), trophies=board.trophies + 1)
    if target.kind == "starport" or system.planet is None:
        return after
    after = replace(after, resources={**after.resources, system.planet: 0})
    prize = next((number for number, card in enumerate(after.court) if card.rival and not card.vox), None)
    return after if prize is None else _secured(after, prize)


def _rival_has(board: Board, resource: str) -> bool:
    owner = {"relic": "keeper", "psionic": "empath"}.get(resource, "tycoon")
    return max(board.rivals[owner]) > 1


def _secured(board: Board, place: int) -> Board:
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
        demanded="none",
        cost=1,
    )
    assert len(after.court) == COURT_CARDS
    if card.name != "populist_demands":
        return after
    winning = sorted((name for name in board.undeclared if after.rank(name) >= 3), key=lambda name: -after.rank(name))
    return replace(after, declared=(*after.declared, winning[0]), demanded=winning[0]) if winning else after
