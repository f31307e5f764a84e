"""Compiles a book to a flat `transitions.Machine`, one state per step. It alone holds the order of the steps."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from transitions import Machine

from voice_supercat.files.marked_yaml import Place

from .book import Book
from .faults import BookFault
from .pages import Node, Page
from .steps import Act, Ask, CallPage, Condition, Does, End, GoTo, Return, Switch, Test, short_of, text_of

Mode = Literal["played", "printed"]
FINISHED = "finished"


@dataclass(frozen=True, kw_only=True)
class Step:
    """One state of the machine: what it does, and when. `returns_to` is where a called page comes back to.

    `branches` are the answers, or the contents of a value, that lead a way of their own. `worded_as` is the first step
    with the same wording, slots and all: whoever has heard that one knows this one.
    """

    id: str
    page: str
    place: Place
    does: Does
    source: tuple[str, ...] = ()
    when: Condition | None = None
    returns_to: str | None = None
    branches: frozenset[str] = frozenset()
    worded_as: str = ""

    @property
    def about(self) -> str:
        """What a player who has heard it knows from then on."""
        return self.fact or self.worded_as or self.id

    @property
    def fact(self) -> str | None:
        """The fact that the answer to its question tells."""
        return self.does.fact if isinstance(self.does, Ask) else None


class _Cursor:
    """The model that the library wants; play is a value and keeps its own place."""

    state: str


@dataclass(frozen=True)
class Program:
    """A compiled book: its steps by id, the machine, and the first step of every page."""

    mode: Mode
    steps: Mapping[str, Step]
    machine: Machine
    entries: Mapping[str, str]

    def after(self, step: str, trigger: str) -> str:
        """The step that `trigger` leads to from `step`. Conditions are the engine's, so there is one."""
        return self.machine.events[trigger].transitions[step][0].dest or step

    def has_action(self, question: str) -> bool:
        """Whether an action follows a yes to that question: its effects are those of the action."""
        return _action_of(question) in self.steps

    def edges(self) -> Iterator[tuple[str, str, str]]:
        """Every step, trigger, and step that it leads to."""
        for trigger, event in self.machine.events.items():
            for source, transitions in event.transitions.items():
                for transition in transitions:
                    yield source, trigger, transition.dest or source


def compile_book(book: Book, mode: Mode) -> Program:
    """The machine of `book`, as played or as printed. Raises BookFault for steps that lead nowhere."""
    layout = _Layout(book, mode)
    for page in book.pages.values():
        layout.lay_page(page)
    if mode == "played" and book.start not in layout.entries:
        raise BookFault(f'book.yaml: the start page "{book.start}" is missing.')
    return layout.program(over=f"@{book.start}" if mode == "played" else FINISHED)


def _action_of(question: str) -> str:
    return f"{question}:act"


class _Layout:
    """Lays nested nodes out flat, last first, so that each knows what follows. `@page` stands for a page's entry."""

    def __init__(self, book: Book, mode: Mode) -> None:
        self._book = book
        self._mode = mode
        self._steps: dict[str, Step] = {}
        self._edges: dict[tuple[str, str], str] = {}
        self._worded: dict[tuple[str, str | None], str] = {}
        self.entries: dict[str, str] = {}

    def lay_page(self, page: Page) -> None:
        back = Step(id=f"{page.id}/return", page=page.id, place=page.place, does=Return())
        self._add(back, {})
        self.entries[page.id] = self._lay(page.nodes, back.id, page)

    def program(self, over: str) -> Program:
        """The finished machine; `over` is where the end of a turn leads."""
        self.entries = {page: self._resolved(f"@{page}", self._book.pages[page]) for page in self.entries}
        for step in self._steps.values():
            if isinstance(step.does, End | Return) and self._edges.get((step.id, "next")) != FINISHED:
                self._edges[step.id, "next"] = over
        machine = Machine(
            model=_Cursor(),
            states=[*self._steps, FINISHED],
            transitions=[
                [trigger, step, self._resolved(target, self._steps[step])]
                for (step, trigger), target in self._edges.items()
            ],
            initial=FINISHED,
            auto_transitions=False,
            send_event=False,
        )
        steps = {
            step.id: replace(step, returns_to=self._resolved(step.returns_to, step)) if step.returns_to else step
            for step in self._steps.values()
        }
        return Program(self._mode, steps, machine, self.entries)

    def _resolved(self, target: str, at: Step | Page) -> str:
        """The step; of a page that only leads on to another one, where that begins."""
        seen: set[str] = set()
        while target.startswith("@"):
            name = target[1:]
            known = name in self.entries or name in self._steps
            if name in seen or not known:
                where = f"{at.place}, step {at.id}" if isinstance(at, Step) else at.place
                missing = f'there is no page or step "{name}".'
                loop = "expected a step on every loop, found pages that only lead to each other."
                raise BookFault(f"{where}: {loop if known else missing}")
            seen.add(name)
            target = self.entries.get(name, name)
        return target

    def _lay(self, nodes: tuple[Node, ...], after: str, page: Page) -> str:
        for node in reversed(nodes):
            if node.only not in (None, self._mode):
                continue
            if self._mode == "played" and node.play is not None:
                after = self._lay(node.play, after, page)
            else:
                after = self._lay_node(node, after, page)
        return after

    def _lay_node(self, node: Node, after: str, page: Page) -> str:
        does = node.does
        if isinstance(does, GoTo):
            return f"@{does.target}"
        edges: dict[str, str] = {}
        if isinstance(does, Switch) or (isinstance(does, Ask) and does.expect != "yes_no"):
            edges = {f"choice:{name}": self._lay(inner, after, page) for name, inner in node.branches.items()}
            edges["answer"] = self._lay(node.yes, after, page)
        elif isinstance(does, Ask | Test):
            edges["no"] = self._lay(node.no, after, page)
            edges["yes"] = self._lay_yes(node, after, page)
        elif isinstance(does, CallPage):
            edges["next"] = f"@{does.page}"
        elif isinstance(does, End):
            edges["next"] = FINISHED if does.what == "game" else after
        else:
            edges["next"] = self._after_act(node.id, does, node, after, page) if isinstance(does, Act) else after
        if node.when is not None:
            edges["skip"] = after
        self._add(
            Step(
                id=node.id,
                page=page.id,
                place=node.place,
                does=does,
                source=node.source + _preferred_items(does),
                when=node.when,
                returns_to=after if isinstance(does, CallPage) else None,
                branches=frozenset(node.branches),
            ),
            edges,
        )
        return node.id

    def _lay_yes(self, node: Node, after: str, page: Page) -> str:
        then = self._lay(node.yes, after, page)
        if node.act is None:
            return then
        narrow = node.narrow if self._mode == "played" else None
        then = self._after_act(node.id, node.act, node, then, page)
        if narrow is not None:
            then = self._call(f"{node.id}:narrow", node, page, narrow, then)
        act = Step(
            id=_action_of(node.id),
            page=page.id,
            place=node.place,
            does=replace(node.act, prefer=()) if narrow else node.act,
            source=node.source + (() if narrow else _preferred_items(node.act)),
        )
        self._add(act, {"next": then})
        return act.id

    def _after_act(self, step_id: str, act: Act, node: Node, after: str, page: Page) -> str:
        """An action on a page of actions: its guide, then what is left, then the page from its top."""
        action = self._book.actions.get(act.do.partition(" ")[0])
        if not page.actions or action is None or self._book.after_action is None:
            return after
        own = page.actions if isinstance(page.actions, str) and self._mode == "played" else None
        left = self._call(f"{step_id}:left", node, page, own or self._book.after_action.page, f"@{page.id}")
        if action.guide is None or self._mode == "printed":
            return left
        return self._call(f"{step_id}:guide", node, page, action.guide, left)

    def _call(self, step_id: str, node: Node, page: Page, target: str, back: str) -> str:
        step = Step(id=step_id, page=page.id, place=node.place, does=CallPage(page=target), returns_to=back)
        self._add(step, {"next": f"@{target}"})
        return step_id

    def _add(self, step: Step, edges: Mapping[str, str]) -> None:
        if step.id in self._steps:
            other = self._steps[step.id].place
            raise BookFault(f"{step.place}, step {step.id}: the name is taken ({other}); give it an id of its own.")
        words = text_of(step.does), short_of(step.does)
        alike = self._worded.setdefault(words, step.id) if words[0] else step.id
        self._steps[step.id] = replace(step, worded_as=alike) if alike != step.id else step
        for trigger, target in edges.items():
            self._edges[step.id, trigger] = target


def _preferred_items(does: Does) -> tuple[str, ...]:
    return tuple(item for line in does.prefer for item in line.source) if isinstance(does, Act) else ()
