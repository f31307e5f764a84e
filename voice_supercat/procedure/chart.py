"""A page as a flow chart for readers: its steps in order, what each answer leads to, and the way that was taken."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal

from .conditions_in_words import in_words
from .engine import Engine
from .events import ActEvent, SayEvent
from .faults import ProcedureFault
from .game import Game
from .pages import Node
from .runtime.evaluating import wording
from .spoken import spoken_value
from .state import Passed, State
from .steps import SLOT, Act, Ask, CallPage, Does, End, GoTo, Say, Switch, Test

BoxKind = Literal["ask", "say", "act", "test", "page", "end"]

UNKNOWN = spoken_value(None)


@dataclass(frozen=True)
class Branch:
    """What follows one answer. `taken` where the way led there."""

    label: str
    boxes: tuple["Box", ...]
    taken: bool = False


@dataclass(frozen=True)
class Box:
    """One step. `answer` is what was answered there, on the way to the open question."""

    step: str
    kind: BoxKind
    text: str
    here: bool = False
    passed: bool = False
    answer: Passed | None = None
    branches: tuple[Branch, ...] = ()

    @property
    def on_the_way(self) -> bool:
        """Whether the way led to it, or into one of its branches."""
        return self.here or self.passed or any(branch.taken for branch in self.branches)


@dataclass(frozen=True)
class Chart:
    """The page of the open question. `way` are the titles of the pages that it comes back to, the first first."""

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
    drawing = _Drawing(engine, state, _answers(game), _said(game))
    steps = (engine.program.steps.get(step) for step in state.returns)
    way = dict.fromkeys(engine.book.pages[step.page].title for step in steps if step is not None)
    way.pop(page.title, None)
    return Chart(page.id, page.title, tuple(way), drawing.boxes(page.nodes))


def _answers(game: Game) -> Mapping[str, Passed]:
    """The answers on the way through the page of the open question since it was entered the last time, by step."""
    steps = game.engine.program.steps
    order = {step: at for at, step in enumerate(reversed([*steps]))}  # they are laid out last first
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
        told = [event for event in at.events if isinstance(event, SayEvent | ActEvent)]
        found = {event.step: event.text for event in told} | found
        if not at.state.trail:
            break
        at = at.before
    return found


@dataclass(frozen=True)
class _Drawing:
    """Draws the nodes of a page for one moment of a game."""

    engine: Engine
    state: State
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
                return self._silent(node, in_words(does.condition), self._yes_and_no(node, None))
            case Switch():
                return self._silent(node, in_words(does.subject), self._by_name(node, None))
            case Say() | Act():
                return self._told(node.id, does)
            case CallPage() | GoTo():
                page = self.engine.book.pages.get(does.page if isinstance(does, CallPage) else does.target)
                return None if page is None else Box(node.id, "page", page.title, passed=False)
            case End():
                return Box(node.id, "end", f"End of the {does.what}.")
        return None

    def _question(self, node: Node, ask: Ask) -> Box:
        here, passed = self.state.step == node.id, self.answers.get(node.id)
        text = passed.text if passed is not None else self._text(ask)
        if here:
            text = self.engine.question(self.state).text
        given = None if here or passed is None else passed
        yes_no = ask.expect == "yes_no"
        branches = self._yes_and_no(node, given) if yes_no else self._by_name(node, given)
        return Box(node.id, "ask", text, here, passed is not None and not here, given, branches)

    def _told(self, step: str, does: Say | Act) -> Box:
        text = self.said.get(step) or self._text(does)
        return Box(step, "say" if isinstance(does, Say) else "act", text, passed=step in self.said)

    def _silent(self, node: Node, condition: str, branches: tuple[Branch, ...]) -> Box | None:
        """What the program decides by itself; nothing where nothing that is said depends on it."""
        if not branches:
            return None
        taken = [branch for branch in branches if branch.taken]
        way = next((branch for branch in taken if _has_open_question(branch)), taken[-1] if taken else None)
        one_way = (branch if branch is way else replace(branch, taken=False) for branch in branches)
        return Box(node.id, "test", condition, branches=tuple(one_way))

    def _yes_and_no(self, node: Node, given: Passed | None) -> tuple[Branch, ...]:
        act = () if node.act is None else (self._told(f"{node.id}:act", node.act),)
        parts = {"Yes": (True, (*act, *self.boxes(node.yes))), "No": (False, self.boxes(node.no))}
        answer = None if given is None else bool(given.answer)
        return tuple(
            self._branch(label, boxes, given, is_it=answer is wanted)
            for label, (wanted, boxes) in parts.items()
            if boxes
        )

    def _by_name(self, node: Node, given: Passed | None) -> tuple[Branch, ...]:
        named = {str(name): self.boxes(nodes) for name, nodes in node.branches.items()}
        answer = None if given is None else str(given.answer)
        found = [
            self._branch(name.replace("_", " "), boxes, given, is_it=answer == name)
            for name, boxes in named.items()
            if boxes
        ]
        if others := self.boxes(node.yes):
            found.append(self._branch("Otherwise" if named else "Then", others, given, is_it=answer not in named))
        return tuple(found)

    def _branch(self, label: str, boxes: tuple[Box, ...], given: Passed | None, *, is_it: bool) -> Branch:
        """A branch of an answered question is taken by that answer, any other one where the way went on in it."""
        if given is not None and not is_it:
            return Branch(label, _not_passed(boxes))
        return Branch(label, boxes, taken=given is not None or any(box.on_the_way for box in boxes))

    def _text(self, does: Does) -> str:
        """Its text as it would be said now; a count, and what cannot be told yet, by its name."""
        assert isinstance(does, Ask | Say | Act)
        text = SLOT.sub(lambda slot: self._filled(slot[0], slot[1]), does.text)
        return text[:1].upper() + text[1:]

    def _filled(self, slot: str, name: str) -> str:
        declared = self.engine.book.values.get(name.partition(" of ")[0])
        with suppress(ProcedureFault):
            filled = wording(self.engine.book, slot, self.state)
            if filled != UNKNOWN and (declared is None or declared.kind != "count"):
                return filled
        return f"({name.replace('_', ' ')})"


def _has_open_question(branch: Branch) -> bool:
    return any(box.here or any(map(_has_open_question, box.branches)) for box in branch.boxes)


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
