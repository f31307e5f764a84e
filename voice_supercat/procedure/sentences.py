"""Answers in sentences: "I led mobilization three and declared Tyrant" answers two questions, "I seized" a later one.

A question names the sentences that answer it. Those of the questions that would follow it can be joined to its own, or
said before it is answered: what is said is kept for the turn, and answers the question where it would be asked.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from .answers import Answer
from .faults import AnswerRefused
from .state import Draft, Sentence, State

if TYPE_CHECKING:
    from .engine import Engine
    from .machine import Step

MOST_JOINED = 3
"""More than this is not said in one breath."""

_Row = tuple[str, ...]


def sentences_at(engine: "Engine", state: State) -> tuple[Sentence, ...]:
    """Everything that can be said in a sentence at the open question of `state`, also other than what was said."""
    if engine.finished(state) or engine.program.mode == "printed":
        return ()
    rows = _rows(engine, replace(state, said=()), MOST_JOINED)
    later = (row[1:] for row in rows if len(row) > 1)
    return tuple(Sentence(row) for row in dict.fromkeys((*rows, *later)))


def with_sentence(engine: "Engine", state: State, sentence: Sentence) -> Draft:
    """What was said, still to be taken by the questions that it answers. Raises AnswerRefused for what fits none."""
    if sentence not in sentences_at(engine, state):
        raise AnswerRefused(f'"{" and ".join(sentence.clauses)}" does not fit here.')
    draft = Draft(state)
    draft.said = (*draft.said, *sentence.clauses)
    return draft


def answer_said(engine: "Engine", step: "Step", draft: Draft) -> Answer | None:
    """The answer to the question of `step` in what was said this turn, the last word first; None where it has none."""
    if not draft.said or not step.sentences:
        return None
    answers = _answers(engine, step, draft)
    return next((answers[clause] for clause in reversed(draft.said) if clause in answers), None)


def _rows(engine: "Engine", state: State, most: int) -> list[_Row]:
    """Clauses that answer the open question, each also with those that answer the next ones of the turn."""
    rows: list[_Row] = []
    next_rows: dict[Answer, list[_Row]] = {}
    for clause, answer in _answers(engine, engine.program.steps[state.step], state).items():
        if answer not in next_rows:
            next_rows[answer] = _rows_after(engine, state, answer, most - 1)
        rows += [(clause,), *((clause, *row) for row in next_rows[answer])]
    return rows


def _rows_after(engine: "Engine", state: State, answer: Answer, most: int) -> list[_Row]:
    after = engine.answer_one(state, answer)
    asked_next = len(after.events) == 1 and not engine.finished(after.state)
    same_turn = len(after.state.trail) > len(state.trail)
    return _rows(engine, after.state, most) if most and asked_next and same_turn else []


def _answers(engine: "Engine", step: "Step", view: State | Draft) -> Mapping[str, Answer]:
    """Clause -> the answer that it is, of those that the question of `step` accepts."""
    if not step.sentences:
        return {}
    choices = engine.ask(step, view).choices
    found: dict[str, Answer] = {}
    for clause in step.sentences:
        call = clause.choices
        names = ("",) if call is None else engine.function(call)(view, *call.arguments)
        for name in names:
            answer = name if clause.answer is None else clause.answer
            if not choices or answer in choices:
                found[f"{clause.says} {name}".rstrip()] = answer
    return found
