"""What the other players do between two turns of the bot: a few of their actions, wherever they are possible."""

import random
from collections.abc import Callable
from dataclasses import replace

from .board import (
    AGENTS,
    AMBITION_OF,
    AMBITIONS,
    COURT_CARDS,
    RESOURCES,
    SYSTEMS,
    Board,
    Building,
    Card,
    icon_of,
    neighbours,
)

FEWEST_ACTIONS, MOST_ACTIONS = 2, 4
MOST_RIVAL_SHIPS = 15
MOST_RIVAL_AGENTS = 4
MOST_OF_AN_AMBITION = 4
RAZED = 0.2  # of the battles of a rival that controls a system with a building of the bot


def rivals_play(board: Board, chance: random.Random) -> Board:
    """The board at the next turn of the bot."""
    before = board
    for _ in range(chance.randint(FEWEST_ACTIONS, MOST_ACTIONS)):
        board = chance.choice(_ACTIONS)(board, chance)
    ruined = board.ruined or _buildings(board) < _buildings(before)
    return replace(turn_begins(board), lost=board.lost or _hurt(before, board), ruined=ruined)


def _hurt(before: Board, after: Board) -> bool:
    """Whether the bot has less than `before`, or something damaged that was not."""
    fewer = any(after.resources[name] < before.resources[name] for name in RESOURCES)
    fewer = fewer or len(after.guild) < len(before.guild)
    pieces = zip(before.systems, after.systems, strict=True)
    return fewer or any(
        new.fresh < old.fresh or new.damaged < old.damaged or new.own_buildings() != old.own_buildings()
        for old, new in pieces
    )


def _buildings(board: Board) -> int:
    """Those of the bot, which rivals only destroy."""
    return sum(len(system.own_buildings()) for system in board.systems)


def turn_begins(board: Board) -> Board:
    """Nothing was taxed, secured or fought for in this turn yet."""
    systems = tuple(replace(system, taxed=0, taxed_rival=0) for system in board.systems)
    return replace(board, systems=systems, secured=None, vox=None, goal=None, contending=())


def chapter_over(board: Board) -> Board:
    """Scored: the markers are free, and captives and trophies that counted go back to whom they belong to."""
    rivals = {name: (0,) * len(counts) for name, counts in board.rivals.items() if name in ("tyrant", "warlord")}
    scored = [name for name in rivals if name in board.declared]
    board = replace(board, rivals={**board.rivals, **{name: rivals[name] for name in scored}}, declared=())
    if "tyrant" in scored:
        board = replace(board, captives=0, agents=AGENTS - sum(card.own for card in board.court))
    return replace(board, trophies=0, cities_lost=0) if "warlord" in scored else board


def _place(chance: random.Random, fits: Callable[[int], bool]) -> int | None:
    places = [place for place in range(SYSTEMS) if fits(place)]
    return chance.choice(places) if places else None


def _build_ship(board: Board, chance: random.Random) -> Board:
    place = _place(chance, lambda place: bool(board.systems[place].rival_buildings("starport")))
    ships = sum(system.rival_fresh + system.rival_damaged for system in board.systems)
    if place is None or ships >= MOST_RIVAL_SHIPS:
        return board
    return board.with_system(place, rival_fresh=board.systems[place].rival_fresh + 1)


def _build_city(board: Board, chance: random.Random) -> Board:
    systems = board.systems
    place = _place(chance, lambda place: bool(systems[place].rival_fresh and systems[place].open_slots))
    if place is None:
        return board
    return board.with_system(place, buildings=(*systems[place].buildings, Building(False, "city")))


def _move(board: Board, chance: random.Random) -> Board:
    origin = _place(chance, lambda place: board.systems[place].rival_fresh > 1)
    if origin is None:
        return board
    target, ships = chance.choice(neighbours(origin)), board.systems[origin].rival_fresh - 1
    board = board.with_system(origin, rival_fresh=1)
    return board.with_system(target, rival_fresh=board.systems[target].rival_fresh + ships)


def _battle(board: Board, chance: random.Random) -> Board:
    """A ship of the bot is hit, then one of the rival; without ships a building of the bot may fall."""
    systems = board.systems
    place = _place(
        chance,
        lambda place: systems[place].rival_fresh >= max(1, systems[place].fresh) and systems[place].loyal,
    )
    if place is None:
        return board
    system = systems[place]
    if system.fresh:
        return board.with_system(
            place,
            fresh=system.fresh - 1,
            damaged=system.damaged + 1,
            rival_fresh=system.rival_fresh - 1,
            rival_damaged=system.rival_damaged + 1,
        )
    if system.damaged:
        return board.with_system(place, damaged=system.damaged - 1)
    return _raze(board, place) if chance.random() < RAZED else board


def _raze(board: Board, place: int) -> Board:
    system = board.systems[place]
    fallen = system.own_buildings()[0]
    left = list(system.buildings)
    left.remove(fallen)
    lost = board.cities_lost + int(fallen.kind == "city")
    return replace(board.with_system(place, buildings=tuple(left)), cities_lost=lost)


def _repair(board: Board, chance: random.Random) -> Board:
    place = _place(chance, lambda place: bool(board.systems[place].rival_damaged))
    if place is None:
        return board
    system = board.systems[place]
    return board.with_system(place, rival_damaged=system.rival_damaged - 1, rival_fresh=system.rival_fresh + 1)


def _influence(board: Board, chance: random.Random) -> Board:
    place = chance.randrange(COURT_CARDS)
    card = board.court[place]
    return board.with_card(place, rival=min(MOST_RIVAL_AGENTS, card.rival + 1))


def _secure(board: Board, chance: random.Random) -> Board:
    """A card on which rivals have most agents; those of the bot there are captives now."""
    won = [place for place, card in enumerate(board.court) if card.rival > card.own]
    if not won:
        return board
    place = chance.choice(won)
    card = board.court[place]
    court = (*board.court[:place], Card(board.deck[0]), *board.court[place + 1 :])
    board = replace(board, court=court, deck=board.deck[1:])
    if card.own:
        board = _richer(board, "tyrant", card.own, chance)
    if card.vox:
        return board
    ambition = AMBITION_OF.get(icon_of(card.name))
    board = replace(board, rival_guild=(*board.rival_guild, card.name))
    return board if ambition is None else _richer(board, ambition, 1, chance)


def _raid(board: Board, chance: random.Random) -> Board:
    """A resource or a guild card of the bot is stolen, where more ships stand beside a piece of the bot."""
    exposed = _place(chance, lambda place: board.systems[place].rival_control and board.systems[place].loyal)
    prizes = [name for name in RESOURCES if board.resources[name]] + [f"guild {card}" for card in board.guild]
    if exposed is None or not prizes:
        return board
    kind, _, card = chance.choice(prizes).partition(" ")
    if kind == "guild":
        left = list(board.guild)
        left.remove(card)
        board = replace(board, guild=tuple(left), rival_guild=(*board.rival_guild, card))
    else:
        board = board.gained(kind, -1)
    if (card or kind) == "weapon":
        return replace(board, rival_weapons=board.rival_weapons + (kind == "weapon"))
    return _richer(board, AMBITION_OF.get(icon_of(card or kind), "tycoon"), 1, chance)


def _richer(board: Board, ambition: str, count: int, chance: random.Random) -> Board:
    """One of the rivals."""
    counts = list(board.rivals[ambition])
    counts[chance.randrange(len(counts))] += count
    return replace(board, rivals={**board.rivals, ambition: tuple(counts)})


def _arm(board: Board, chance: random.Random) -> Board:
    return replace(board, rival_weapons=max(0, min(MOST_OF_AN_AMBITION, board.rival_weapons + chance.choice((1, -1)))))


def _gain(board: Board, chance: random.Random) -> Board:
    """Or lose: what a rival has for an ambition."""
    ambition = chance.choice(AMBITIONS)
    first, *others = board.rivals[ambition]
    gained = min(MOST_OF_AN_AMBITION, max(0, first + chance.choice((1, 1, -1))))
    return replace(board, rivals={**board.rivals, ambition: (*others, gained)})


_ACTIONS = (
    *(_build_ship, _build_city, _move, _move, _battle, _repair),
    *(_influence, _influence, _gain, _gain, _secure, _raid, _arm),
)
