"""Vox cards at a simulated table: whether one is effective (base/vox-cards), and what its text does."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from .board import AMBITION_OF, RESOURCES, SYSTEMS, Board, Card, Resolved, icon_of, is_of

SHIPS_OF_UPRISING = 4


def effective(board: Board, card: Card) -> bool:
    """Whether the text can be carried out in full."""
    return card.vox and _TEXTS[card.name](board)


def resolved(board: Board, name: str) -> Board:
    """The board after the text of a Vox card that was just secured, with what the player is asked about it noted."""
    found = effective(board, Card(name))
    noted = Resolved(found, any(system.fresh for system in board.systems))
    if not found:
        return replace(board, vox=noted)
    if name == "mass_uprising":
        return replace(_uprising(board), vox=noted)
    if name == "populist_demands":
        winning = sorted(_winning(board), key=lambda ambition: -board.rank(ambition))[0]
        contending = (*board.contending, *((winning,) if board.rank(winning) else ()))
        return replace(board.declaring(winning), contending=contending, vox=replace(noted, demanded=winning))
    if name == "outrage_spreads":
        resource = min(_outrages(board), key=lambda resource: board.resources[resource])
        after = board.outraged(resource).rivals_losing(AMBITION_OF[resource])
        return replace(after, vox=replace(noted, outraged=resource))
    if name == "song_of_freedom":
        return replace(_freed(board), vox=noted)
    return _stolen(board, noted) if name == "guild_struggle" else replace(board, vox=noted)


def _winning(board: Board) -> list[str]:
    return [name for name in board.undeclared if board.rank(name) >= 3]


def _outrages(board: Board) -> list[str]:
    """Resources of which outrage would stop a rival from winning a declared ambition."""
    return [resource for resource in RESOURCES if _stops(board, resource)]


def _stops(board: Board, resource: str) -> bool:
    ambition = AMBITION_OF.get(resource)
    if ambition is None or ambition not in board.declared:
        return False
    after = board.outraged(resource).rivals_losing(ambition)
    return _rival_wins(board, ambition) and not _rival_wins(after, ambition)


def _rival_wins(board: Board, ambition: str) -> bool:
    first, second, *_ = (*sorted(board.rivals[ambition], reverse=True), 0)
    return first > max(second, board.count(ambition))


def _uprising(board: Board) -> Board:
    """A ship in each system of a cluster, from the task force on."""
    start = max(range(SYSTEMS), key=lambda place: board.systems[place].fresh)
    for place in ((start + number) % SYSTEMS for number in range(SHIPS_OF_UPRISING)):
        board = board.with_system(place, fresh=board.systems[place].fresh + 1)
    return board


def _free(board: Board) -> list[int]:
    systems = board.systems
    return [place for place in range(SYSTEMS) if systems[place].own_control and systems[place].rival_buildings("city")]


def _freed(board: Board) -> Board:
    """The city goes back to its player, and the bot seizes the initiative."""
    place = _free(board)[0]
    left = list(board.systems[place].buildings)
    left.remove(board.systems[place].rival_buildings("city")[0])
    return replace(board.with_system(place, buildings=tuple(left)), seized=True)


def stealing(board: Board, card: str) -> Board:
    """With that guild card of a rival."""
    left = list(board.rival_guild)
    left.remove(card)
    after = board.rivals_losing(AMBITION_OF.get(icon_of(card)))
    return replace(after, guild=(*board.guild, card), rival_guild=tuple(left))


def _stolen(board: Board, noted: Resolved) -> Board:
    """For what is declared, else for what is not, else a Weapon icon, a Union card, any."""
    for aim, ambitions in (("declared", board.declared), ("undeclared", board.undeclared)):
        for card in board.rival_guild:
            after = stealing(board, card)
            if any(after.rank(name) > board.rank(name) for name in ambitions):
                return replace(after, vox=replace(noted, stolen_for=aim))
    first = min(board.rival_guild, key=lambda card: (not is_of("weapon", card), not is_of("union", card)))
    return replace(stealing(board, first), vox=noted)


_TEXTS: Mapping[str, Callable[[Board], bool]] = {
    "mass_uprising": lambda board: board.ships_in_supply() >= SHIPS_OF_UPRISING,
    "populist_demands": lambda board: bool(_winning(board)),
    "outrage_spreads": lambda board: bool(_outrages(board)),
    "song_of_freedom": lambda board: bool(_free(board)) and not board.seized,
    "guild_struggle": lambda board: bool(board.rival_guild),
    "call_to_action": lambda _: True,
}
