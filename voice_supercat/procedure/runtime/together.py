"""Several yes or no questions in a row, asked in one breath: "Can the bot tax for Tyrant, repair, or build a city?"

They are answered in order: by the name of the first that is so, which is no to those before it, or by no to all. Yes,
without telling which, has them asked one at a time. Whatever was answered, the game is as if they had been asked so.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from ..answers import Answer, accepted
from ..events import ActEvent, AskEvent, SayEvent
from ..state import Offer, State
from .evaluating import offer_of
from .joining import listed, with_shared_goals
from .reducer import Outcome, Reducer

YES, NO = "yes", "no"

MOST_TOGETHER = 3
"""More things than these are not kept in mind while looking at the table."""
MOST_WORDS = 20
"""A longer question is forgotten before it ends."""


def question(reducer: Reducer, state: State) -> AskEvent:
    """The question that is open in `state`, for all that it asks together."""
    single = reducer.question(state)
    return _joined(state.together, single) if state.together else single


@dataclass(frozen=True)
class Settled:
    """A state whose open question is the one to ask, and the outcome of a no to it where that was looked at."""

    state: State
    after_no: Outcome | None = None


def gathered(reducer: Reducer, state: State) -> Settled:
    """`state`, its open question asked in one breath with those that follow a no to it."""
    offers: list[Offer] = []
    after: Outcome | None = None
    ahead: State | None = state
    while ahead is not None and len(offers) < MOST_TOGETHER:
        offer = offer_of(reducer.book, reducer.step_of(ahead), ahead)
        if offer is None or offer.name in [other.name for other in offers] or _long(_asked([*offers, offer])):
            break
        offers.append(offer)
        after = reducer.answer(ahead, False)
        ahead = after.state if not after.events and not reducer.finished(after.state) else None
    return Settled(state.asking(tuple(offers)) if len(offers) > 1 else state, after)


def answered(reducer: Reducer, state: State, answer: Answer) -> Outcome:
    """The outcome of answering the open question of `state`, which may be several. Raises AnswerRefused."""
    offers = state.together
    if not offers:
        return _one_less(reducer, state, reducer.answer(state, answer), answer)
    given = {True: YES, False: NO}[answer] if isinstance(answer, bool) else answer
    if given not in (YES, NO, *(offer.name for offer in offers)):
        accepted(question(reducer, state), given)  # raises: it is none of the choices
    single = state.asking((), promised=len(offers) if given == YES else 0)
    if given == YES:
        return Outcome(single, ())
    answers = [offer.name == given for offer in offers]
    for yes in answers[: answers.index(True) + 1] if True in answers else answers:
        outcome = reducer.answer(single, yes)
        single = outcome.state
    return outcome


def _joined(offers: Sequence[Offer], single: AskEvent) -> AskEvent:
    """The question for all of them; `single` is the one for the first."""
    return replace(
        single,
        text=_asked(offers),
        short=_sentence(listed(with_shared_goals([offer.short for offer in offers]))),
        expect="choice",
        choices=(YES, NO, *(offer.name for offer in offers)),
        offers=tuple(offers),
        source=tuple(dict.fromkeys(item for offer in offers for item in offer.source)),
    )


def _one_less(reducer: Reducer, state: State, outcome: Outcome, answer: Answer) -> Outcome:
    """Of the questions of which one is promised a yes, one is answered; the last needs no asking."""
    left = state.promised - 1
    if left < 1 or answer is True:
        return outcome
    if left == 1:
        return _the_last(reducer, outcome.state)
    return replace(outcome, state=replace(outcome.state, promised=left))


def _the_last(reducer: Reducer, state: State) -> Outcome:
    """The outcome of yes to the open question of `state`, which nobody has said: so it is told what is so."""
    step = reducer.step_of(state)
    offer = offer_of(reducer.book, step, state)
    outcome = reducer.answer(state, True)
    if reducer.silent or offer is None:
        return outcome
    first, *others = outcome.events or (None,)
    if isinstance(first, ActEvent) and first.step.startswith(f"{step.id}:"):  # it tells
        short = None if first.short is None else f"Then: {first.short}"
        return replace(outcome, events=(replace(first, text=f"Then: {first.text}", short=short), *others))
    return replace(outcome, events=(SayEvent(f"Then: {offer.short}.", step.id, step.source), *outcome.events))


def _asked(offers: Sequence[Offer]) -> str:
    """How questions begin is said once for those in a row that begin so, a goal that they share once too."""
    alike = [[offer.ask for offer in those] for _, those in groupby(offers, lambda offer: offer.stem)]
    stems = [stem for stem, _ in groupby(offer.stem for offer in offers)]
    parts = [f"{stem} {listed(with_shared_goals(asks))}" for stem, asks in zip(stems, alike, strict=True)]
    return _sentence(listed(parts, comma=len(parts) > 1))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}?"


def _long(text: str) -> bool:
    return len(re.findall(r"[\w']+", text)) > MOST_WORDS
