"""Plays a turn of the campaign with the program: answers what it asks from the board, does what it says."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.events import ActEvent, AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import State

from .. import narrowing
from ..answers import ANSWERS
from ..board import AMBITIONS, MOST_ACTIONS, Board, cities_of
from ..playing import do_deed, first_so, note_card, only_one, spend
from ..turn import Turn, suit_of
from . import influencing
from .board import DEEDS, STATES, true
from .deal import EVENT, ReachDeal, ReachHands
from .spending import SPENDINGS, weapon

_COUNTS: Mapping[str, Callable[[Board], Answer]] = {
    "starports": lambda board: board.in_play("starport"),
    "unbuilt": lambda board: board.unbuilt_cities(),
    "cities": cities_of,
}
"""By the end of a step's name."""
_HOLDINGS = "holdings"
_WHICH_WAY = (*narrowing.PAGES, "movement-principles")
_ONLY_ONE = " only "


class Playing:
    """One turn as it is played."""

    def __init__(self, board: Board, deal: ReachDeal, hands: ReachHands) -> None:
        self.turn = Turn(board)
        self.deal = deal
        self._hands = hands
        self._look = influencing.Look()

    def answer(self, game: Game) -> Answer:
        """The true answer to the open question."""
        turn, question, state = self.turn, game.question, game.state
        turn.board = replace(turn.board, actions=_actions(state))
        if state.together:
            return first_so(game, self._single)
        page = question.step.partition("/")[0]
        stealing = page == "choosing-a-card" and state[v.card_wanted] == "stolen"
        if page in influencing.PAGES and not stealing:
            return influencing.answer(question, turn.board, self._look, state)
        if question.step == "pick/count" and self._look.places is not None:
            return influencing.ways_left(turn.board, self._look)
        if turn.last is not None and page in _WHICH_WAY and question.step not in ANSWERS:
            return narrowing.answer(question, *turn.last, state, DEEDS)
        if question.step == "events-returned/next-card":
            card = self._hands.draw_one(question.choices)
            self.deal = replace(self.deal, drawn=(*self.deal.drawn, *((card,) if card != EVENT else ())))
            return card
        return self._single(question, game.engine.program.steps[question.step].fact, state)

    def carry_out(self, game: Game) -> None:
        """Do on the board what the program says after the last answer."""
        for event in game.events:
            influencing.carry_out(event, self.turn, self._look, self._wanted(game))
            if isinstance(event, ActEvent) and event.do != influencing.WANTED:
                self._carry_out(event, game)

    def _wanted(self, game: Game) -> str | None:
        steps = game.engine.program.steps
        true_facts = (steps[passed.step].fact for passed in reversed(game.state.trail) if passed.answer is True)
        return next((fact for fact in true_facts if fact and _of_influence(fact)), None)

    def _single(self, question: AskEvent, fact: str | None, state: State) -> Answer:
        board = self.turn.board
        page, _, name = question.step.partition("/")
        if fact is not None and (fact in STATES or fact in DEEDS):
            return true(board, fact)
        if question.step == "counting/count":
            return _tally(board, state)
        if question.step == "bot-turn/drawn":
            return self.deal.shown
        if question.step == "declare/first":
            return self._is_first(question)
        if page == "prelude" and name in SPENDINGS and question.step not in ANSWERS:
            contending = board.declared if name != "relic-for-relic" else ("keeper",)
            return SPENDINGS[name](replace(board, contending=contending), state.known(v.page_suit)) is not None
        if question.expect == "ack":
            return ACKNOWLEDGED
        if name.endswith(_HOLDINGS):
            return ANSWERS["prelude/holdings"](question, board, self.deal)
        for ending, count in _COUNTS.items():
            if name.endswith(f":{ending}"):
                return count(board)
        if question.step == "combat-principles/goal":
            return board.goal if board.goal in question.choices else question.choices[0]
        if question.step in ANSWERS:
            return ANSWERS[question.step](question, board, self.deal)
        if question.expect == "yes_no":
            return _ONLY_ONE in question.text  # else it is about what there is none of at this table
        return only_one(question)

    def _is_first(self, question: AskEvent) -> bool:
        """Alone, or tied for first, as it is asked."""
        ambition = next(name for name in AMBITIONS if name.capitalize() in question.text)
        return self.turn.board.rank(ambition) == (4 if "alone" in question.text else 3)

    def _carry_out(self, event: ActEvent, game: Game) -> None:
        turn, asked = self.turn, event.step.removesuffix(":act")
        step = game.engine.program.steps.get(asked)
        fact = step.fact if step is not None else None
        if fact in DEEDS:
            do_deed(turn, asked, str(fact), DEEDS, (DEEDS[str(fact)].kind, ""))
        elif asked == "prelude/weapon":
            turn.suit, turn.board = "aggression", weapon(turn.board)
            turn.deeds.append(("weapon", "spend"))
        elif asked.startswith("prelude/") and event.step != asked:
            spend(turn, asked, asked.partition("/")[2], SPENDINGS)
        if asked == "bot-turn/event":
            turn.card, turn.suit = EVENT, suit_of(str(self.deal.lead))
            turn.board = turn.board.entering_prelude()
        elif event.do == "select" or asked.startswith("declare/"):
            note_card(turn, asked, event)


def _of_influence(fact: str) -> bool:
    return fact in DEEDS and DEEDS[fact].kind == influencing.WANTED


def _actions(state: State) -> int:
    """Those that are left; of the Fate no more than it may take."""
    left = state[v.left] or MOST_ACTIONS
    values = state.values
    if values.get("fate_check") == "acting":
        return max(1, min(left, int(str(values.get("fate_limit") or 0)) - int(str(values.get("fate_used") or 0))))
    return left


def _tally(board: Board, state: State) -> int:
    seat, ambition = state.known(v.counted_seat), state.known(v.ambition)
    if seat in state[v.bots]:
        return board.count(ambition)
    players = [other for other in state[v.order] if other not in state[v.bots]]
    return board.rivals[ambition][players.index(seat)]
