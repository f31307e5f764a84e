"""Several yes or no questions in a row, asked in one breath: "Can the guard see the light, hear you, or smell food?"

They are answered in order: by the name of the first that is so, or by no to all. Yes, without telling which, has them
asked one at a time. That those before the first named are not so is supposed for this turn, as nobody said it; of
several names the others are known to be so, or answered where their questions follow; "only" one is no to the others.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from ..answers import NO, ONLY, YES, Answer, accepted, in_breath
from ..events import ActEvent, AskEvent, SayEvent
from ..state import Draft, Offer, State
from ..steps import Ask
from .evaluating import offer_of
from .joining import listed, thing_of, with_shared_beginnings, with_shared_goals, with_shared_things
from .reducer import Outcome, Reducer
from .remembering import fact_key

FIRST = "Say the first that is so."
"""What the player needs to hear once."""
MOST_TOGETHER = 3
"""More things than these are not kept in mind while looking at the table."""
MOST_WORDS = 20
"""A longer question is forgotten before it ends."""


def question(reducer: Reducer, state: State) -> AskEvent:
    """The question that is open in `state`, for all that it asks together."""
    single = reducer.question(state)
    if not state.together:
        return single
    steps = (reducer.program.steps.get(offer.step) for offer in state.together)
    about = tuple(step.about for step in steps if step is not None)
    return replace(_joined(state.together, single), about=about)


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
        if offer is None or not _goes_with(offer, offers) or _long(_asked([*offers, offer])):
            break
        offers.append(offer)
        after = reducer.answer(ahead, False)
        ahead = after.state if not after.events and not reducer.finished(after.state) else None
    return Settled(state.asking(tuple(offers)) if len(offers) > 1 else state, after)


def _goes_with(offer: Offer, offers: Sequence[Offer]) -> bool:
    """With a name of its own; behind one that is `last` only what else can be done with the same thing."""
    if offer.name in [other.name for other in offers]:
        return False
    last = next((other for other in offers if other.last), None)
    return last is None or thing_of(offer.ask) == thing_of(last.ask) != ""


def answered(reducer: Reducer, state: State, answer: Answer, *, firm: bool = False) -> Outcome:
    """The outcome of answering the open question of `state`, which may be several. Raises AnswerRefused.

    Where answers are `firm`, a name is no to those before it, as in games of an earlier program.
    """
    offers = state.together
    if not offers:
        return _one_less(reducer, state, reducer.answer(state, answer), answer)
    names = [offer.name for offer in offers]
    given = in_breath(names, answer)
    if given is None:
        given = accepted(question(reducer, state), answer)  # raises: it is none of the choices
    single = state.asking((), promised=len(offers) if given == YES else 0)
    if given == YES:
        return Outcome(single, ())
    named = () if given == NO else given if isinstance(given, tuple) else (str(given),)
    only = named[:1] == (ONLY,)
    first = next((at for at, name in enumerate(names) if name in named), len(names))
    outcome = Outcome(single, ())
    for _ in names[:first]:
        outcome = reducer.answer(outcome.state, False, supposed=bool(named) and not only and not firm)
    if first < len(names):
        others = {name: name in named for name in names[first + 1 :] if only or name in named}
        outcome = reducer.answer(_knowing(reducer, outcome.state, names[first:], others), True)
        outcome = _going_on(reducer, outcome, others)
    return outcome


def _going_on(reducer: Reducer, outcome: Outcome, answers: Mapping[str, bool]) -> Outcome:
    """`outcome` with `answers` given to those of their questions that follow at once, before anything is done."""
    while not outcome.acted and not reducer.finished(outcome.state):
        offer = offer_of(reducer.book, reducer.step_of(outcome.state), outcome.state)
        if offer is None or offer.name not in answers:
            break
        after = reducer.answer(outcome.state, answers[offer.name])
        outcome = Outcome(after.state, (*outcome.events, *after.events))
    return outcome


def _knowing(reducer: Reducer, state: State, names: Sequence[str], answers: Mapping[str, bool]) -> State:
    """`state`, which asks for the first of `names`, with the `answers` to those that follow a no to it.

    Of a question that changes something by its answer nothing is kept: unless it follows at once, it is asked when its
    turn comes.
    """
    draft, ahead = Draft(state), state
    for name in names[: max((names.index(other) for other in answers), default=-1) + 1]:
        ask = reducer.step_of(ahead).does
        if name in answers and isinstance(ask, Ask) and ask.fact is not None and not ask.effects:
            draft.learn(fact_key(reducer.book, ask.fact, Draft(ahead)), answers[name])
        ahead = reducer.answer(ahead, False).state
    return draft.freeze()


def _joined(offers: Sequence[Offer], single: AskEvent) -> AskEvent:
    """The question for all of them; `single` is the one for the first."""
    return replace(
        single,
        text=_asked(offers),
        short=_in_short(offers),
        expect="choice",
        choices=(YES, NO, *(offer.name for offer in offers)),
        offers=tuple(offers),
        hint=FIRST,
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
    """How questions begin is said once for those in a row that begin so, and so is a goal that they share."""
    alike = [[offer.ask for offer in those] for _, those in groupby(offers, lambda offer: offer.stem)]
    stems = [stem for stem, _ in groupby(offer.stem for offer in offers)]
    parts = [f"{stem} {_shared(asks)}" for stem, asks in zip(stems, alike, strict=True)]
    return _sentence(listed(parts, comma=len(parts) > 1))


def _in_short(offers: Sequence[Offer]) -> str:
    """Without how they begin, but where that changes and what follows would not be understood without it."""
    groups: list[tuple[str, list[str]]] = []
    for offer in offers:
        needed = "" if offer.complete or offer.short != offer.ask or offer.stem == offers[0].stem else offer.stem
        if not groups or groups[-1][0] != needed:
            groups.append((needed, []))
        groups[-1][1].append(offer.short)
    parts = [f"{stem} {_shared(shorts)}".strip() for stem, shorts in groups]
    return _sentence(listed(parts, comma=len(parts) > 1))


def _shared(parts: Sequence[str]) -> str:
    return listed(with_shared_beginnings(with_shared_things(with_shared_goals(parts))))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}?"


def _long(text: str) -> bool:
    return len(re.findall(r"[\w']+", text)) > MOST_WORDS
