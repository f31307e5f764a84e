"""Checks of the way through a book: every step is reached, and no loop is without a question."""

from collections.abc import Iterable

from .book import Book
from .check_steps import fail
from .machine import Program
from .pages import Page, walk
from .steps import Ask, CallPage, End, Return, Say


def reachable(program: Program, starts: Iterable[str]) -> set[str]:
    """Every step that some answers lead to from `starts`, returns of called pages included."""
    onward: dict[str, set[str]] = {}
    for source, _, target in program.edges():
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


def check_reached(book: Book, program: Program) -> None:
    """As printed every page can be opened alone; in play it must be led to.

    Not so what is only read when asked for, and what carries out a correction.
    """
    if program.mode == "printed":
        starts = list(program.entries.values())
    else:
        corrected = (value.then for value in book.values.values() if value.then is not None)
        starts = [program.entries[page] for page in (book.start, *corrected, *read_only_pages(book))]
    seen = reachable(program, starts)
    for step in program.steps.values():
        if step.id not in seen and not isinstance(step.does, Return):
            fail(step.place, step.id, f"no answer leads here ({program.mode}).")


def read_only_pages(book: Book) -> list[str]:
    """Pages of plain statements: they are read when asked for, and nothing leads to them in play."""
    nodes = (node for page in book.pages.values() for node in walk(page.nodes))
    called = {node.does.page for node in nodes if isinstance(node.does, CallPage) and node.only != "printed"}
    return [page.id for page in book.pages.values() if page.id not in called and is_only_read(page)]


def is_only_read(page: Page) -> bool:
    """Whether the page has plain statements and nothing else."""
    return all(isinstance(node.does, Say) and node.play is None for node in page.nodes)


def check_loops(program: Program) -> None:
    """No way from a step back to itself without a question on it."""
    silent = {step.id for step in program.steps.values() if not isinstance(step.does, Ask)}
    onward: dict[str, list[str]] = {step: [] for step in silent}
    for source, _, target in program.edges():
        if source in silent and target in silent and not isinstance(program.steps[source].does, End):
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
                fail(step.place, step_id, "expected a question on every loop, found one without.")
            elif step_id not in done:
                path.append(step_id)
                on_path.add(step_id)
                todo.append((step_id, True))
                todo += [(target, False) for target in onward[step_id]]
