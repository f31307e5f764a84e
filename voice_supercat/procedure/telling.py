"""What the player may tell at any question: a fact that the program keeps, or news that nothing asks for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .answers import Answer, accepted
from .book import Book, Fact
from .engine import Engine
from .events import Event
from .faults import AnswerRefused
from .state import Draft, State
from .walking.evaluating import called, wording
from .walking.walker import Outcome

STEP = "tell"


@dataclass(frozen=True)
class Tellable:
    """One thing to tell. `name` is what the journal calls it, `topic` what it is called aloud, `owner` whose it is.

    `question` asks for it where it is not told in one of its `sentences` (in lower case) right away.
    """

    name: str
    topic: str
    owner: str | None
    question: Event
    sentences: Mapping[str, Answer]


def tellables(engine: Engine, state: State) -> tuple[Tellable, ...]:
    """Everything that can be told in `state`; nothing where pages are read as printed, which keep no facts."""
    if engine.program.mode == "printed":
        return ()
    return (*_facts(engine, state), *_all_news(engine, state))


def told(engine: Engine, state: State, name: str, answer: Answer) -> Outcome:
    """The outcome of telling it: the open question again, or what follows where that is now known.

    Raises AnswerRefused for what cannot be told.
    """
    tellable = next((found for found in tellables(engine, state) if found.name == name), None)
    if tellable is None:
        raise AnswerRefused(f'"{name}" cannot be told here.')
    given = accepted(tellable.question, answer)
    draft = Draft(state)
    news = engine.book.news.get(name)
    if news is None:
        draft.learn(name, bool(given))
    else:
        called(engine.book, news.run, draft, given)
    return engine.go_on(draft)


def _facts(engine: Engine, state: State) -> Iterator[Tellable]:
    for fact in engine.book.facts.values():
        if fact.say is None:
            continue
        owners = (None,) if fact.of is None else _owners(engine.book, fact.of, state)
        for owner in owners:
            yield _fact(engine, state, fact, owner)


def _owners(book: Book, of: str, state: State) -> tuple[str, ...]:
    """Everyone whose facts are remembered for each by itself, such as all bots."""
    owners = book.owners.get(of)
    return (state[of],) if owners is None else tuple(called(book, owners, state))


def _fact(engine: Engine, state: State, fact: Fact, owner: str | None) -> Tellable:
    """With its owner in the place of whoever plays now, called by name and as the book calls it."""
    assert fact.say is not None
    view = Draft(state)
    names = {}
    if fact.of is not None and owner is not None:
        view[fact.of] = owner
        names = {f"{{{fact.of}}}": owner}
    sentences: dict[str, Answer] = {}
    for pattern, answer in zip(fact.say, (True, False), strict=True):
        for text in (pattern, *(pattern.replace(slot, name) for slot, name in names.items())):
            sentences[wording(engine.book, text, view).lower()] = answer
    asks = next(step for step in engine.program.steps.values() if step.fact == fact.name)
    asked = wording(engine.book, asks.text, view)
    return Tellable(
        name=fact.name if owner is None else f"{fact.name} of {owner}",
        topic=fact.name,
        owner=owner,
        question=Event("ask", text=f"{asked[:1].upper()}{asked[1:]}", step=STEP, expect="yes_no"),
        sentences=sentences,
    )


def _all_news(engine: Engine, state: State) -> Iterator[Tellable]:
    for news in engine.book.news.values():
        choices = tuple(called(engine.book, news.choices, state))
        if choices:
            yield Tellable(
                name=news.name,
                topic=news.name,
                owner=None,
                question=Event("ask", text=news.ask, step=STEP, expect="choice", choices=choices),
                sentences={news.say.replace("{choice}", choice).lower(): choice for choice in choices},
            )
