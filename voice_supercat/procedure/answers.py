"""Answers in their one canonical form, and whether an answer fits the open question."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from .events import AskEvent
from .faults import AnswerRefused, quoted
from .numerals import in_words
from .state import Sentence
from .steps import Expect

# yes or no: bool. number: int. choice: its name. card: "star 5". cards: a tuple of those. ack: "done".
# row: a tuple of names as they were said.
# list: a tuple of names in the order of the choices, each as often as it was said.
# Of several things asked in one breath: "yes", "no", a name, a tuple of names, or ("only", *names).
# A sentence may answer several questions.
Answer = bool | int | str | tuple[str, ...] | Sentence

ANY_NUMBER = (0, 99)
"""What can be answered where a question for a number has no range."""
ACKNOWLEDGED = "done"
YES, NO, ONLY = "yes", "no", "only"

_MOST_LISTED = 12  # a longer list is forgotten before it ends


def accepted(question: AskEvent, answer: object) -> Answer:
    """`answer` in canonical form. Raises AnswerRefused with a sentence that says what is expected."""
    if isinstance(answer, Sentence) and answer in question.sentences:
        return answer
    checks: dict[Expect, Callable[[AskEvent, object], Answer]] = {
        "yes_no": _yes_no,
        "number": _number,
        "choice": _choice,
        "card": _choice,
        "cards": _cards,
        "list": _list,
        "row": _row,
        "ack": _ack,
    }
    return checks[question.expect](question, answer)


def of_owner(choice: str, owner: str) -> str:
    """The answer that tells both a choice and whose it is."""
    return f"{choice} of {owner}"


def span_of(question: AskEvent) -> tuple[int, int]:
    """How many things a list may have; unless the question tells, at most as many as there are to choose from."""
    return question.range or (0, len(question.choices))


def in_order_of(choices: Sequence[str], listed: Iterable[str]) -> tuple[str, ...]:
    """`listed` in the order of the choices, so that the same things are always the same answer."""
    return tuple(sorted(listed, key=choices.index))


def _yes_no(question: AskEvent, answer: object) -> bool:
    if isinstance(answer, bool):
        return answer
    raise AnswerRefused(f'{_said(answer)} is not an answer to "{question.text}" Say yes or no.')


def _number(question: AskEvent, answer: object) -> int:
    low, high = question.range or ANY_NUMBER
    if isinstance(answer, int) and not isinstance(answer, bool) and low <= answer <= high:
        return answer
    wanted = f"the number {low}" if low == high else f"a number from {low} to {high}"
    raise AnswerRefused(f'{_said(answer)} is not an answer to "{question.text}" Say {wanted}.')


def in_breath(names: Sequence[str], answer: object) -> Answer | None:
    """`answer` to what is asked in one breath, its names in the order of the question; None where it is none."""
    if isinstance(answer, bool):
        return YES if answer else NO
    if isinstance(answer, str):
        return answer if answer in (YES, NO, *names) else None
    if not isinstance(answer, list | tuple):
        return None
    only, named = (answer[:1], answer[1:]) if tuple(answer[:1]) == (ONLY,) else ((), answer)
    if not named or not all(isinstance(name, str) and name in names for name in named):
        return None
    ordered = tuple(name for name in names if name in named)
    return ordered[0] if len(ordered) == 1 and not only else (*only, *ordered)


def _choice(question: AskEvent, answer: object) -> Answer:
    if isinstance(answer, str) and answer in question.choices:
        return answer
    if isinstance(answer, str) and answer in [of_owner(*one) for one in question.owned]:
        return answer
    if question.offers and (given := in_breath([offer.name for offer in question.offers], answer)) is not None:
        return given
    many = "one of " if _too_many(question.choices) else ""
    wanted = f"{many}{_listed(question.choices)}"
    raise AnswerRefused(f'{_said(answer)} is not an answer to "{question.text}" Say {wanted}.')


def _cards(question: AskEvent, answer: object) -> tuple[str, ...]:
    low, high = question.range or (1, len(question.choices))
    cards = tuple(answer) if isinstance(answer, list | tuple) else ()
    # As many cards can be alike as the choices have of them.
    offered = all(isinstance(card, str) and cards.count(card) <= question.choices.count(card) for card in cards)
    if offered and low <= len(cards) <= high:
        return cards
    count = "one card" if high == 1 else f"{low if low == high else f'{low} to {high}'} different cards"
    raise AnswerRefused(
        f'{_said(answer)} is not an answer to "{question.text}" Say {count} of {_listed(question.choices)}.'
    )


def _list(question: AskEvent, answer: object) -> tuple[str, ...]:
    low, high = span_of(question)
    listed = tuple(answer) if isinstance(answer, list | tuple) else (None,)
    if low <= len(listed) <= high and all(isinstance(name, str) and name in question.choices for name in listed):
        return in_order_of(question.choices, listed)
    several = in_words(low) if low == high else f"{in_words(low)} to {in_words(high)}"
    count = several if low else "none" if not high else f"none, or up to {in_words(high)}"
    said = quoted("nothing") if answer in ((), []) else _said(answer)
    raise AnswerRefused(f'{said} is not an answer to "{question.text}" Say {count} of {_listed(question.choices)}.')


def fits_row(question: AskEvent, names: Sequence[str], *, begun: bool = False) -> bool:
    """Whether `names` are one of the rows that answer it, or, where they are only `begun`, the first part of one."""
    if question.different and len(set(names)) < len(names):
        return False
    return any(
        (len(names) < len(row) if begun else len(names) == len(row))
        and all(name in place for name, place in zip(names, row, strict=False))
        for row in question.rows
    )


def _row(question: AskEvent, answer: object) -> tuple[str, ...]:
    """A single name counts as a row of one."""
    named = (answer,) if isinstance(answer, str) else tuple(answer) if isinstance(answer, list | tuple) else (None,)
    names = tuple(name for name in named if isinstance(name, str))
    if len(names) == len(named) and fits_row(question, names):
        return names
    single = tuple(name for row in question.rows if len(row) == 1 for name in row[0])
    wanted = _listed(single) if single else _places(question.rows[0])
    many = "one of " if _too_many(single) else ""
    different = ", all different" if question.different else ""
    raise AnswerRefused(f'{_said(answer)} is not an answer to "{question.text}" Say {many}{wanted}{different}.')


def _places(row: tuple[tuple[str, ...], ...]) -> str:
    """What stands in each place of a row, said once where it is the same in all."""
    if len(row) > 1 and len(set(row)) == 1:
        return f"{in_words(len(row))} of {_listed(row[0])}"
    return ", then ".join(map(_listed, row))


def _ack(question: AskEvent, answer: object) -> str:
    if answer is True or answer == ACKNOWLEDGED:
        return ACKNOWLEDGED
    raise AnswerRefused(f'{_said(answer)} is not an answer to "{question.text}" Say done.')


def _said(answer: object) -> str:
    if isinstance(answer, bool):
        return "Yes" if answer else "No"
    if isinstance(answer, Sentence):
        return quoted(" and ".join(answer.clauses))
    if isinstance(answer, list | tuple):
        counts = Counter(str(name).replace("_", " ") for name in answer)
        return quoted(", ".join(name if count == 1 else f"{in_words(count)} {name}" for name, count in counts.items()))
    return quoted(answer)


def _too_many(choices: tuple[str, ...]) -> bool:
    return len(choices) > _MOST_LISTED


def _listed(choices: tuple[str, ...]) -> str:
    """All of them, or how many there are with two examples."""
    *first, last = (choice.replace("_", " ") for choice in choices)
    if _too_many(choices):
        return f"{len(choices)}, such as {first[0]} or {last}"
    return f"{', '.join(first)} or {last}" if first else last
