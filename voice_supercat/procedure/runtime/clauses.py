"""The clauses in which one question is answered: "sang three" at "What did you sing?"."""

from collections.abc import Mapping

from ..answers import Answer
from ..book import Book
from ..machine import Step
from ..state import Draft, View
from ..steps import Ask
from .evaluating import names, question_of


def answer_said(book: Book, step: Step, draft: Draft) -> Answer | None:
    """The answer to the question of `step` in what was said this turn, the last word first; None where it has none."""
    if not draft.said:
        return None
    answers = answers_in_clauses(book, step, draft)
    return next((answers[clause] for clause in reversed(draft.said) if clause in answers), None)


def answers_in_clauses(book: Book, step: Step, view: View) -> Mapping[str, Answer]:
    """Clause -> the answer that it is, of those that the question of `step` accepts."""
    if not isinstance(step.does, Ask) or not step.does.sentences:
        return {}
    choices = question_of(book, step, view).choices
    found: dict[str, Answer] = {}
    for clause in step.does.sentences:
        for name in ("",) if clause.choices is None else names(book, clause.choices, view):
            answer = name if clause.answer is None else clause.answer
            if not choices or answer in choices:
                found[f"{clause.says} {name}".rstrip()] = answer
    return found
