"""Which court card is preferred: what the documents list, and where a card is of such a kind on a board."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from .board import Board, Card, icon_of, is_of
from .contending import contends_declared, contends_undeclared, grows_lead
from .court import MOST_AGENTS
from .truths import DEEDS
from .vox import effective

IN_ORDER = ("lore", "weapon", "union", "effective", "captives", "vox", "lead", "loyal")
"""base/influence-doctrine/priorities: among those of a kind the next kinds decide."""
BEST_OF = (
    *("crisis", "declared", "effective", "action_card", "attached"),
    *("captives", "new_ambition", "lead", "weapon", "growth"),
)
"""influence/influence-principles, critical and other cards: the ties decide among those of the first kind."""


def place_influenced(board: Board, after: Board) -> int:
    """The place in the court where `after` has more agents of the bot."""
    pairs = zip(board.court, after.court, strict=True)
    return next(place for place, (old, new) in enumerate(pairs) if new.own > old.own)


def cards_for(board: Board, fact: str) -> Sequence[int]:
    """The places in the court where agents could be placed for `fact`."""
    deed = DEEDS[fact]
    found = (place_influenced(board, after) for after in deed.ways(board) if deed.goal(board, after))
    return tuple(dict.fromkeys(found))


def with_agents_on(board: Board, fact: str, place: int) -> Board | None:
    """The board after the agents for `fact` were placed there; None where that cannot be done."""
    deed = DEEDS[fact]
    ways = (after for after in deed.ways(board) if place_influenced(board, after) == place)
    return next((after for after in ways if deed.goal(board, after)), None)


def done_as_printed(board: Board, fact: str) -> tuple[Board, str]:
    """The board after what `fact` asks about was done, and what that was; agents go to the card that is preferred.

    Raises ValueError where it cannot be done.
    """
    kind = DEEDS[fact].kind
    if kind != "influence":
        after = DEEDS[fact].done(board)
    else:
        preference = _by_principles if board.revised else _by_doctrine
        place = min(cards_for(board, fact), key=lambda place: preference(board, board.court[place]))
        kind, after = f"{kind} {place}", with_agents_on(board, fact, place)
    if after is None:
        raise ValueError(f"{fact} cannot be done on this board.")
    return after, kind


def of_kinds(board: Board, places: Iterable[int], kinds: Iterable[str]) -> list[int]:
    """Those places whose card is of all these kinds."""
    return [place for place in places if all(KINDS[kind](board, board.court[place]) for kind in kinds)]


def most_captives(board: Board, places: Sequence[int]) -> list[int]:
    """Those places whose card would take most captives."""
    most = max((board.court[place].rival for place in places), default=0)
    return [place for place in places if board.court[place].rival == most]


def _by_doctrine(board: Board, card: Card) -> tuple[bool, ...]:
    return tuple(not KINDS[kind](board, card) for kind in IN_ORDER)


def _by_principles(board: Board, card: Card) -> tuple[int, bool, int]:
    """The kind, then the tie-breaking (influence/influence-principles/tie-breaking)."""
    kind = next((at for at, kind in enumerate(BEST_OF) if KINDS[kind](board, card)), len(BEST_OF))
    two_agents = min(board.actions, board.agents) >= MOST_AGENTS
    return kind, not (two_agents and KINDS["untouched"](board, card)), -card.rival


def _grows_undeclared(board: Board, after: Board) -> bool:
    return any(board.rank(name) == 4 and after.count(name) > board.count(name) for name in board.undeclared)


def _once_secured(fits: Callable[[Board, Board], bool]) -> Callable[[Board, Card], bool]:
    return lambda board, card: fits(board, replace(board, guild=(*board.guild, card.name))) and not card.vox


KINDS: Mapping[str, Callable[[Board, Card], bool]] = {
    **dict.fromkeys(("lore", "loyal", "crisis", "attached", "attachment"), lambda _b, _c: False),
    "weapon": lambda _, card: not card.vox and icon_of(card.name) == "weapon",
    **dict.fromkeys(
        ("union", "guild_union", "action_card"),
        lambda _, card: is_of("union", card.name) or card.name == "call_to_action",
    ),
    "effective": effective,
    "captives": lambda _, card: card.rival > 0,
    "vox": lambda _, card: card.vox,
    "declared": _once_secured(contends_declared),
    "new_ambition": _once_secured(contends_undeclared),
    "lead": _once_secured(grows_lead),
    "growth": _once_secured(_grows_undeclared),
    "untouched": lambda _, card: not (card.own or card.rival),
}
"""Whether a card is of the kind. No card of these tables has Lore, a Crisis or another card attached."""
