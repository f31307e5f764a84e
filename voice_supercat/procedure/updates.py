"""What the player may tell at any question: a fact, a declared value that changed, or news that nothing asks for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .answers import Answer, accepted
from .book import Book
from .engine import Engine
from .events import AskEvent
from .faults import AnswerRefused
from .keys import any_key
from .runtime.calling import called, text_or_none
from .runtime.evaluating import holds, names, sentence, wording
from .runtime.reducer import Outcome
from .standing import Standing, all_names, first_words, standings
from .state import Draft, State
from .steps import Ask, FunctionCall
from .telling_values import STEP, as_whole, question_of_value, tell_value
from .told import TELLER, Fact, News


@dataclass(frozen=True)
class Update:
    """One thing to tell. `name` is what the journal calls it, `topic` what it is called aloud.

    `owner` tells whose it is: of a value, named for the ear. `question` asks for it where it is not told in one of its
    `sentences` (in lower case) right away, or as one of `names` and its content: "bo apples are four"; by one of
    its `short_names` where that names nothing else. Where the question is `turned`, yes to it is no.
    """

    name: str
    topic: str
    owner: str | None
    question: AskEvent
    sentences: Mapping[str, Answer]
    names: tuple[str, ...] = ()
    short_names: tuple[str, ...] = ()
    turned: bool = False
    value: Standing | None = None

    def meant(self, answer: Answer) -> Answer:
        """What `answer` to the question tells."""
        return not answer if self.turned else answer

    def content_in(self, said: str, *, short: bool = False) -> str | None:
        """The words for its content in `said`, which calls it by name; None where it is about something else."""
        plain = said.removeprefix("the ")
        for name in self.short_names if short else self.names:
            for link in (" is now ", " are now ", " is ", " are "):
                if plain.startswith(f"{name}{link}"):
                    return plain.removeprefix(f"{name}{link}")
        return None


def updates(engine: Engine, state: State) -> tuple[Update, ...]:
    """Everything that can be told in `state`; nothing where pages are read as printed, which keep no facts."""
    if engine.program.mode == "printed":
        return ()
    return (*_facts(engine, state), *_values(engine, state), *_all_news(engine, state))


def updated(engine: Engine, state: State, name: str, answer: Answer) -> Outcome:
    """The outcome of telling it: the open question again, or what follows where that is now known.

    Raises AnswerRefused for what cannot be told.
    """
    update = next((found for found in updates(engine, state) if found.name == name), None)
    if update is None:
        raise AnswerRefused(f'"{name}" cannot be told here.')
    given = accepted(update.question, answer if update.value is None else as_whole(update.value, state, answer))
    draft = Draft(state)
    news = engine.book.news.get(update.topic)
    if update.value is not None:
        tell_value(engine.program, draft, update.value, given)
    elif news is not None:
        called(engine.book, news.run, draft, given, *(() if update.owner is None else (update.owner,)))
    else:
        draft.learn(name, bool(given))
    return engine.go_on(draft)


def _values(engine: Engine, state: State) -> Iterator[Update]:
    for value in standings(engine.book, state, silent=True):
        question = question_of_value(engine.book, value, state)
        if question is None or value.declared.say is None:
            continue
        say = value.declared.say.lower()
        yield Update(
            name=value.key.id,
            topic=value.topic.lower(),
            owner=(value.whose or "").lower() or None,
            question=question,
            sentences={},
            names=all_names(value, (say,)),
            short_names=all_names(value, first_words(say)),
            value=value,
        )


def _facts(engine: Engine, state: State) -> Iterator[Update]:
    for fact in engine.book.facts.values():
        if fact.say is None:
            continue
        if fact.when is not None and not holds(engine.book, fact.when, state):
            continue
        for owner in _owners(engine.book, fact.of, state):
            yield _fact(engine, state, fact, owner)


def _owners(book: Book, of: str | None, state: State) -> tuple[str | None, ...]:
    """Everyone of whom it is told by itself, such as all bots; nobody where it belongs to no one."""
    if of is None:
        return (None,)
    owners = book.owners.get(of)
    return (state[any_key(of)],) if owners is None else names(book, owners.every, state)


def _fact(engine: Engine, state: State, fact: Fact, owner: str | None) -> Update:
    """With its owner in the place of whoever plays now, called by name and as the book calls it."""
    assert fact.say is not None
    view = _view_of(state, fact.of, owner)
    by_name = {} if fact.of is None or owner is None else {f"{{{fact.of}}}": owner}
    sentences: dict[str, Answer] = {}
    for patterns, answer in zip(fact.say, (True, False), strict=True):
        named = (pattern.replace(slot, name) for slot, name in by_name.items() for pattern in patterns)
        for text in (*patterns, *named):
            sentences[wording(engine.book, text, view).lower()] = answer
    asked = fact.ask_no or _question_of_fact(engine, fact.name)
    return Update(
        name=_name_of(fact.name, owner),
        topic=fact.name,
        owner=owner,
        question=AskEvent(text=sentence(engine.book, asked, view), step=STEP),
        sentences=sentences,
        turned=fact.ask_no is not None,
    )


def _question_of_fact(engine: Engine, fact: str) -> str:
    asked = (step.does for step in engine.program.steps.values() if step.fact == fact)
    return next(ask.text for ask in asked if isinstance(ask, Ask))


def _all_news(engine: Engine, state: State) -> Iterator[Update]:
    for news in engine.book.news.values():
        for owner in _owners(engine.book, news.of, state):
            view = _view_of(state, news.of, owner)
            question = _question_of_news(engine, news, view)
            if question.choices or question.range:
                yield Update(
                    name=_name_of(news.name, owner),
                    topic=news.name,
                    owner=owner,
                    question=question,
                    sentences=_sentences_of_news(
                        engine.book, news, view, _callings(engine.book, news.of, owner, state), question.choices
                    ),
                )


def _sentences_of_news(
    book: Book, news: News, view: Draft, callings: set[str], choices: tuple[str, ...]
) -> dict[str, Answer]:
    """With all that its owner is called; the teller among the choices is "I" and "we" too."""
    slot, patterns = f"{{{news.of}}}", set(news.say)
    if callings:
        patterns = {text.replace(slot, name) for text in patterns for name in callings}
    teller = None if news.teller is None else text_or_none(book, news.teller, view)
    said: dict[str, Answer] = {}
    for choice in choices:
        for name in (choice.replace("_", " "), *(TELLER if choice == teller else ())):
            said |= {text.replace("{choice}", name).lower(): choice for text in patterns}
    return said


def _callings(book: Book, of: str | None, owner: str | None, state: State) -> set[str]:
    """The owner by name, and as the book calls it, also as the only one of another kind of owners."""
    if of is None or owner is None:
        return set()
    alone = {kind for kind, owners in book.owners.items() if names(book, owners.every, state) == (owner,)}
    return {
        owner.replace("_", " "),
        *(wording(book, f"{{{kind}}}", _view_of(state, kind, owner)) for kind in {of, *alone}),
    }


def _question_of_news(engine: Engine, news: News, view: Draft) -> AskEvent:
    text = sentence(engine.book, news.ask, view)
    if isinstance(news.choices, FunctionCall):
        choices = names(engine.book, news.choices, view)
        return AskEvent(text=text, step=STEP, expect="choice", choices=choices)
    return AskEvent(text=text, step=STEP, expect="number", range=news.choices)


def _view_of(state: State, of: str | None, owner: str | None) -> Draft:
    view = Draft(state)
    if of is not None:
        view[any_key(of)] = owner
    return view


def _name_of(topic: str, owner: str | None) -> str:
    return topic if owner is None else f"{topic} of {owner}"
