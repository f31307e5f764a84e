"""Answers in sentences: "I drew a star and passed" answers two questions, "I won" a later one.

A question names the sentences that answer it. Those of the questions that would follow it can be joined to its own, or
said before it is answered: what is said is kept for the turn, and answers the question where it would be asked.
"""

from dataclasses import replace

from ..answers import Answer
from ..faults import AnswerRefused
from ..state import Draft, Sentence, State
from .clauses import answers_in_clauses
from .reducer import Reducer

MOST_JOINED = 3
"""More than this is not said in one breath."""

_Row = tuple[str, ...]


def sentences_at(reducer: Reducer, state: State) -> tuple[Sentence, ...]:
    """Everything that can be said in a sentence at the open question of `state`, also other than what was said."""
    if reducer.finished(state) or not reducer.remembers:
        return ()
    rows = _rows(reducer, replace(state, said=()), MOST_JOINED)
    later = (row[1:] for row in rows if len(row) > 1)
    return tuple(Sentence(row) for row in dict.fromkeys((*rows, *later)))


def with_sentence(reducer: Reducer, state: State, sentence: Sentence) -> Draft:
    """What was said, still to be taken by the questions that it answers. Raises AnswerRefused for what fits none."""
    if sentence not in sentences_at(reducer, state):
        raise AnswerRefused(f'"{" and ".join(sentence.clauses)}" does not fit here.')
    draft = Draft(state)
    draft.said = (*draft.said, *sentence.clauses)
    return draft


def _rows(reducer: Reducer, state: State, most: int) -> list[_Row]:
    """Clauses that answer the open question, each also with those that answer the next ones of the turn."""
    rows: list[_Row] = []
    next_rows: dict[Answer, list[_Row]] = {}
    for clause, answer in answers_in_clauses(reducer.book, reducer.step_of(state), state).items():
        if answer not in next_rows:
            next_rows[answer] = _rows_after(reducer, state, answer, most - 1)
        rows += [(clause,), *((clause, *row) for row in next_rows[answer])]
    return rows


def _rows_after(reducer: Reducer, state: State, answer: Answer, most: int) -> list[_Row]:
    after = reducer.answer(state, answer)
    asked_next = not after.events and not reducer.finished(after.state)
    same_turn = len(after.state.trail) > len(state.trail)
    return _rows(reducer, after.state, most) if most and asked_next and same_turn else []
