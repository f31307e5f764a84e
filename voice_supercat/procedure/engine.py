"""Walks a compiled book: takes an answer to the open question, gives the next state and what is said on the way."""

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .answers import Answer, accepted
from .book import SLOT, Book, Call
from .events import Event
from .faults import BookFault
from .loader import walk
from .machine import FINISHED, Program, Step
from .remembering import end_of, fact_key, outdated
from .sentences import answer_said, with_sentence
from .state import Draft, Offer, Passed, Sentence, State
from .together import answered, gathered
from .together import question as asked_together

# The longest way between two questions in the shipped books is about 60 steps; more than this is a loop.
MOST_SILENT_STEPS = 2_000
# What a book's functions raise where they look for something that only a game in progress has.
_NEEDS_A_GAME = (KeyError, IndexError, AttributeError, TypeError)


@dataclass(frozen=True)
class Outcome:
    """The state that waits for the next answer, and the events that led to it, the open question last."""

    state: State
    events: tuple[Event, ...]


class Engine:
    """One book in one mode. Holds no game: every method takes a state and gives a new one."""

    def __init__(self, book: Book, program: Program) -> None:
        self.book = book
        self.program = program
        self._remembers = program.mode == "played"

    def begin(self, seed: int, options: Mapping[str, Any], page: str | None = None) -> Outcome:
        """A new game, from the book's start or, to read a single page, from `page`. Raises BookFault."""
        start = page or (self.book.start if self._remembers else self.book.printed_start)
        found = self.book.page(start)
        if found is None:
            raise BookFault(f'There is no page "{start}" in {self.book.id}; pages: {", ".join(self.book.pages)}.')
        draft = Draft(State(self.program.entries[found.id], seed))
        self.function(Call("begin"))(draft, {**self._defaults(), **options})
        if page is not None and found.on_start is not None:
            self.function(found.on_start)(draft, *found.on_start.arguments)
        return self.go_on(draft)

    def answer(self, state: State, answer: Answer) -> Outcome:
        """The outcome of answering the open question. Raises AnswerRefused; `state` is never changed."""
        if isinstance(answer, Sentence):
            return self.go_on(with_sentence(self, state, answer))
        return self._together(answered(self, state, answer))

    def answer_one(self, state: State, answer: Answer) -> Outcome:
        """The same where the open question is a single one, and so is the next."""
        step = self.program.steps[state.step]
        draft, events = Draft(state), list[Event]()
        trigger = self._take(step, draft, events, accepted(self.ask(step, state), answer))
        draft.step = self.program.after(step.id, trigger)
        return self._advance(draft, events)

    def question(self, state: State) -> Event:
        """The question that is open in `state`."""
        single = self.ask(self.program.steps[state.step], state)
        return asked_together(state.together, single) if state.together else single

    def opened(self, state: State) -> Outcome:
        """Nothing but the open question of `state`."""
        return Outcome(state, (self.question(state),))

    def offer(self, state: State) -> Offer | None:
        """How the open question is asked together with others; None where it stands alone."""
        offer = self.program.steps[state.step].together
        if offer is None:
            return None
        texts = (offer.name, offer.begin, offer.ask, offer.short)
        name, begin, ask, short = (self.wording(text, state) for text in texts)
        return replace(offer, name=name, begin=begin, ask=ask, short=short)

    def reading(self, page: str, section: str = "") -> tuple[Event, ...]:
        """What a page or its section asks and tells, in order, to be read aloud as reference. Nothing is played.

        What tells of one game in progress only ("the bot moves to space five") is left out.
        """
        view = Draft(State(FINISHED, seed=0))
        self.function(Call("begin"))(view, self._defaults())
        read = []
        for node in walk(self.book.pages[page].nodes, printed=True):
            if node.kind in ("say", "act", "ask") and any(f"/{section}" in item for item in node.source):
                with contextlib.suppress(*_NEEDS_A_GAME):
                    if node.kind == "act" and node.run is not None:
                        self.function(node.run)(view, *node.run.arguments)
                    read.append(Event("say", self._text(node.text, view), node.id, node.source))
        return tuple(read)

    def status(self, state: State) -> list[tuple[str, str]]:
        """What the program keeps, as (name, value) for the ear, in the order to say it."""
        lines: list[tuple[str, str]] = self.function(Call("status"))(state)
        return lines

    def heading(self, state: State) -> str | None:
        """What the turn of `state` is called; None where the book names no turns."""
        heading = self.book.heading
        return None if heading is None else str(self.function(heading)(state, *heading.arguments))

    def memory(self, state: State) -> dict[str, str]:
        """Values of options that the next game should begin with: what the player need not tell again."""
        return {option: str(self.function(Call(name))(state)) for option, name in self.book.memory.items()}

    def finished(self, state: State) -> bool:
        """Whether no question is open because the reading is over."""
        return state.step == FINISHED

    def go_on(self, draft: Draft) -> Outcome:
        """The outcome of changes made to the game beside its questions: the open question, unless it is settled now."""
        return self._together(self._advance(draft, []))

    def owners(self, of: str, state: State) -> tuple[str, ...]:
        """Everyone whose facts are remembered for each by itself, such as all bots."""
        owners = self.book.owners.get(of)
        return (state[of],) if owners is None else tuple(self.function(owners)(state))

    def wording(self, text: str, view: State | Draft) -> str:
        """`text` with its slots filled."""
        return SLOT.sub(lambda slot: str(self.function(Call(slot[1]))(view)), text)

    def function(self, call: Call) -> Callable[..., Any]:
        """The book's function of that name."""
        return self.book.rules[call.name]

    def _together(self, outcome: Outcome) -> Outcome:
        state, wanted = outcome.state, self.book.together
        if not self._remembers or self.finished(state) or state.together or state.promised:
            return outcome
        return outcome if wanted is not None and not self._holds(wanted, state) else gathered(self, outcome)

    def _advance(self, draft: Draft, events: list[Event]) -> Outcome:
        for _ in range(MOST_SILENT_STEPS):
            if draft.step == FINISHED:
                return Outcome(draft.freeze(), tuple(events))
            step = self.program.steps[draft.step]
            trigger = self._pass(step, draft, events)
            if trigger is None:
                state = draft.freeze()
                return Outcome(state, (*events, self.ask(step, state)))
            if trigger:
                draft.step = self.program.after(step.id, trigger)
        raise BookFault(f"{step.place}, step {step.id}: expected a question, found a loop without one.")

    def _pass(self, step: Step, draft: Draft, events: list[Event]) -> str | None:
        """The trigger that leads on from `step`; "" where it moved on by itself, None where the player must answer."""
        if self._remembers and step.when is not None and not self._holds(step.when, draft):
            return "skip"
        if step.kind == "ask":
            known = self._known(step, draft) if self._remembers else None
            if known is None:
                said = answer_said(self, step, draft)
                return None if said is None else self._take(step, draft, events, said)
            draft.trail = (*draft.trail, Passed(step.id, self._text(step.text, draft), known, told=False))
            return "yes" if known else "no"
        if step.kind == "test" and step.run is not None:
            return "yes" if self._holds(step.run, draft) else "no"
        if step.kind == "call" and step.returns_to is not None:
            draft.returns = (*draft.returns, step.returns_to)
        elif step.kind == "return" and draft.returns:
            *rest, draft.step = draft.returns
            draft.returns = tuple(rest)
            return ""
        elif step.kind == "end":
            draft.returns = ()
        elif step.kind in ("say", "act", "compute"):
            self._tell(step, draft, events)
        return "next"

    def _take(self, step: Step, draft: Draft, events: list[Event], given: Answer) -> str:
        """The trigger that the player's answer to the question of `step` is."""
        draft.trail = (*draft.trail, Passed(step.id, self._text(step.text, draft), given, told=True))
        if step.fact is not None:
            draft.learn(fact_key(self.book, step.fact, draft), bool(given))
        if step.run is not None:
            self._run(step, step.run, draft, events, given)
        return _trigger(step, given)

    def _tell(self, step: Step, draft: Draft, events: list[Event]) -> None:
        action, _, _ = (step.do or "").partition(" ")
        if step.do is not None and action in self.book.actions:
            draft["action_cost"] = self.book.actions[action].cost
            draft.forget(outdated(self.book, step.do, draft))
        if step.run is not None:
            self._run(step, step.run, draft, events)
        if step.kind in ("say", "act"):
            events.append(
                Event(
                    kind="say" if step.kind == "say" else "act",
                    step=step.id,
                    source=step.source,
                    text=self._text(step.text, draft),
                    short=None if step.short is None else self._text(step.short, draft),
                    do=action or None,
                    prefer=tuple(self.wording(line.text, draft) for line in step.prefer),
                )
            )

    def _known(self, step: Step, draft: Draft) -> bool | None:
        if step.known is not None:
            derived: bool | None = self.function(step.known)(draft, *step.known.arguments)
            if derived is not None:
                return derived
        return draft.facts.get(fact_key(self.book, step.fact, draft)) if step.fact is not None else None

    def _run(self, step: Step, call: Call, draft: Draft, events: list[Event], *given: Answer) -> None:
        if call.name == "forget":
            end_of(self.book, str(call.arguments[0]), draft)
            return
        rolled = len(draft.rolls)
        self.function(call)(draft, *given, *call.arguments)
        events += [
            Event("roll", step=step.id, source=step.source, sides=roll.sides, result=roll.result)
            for roll in draft.rolls[rolled:]
        ]

    def _holds(self, call: Call, view: State | Draft) -> bool:
        return bool(self.function(call)(view, *call.arguments))

    def ask(self, step: Step, view: State | Draft) -> Event:
        """The question of `step`, by itself."""
        choices = step.choices
        if isinstance(choices, Call):
            choices = tuple(self.function(choices)(view, *choices.arguments))
        limits = step.range
        if isinstance(limits, Call):
            limits = self.function(limits)(view, *limits.arguments)
        return Event(
            kind="ask",
            step=step.id,
            source=step.source,
            text=self._text(step.text, view),
            short=None if step.short is None else self._text(step.short, view),
            expect=step.expect,
            choices=choices,
            range=limits,
        )

    def _text(self, text: str, view: State | Draft) -> str:
        """A sentence: a slot at its beginning gets a capital letter."""
        if "{" not in text:
            return text
        spoken = self.wording(text, view)
        return spoken[:1].upper() + spoken[1:]

    def _defaults(self) -> dict[str, Any]:
        return {option.name: option.default for option in self.book.options.values()}


def _trigger(step: Step, answer: Answer) -> str:
    if step.expect == "yes_no":
        return "yes" if answer else "no"
    return f"choice:{answer}" if answer in step.branches else "answer"
