"""Compiles a book to a flat `transitions.Machine`: one state per step."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Literal

from transitions import Machine

from .book import Action, Book
from .faults import BookFault
from .pages import Content, Node, Page

Mode = Literal["played", "printed"]
ACTIONS_LEFT_PAGE = "actions-left"
FINISHED = "finished"


@dataclass(frozen=True, kw_only=True)
class Step(Content):
    """One state of the machine. `returns_to` is where a called page comes back to."""

    kind: Literal["ask", "say", "act", "compute", "test", "call", "return", "end"]
    page: str
    returns_to: str | None = None
    branches: tuple[str, ...] = ()


_CONTENT = tuple(field.name for field in fields(Content))


class _Cursor:
    """What the machine moves: nothing but a state, set before every trigger."""

    state: str


@dataclass(frozen=True)
class Program:
    """A compiled book: its steps by id, the machine, and the first step of every page."""

    mode: Mode
    steps: Mapping[str, Step]
    machine: Machine
    entries: Mapping[str, str]
    edges: Mapping[tuple[str, str], str]
    _known: dict[tuple[str, str], str] = field(default_factory=dict, compare=False, repr=False)

    def after(self, step: str, trigger: str) -> str:
        """The step that `trigger` leads to from `step`.

        Conditions are the engine's, so the machine's answer never changes and is asked for once.
        """
        way = (step, trigger)
        if way not in self._known:
            cursor = self.machine.models[0]
            cursor.state = step
            self.machine.events[trigger].trigger(cursor)
            self._known[way] = cursor.state
        return self._known[way]


def compile_book(book: Book, mode: Mode) -> Program:
    """The machine of `book`, as played or as printed. Raises BookFault for steps that lead nowhere."""
    layout = _Layout(book.actions, mode)
    for page in book.pages.values():
        layout.lay_page(page)
    if mode == "played" and book.start not in layout.entries:
        raise BookFault(f'book.yaml: the start page "{book.start}" is missing.')
    return layout.program(over=f"@{book.start}" if mode == "played" else FINISHED)


class _Layout:
    """Lays nested nodes out flat, last first, so that each knows what follows. `@page` stands for a page's entry."""

    def __init__(self, actions: Mapping[str, Action], mode: Mode) -> None:
        self._actions = actions
        self._mode = mode
        self._steps: dict[str, Step] = {}
        self._edges: dict[tuple[str, str], str] = {}
        self.entries: dict[str, str] = {}

    def lay_page(self, page: Page) -> None:
        back = Step(id=f"{page.id}/return", page=page.id, kind="return", place=page.place)
        self._add(back, {})
        self.entries[page.id] = self._lay(page.nodes, back.id, page)

    def program(self, over: str) -> Program:
        """The finished machine; `over` is where the end of a turn leads."""
        for step in self._steps.values():
            if step.kind in ("end", "return") and self._edges.get((step.id, "next")) != FINISHED:
                self._edges[step.id, "next"] = over
        edges = {key: self._resolved(target, key[0]) for key, target in self._edges.items()}
        machine = Machine(
            model=_Cursor(),
            states=[*self._steps, FINISHED],
            transitions=[[trigger, step, target] for (step, trigger), target in edges.items()],
            initial=FINISHED,
            auto_transitions=False,
            send_event=False,
        )
        steps = {
            step.id: replace(step, returns_to=self._resolved(step.returns_to, step.id)) if step.returns_to else step
            for step in self._steps.values()
        }
        return Program(self._mode, steps, machine, self.entries, edges)

    def _resolved(self, target: str, step: str) -> str:
        if not target.startswith("@"):
            return target
        if target[1:] in self.entries:
            return self.entries[target[1:]]
        if target[1:] not in self._steps:
            raise BookFault(f'{self._steps[step].place}, step {step}: there is no page or step "{target[1:]}".')
        return target[1:]

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
        if node.kind == "goto":
            return f"@{node.target}"
        edges: dict[str, str] = {}
        if node.kind == "ask" and node.expect != "yes_no":
            edges = {f"choice:{name}": self._lay(inner, after, page) for name, inner in node.branches.items()}
            edges["answer"] = self._lay(node.yes, after, page)
        elif node.kind in ("ask", "test"):
            edges["no"] = self._lay(node.no, after, page)
            edges["yes"] = self._lay_yes(node, after, page)
        elif node.kind == "call":
            edges["next"] = f"@{node.target}"
        elif node.kind == "end":
            edges["next"] = FINISHED if node.target == "game" else after
        else:
            edges["next"] = self._after_act(node, after, page) if node.kind == "act" else after
        if node.when is not None:
            edges["skip"] = after
        self._add(_step(node, page, returns_to=after if node.kind == "call" else None), edges)
        return node.id

    def _lay_yes(self, node: Node, after: str, page: Page) -> str:
        then = self._lay(node.yes, after, page)
        if node.act is None:
            return then
        narrow = node.narrow if self._mode == "played" else None
        prefer = () if narrow else node.prefer
        act = Step(
            id=f"{node.id}:act",
            page=page.id,
            kind="act",
            place=node.place,
            source=node.source + tuple(item for line in prefer for item in line.source),
            text=node.act,
            short=node.act_short,
            do=node.do,
            prefer=prefer,
        )
        then = self._after_act(node, then, page)
        if narrow is not None:
            then = self._call(f"{node.id}:narrow", node, page, narrow, then)
        self._add(act, {"next": then})
        return act.id

    def _after_act(self, node: Node, after: str, page: Page) -> str:
        """An action on a page of actions: its guide, then what is left, then the page from its top."""
        action = self._actions.get((node.do or "").partition(" ")[0])
        if not page.actions or action is None:
            return after
        left = self._call(f"{node.id}:left", node, page, ACTIONS_LEFT_PAGE, f"@{page.id}")
        if action.guide is None or self._mode == "printed":
            return left
        return self._call(f"{node.id}:guide", node, page, action.guide, left)

    def _call(self, step_id: str, node: Node, page: Page, target: str, back: str) -> str:
        self._add(
            Step(id=step_id, page=page.id, kind="call", place=node.place, returns_to=back), {"next": f"@{target}"}
        )
        return step_id

    def _add(self, step: Step, edges: Mapping[str, str]) -> None:
        if step.id in self._steps:
            other = self._steps[step.id].place
            raise BookFault(f"{step.place}, step {step.id}: the name is taken ({other}); give it an id of its own.")
        self._steps[step.id] = step
        for trigger, target in edges.items():
            self._edges[step.id, trigger] = target


def _step(node: Node, page: Page, returns_to: str | None) -> Step:
    """The step of `node`; preferences of a question belong to the action that follows it, a step of its own."""
    assert node.kind != "goto"
    content = {name: getattr(node, name) for name in _CONTENT}
    if node.kind == "act":
        content["source"] += tuple(item for line in node.prefer for item in line.source)
        content["short"] = node.short if node.short is not None else node.act_short
    else:
        content["prefer"] = ()
    return Step(**content, kind=node.kind, page=page.id, returns_to=returns_to, branches=tuple(node.branches))
