"""One game in progress as a value: every answer makes a new game, undo is the game before it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

from .answers import Answer
from .differences import beside
from .engine import Engine
from .events import AskEvent, ChanceEvent, Event, Happening, RollEvent, SayEvent
from .runtime.reducer import Outcome
from .runtime.together import Settled
from .state import Offer, Sentence, State
from .updates import updated


@dataclass(frozen=True)
class Game:
    """A state, the answer and the events that led to it, and the game before that answer.

    `reached` is where the answer led, before looking ahead for what is asked in one breath: `state` and `events` look
    ahead when they are first wanted, so that a replay does not. Only the last games keep what was found there; those of
    before, which are kept for undo, look again. `said` are the events on the way there, or what works them out when
    they are first wanted. `update` names what the answer changed, where it was no answer to the open question but told
    beside it.
    """

    engine: Engine
    reached: State
    said: tuple[Happening, ...] | Callable[[], Outcome] = field(compare=False, repr=False)
    before: "Game | None" = field(default=None, compare=False, repr=False)
    given: Answer | None = None
    update: str | None = None

    @cached_property
    def _settled(self) -> Settled:
        return self.engine.settled(self.reached)

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self._settled.state

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What is said, the open question last."""
        return tuple(event for event in self._happenings if not isinstance(event, ChanceEvent))

    @cached_property
    def _happenings(self) -> tuple[Happening, ...]:
        return self.said_on_the_way if self.over else (*self.said_on_the_way, self.question)

    @property
    def said_on_the_way(self) -> tuple[Happening, ...]:
        """What the answer led to, without the open question: nothing is looked ahead for."""
        return self.said().events if callable(self.said) else self.said

    def answer(self, answer: Answer) -> "Game":
        """The game after `answer`. Raises AnswerRefused and leaves this one as it is."""
        return self._after(self.engine.answer_settled(self._settled, answer), answer)._asked()

    def answer_again(self, answer: Answer, asked: tuple[str, ...] = (), *, firm: bool = False) -> "Game":
        """The same in a replay, where `asked` names what was asked in one breath: without looking ahead for it.

        `firm`: of a game in which nothing was only supposed. What is said on the way is put into words when it is
        wanted.
        """
        state = self.reached
        if asked:
            state = state.asking(tuple(Offer(name, "", "", "") for name in asked))
        elif self.engine.answers_several(state, answer):  # of a journal that does not name it
            state = self.state
        again = partial(self.engine.answer, state, answer, firm=firm)
        return Game(self.engine, self.engine.state_after(state, answer, firm=firm), again, self, answer)

    def asking(self, step: str) -> "Game | None":
        """This game at the question of `step`, which pages of before asked and those of now know; None where it is not.

        The question is open as it was, so that each answer of such a game is given, and taken back, as it was.
        """
        engine, before = self.engine.asking(step), self.before
        if engine is None or before is None or self.given is None:
            return None
        again = replace(before, engine=engine)
        if self.update is not None:
            asked = again.tell(self.update, self.given)
        elif isinstance(self.given, Sentence):
            asked = again.answer(self.given)
        else:
            several = self.engine.answers_several(before.reached, self.given)
            offers = before.state.together if several else ()
            asked = again.answer_again(self.given, tuple(offer.name for offer in offers))
        return replace(asked, engine=self.engine, before=before) if asked.reached.step == step else None

    def tell(self, name: str, answer: Answer) -> "Game":
        """The game after telling it at the open question. Raises AnswerRefused and leaves this one as it is."""
        return self._after(updated(self.engine, self.state, name, answer), answer, name)._asked()

    def _asked(self) -> "Game":
        """This game, its next question put into words, so that a book that fails at that takes no answer."""
        _ = self.events
        return self

    def _after(self, outcome: Outcome, given: Answer, update: str | None = None) -> "Game":
        if self.before is not None:
            object.__setattr__(self, "before", self.before._in_little_memory())
        return Game(self.engine, outcome.state, outcome.events, self, given, update)

    def _in_little_memory(self) -> "Game":
        """The same game without what was worked out from its state, which shares what is as in the game before."""
        reached = self.reached if self.before is None else beside(self.reached, self.before.reached)
        return replace(self, reached=reached)

    def ahead(self, answer: Answer) -> tuple[Event, ...]:
        """What would be said after `answer`, up to the first die or draw: nobody knows chance beforehand.

        Raises AnswerRefused.
        """
        found: list[Event] = []
        for event in self.answer(answer)._happenings:
            if isinstance(event, RollEvent | ChanceEvent):
                break
            found.append(event)
        return tuple(found)

    def undo(self) -> "Game | None":
        """The game before the last answer; None where nothing has been answered."""
        return self.before

    @property
    def over(self) -> bool:
        """Whether nothing more is asked."""
        return self.engine.finished(self.reached)

    @property
    def last_said(self) -> SayEvent | None:
        """The first remark after the last answer that any followed: in a game that is over, its result."""
        game: Game | None = self
        while game is not None:
            for event in game.events:
                if isinstance(event, SayEvent):
                    return event
            game = game.before
        return None

    @cached_property
    def question(self) -> AskEvent:
        """The open question."""
        return self.engine.question(self.state)

    @cached_property
    def question_to_player(self) -> AskEvent:
        """The open question with the sentences that answer it; they take a look ahead, so only for who may say them."""
        return replace(self.question, sentences=self.engine.sentences(self.state))


def new_game(
    engine: Engine, seed: int, options: Mapping[str, object], page: str | None = None, secret: str | None = None
) -> Game:
    """A game that has just begun; hidden things are drawn from `secret`. Raises BookFault for an unknown page."""
    outcome = engine.new_game(seed, options, page, secret)
    return Game(engine, outcome.state, outcome.events)
