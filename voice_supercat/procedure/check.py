"""Checks that no library makes: whether every step of a book can be reached, asked, answered and left."""

from collections.abc import Iterator, Mapping
from inspect import isfunction
from typing import TypeGuard

from .book import Book
from .check_flow import check_loops, check_reached
from .check_steps import check_step, fact_of, fail, functions_of
from .check_values import check_values, names_in, wrong_condition
from .faults import BookFault, ProcedureFault
from .format.paper import paper_of
from .keys import any_key
from .machine import FINISHED, Mode, compile_book
from .pages import Node, walk
from .reading import read_aloud
from .runtime.calling import lines_given
from .runtime.evaluating import NEW_GAME, OUTDATE, new_draft
from .state import State, View
from .steps import SLOT, Act, Ask, Effect, FunctionCall, effects_of
from .touching import ANY_ACTION


def check(book: Book) -> None:
    """Raise BookFault for the first thing wrong: a missing function or page, a dead step, an endless loop."""
    for name in _functions_of_head(book):
        if name not in book.rules and name.partition(" of ")[0] not in book.values:
            raise BookFault(f'the book has no function "{name}", named in book.yaml or facts.yaml.')
    check_values(book)
    _check_new_games(book)
    for node in _nodes(book):
        check_step(book, node)
    _check_facts(book)
    _check_corrections(book)
    for option, function in book.memory.items():
        if option not in book.options or function not in book.rules:
            raise BookFault(f'book.yaml, memory: expected an option and a function, found "{option}: {function}".')
    for option, name in book.opening.again.items():
        if name not in book.values and name not in book.rules:
            raise BookFault(f'book.yaml, opening: "{option}" is given by no value and no function "{name}".')
    _check_topics(book)
    _check_paper(book)
    modes: tuple[Mode, ...] = ("played", "printed")
    for mode in modes:
        program = compile_book(book, mode)
        check_reached(book, program)
        check_loops(program)


def _functions_of_head(book: Book) -> Iterator[str]:
    """Of owners, of news, of the slots in what the player may tell, headings, topics and what is asked together."""
    disclosed = None if book.commitment is None else book.commitment.disclosed
    single = (book.heading, book.why_not, book.topic_in_game, book.term_in_game, book.behind, disclosed)
    yield from (call.name for call in single if call is not None)
    yield from names_in(book.together)
    yield from (owners.every.name for owners in book.owners.values())
    yield from (
        call.name
        for news in book.news.values()
        for call in (news.choices, news.run, news.teller)
        if isinstance(call, FunctionCall)
    )
    texts = [text for fact in book.facts.values() for said in fact.say or () for text in said]
    texts += [fact.ask_no or "" for fact in book.facts.values()]
    texts += [news.ask for news in book.news.values()] + [book.opening.standing or ""]
    yield from (slot for text in texts for slot in SLOT.findall(text))


def _check_new_games(book: Book) -> None:
    """A game can begin, also with another value of each option, on a page that exists, and tell how it stands."""
    if book.printed_start not in book.pages:
        raise BookFault(f'book.yaml: the page "{book.printed_start}" of "printed_start" is missing.')
    for action in book.actions.values():
        if action.guide is not None and action.guide not in book.pages:
            raise BookFault(f'book.yaml, action "{action.name}": there is no page "{action.guide}" to guide it.')
    for account in book.accounts:
        if account.item not in book.items:
            raise BookFault(f'book.yaml, accounts: "{account.item}" is no item of items.txt.')
    _refuse_old_name(book)
    _check_new_game(book, {})
    for option in book.options.values():
        for value in option.choices:
            try:
                _check_new_game(book, {option.name: value})
            except BookFault as fault:
                raise BookFault(f"with {option.name}={value}: {fault}") from fault
            except ProcedureFault:  # the book itself refuses it without another option
                continue


def _check_paper(book: Book) -> None:
    """Every word for paper is for something that the book itself names."""
    own = paper_of([book.folder])
    used = {name for node in _nodes(book) for name in functions_of(node)}
    for name in (*own.texts, *own.conditions):
        if name not in used and name.partition(" ")[0] not in (*book.rules, *book.values):
            raise BookFault(f'paper.yaml: "{name}" is no value and no function of the book.')


def _refuse_old_name(book: Book) -> None:
    """Books that were written when it was called "begin" would start without it, in silence."""
    old = book.rules.get("begin")
    if not isfunction(old) or NEW_GAME in book.rules or any("begin" in functions_of(node) for node in _nodes(book)):
        return
    place = f"{old.__code__.co_filename}, line {old.__code__.co_firstlineno}"
    raise BookFault(f'{place}: the function that a new game calls is "{NEW_GAME}" now; rename "begin".')


def _check_new_game(book: Book, options: Mapping[str, str]) -> None:
    draft = new_draft(book, State(FINISHED, seed=0), options)
    if "status" in book.rules:
        lines_given(book, FunctionCall("status"), draft)
    _check_owners(book, draft)


def _check_owners(book: Book, view: View) -> None:
    """Whose a fact or a piece of news is can be told from the first moment on, and first of all where it is asked."""
    named = {name for name, value in book.values.items() if not value.of and isinstance(view[any_key(name)], str)}
    ownerless = {fact.name: fact.of for fact in book.facts.values() if fact.of is not None and fact.of not in named}
    for node in _nodes(book):
        fact = fact_of(node)
        if fact in ownerless:
            of = ownerless[fact]
            fail(node.place, node.id, f'fact "{fact}" is of "{of}", and "{NEW_GAME}" sets no "{of}".')
    for name, of in ownerless.items():
        raise BookFault(f'facts.yaml, fact "{name}": "{NEW_GAME}" sets no "{of}", which tells whose it is.')
    for news in book.news.values():
        if news.of is not None and news.of not in named and news.of not in book.owners:
            raise BookFault(
                f'book.yaml, news "{news.name}": "{NEW_GAME}" sets no "{news.of}", which tells whose it is.'
            )


def _check_corrections(book: Book) -> None:
    """What follows from a correction is a page."""
    for value in book.values.values():
        if value.then is not None and value.then not in book.pages:
            raise BookFault(f'{value.place}, value "{value.name}": there is no page "{value.then}", named in "then".')


def _check_facts(book: Book) -> None:
    nodes = _nodes(book)
    acts = [act for node in nodes for act in (node.does, node.act) if isinstance(act, Act)]
    outdated = {str(call.arguments[0]) for node in nodes for call in effects_of(node.does) if _outdates(call)}
    done = {ANY_ACTION, *book.actions, *(act.do for act in acts), *outdated}
    for kind in book.undo:
        if kind not in done - {*book.actions}:
            raise BookFault(f'book.yaml, undo: no step does "{kind}", or it is an action; say it there.')
    asks = [node for node in nodes if isinstance(node.does, Ask)]
    asked = {fact_of(node) for node in asks if node.only != "printed" and node.play is None}
    for fact in book.facts.values():
        if fact.say is not None and fact.name not in asked:
            raise BookFault(f'facts.yaml, fact "{fact.name}": "say" tells what no question in play asks.')
        for action in sorted((fact.made_true_by | fact.made_false_by) - done):
            raise BookFault(f'facts.yaml, fact "{fact.name}": no step does "{action}".')
        if (wrong := wrong_condition(book, fact.when)) is not None:
            raise BookFault(f'facts.yaml, fact "{fact.name}": {wrong}')
    for value in book.values.values():
        for action in sorted((value.more_after | value.less_after) - done):
            raise BookFault(f'{value.place}, value "{value.name}": no step does "{action}".')


def _outdates(effect: Effect) -> TypeGuard[FunctionCall]:
    return isinstance(effect, FunctionCall) and effect.name == OUTDATE


def _check_topics(book: Book) -> None:
    """Each can be read outside a game, where nothing is drawn, led or dealt yet."""
    for topic in book.topics:
        try:
            read = read_aloud(book, topic)
        except BookFault as fault:
            raise BookFault(f'book.yaml, topics: "{topic}" cannot be read without a game: {fault}') from fault
        if not read:
            raise BookFault(f'book.yaml, topics: "{topic}" has nothing to read.')


def _nodes(book: Book) -> list[Node]:
    """All steps of all pages as they are written, and what changes where reading begins at one."""
    starts = [page.on_start for page in book.pages.values() if page.on_start is not None]
    return [*starts, *(node for page in book.pages.values() for node in walk(page.nodes))]
