"""A page as a flow chart for readers: its steps in order, what each answer leads to, and the way that was taken."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from .conditions_in_words import in_words
from .engine import Engine
from .events import ActEvent, SayEvent
from .game import Game
from .machine import FINISHED
from .on_paper import text_ahead
from .pages import Node, Page
from .runtime.evaluating import new_draft
from .state import Passed, State
from .steps import Act, Ask, CallPage, Condition, End, GoTo, Say, Subject, Switch, Test

BoxKind = Literal["ask", "say", "act", "test", "page", "end"]


@dataclass(frozen=True)
class Branch:
    """What follows one answer. `taken` where the way led there."""

    label: str
    boxes: tuple["Box", ...]
    taken: bool = False


@dataclass(frozen=True)
class Box:
    """One step. `answer` is what was answered there on the way; `prefer` are the preferences of an order, in order."""

    step: str
    kind: BoxKind
    text: str
    here: bool = False
    passed: bool = False
    answer: Passed | None = None
    branches: tuple[Branch, ...] = ()
    prefer: tuple[str, ...] = ()

    @property
    def on_the_way(self) -> bool:
        """Whether the way led to it, or into one of its branches."""
        return self.here or self.passed or any(branch.taken for branch in self.branches)


@dataclass(frozen=True)
class Chart:
    """The page of the open question. `way` names the pages that it comes back to, the first first."""

    page: str
    title: str
    way: tuple[str, ...]
    boxes: tuple[Box, ...]


def chart(game: Game) -> Chart | None:
    """The page on which `game` stands; None where it is over."""
    if game.over:
        return None
    engine, state = game.engine, game.state
    page = engine.book.pages[engine.program.steps[state.step].page]
    order = _order(engine)
    drawing = _Drawing(engine, state, order, _answers(game, order), _said(game))
    steps = (engine.program.steps.get(step) for step in state.returns)
    way = dict.fromkeys(engine.book.pages[step.page].title for step in steps if step is not None)
    way.pop(page.title, None)
    return Chart(page.id, page.title, tuple(way), drawing.boxes(page.nodes))


def chart_of_page(engine: Engine, page: Page) -> Chart:
    """The page where nobody plays: nothing is passed, and what a game would tell stands there by its name."""
    state = new_draft(engine.book, State(FINISHED, seed=0), {}).freeze()
    return Chart(page.id, page.title, (), _Drawing(engine, state, _order(engine), {}, {}).boxes(page.nodes))


def _order(engine: Engine) -> Mapping[str, int]:
    """The place of each step on the way down its page: the program lays them out last first."""
    return {step: at for at, step in enumerate(reversed([*engine.program.steps]))}


def _answers(game: Game, order: Mapping[str, int]) -> Mapping[str, Passed]:
    """The answers on the way through the page of the open question since it was entered the last time, by step."""
    steps = game.engine.program.steps
    page, latest = steps[game.state.step].page, order[game.state.step]
    found: dict[str, Passed] = {}
    for passed in reversed(game.state.trail):
        step = steps.get(passed.step)
        if step is None or step.page != page:
            continue
        if order[passed.step] >= latest:
            break
        found[passed.step], latest = passed, order[passed.step]
    return found


def _said(game: Game) -> Mapping[str, str]:
    """What was said or ordered in this turn, by step."""
    found: dict[str, str] = {}
    at: Game | None = game
    while at is not None:
        told = [event for event in at.said_on_the_way if isinstance(event, SayEvent | ActEvent)]
        found = {event.step: event.text for event in told} | found
        if not at.reached.trail:
            break
        at = at.before
    return found


@dataclass(frozen=True)
class _Drawing:
    """Draws the nodes of a page for one moment of a game."""

    engine: Engine
    state: State
    order: Mapping[str, int]
    answers: Mapping[str, Passed]
    said: Mapping[str, str]

    def boxes(self, nodes: Sequence[Node]) -> tuple[Box, ...]:
        return tuple(box for node in nodes for box in self._of_node(node))

    def _of_node(self, node: Node) -> Iterator[Box]:
        mode = self.engine.program.mode
        if node.only not in (None, mode):
            return
        if mode == "played" and node.play is not None:
            yield from self.boxes(node.play)
            return
        box = self._box(node)
        if box is not None and (box.text or box.branches):
            yield box

    def _box(self, node: Node) -> Box | None:
        does = node.does
        match does:
            case Ask():
                return self._question(node, does)
            case Test():
                return self._silent(node, self._in_words(does.condition), self._yes_and_no(node))
            case Switch():
                return self._silent(node, self._in_words(does.subject), self._by_name(node))
            case Say() | Act():
                return self._told(node.id, does)
            case CallPage() | GoTo():
                page = self.engine.book.pages.get(does.page if isinstance(does, CallPage) else does.target)
                return None if page is None else Box(node.id, "page", page.title)
            case End():
                return Box(node.id, "end", f"End of the {does.what}.")
        return None

    def _question(self, node: Node, ask: Ask) -> Box:
        here, passed = self.state.step == node.id, self.answers.get(node.id)
        given = None if here else passed
        text = self.engine.question(self.state).text if here else self._text(ask.text) if given is None else given.text
        answer = None if given is None else given.answer
        branches = self._yes_and_no(node, answer) if ask.expect == "yes_no" else self._by_name(node, answer)
        # A question that was not answered on this way leads nowhere, unless its answer has been forgotten since.
        reached = (
            branch if branch.taken or _holds_here(branch.boxes) else replace(branch, boxes=_not_passed(branch.boxes))
            for branch in branches
        )
        return Box(node.id, "ask", text, here, given is not None, given, tuple(reached))

    def _told(self, step: str, does: Say | Act) -> Box:
        before = self.order.get(step, 0) < self.order.get(self.state.step, 0)
        text = self.said.get(step) if before else None
        passed = text is not None
        if isinstance(does, Say):
            return Box(step, "say", text or self._text(does.text), passed=passed)
        prefer = tuple(self._text(line.text) for line in does.prefer)
        return Box(step, "act", text or self._text(does.text), passed=passed, prefer=prefer)

    def _silent(self, node: Node, condition: str, branches: tuple[Branch, ...]) -> Box | None:
        """What the program decides by itself; nothing where nothing that is said depends on it.

        The way led where something was passed: into one of the branches, and where the game stands, if it is there.
        """
        if not branches:
            return None
        on_it = [branch for branch in branches if any(box.on_the_way for box in branch.boxes)]
        taken = next((branch for branch in on_it if _holds_here(branch.boxes)), on_it[-1] if on_it else None)
        marked = (replace(branch, taken=branch is taken) for branch in branches)
        return Box(node.id, "test", condition, branches=tuple(marked))

    def _yes_and_no(self, node: Node, answer: object = None) -> tuple[Branch, ...]:
        act = () if node.act is None else (self._told(f"{node.id}:act", node.act),)
        both = (("Yes", True, (*act, *self.boxes(node.yes))), ("No", False, self.boxes(node.no)))
        return tuple(Branch(label, boxes, answer is wanted) for label, wanted, boxes in both if boxes)

    def _by_name(self, node: Node, answer: object = None) -> tuple[Branch, ...]:
        named = [
            Branch(str(name).replace("_", " "), boxes, name == answer)
            for name, nodes in node.branches.items()
            if (boxes := self.boxes(nodes))
        ]
        others = self.boxes(node.yes)
        if not others:
            return tuple(named)
        other = answer is not None and answer not in node.branches
        return (*named, Branch("Otherwise" if named else "Then", others, other))

    def _text(self, written: str) -> str:
        return text_ahead(self.engine.book, written, self.state)

    def _in_words(self, condition: Condition | Subject) -> str:
        return in_words(condition, self.engine.book.paper.conditions)


def _holds_here(boxes: tuple[Box, ...]) -> bool:
    """Whether the open question is among them, or in one of their branches."""
    return any(box.here or any(_holds_here(branch.boxes) for branch in box.branches) for box in boxes)


def _not_passed(boxes: tuple[Box, ...]) -> tuple[Box, ...]:
    """The same boxes, to which the way did not lead this time."""
    return tuple(
        replace(
            box,
            passed=False,
            answer=None,
            branches=tuple(Branch(branch.label, _not_passed(branch.boxes)) for branch in box.branches),
        )
        for box in boxes
    )
