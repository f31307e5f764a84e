"""Goes from one question to the next: takes an answer, passes over what is known, tells and does what lies between."""

from dataclasses import dataclass

from ..answers import ACKNOWLEDGED, Answer, accepted
from ..book import Book
from ..events import ActEvent, AskEvent, Happening, SayEvent
from ..faults import BookFault
from ..keys import any_key
from ..machine import FINISHED, Program, Step
from ..state import Draft, Passed, State
from ..steps import Act, Ask, CallPage, Change, End, Return, Say, Switch, Test
from .changing import change
from .clauses import answer_said
from .evaluating import content, holds, known_answer, question_of, sentence, turn_of, wording
from .remembering import fact_key, outdate, unset_lasting

MOST_SILENT_STEPS = 2_000
"""The longest way between two questions in the shipped books is about 60 steps; more than this is a loop."""
MOST_SILENT_ROUNDS = 20
"""How many times as many steps as the program has: a long row of statements is no loop."""
_SAID_OR_DONE = (Say, Act, Change)


@dataclass(frozen=True)
class Outcome:
    """The state that waits for the next answer, what was said and rolled on the way, and whether anything was done."""

    state: State
    events: tuple[Happening, ...]
    acted: bool = False


@dataclass(frozen=True)
class Reducer:
    """One book in one mode, its questions asked singly. A `silent` one says nothing on the way."""

    book: Book
    program: Program
    silent: bool = False

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

    def question(self, state: State) -> AskEvent:
        """The single question that is open in `state`."""
        return question_of(self.book, self.step_of(state), state)

    def answer(self, state: State, answer: Answer, *, supposed: bool = False) -> Outcome:
        """The outcome of answering it. Raises AnswerRefused; `state` is never changed.

        What is `supposed` was not said: it is forgotten at the end of the turn.
        """
        step = self.step_of(state)
        draft, events = Draft(state), list[Happening]()
        draft.supposing = supposed
        trigger = self._take(step, draft, events, self._accepted(state, answer))
        draft.supposing = False
        draft.step = self.program.after(step.id, trigger)
        return self.go_on(draft, events)

    def _accepted(self, state: State, answer: Answer) -> Answer:
        ask = self.step_of(state).does
        expect = ask.expect if isinstance(ask, Ask) else None
        if (expect == "yes_no" and isinstance(answer, bool)) or (expect == "ack" and answer == ACKNOWLEDGED):
            return answer  # most answers are: the question need not be put into words for it
        return accepted(self.question(state), answer)

    def go_on(self, draft: Draft, before: list[Happening] | None = None) -> Outcome:
        """From where `draft` stands to the next question, after the events `before`.

        Raises BookFault where there is none on the way.
        """
        events = before if before is not None else []
        for _ in range(MOST_SILENT_STEPS + MOST_SILENT_ROUNDS * len(self.program.steps)):
            if draft.step == FINISHED:
                return Outcome(draft.freeze(), tuple(events), draft.acted)
            step = self.program.steps[draft.step]
            trigger = self._pass(step, draft, events)
            if trigger is None:
                return Outcome(draft.freeze(), tuple(events), draft.acted)
            if trigger:
                draft.step = self.program.after(step.id, trigger)
        raise BookFault(f"{step.place}, step {step.id}: expected a question, found a loop without one.")

    def _pass(self, step: Step, draft: Draft, events: list[Happening]) -> str | None:
        """The trigger that leads on from `step`; "" where it moved on by itself, None where the player must answer."""
        if self.remembers and step.when is not None and not holds(self.book, step.when, draft):
            return "skip"
        does = step.does
        if isinstance(does, _SAID_OR_DONE):
            self._tell(step, does, draft, events)
        elif isinstance(does, Ask):
            return self._pass_question(step, does, draft, events)
        elif isinstance(does, Test):
            return "yes" if holds(self.book, does.condition, draft) else "no"
        elif isinstance(does, Switch):
            return _branch(step, content(self.book, does.subject, draft))
        elif isinstance(does, CallPage) and step.returns_to is not None:
            draft.returns = (*draft.returns, step.returns_to)
        elif isinstance(does, Return) and draft.returns:
            draft.step = draft.returns[-1]
            draft.returns = draft.returns[:-1]
            return ""
        elif isinstance(does, End):
            draft.returns = ()
        return "next"

    def _pass_question(self, step: Step, ask: Ask, draft: Draft, events: list[Happening]) -> str | None:
        known = self._known(ask, draft) if self.remembers else None
        if known is None:
            said = answer_said(self.book, step, draft)
            return None if said is None else self._take(step, draft, events, said)
        draft.trail = (*draft.trail, Passed(step.id, sentence(self.book, ask.text, draft), known, by_player=False))
        if known and self.program.has_action(step.id):
            change(self.book, step, draft, events, known)
        return "yes" if known else "no"

    def _known(self, ask: Ask, draft: Draft) -> bool | None:
        if ask.known is not None:
            derived = known_answer(self.book, ask.known, draft)
            if derived is not None:
                return derived
        return draft.facts.get(fact_key(self.book, ask.fact, draft)) if ask.fact is not None else None

    def _take(self, step: Step, draft: Draft, events: list[Happening], given: Answer) -> str:
        """The trigger that the player's answer to the question of `step` is."""
        ask = step.does
        assert isinstance(ask, Ask)
        supposed = draft.supposing
        passed = Passed(step.id, sentence(self.book, ask.text, draft), given, by_player=not supposed, supposed=supposed)
        draft.trail = (*draft.trail, passed)
        if ask.fact is not None:
            draft.learn(fact_key(self.book, ask.fact, draft), bool(given))
        self._change_by(step, draft, events, given)
        if ask.expect == "yes_no":
            return "yes" if given else "no"
        return _branch(step, given)

    def _change_by(self, step: Step, draft: Draft, events: list[Happening], given: Answer) -> None:
        """What the answer changes; nothing beyond the turn where it is only supposed."""
        if not draft.supposing:
            change(self.book, step, draft, events, given)
            return
        before, so_far = dict(draft.values), len(draft.changed)
        change(self.book, step, draft, events, given)
        unset_lasting(self.book, draft, before, draft.changed[so_far:])

    def _tell(self, step: Step, does: Say | Act | Change, draft: Draft, events: list[Happening]) -> None:
        before = len(draft.changed)
        if isinstance(does, Act):
            draft.acted = True
            self._begin_action(does, draft)
        change(self.book, step, draft, events)
        if self.silent or isinstance(does, Change):
            return
        text = sentence(self.book, does.text, draft)
        short = None if does.short is None or _unasked(step, draft) else sentence(self.book, does.short, draft)
        turn = turn_of(self.book, draft)
        if isinstance(does, Say):
            events.append(SayEvent(text, step.id, step.source, short, turn, (step.about,)))
            return
        events.append(
            ActEvent(
                text,
                step.id,
                step.source,
                short,
                do=does.do.partition(" ")[0],
                prefer=tuple(filter(None, (wording(self.book, line.text, draft) for line in does.prefer))),
                turn=turn,
                undo=None if does.undo is None else sentence(self.book, does.undo, draft),
                changed=tuple(draft.changed[before:]),
                about=(step.about,),
            )
        )

    def _begin_action(self, act: Act, draft: Draft) -> None:
        action = self.book.actions.get(act.do.partition(" ")[0])
        if action is None:
            return
        if self.book.after_action is not None:
            draft[any_key(self.book.after_action.cost)] = action.cost
        outdate(self.book, act.do, draft)


def _unasked(step: Step, draft: Draft) -> bool:
    """Whether it is the action of a question that was passed over: its short form would follow upon nothing."""
    return any(not last.by_player and step.id == f"{last.step}:act" for last in draft.trail[-1:])


def _branch(step: Step, content: object) -> str:
    return f"choice:{content}" if content in step.branches else "answer"
