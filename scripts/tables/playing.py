"""Plays a turn with the program as it is played: answers what it asks from the board, does what it says."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.events import ActEvent, AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import State

from .board import AMBITIONS, UNION_ICON, VOX, Board
from .spending import SPENDINGS, spend_weapons
from .truths import DEEDS, STATES, true
from .turn import AMBITION_OF_NUMBER, Deal, Turn, number_of

AND = " + "
"""Between the things that one question asks about."""
_SPENT_AS = {"prelude/fuel-more": "fuel-and-weapon-more"}
BETWEEN_TURNS = ("table/next", "table/chapter-over")


def play_turn(game: Game, board: Board, deal: Deal) -> tuple[Game, Turn]:
    """The game at its next turn, and what happened in this one."""
    turn = Turn(board)
    while game.question.step in BETWEEN_TURNS:
        game = game.answer(True)
    while game.question.step not in BETWEEN_TURNS:
        question = game.question
        fact = game.engine.program.steps[question.step].fact
        given = answer(question, fact, turn.board, deal, game.state)
        if game.state.together:
            steps = game.engine.program.steps
            turn.questions.append(AND.join(steps[offer.step].fact or offer.step for offer in game.state.together))
            given = together(turn.board, deal, game)
        elif is_narrowing(question, fact):
            turn.narrowing += 1
        elif question.expect != "ack":
            turn.questions.append(fact or question.step)
        after = game.answer(given)
        for event in after.events:
            if isinstance(event, ActEvent):
                carry_out(event, turn, after)
        game = after
    return game, turn


def answer(question: AskEvent, fact: str | None, board: Board, deal: Deal, state: State) -> Answer:
    """The true answer."""
    if fact in STATES or fact in DEEDS:
        return true(board, str(fact))
    page, _, name = question.step.partition("/")
    if page == "prelude" and name in SPENDINGS:
        return SPENDINGS[name](_before_keeping(board, name), state.known(v.page_suit)) is not None
    if question.expect == "ack":
        return ACKNOWLEDGED
    return _ANSWERS[question.step](question, board, deal) if question.step in _ANSWERS else only_one(question)


def together(board: Board, deal: Deal, game: Game) -> Answer:
    """The first of what the question asks in one breath that is so, or no."""
    engine, ahead = game.engine, replace(game.state, together=())
    for offer in game.state.together:
        single = engine.question(ahead)
        fact = engine.program.steps[ahead.step].fact
        if answer(single, fact, board, deal, ahead):
            return offer.name
        ahead = engine.reducer.answer(ahead, False).state
    return False


def is_narrowing(question: AskEvent, fact: str | None) -> bool:
    """Whether it only asks which of several ways: the printed pages tell their preferences and ask nothing."""
    return fact is None and question.step not in _ANSWERS and not question.step.startswith("prelude/")


def only_one(question: AskEvent) -> Answer:
    """There is never more than one way on these tables, which name their first: nothing to narrow down."""
    if question.expect == "yes_no":
        return True
    return question.range[0] if question.range else question.choices[0]


def carry_out(event: ActEvent, turn: Turn, game: Game) -> None:
    """Do on the board what the program says."""
    asked = event.step.removesuffix(":act")
    step = game.engine.program.steps.get(asked)
    fact = step.fact if step is not None else None
    if fact in DEEDS:
        after = DEEDS[str(fact)].done(turn.board)
        if after is None:
            turn.impossible.append(f"{asked}: {fact}")
        else:
            turn.board = after
            turn.deeds.append((event.source[0], DEEDS[str(fact)].kind))
    elif asked.startswith("prelude/") and event.step != asked:
        name = _SPENT_AS.get(asked, asked.partition("/")[2])
        after = SPENDINGS[name](turn.board, game.state.known(v.page_suit))
        if after is None:
            turn.impossible.append(asked)
        else:
            turn.board = after
            turn.deeds.append((name, "spend"))
    elif asked == "prelude/fuel-and-weapon":
        turn.board = spend_weapons(turn.board)
        turn.deeds.append(("fuel-and-weapon", "spend"))
    if event.do == "select" or asked.startswith("declare/"):
        turn.card, turn.suit = game.state[v.selected], game.state[v.page_suit]
        if event.do == "declare":
            turn.board = turn.board.declaring(game.state[v.declared][-1])
            turn.deeds.append(("declare", game.state[v.declared][-1]))
        turn.board = turn.board.entering_prelude()


def _first_in(question: AskEvent, board: Board, _: Deal) -> bool:
    ambition = next(name for name in AMBITIONS if name.capitalize() in question.text)
    return board.rank(ambition) == 4 or (board.rank(ambition) == 3 and ambition not in board.declared)


def _in_range(question: AskEvent, number: int) -> int:
    low, high = question.range or (0, 99)
    return min(high, max(low, number))


def _contends(ambition: str) -> Callable[[AskEvent, Board, Deal], Answer]:
    """As the Prelude began."""
    return lambda _q, board, _d: ambition in board.contending


def _before_keeping(board: Board, name: str) -> Board:
    """What a spending is good for is asked before what must be kept."""
    kept_first = {"material", "fuel-and-weapon-more", "weapon-guild", "union"}
    contending = {"relic-for-relic": ("keeper",)}.get(name, board.contending if name in kept_first else ())
    return replace(board, contending=contending)


def _led(_: AskEvent, board: Board, deal: Deal) -> Answer:
    """All of it at once; with every marker on the board nothing can have been declared."""
    if deal.lead is None:
        return "bot"
    if deal.lead_declared:
        return f"{deal.lead} {AMBITION_OF_NUMBER[number_of(deal.lead)]}"
    return f"{deal.lead} none" if board.markers else deal.lead


_ANSWERS: Mapping[str, Callable[[AskEvent, Board, Deal], Answer]] = {
    "bot-turn/2": lambda _q, _b, deal: deal.drawn,
    "bot-turn/led": _led,
    "bot-turn/3": lambda _q, _b, deal: deal.lead is None,
    "bot-turn/lead": lambda _q, _b, deal: str(deal.lead),
    "bot-turn/lead-declared": lambda _q, _b, deal: deal.lead_declared,
    "declare/first": _first_in,
    "seize/seized": lambda _q, _b, deal: deal.seized,
    "seize/winning": lambda q, board, _d: _in_range(q, sum(board.rank(name) == 4 for name in board.undeclared)),
    "vox/weapon-card": lambda _q, board, _d: board.secured == "weapon",
    "vox/union-card": lambda _q, board, _d: board.secured == "union",
    "general-priorities/3:keep-for-tycoon": lambda _q, board, _d: board.rank("tycoon") > 0,
    **{
        f"prelude/{step}-for-{ambition}": _contends(ambition)
        for step in ("keep", "cards", "relics")
        for ambition in ("tycoon", "empath", "keeper")
    },
    "prelude/psionic-secured": lambda _q, board, _d: board.secured is not None,
    "prelude/union-icon": lambda _q, _b, _d: UNION_ICON,
    "prelude/union-card": lambda q, _b, _d: q.choices[0],
    "actions-left/used": lambda q, board, _d: _in_range(q, board.cost),
    "combat-doctrine/goal": lambda _q, board, _d: board.goal or "trophies",
    "gain/gained": lambda _q, board, _d: board.gain,
    "vox/any": lambda _q, board, _d: board.secured in VOX,
    "vox/which": lambda _q, board, _d: str(board.secured),
    "vox/four-ships": lambda _q, board, _d: board.ships_in_supply() >= 4,
    "vox/task-force": lambda _q, board, _d: any(system.fresh for system in board.systems),
    "vox/in-play": lambda _q, _b, _d: True,
    "vox/winning": lambda _q, board, _d: board.demanded,
    "vox/outrage": lambda _q, _b, _d: False,
    "vox/rival-city": lambda _q, board, _d: any(s.own_control and s.rival_buildings("city") for s in board.systems),
    "vox/rival-guild": lambda _q, _b, _d: True,
    "vox/steal-declared": lambda _q, _b, _d: False,
    "vox/steal-undeclared": lambda _q, _b, _d: False,
    "vox/call-to-action": lambda q, _b, _d: q.choices[0],
}
