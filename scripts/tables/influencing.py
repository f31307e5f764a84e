"""Influence: which of several cards, and what lies on the one that is taken."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.choosing_cards import kinds_to_name
from voice_supercat.books.supercat_base.rules.narrowing import LEAVING, NO, YES
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import ActEvent, AskEvent, Event, RollEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.machine import Step
from voice_supercat.procedure.state import State

from .board import Board, Card, icon_of, is_of
from .contending import contends_declared, contends_undeclared, grows_lead
from .truths import DEEDS
from .turn import Turn
from .vox import effective

PAGES = ("choosing-a-card", "influencing", "contesting", "defending")
WANTED = "influence"
CONTESTED = "influence_contested"
_LEAVING = ("contesting/leave", "defending/no-outbid", "defending/no-block", "defending/abandon")


def wanted(game: Game) -> Step | None:
    """The question about influence that this action follows from; None where a card is secured or stolen."""
    steps = (game.engine.program.steps[passed.step] for passed in reversed(game.state.trail) if passed.answer is True)
    last = next((step for step in steps if step.fact in DEEDS), None)
    return last if last is not None and str(last.fact).startswith(WANTED) else None


def answer(question: AskEvent, board: Board, fact: str, state: State) -> Answer:
    """What is true of the card that is influenced for `fact`, or of all that could be."""
    page, _, name = question.step.partition("/")
    if page == "choosing-a-card":
        return _which(name, board, fact, state)
    if name.startswith("supply"):
        return board.agents
    card = _card(board, fact)
    return {"own": card.own, "rivals": card.rival}.get(name, not (card.own or card.rival))


def carry_out(event: Event, turn: Turn, wanted: Step | None) -> None:
    """What the program rolls for a contested card, that it is left, or that agents are placed."""
    if isinstance(event, RollEvent) and event.step == "defending/roll":
        turn.rolls[_place(turn.board, CONTESTED)] = event.result
    elif event.step in _LEAVING and wanted is not None:
        turn.board = replace(turn.board, left=turn.board.left | {_place(turn.board, CONTESTED)})
    elif isinstance(event, ActEvent) and event.do == WANTED:
        _place_agents(turn, wanted)


def _place_agents(turn: Turn, wanted: Step | None) -> None:
    """Place the agents; it is known by now what for."""
    board = replace(turn.board, rolls=turn.rolls if turn.board.revised else None)
    after = None if wanted is None else DEEDS[str(wanted.fact)].done(board)
    if wanted is None or after is None:
        turn.impossible.append("influence")
    else:
        turn.board = replace(after, rolls=None)
        turn.deeds.append((wanted.source[0], WANTED))


def _place(board: Board, fact: str) -> int:
    after = DEEDS[fact].done(board)
    assert after is not None
    return next(place for place, card in enumerate(board.court) if after.court[place].own > card.own)


def _card(board: Board, fact: str) -> Card:
    return board.court[_place(board, fact)]


def _influenced(board: Board, after: Board) -> Card:
    return next(old for old, new in zip(board.court, after.court, strict=True) if new.own > old.own)


def _which(name: str, board: Board, fact: str, state: State) -> str:
    ways = (after for after in DEEDS[fact].ways(board) if DEEDS[fact].goal(board, after))
    left: Sequence[Card] = [*{id(card): card for card in (_influenced(board, after) for after in ways)}.values()]
    for kind in state[v.preferred]:
        left = [card for card in left if _KINDS[kind](board, card)]
    if not name.startswith("kinds"):
        return YES if name.startswith("compared") or len(left) == 1 else NO
    named = [kind for kind in kinds_to_name(state) if kind not in (NO, *LEAVING)]
    asked = state[v.kinds][:1] if named == [YES] else named
    found = [kind for kind in asked if any(_KINDS[kind](board, card) for card in left)]
    return NO if not found else YES if named == [YES] else found[0]


def _once_secured(fits: Callable[[Board, Board], bool]) -> Callable[[Board, Card], bool]:
    return lambda board, card: fits(board, replace(board, guild=(*board.guild, card.name))) and not card.vox


_KINDS: Mapping[str, Callable[[Board, Card], bool]] = {
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
    "growth": lambda _b, _c: False,
    "untouched": lambda _, card: not (card.own or card.rival),
}
