"""Checks that no library makes: whether every step of a book can be reached, asked, answered and left."""

from collections.abc import Iterable, Iterator, Mapping

from .book import ANY_ACTION, LASTS, Book
from .faults import BookFault, ProcedureFault
from .format.sounds import sounds_of
from .machine import FINISHED, Mode, Program, compile_book
from .pages import SLOT, Call, Node, Place, walk
from .reading import read_aloud
from .runtime.evaluating import begun, called
from .state import State

_FORGET = "forget"
_ALWAYS_NEEDED = ("begin", "status")
_ENDLESS = ("say", "act", "compute", "test", "call", "return", "end")


def check(book: Book) -> None:
    """Raise BookFault for the first thing wrong: a missing function or page, a dead step, an endless loop."""
    for name in (*_ALWAYS_NEEDED, *_functions_of_tellings(book)):
        if name not in book.rules:
            named = "which every book has" if name in _ALWAYS_NEEDED else "named in book.yaml or facts.yaml"
            raise BookFault(f'the book has no function "{name}", {named}.')
    sounds_of(book.folder)
    _check_beginning(book)
    for node in _nodes(book):
        _check_functions(book, node)
        _check_action(book, node)
    _check_facts(book)
    for option, function in book.memory.items():
        if option not in book.options or function not in book.rules:
            raise BookFault(f'book.yaml, memory: expected an option and a function, found "{option}: {function}".')
    _check_topics(book)
    modes: tuple[Mode, ...] = ("played", "printed")
    for mode in modes:
        program = compile_book(book, mode)
        _check_reached(book, program)
        _check_loops(program)


def _functions_of_tellings(book: Book) -> Iterator[str]:
    """Of owners, of news, of the slots in what the player may tell, headings, topics and what is asked together."""
    single = (book.heading, book.why_not, book.topic_in_game, book.together)
    yield from (call.name for call in single if call is not None)
    yield from (call.name for call in book.owners.values())
    yield from (call.name for news in book.news.values() for call in (news.choices, news.run) if isinstance(call, Call))
    texts = [text for fact in book.facts.values() for text in (*(fact.say or ()), fact.ask_no or "")]
    texts += [news.ask for news in book.news.values()]
    yield from (slot for text in texts for slot in SLOT.findall(text))


def _check_beginning(book: Book) -> None:
    """A game can begin, also with another value of each option, on a page that exists, and tell how it stands."""
    if book.printed_start not in book.pages:
        raise BookFault(f'book.yaml: the page "{book.printed_start}" of "printed_start" is missing.')
    for action in book.actions.values():
        if action.guide is not None and action.guide not in book.pages:
            raise BookFault(f'book.yaml, action "{action.name}": there is no page "{action.guide}" to guide it.')
    for account in book.accounts:
        if account.item not in book.items:
            raise BookFault(f'book.yaml, accounts: "{account.item}" is no item of items.txt.')
    _check_begun(book, {})
    for option in book.options.values():
        for value in option.choices:
            try:
                _check_begun(book, {option.name: value})
            except BookFault as fault:
                raise BookFault(f"with {option.name}={value}: {fault}") from fault
            except ProcedureFault:  # the book itself refuses it without another option
                continue


def _check_begun(book: Book, options: Mapping[str, str]) -> None:
    draft = begun(book, State(FINISHED, seed=0), options)
    called(book, Call("status"), draft)
    _check_owners(book, draft.values)


def _check_owners(book: Book, values: Mapping[str, object]) -> None:
    """Whose a fact or a piece of news is can be told from the first moment on, and first of all where it is asked."""
    named = {name for name, value in values.items() if isinstance(value, str)}
    ownerless = {fact.name: fact.of for fact in book.facts.values() if fact.of is not None and fact.of not in named}
    for node in _nodes(book):
        if node.fact in ownerless:
            of = ownerless[node.fact]
            _fail(node.place, node.id, f'fact "{node.fact}" is of "{of}", and "begin" sets no "{of}".')
    for name, of in ownerless.items():
        raise BookFault(f'facts.yaml, fact "{name}": "begin" sets no "{of}", which tells whose it is.')
    for news in book.news.values():
        if news.of is not None and news.of not in named:
            raise BookFault(f'book.yaml, news "{news.name}": "begin" sets no "{news.of}", which tells whose it is.')


def _check_facts(book: Book) -> None:
    nodes = _nodes(book)
    done = {ANY_ACTION, *book.actions, *(node.do for node in nodes if node.do is not None)}
    asked = {node.fact for node in nodes if node.only != "printed" and node.play is None}
    for fact in book.facts.values():
        if fact.say is not None and fact.name not in asked:
            raise BookFault(f'facts.yaml, fact "{fact.name}": "say" tells what no question in play asks.')
        for action in sorted((fact.made_true_by | fact.made_false_by) - done):
            raise BookFault(f'facts.yaml, fact "{fact.name}": no step does "{action}".')


def _check_topics(book: Book) -> None:
    """Each can be read outside a game, where nothing is drawn, led or dealt yet."""
    for topic in book.topics:
        try:
            read = read_aloud(book, topic)
        except BookFault as fault:
            raise BookFault(f'book.yaml, topics: "{topic}" cannot be read without a game: {fault}') from fault
        if not read:
            raise BookFault(f'book.yaml, topics: "{topic}" has nothing to read.')


def functions_of(node: Node) -> Iterator[str]:
    """Names of the functions that a node uses, slots of its texts included."""
    of_sentences = (clause.choices for clause in node.sentences)
    for call in (node.when, node.known, node.run, node.choices, node.range, *of_sentences):
        if isinstance(call, Call):
            yield call.name
    offer = node.together
    texts = [node.text, node.short, node.act, node.act_short, *(line.text for line in node.prefer)]
    texts += [offer.name, offer.begin, offer.ask, offer.short] if offer is not None else []
    for text in texts:
        yield from SLOT.findall(text or "")


def _check_functions(book: Book, node: Node) -> None:
    for name in functions_of(node):
        if name != _FORGET and name not in book.rules:
            _fail(node.place, node.id, f'the book has no function "{name}".')
    if node.run is not None and node.run.name == _FORGET and node.run.arguments not in [(lasts,) for lasts in LASTS]:
        _fail(node.place, node.id, f'"forget" is of what lasts no longer than one of {", ".join(LASTS)}.')


def _check_action(book: Book, node: Node) -> None:
    inner_step = node.kind == "goto" and "/" in (node.target or "")  # the machine knows its steps
    if node.kind != "end" and node.target is not None and node.target not in book.pages and not inner_step:
        _fail(node.place, node.id, f'there is no page "{node.target}".')


def reachable(program: Program, starts: Iterable[str]) -> set[str]:
    """Every step that some answers lead to from `starts`, returns of called pages included."""
    onward: dict[str, set[str]] = {}
    for (source, _), target in program.edges.items():
        onward.setdefault(source, set()).add(target)
    for step in program.steps.values():
        if step.returns_to is not None:
            onward.setdefault(step.id, set()).add(step.returns_to)
    seen: set[str] = set()
    todo = list(starts)
    while todo:
        step_id = todo.pop()
        if step_id not in seen:
            seen.add(step_id)
            todo += onward.get(step_id, ())
    return seen


def _check_reached(book: Book, program: Program) -> None:
    """As printed every page can be opened alone; in play it must be led to, unless it is only read when asked for."""
    if program.mode == "printed":
        starts = list(program.entries.values())
    else:
        starts = [program.entries[book.start], *(program.entries[page] for page in read_only_pages(book))]
    seen = reachable(program, starts)
    for step in program.steps.values():
        if step.id not in seen and step.kind != "return":
            _fail(step.place, step.id, f"no answer leads here ({program.mode}).")


def read_only_pages(book: Book) -> list[str]:
    """Pages of plain statements: they are read when asked for, and nothing leads to them in play."""
    return [
        page.id for page in book.pages.values() if all(node.kind == "say" and node.play is None for node in page.nodes)
    ]


def _check_loops(program: Program) -> None:
    """No way from a step back to itself without a question on it."""
    silent = {step.id for step in program.steps.values() if step.kind in _ENDLESS}
    onward: dict[str, list[str]] = {step: [] for step in silent}
    for (source, _), target in program.edges.items():
        if source in silent and target in silent and target != FINISHED and program.steps[source].kind != "end":
            onward[source].append(target)
    done: set[str] = set()
    for start in silent:
        path: list[str] = []
        on_path: set[str] = set()
        todo: list[tuple[str, bool]] = [(start, False)]
        while todo:
            step_id, leaving = todo.pop()
            if leaving:
                on_path.discard(path.pop())
                done.add(step_id)
            elif step_id in on_path:
                step = program.steps[step_id]
                _fail(step.place, step_id, "expected a question on every loop, found one without.")
            elif step_id not in done:
                path.append(step_id)
                on_path.add(step_id)
                todo.append((step_id, True))
                todo += [(target, False) for target in onward[step_id]]


def _nodes(book: Book) -> list[Node]:
    """All steps of all pages as they are written."""
    return [node for page in book.pages.values() for node in walk(page.nodes)]


def _fail(place: Place, step: str, message: str) -> None:
    raise BookFault(f"{place}, step {step}: {message}")
