"""The true answers to questions that are about no fact of the book, by the step that asks."""

from collections.abc import Callable, Mapping

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent

from .board import AMBITIONS, RESOURCES, VOX, Board, Resolved, cities_of, icon_of, is_of
from .spending import SHIPS_OF_WEAPON_CARD, union_of
from .turn import AMBITION_OF_NUMBER, Deal, number_of


def _first_in(question: AskEvent, board: Board, _: Deal) -> bool:
    ambition = next(name for name in AMBITIONS if name.capitalize() in question.text)
    return board.rank(ambition) == 4 or (board.rank(ambition) == 3 and ambition not in board.declared)


def _in_range(question: AskEvent, number: int) -> int:
    low, high = question.range or (0, 99)
    return min(high, max(low, number))


def _contends(ambition: str) -> Callable[[AskEvent, Board, Deal], Answer]:
    """As the Prelude began."""
    return lambda _q, board, _d: ambition in board.contending


def _led(_: AskEvent, board: Board, deal: Deal) -> Answer:
    """All of it at once; with every marker on the board nothing can have been declared."""
    if deal.lead is None:
        return "bot"
    if deal.lead_declared:
        return f"{deal.lead} {AMBITION_OF_NUMBER[number_of(deal.lead)]}"
    return f"{deal.lead} none" if board.markers else deal.lead


def _holdings(board: Board) -> tuple[str, ...]:
    return tuple(name for name in RESOURCES for _ in range(board.resources[name]))


def _vox(board: Board) -> Resolved:
    assert board.vox is not None
    return board.vox


ANSWERS: Mapping[str, Callable[[AskEvent, Board, Deal], Answer]] = {
    "bot-turn/2": lambda _q, _b, deal: deal.drawn,
    "bot-turn/led": _led,
    "bot-turn/3": lambda _q, _b, deal: deal.lead is None,
    "bot-turn/lead": lambda _q, _b, deal: str(deal.lead),
    "bot-turn/lead-declared": lambda _q, _b, deal: deal.lead_declared,
    "bot-turn/loss": lambda _q, board, _d: board.lost,
    "bot-turn/ruin": lambda _q, board, _d: board.ruined,
    **dict.fromkeys(("prelude/holdings", "general-priorities/3:holdings"), lambda _q, board, _d: _holdings(board)),
    **dict.fromkeys(
        (f"{page}:starports" for page in ("general-priorities/4", "aggression/4", "mobilization/1", "construction/1")),
        lambda _q, board, _d: board.in_play("starport"),
    ),
    **dict.fromkeys(
        (f"{page}:unbuilt" for page in ("general-priorities/6", "aggression/6", "mobilization/3")),
        lambda _q, board, _d: board.unbuilt_cities(),
    ),
    **dict.fromkeys(
        (
            f"{page}:cities"
            for page in (*(f"administration/{n}" for n in (1, 3)), "general-priorities/1", "general-priorities/7")
        ),
        lambda _q, board, _d: cities_of(board),
    ),
    "city-planet/resource": lambda _q, board, _d: board.built_on,
    "declare/first": _first_in,
    "seize/seized": lambda _q, _b, deal: deal.seized,
    "seize/winning": lambda q, board, _d: _in_range(q, sum(board.rank(name) == 4 for name in board.undeclared)),
    "vox/weapon-card": lambda _q, board, _d: is_of("weapon", str(board.secured)),
    **dict.fromkeys(("vox/union-card", "vox/union-card-too"), lambda _q, board, _d: is_of("union", str(board.secured))),
    "general-priorities/3:keep-for-tycoon": lambda _q, board, _d: board.rank("tycoon") > 0,
    **{
        f"prelude/{step}-for-{ambition}": _contends(ambition)
        for step in ("keep", "cards", "union", "relics")
        for ambition in ("tycoon", "empath", "keeper")
    },
    "prelude/weapon-guild": lambda _q, board, _d: board.ships_in_supply() >= SHIPS_OF_WEAPON_CARD,
    "prelude/psionic-secured": lambda _q, board, _d: board.secured is not None,
    "prelude/union-icon": lambda _q, board, _d: icon_of(str(union_of(board))),
    "prelude/union-card": lambda q, _b, _d: q.choices[0],
    "actions-left/used": lambda q, board, _d: _in_range(q, board.cost),
    "combat-doctrine/goal": lambda _q, board, _d: board.goal or "trophies",
    "gain/gained": lambda _q, board, _d: board.gain,
    "vox/any": lambda _q, board, _d: board.secured in VOX,
    "vox/which": lambda _q, board, _d: str(board.secured),
    **dict.fromkeys(
        ("vox/four-ships", "vox/outrage", "vox/rival-city", "vox/rival-guild"),
        lambda _q, board, _d: _vox(board).effective,
    ),
    "vox/task-force": lambda _q, board, _d: _vox(board).task_force,
    "vox/in-play": lambda _q, _b, _d: True,
    "vox/winning": lambda _q, board, _d: _vox(board).demanded,
    "vox/outrage-resource": lambda _q, board, _d: str(_vox(board).outraged),
    "vox/steal-declared": lambda _q, board, _d: _vox(board).stolen_for == "declared",
    "vox/steal-undeclared": lambda _q, board, _d: _vox(board).stolen_for == "undeclared",
    "vox/call-to-action": lambda q, _b, _d: q.choices[0],
}
