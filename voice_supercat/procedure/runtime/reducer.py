"""Goes from one question to the next: takes an answer, passes over what is known, tells and does what lies between."""

from dataclasses import dataclass

from ..answers import Answer, accepted
from ..book import Book
from ..events import Event
from ..faults import BookFault
from ..machine import FINISHED, Program, Step
from ..pages import Call
from ..state import Draft, Passed, State
from .clauses import answer_said
from .evaluating import called, holds, question_of, sentence, turn_of, wording
from .remembering import end_of, fact_key, outdated

MOST_SILENT_STEPS = 2_000
"""The longest way between two questions in the shipped books is about 60 steps; more than this is a loop."""


@dataclass(frozen=True)
class Outcome:
    """The state that waits for the next answer, and the events that led to it, the open question last."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Reducer:
    """One book in one mode, its questions asked singly."""

    book: Book
    program: Program

    @property
    def remembers(self) -> bool:
        """Whether what is known is passed over; as printed everything is read."""
        return self.program.mode == "played"

    def step_of(self, state: State) -> Step:
        """The step of the open question; there must be one."""
        return self.program.steps[state.step]

    def finished(self, state: State) -> bool:
        """Whether no question is open because the reading is over."""
        return state.step == FINISHED

    def question(self, state: State) -> Event:
        """The single question that is open in `state`."""
        return question_of(self.book, self.step_of(state), state)

    def answer(self, state: State, answer: Answer) -> Outcome:
        """The outcome of answering it. Raises AnswerRefused; `state` is never changed."""
        step = self.step_of(state)
        draft, events = Draft(state), list[Event]()
        trigger = self._take(step, draft, events, accepted(self.question(state), answer))
        draft.step = self.program.after(step.id, trigger)
        return self.go_on(draft, events)

    def go_on(self, draft: Draft, told: list[Event] | None = None) -> Outcome:
        """From where `draft` stands to the next question, after the events `told`.

        Raises BookFault where there is none on the way.
        """
        events = told if told is not None else []
        for _ in range(MOST_SILENT_STEPS):
            if draft.step == FINISHED:
                return Outcome(draft.freeze(), tuple(events))
            step = self.program.steps[draft.step]
            trigger = self._pass(step, draft, events)
            if trigger is None:
                state = draft.freeze()
                return Outcome(state, (*events, question_of(self.book, step, state)))
            if trigger:
                draft.step = self.program.after(step.id, trigger)
        raise BookFault(f"{step.place}, step {step.id}: expected a question, found a loop without one.")

    def _pass(self, step: Step, draft: Draft, events: list[Event]) -> str | None:
        """The trigger that leads on from `step`; "" where it moved on by itself, None where the player must answer."""
        if self.remembers and step.when is not None and not holds(self.book, step.when, draft):
            return "skip"
        if step.kind == "ask":
            return self._pass_question(step, draft, events)
        if step.kind == "test" and step.run is not None:
            return "yes" if holds(self.book, step.run, draft) else "no"
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

    def _pass_question(self, step: Step, draft: Draft, events: list[Event]) -> str | None:
        known = self._known(step, draft) if self.remembers else None
        if known is None:
            said = answer_said(self.book, step, draft)
            return None if said is None else self._take(step, draft, events, said)
        draft.trail = (*draft.trail, Passed(step.id, sentence(self.book, step.text, draft), known, told=False))
        return "yes" if known else "no"

    def _known(self, step: Step, draft: Draft) -> bool | None:
        if step.known is not None:
            derived: bool | None = called(self.book, step.known, draft)
            if derived is not None:
                return derived
        return draft.facts.get(fact_key(self.book, step.fact, draft)) if step.fact is not None else None

    def _take(self, step: Step, draft: Draft, events: list[Event], given: Answer) -> str:
        """The trigger that the player's answer to the question of `step` is."""
        draft.trail = (*draft.trail, Passed(step.id, sentence(self.book, step.text, draft), given, told=True))
        if step.fact is not None:
            draft.learn(fact_key(self.book, step.fact, draft), bool(given))
        if step.run is not None:
            self._run(step, step.run, draft, events, given)
        if step.expect == "yes_no":
            return "yes" if given else "no"
        return f"choice:{given}" if given in step.branches else "answer"

    def _tell(self, step: Step, draft: Draft, events: list[Event]) -> None:
        action, _, _ = (step.do or "").partition(" ")
        if step.do is not None and action in self.book.actions:
            draft["action_cost"] = self.book.actions[action].cost
            draft.forget(outdated(self.book, step.do, draft))
        if step.run is not None:
            self._run(step, step.run, draft, events)
        if step.kind not in ("say", "act"):
            return
        events.append(
            Event(
                kind="say" if step.kind == "say" else "act",
                step=step.id,
                source=step.source,
                text=sentence(self.book, step.text, draft),
                short=None if step.short is None else sentence(self.book, step.short, draft),
                do=action or None,
                prefer=tuple(filter(None, (wording(self.book, line.text, draft) for line in step.prefer))),
                turn=turn_of(self.book, draft),
            )
        )

    def _run(self, step: Step, call: Call, draft: Draft, events: list[Event], *given: Answer) -> None:
        if call.name == "forget":
            end_of(self.book, str(call.arguments[0]), draft)
            return
        rolled = len(draft.rolls)
        called(self.book, call, draft, *given)
        events += [
            Event("roll", step=step.id, source=step.source, sides=roll.sides, result=roll.result)
            for roll in draft.rolls[rolled:]
        ]
