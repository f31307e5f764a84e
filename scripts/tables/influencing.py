"""Influence: which of several cards, and what lies on the one that is taken."""

from dataclasses import replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.choosing_cards import kinds_to_name
from voice_supercat.books.supercat_base.rules.narrowing import LEAVING, NO, YES
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import ActEvent, AskEvent, Event, RollEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.machine import Step
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import State

from .preferring import cards_for, most_captives, of_kinds, with_agents_on
from .truths import DEEDS
from .turn import Turn

PAGES = ("choosing-a-card", "influencing", "contesting", "defending")
WANTED = "influence"
_LEAVING = ("contesting/leave", "defending/no-outbid", "defending/no-block", "defending/abandon")


def wanted(game: Game) -> Step | None:
    """The question about influence that this action follows from; None where a card is secured or stolen."""
    steps = (game.engine.program.steps[passed.step] for passed in reversed(game.state.trail) if passed.answer is True)
    last = next((step for step in steps if step.fact in DEEDS), None)
    return last if last is not None and str(last.fact).startswith(WANTED) else None


def answer(question: AskEvent, turn: Turn, fact: str, state: State) -> Answer:
    """What is true of the card that is influenced for `fact`, or of all that could be, which leaves one in the end."""
    page, _, name = question.step.partition("/")
    if page == "choosing-a-card":
        return _which(name, turn, fact, state)
    if name.startswith("supply"):
        return turn.board.agents
    card = turn.board.court[turn.chosen_card]
    return {"own": card.own, "rivals": card.rival}.get(name, not (card.own or card.rival))


def carry_out(event: Event, turn: Turn, wanted: Step | None) -> None:
    """What the program rolls for a contested card, that it is left, or that agents are placed."""
    if isinstance(event, RollEvent) and event.step == "defending/roll":
        turn.rolls[turn.chosen_card] = event.result
    elif event.step in _LEAVING and wanted is not None:
        turn.board = replace(turn.board, left=turn.board.left | {turn.chosen_card})
    elif isinstance(event, ActEvent) and event.do == WANTED:
        _place_agents(turn, wanted)


def _place_agents(turn: Turn, wanted: Step | None) -> None:
    """Place the agents on the card that the answers have left; it is known by now what for."""
    board = replace(turn.board, rolls=turn.rolls if turn.board.revised else None)
    after = None if wanted is None else with_agents_on(board, str(wanted.fact), turn.chosen_card)
    if wanted is None or after is None:
        turn.impossible.append("influence")
    else:
        turn.board = replace(after, rolls=None)
        turn.deeds.append((wanted.source[0], f"{WANTED} {turn.chosen_card}"))


def _which(name: str, turn: Turn, fact: str, state: State) -> str | bool:
    """Whether the last one still is one, only one is left, which kind is there, or one alone has most of something."""
    if name == "same":
        return turn.chosen_card in cards_for(turn.board, fact)
    left = of_kinds(turn.board, cards_for(turn.board, fact), state[v.preferred])
    if name.startswith("kinds"):
        named = [kind for kind in kinds_to_name(state) if kind not in (NO, *LEAVING)]
        asked = state[v.kinds][:1] if named == [YES] else named
        found = next((kind for kind in asked if of_kinds(turn.board, left, [kind])), None)
        _choose(turn, of_kinds(turn.board, left, [found] if found else []))
        return NO if found is None else YES if named == [YES] else found
    _choose(turn, left)
    if not name.startswith("compared"):
        return YES if len(left) == 1 else NO
    by_captives = state[v.kinds][0] == "most_captives"
    return in_words(len(most_captives(turn.board, left)) if by_captives else 1)


def _choose(turn: Turn, left: list[int]) -> None:
    """The card that is taken if nothing more is asked. Of equals the first one in the court has most keys."""
    turn.chosen_card = (most_captives(turn.board, left) if turn.board.revised else left)[0]
