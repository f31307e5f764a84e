"""Plays a turn with the program as it is played: answers what it asks from the board, does what it says."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer, span_of
from voice_supercat.procedure.events import ActEvent, AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import State

from . import influencing, narrowing
from .answers import ANSWERS
from .board import MOST_ACTIONS, Board
from .spending import SPENDINGS, Spending, spend_weapons
from .truths import DEEDS, STATES, Deed, true
from .turn import AMBITION_OF_NUMBER, CARDS, PIPS, Deal, Turn, number_of, suit_of

AND = " + "  # between the things that one question asks about
_SPENT_AS = {"prelude/fuel-more": "fuel-and-weapon-more"}
_SEIZED = "seize/success"
BETWEEN_TURNS = ("table/next", "table/chapter-over")


def play_turn(game: Game, board: Board, deal: Deal) -> tuple[Game, Turn]:
    """The game at its next turn, and what happened in this one."""
    turn = Turn(replace(board, left=frozenset(), seized=deal.seized), seized=deal.seized)
    while game.question.step in BETWEEN_TURNS:
        game = game.answer(True)
    while game.question.step not in BETWEEN_TURNS:
        note_asked(game, turn)
        asked = game
        game = asked.answer(true_answer(asked, turn, deal))
        carry_out(asked, game, turn)
    return game, turn


def note_asked(game: Game, turn: Turn) -> None:
    """What the open question is about."""
    question, steps = game.question, game.engine.program.steps
    fact = steps[question.step].fact
    if game.state.together:
        turn.questions.append(AND.join(steps[offer.step].fact or offer.step for offer in game.state.together))
    elif is_narrowing(question, fact):
        turn.narrowing += 1
    elif question.expect != "ack":
        turn.questions.append(fact or question.step)


def true_answer(game: Game, turn: Turn, deal: Deal) -> Answer:
    """The true answer to the open question."""
    question = game.question
    turn.board = replace(turn.board, actions=game.state[v.left] or MOST_ACTIONS)
    if game.state.together:
        return first_so(game, lambda asked, fact, state: answer(asked, fact, turn.board, deal, state))
    wanted = influencing.wanted(game) if question.step.partition("/")[0] in influencing.PAGES else None
    if wanted is not None:
        return influencing.answer(question, turn, str(wanted.fact), game.state)
    if turn.last is not None and question.step.partition("/")[0] in narrowing.PAGES and question.step not in ANSWERS:
        return narrowing.answer(question, *turn.last, game.state)
    return answer(question, game.engine.program.steps[question.step].fact, turn.board, deal, game.state)


def answer(question: AskEvent, fact: str | None, board: Board, deal: Deal, state: State) -> Answer:
    """The true answer."""
    if fact in STATES or fact in DEEDS:
        return true(board, str(fact))
    if question.step == "counting/count":
        return _tally(board, state)
    page, _, name = question.step.partition("/")
    if page == "prelude" and name in SPENDINGS and question.step not in ANSWERS:
        return SPENDINGS[name](_before_keeping(board, name), state.known(v.page_suit)) is not None
    if question.expect == "ack":
        return ACKNOWLEDGED
    return ANSWERS[question.step](question, board, deal) if question.step in ANSWERS else only_one(question)


def first_so(game: Game, answered: Callable[[AskEvent, str | None, State], Answer]) -> Answer:
    """The first of what the question asks in one breath that is so, or no; each is `answered` by itself."""
    engine, ahead = game.engine, replace(game.state, together=())
    for offer in game.state.together:
        if answered(engine.question(ahead), engine.program.steps[ahead.step].fact, ahead):
            return offer.name
        ahead = engine.reducer.answer(ahead, False).state
    return False


def is_narrowing(question: AskEvent, fact: str | None) -> bool:
    """Whether it only asks which of several ways: the printed pages tell their preferences and ask nothing."""
    return fact is None and question.step not in ANSWERS and not question.step.startswith("prelude/")


def only_one(question: AskEvent) -> Answer:
    """Where the board does not tell: the first way is the only one."""
    if question.expect == "yes_no":
        return True
    if question.expect == "list":
        return question.choices[: span_of(question)[0]]
    return question.range[0] if question.range else question.choices[0]


def carry_out(before: Game, after: Game, turn: Turn) -> None:
    """Do on the board what the program says after an answer to the question of `before`."""
    for event in after.events:
        if event.step == _SEIZED:
            turn.seized, turn.board = True, replace(turn.board, seized=True)
        influencing.carry_out(event, turn, influencing.wanted(before))
        if isinstance(event, ActEvent) and event.do != influencing.WANTED:
            _carry_out(event, turn, after)


def _carry_out(event: ActEvent, turn: Turn, game: Game) -> None:
    asked = event.step.removesuffix(":act")
    step = game.engine.program.steps.get(asked)
    fact = step.fact if step is not None else None
    if fact in DEEDS:
        do_deed(turn, asked, str(fact), DEEDS, (event.source[0], DEEDS[str(fact)].kind))
    elif asked.startswith("prelude/") and event.step != asked:
        spend(turn, asked, _SPENT_AS.get(asked, asked.partition("/")[2]), SPENDINGS)
    elif asked == "prelude/fuel-and-weapon":
        turn.suit = "aggression"
        turn.board = spend_weapons(turn.board)
        turn.deeds.append(("fuel-and-weapon", "spend"))
    if event.do == "select" or asked.startswith("declare/"):
        note_card(turn, asked, event)


def do_deed(turn: Turn, asked: str, fact: str, deeds: Mapping[str, Deed], done: tuple[str, str]) -> None:
    """Do on the board what was ordered; `done` is how that is written down."""
    after = deeds[fact].done(turn.board)
    if after is None:
        turn.impossible.append(f"{asked}: {fact}")
        return
    turn.last = turn.board, fact
    turn.board = after
    turn.deeds.append(done)


def spend(turn: Turn, asked: str, name: str, spendings: Mapping[str, Spending]) -> None:
    """Spend on the board what was ordered."""
    after = spendings[name](turn.board, str(turn.suit))
    if after is None:
        turn.impossible.append(asked)
        return
    turn.board = after
    turn.deeds.append((name, "spend"))


def note_card(turn: Turn, asked: str, event: ActEvent) -> None:
    """The card that was selected, its suit, and what it declares. The state may be of the next turn by now."""
    turn.card = next(card for card in CARDS if card in event.text)
    turn.suit = suit_of(turn.card)
    if asked == "lead-or-follow/copies":
        turn.suit = next(suit for suit in PIPS if f"copies {suit}" in event.text)
    if event.do == "declare":
        ambition = AMBITION_OF_NUMBER[number_of(turn.card)]
        turn.board = turn.board.declaring(ambition)
        turn.deeds.append(("declare", ambition))
    turn.board = turn.board.entering_prelude()


def _before_keeping(board: Board, name: str) -> Board:
    """What a spending is good for is asked before what must be kept."""
    kept_first = {"material", "fuel-and-weapon-more", "weapon-guild", "union"}
    contending = {"relic-for-relic": ("keeper",)}.get(name, board.contending if name in kept_first else ())
    return replace(board, contending=contending)


def _tally(board: Board, state: State) -> int:
    seat, ambition = state.known(v.counted_seat), state.known(v.ambition)
    if seat in state[v.bots]:
        return board.count(ambition)
    players = [other for other in state[v.order] if other not in state[v.bots]]
    return board.rivals[ambition][players.index(seat)]
