"""Plays a compiled book: takes an answer to the open question, gives the next state and what is said on the way."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .answers import NO, Answer
from .book import Book
from .events import AskEvent
from .faults import BookFault
from .keys import any_key
from .machine import Mode, Program, compile_book
from .runtime.calling import lines_given, text_given, text_or_none
from .runtime.changing import change
from .runtime.evaluating import content, holds, new_draft, turn_of, wording
from .runtime.reducer import Outcome, Reducer
from .runtime.sentences import sentences_at, with_sentence
from .runtime.together import Settled, answered, gathered, question
from .secrecy import Hidden, secret_of_seed
from .standing import Standing, asked_for, contents, standings
from .state import Draft, Sentence, State
from .steps import Ask, Expect, FunctionCall, Subject
from .values import as_option


class Engine:
    """One book in one mode. Holds no game: every method takes a state and gives a new one."""

    def __init__(self, book: Book, program: Program) -> None:
        self.book = book
        self.program = program
        self.reducer = Reducer(book, program)
        self._silent = Reducer(book, program, silent=True)

    def new_game(
        self, seed: int, options: Mapping[str, Any], page: str | None = None, secret: str | None = None
    ) -> Outcome:
        """A new game, from the book's start or, to read a single page, from `page`. Raises BookFault.

        `secret` is what hidden things are drawn from; without one, the seed tells them too.
        """
        start = page or (self.book.start if self.reducer.remembers else self.book.printed_start)
        found = self.book.page(start)
        if found is None:
            raise BookFault(f'There is no page "{start}" in {self.book.id}; pages: {", ".join(self.book.pages)}.')
        secret = secret_of_seed(seed) if secret is None else secret
        draft = new_draft(self.book, State(self.program.entries[found.id], seed, secret=secret), options)
        if page is not None and found.on_start is not None:
            change(self.book, found.on_start, draft, [])
        return self.go_on(draft)

    def answer(self, state: State, answer: Answer, *, firm: bool = False) -> Outcome:
        """The outcome of answering the open question, not `settled` yet. Raises AnswerRefused.

        `state` is never changed. `firm`: nothing is only supposed, as in games saved by an earlier program.
        """
        if isinstance(answer, Sentence):
            return self.go_on(with_sentence(self.reducer, state, answer))
        return answered(self.reducer, state, answer, firm=firm)

    def state_after(self, state: State, answer: Answer, *, firm: bool = False) -> State:
        """The state of that outcome; what is said on the way is not put into words."""
        return answered(self._silent, state, answer, firm=firm).state

    def go_on(self, draft: Draft) -> Outcome:
        """The outcome of changes made to the game beside its questions: the open question, unless it is known now."""
        return self.reducer.go_on(draft)

    def answer_settled(self, settled: Settled, answer: Answer) -> Outcome:
        """The same, of a state that was looked ahead from: a no is not worked out twice."""
        if settled.after_no is not None and (answer is False or (settled.state.together and answer == NO)):
            return settled.after_no
        return self.answer(settled.state, answer)

    def asks_for(self, state: State) -> Expect | None:
        """The kind of answer to the open question of `state`, asked by itself; None where there is none."""
        does = self.reducer.step_of(state).does
        return does.expect if isinstance(does, Ask) else None

    def answers_several(self, state: State, answer: Answer) -> bool:
        """Whether `answer` is one to several questions that are asked in one breath from the open one of `state` on."""
        return isinstance(answer, str | tuple) and self.asks_for(state) == "yes_no"

    def asking(self, step: str) -> "Engine | None":
        """The same, but for the question of `step`, which is asked also where its answer is known; None for no such."""
        found = self.program.steps.get(step)
        if found is None or not isinstance(found.does, Ask):
            return None
        asked = replace(found, does=replace(found.does, known=None, fact=None))
        return Engine(self.book, replace(self.program, steps={**self.program.steps, step: asked}))

    def question(self, state: State) -> AskEvent:
        """The question that is open in `state`."""
        return question(self.reducer, state)

    def sentences(self, state: State) -> tuple[Sentence, ...]:
        """The sentences that answer it, and some of the questions behind it."""
        return sentences_at(self.reducer, state)

    def finished(self, state: State) -> bool:
        """Whether no question is open because the reading is over."""
        return self.reducer.finished(state)

    def status(self, state: State) -> list[tuple[str, str]]:
        """What the program keeps, as (name, value) for the ear, in the order to say it."""
        if "status" in self.book.rules:
            return lines_given(self.book, FunctionCall("status"), state)
        return [(standing.label, standing.content) for standing in standings(self.book, state)]

    def asked_for(self, state: State, wanted: str) -> list[Standing]:
        """The values that `wanted` names, also those that the status leaves out now."""
        return asked_for(self.standings(state), [*standings(self.book, state, silent=True)], wanted)

    def standings(self, state: State) -> list[Standing]:
        """The same, each with the value that is declared."""
        return [*standings(self.book, state)]

    def contents(self, state: State) -> dict[str, object]:
        """Everything that the program keeps, by the ids of the values."""
        return contents(self.book, state)

    def heading(self, state: State) -> str | None:
        """What the turn of `state` is called; None where the book names no turns."""
        return turn_of(self.book, state)

    def why_not(self, state: State, clauses: tuple[str, ...]) -> str | None:
        """Why a sentence of these clauses cannot be said at the open question; None where the book gives no reason."""
        function = self.book.why_not
        return None if function is None else text_or_none(self.book, function, state, clauses)

    def topic(self, state: State, topic: str) -> str:
        """What of the rules to read where `topic` is asked for: a game may be played by other pages."""
        function = self.book.topic_in_game
        return topic if function is None else text_given(self.book, function, state, topic)

    def term(self, state: State, term: str) -> str:
        """What to explain where `term` is asked for: a word may mean something else in this game."""
        function = self.book.term_in_game
        return term if function is None else text_given(self.book, function, state, term)

    def explanation(self, state: State, term: str) -> str:
        """What the book says of that term, with what its slots hold now."""
        return wording(self.book, self.book.terms[term].text, state)

    def behind(self, state: State, text: str) -> str | None:
        """What has made the open question, which is said as `text`; None where the book tells nothing of it."""
        function = self.book.behind
        return None if function is None else text_or_none(self.book, function, state, text)

    def hidden(self, state: State) -> Hidden | None:
        """What the game has committed to hide; None where it hides nothing."""
        commitment = self.book.commitment
        found = None if commitment is None else state[any_key(commitment.value)]
        return None if found is None else Hidden(str(found), state.secret)

    def disclosed(self, state: State) -> str | None:
        """What was committed to, where the game has told it."""
        commitment = self.book.commitment
        return None if commitment is None else text_or_none(self.book, commitment.disclosed, state)

    def memory(self, state: State) -> dict[str, str]:
        """Values of options that the next game should begin with: what the player need not tell again."""
        book = self.book
        return {option: text_given(book, FunctionCall(name), state) for option, name in book.memory.items()}

    def where(self, state: State) -> str | None:
        """Where the game stands, in a few words; None where nothing is kept that tells it."""
        if (standing := self.book.opening.standing) is not None:
            return wording(self.book, standing, state)
        kept = [f"{name} {value}" for name, value in self.status(state)]
        return self.heading(state) or next(iter(kept), None)

    def again(self, state: State) -> dict[str, str]:
        """Options with which a next game is played as this one."""
        given = {option: content(self.book, Subject(name), state) for option, name in self.book.opening.again.items()}
        return {option: as_option(value) for option, value in given.items()}

    def settled(self, state: State) -> Settled:
        """`state` with what follows a no asked in one breath with its open question, where the book wants that."""
        wanted = self.book.together
        if not self.reducer.remembers or self.finished(state) or state.together or state.promised:
            return Settled(state)
        single = wanted is not None and not holds(self.book, wanted, state)
        return Settled(state) if single else gathered(self.reducer, state)


def engine_of(book: Book, mode: Mode = "played") -> Engine:
    """The engine of `book`, compiled. Raises BookFault for steps that lead nowhere."""
    return Engine(book, compile_book(book, mode))
