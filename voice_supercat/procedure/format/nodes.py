"""Reads the nested steps of a page."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from voice_supercat.files.marked_yaml import MOST_NESTED, Marked

from ..pages import EXPECTS, Call, Clause, Expect, Node, Preference
from ..state import Offer
from .fields import Fields
from .keys import ALL_KEYS, KINDS, keys_of

_ONLY = ("printed", "played")
_CHOOSING = ("choice", "card", "cards")
_ANSWERED_IN_SENTENCES = ("yes_no", "choice", "card")


class NodeReader:
    """Turns the `steps` of one page into nodes; `shared` are the steps written once for several pages."""

    def __init__(
        self,
        page: str,
        heading: str,
        items: Collection[str],
        shared: Mapping[str, Any],
        facts: Collection[str],
    ) -> None:
        self._page = page
        self._heading = heading
        self._items = items
        self._shared = shared
        self._facts = facts
        self._silent = 0
        self._depth = 0

    def nodes(self, parent: Fields, key: str) -> tuple[Node, ...]:
        """The list under `key` of `parent`."""
        self._depth += 1
        if self._depth > MOST_NESTED:
            parent.fail(f"steps are nested more than {MOST_NESTED} deep; a shared step may stand inside itself.")
        found = tuple(node for item in parent.items(key) for node in self._written(item, parent))
        self._depth -= 1
        return found

    def _written(self, item: Any, parent: Fields) -> tuple[Node, ...]:
        """One step, or all of them where the name used stands for several."""
        name = item.get("use") if isinstance(item, Marked) else None
        steps = self._shared.get(name) if isinstance(name, str) else None
        if not isinstance(steps, list):
            return (self._node(item, parent),)
        fields = Fields(item, f"steps {name} of page {self._page}", parent.place)
        fields.only(("use", "with"))
        together = Marked({"steps": _substituted(steps, fields.sections("with"))})
        together.place = fields.place
        return self.nodes(Fields(together, fields.owner, fields.place), "steps")

    def _node(self, data: Any, parent: Fields) -> Node:
        fields = self._resolved(Fields(data, f"step of page {self._page}", parent.place))
        source = self._sources(fields, "source")
        kind = self._kind(fields)
        node_id = self._id(fields, kind)
        fields.owner = f"step {node_id}"
        fields.only(ALL_KEYS)
        expect = cast(Expect, fields.one_of("answer", EXPECTS, "yes_no"))
        choices = fields.call("choices_from") or fields.texts("choices")
        _refuse_what_contradicts(fields, kind, expect, choices)
        _refuse_what_does_nothing(fields, kind, expect)
        if (fact := fields.optional("fact")) is not None and fact not in self._facts:
            fields.fail(f'fact "{fact}" is not in facts.yaml or facts/*.yaml.')
        return Node(
            kind=cast(Any, kind),
            id=node_id,
            place=fields.place,
            source=source,
            text="" if kind in ("compute", "test", "call", "goto", "end") else fields.text(kind),
            short=fields.optional("short"),
            expect=expect,
            choices=choices,
            range=self._range(fields),
            do=fields.optional("do"),
            act=fields.optional("act"),
            act_short=fields.optional("act_short"),
            prefer=self._preferences(fields),
            narrow=fields.optional("narrow"),
            when=fields.call("when"),
            known=fields.call("known"),
            fact=fact,
            run=fields.call("test") if kind == "test" else fields.call("compute"),
            target=self._target(fields, kind),
            yes=self.nodes(fields, "yes"),
            no=self.nodes(fields, "no"),
            branches=self._branches(fields),
            play=self.nodes(fields, "play") if "play" in fields else None,
            only=cast(Any, fields.one_of("only", _ONLY, "")) if "only" in fields else None,
            term=fields.texts("term"),
            labels=self._sources(fields, "labels"),
            together=_together(fields, node_id, source) if "together" in fields else None,
            sentences=tuple(_clause(item, fields, expect) for item in fields.items("sentences")),
        )

    def _resolved(self, fields: Fields) -> Fields:
        name = fields.optional("use")
        if name is None:
            return fields
        if name not in self._shared:
            fields.fail(f'"{name}" is no shared step; expected one of shared.yaml or shared/*.yaml.')
        given = fields.sections("with")
        merged = Marked({**_substituted(self._shared[name], given), **fields.data})
        merged.place = fields.place
        for key in ("use", "with"):
            merged.pop(key, None)
        return Fields(merged, fields.owner, fields.place)

    def _kind(self, fields: Fields) -> str:
        for kind in KINDS:
            if kind in fields:
                return kind
        return fields.fail(f"expected one of {', '.join(KINDS)}.")

    def _id(self, fields: Fields, kind: str) -> str:
        given = fields.optional("id")
        if given is not None:
            return given[1:] if given.startswith("/") else f"{self._page}/{given}"
        if source := fields.texts("source"):
            return f"{self._page}/{source[0]}"
        self._silent += 1
        return f"{self._page}/{kind}-{self._silent}"

    def _target(self, fields: Fields, kind: str) -> str | None:
        """The page to call or go to; `./name` is a step of this page. What ends, the turn or the game."""
        if kind == "end":
            return fields.one_of("end", ("turn", "game"), "turn")
        if kind not in ("call", "goto"):
            return None
        target = fields.text(kind)
        return f"{self._page}{target[1:]}" if kind == "goto" and target.startswith("./") else target

    def _sources(self, fields: Fields, key: str) -> tuple[str, ...]:
        """Full item ids; a short one counts from the heading of the page."""
        full = []
        for given in fields.texts(key):
            under_heading = f"{self._heading}/{given}"
            item = under_heading if under_heading in self._items else given
            if item not in self._items:
                fields.fail(f'"{given}" in "{key}" is no item of the rules; expected one of items.txt.')
            full.append(item)
        return tuple(full)

    def _preferences(self, fields: Fields) -> tuple[Preference, ...]:
        found = []
        for item in fields.items("prefer"):
            if isinstance(item, str):
                found.append(Preference(item))
                continue
            entry = Fields(item, fields.owner, fields.place)
            entry.only(("say", "source"))
            found.append(Preference(entry.text("say"), self._sources(entry, "source")))
        return tuple(found)

    @staticmethod
    def _range(fields: Fields) -> tuple[int, int] | Call | None:
        return fields.range("range") or fields.call("range_from")

    def _branches(self, fields: Fields) -> dict[str, tuple[Node, ...]]:
        inner = fields.sections("on")
        if not isinstance(inner, Marked):
            return {}
        branches = Fields(inner, fields.owner, fields.place)
        return {choice: self.nodes(branches, choice) for choice in inner}


def _refuse_what_contradicts(fields: Fields, kind: str, expect: Expect, choices: tuple[str, ...] | Call) -> None:
    """Keys that need others beside them, or another kind of step."""
    if kind == "act" and "do" not in fields:
        fields.fail('an act needs "do", the name of the action.')
    if kind == "ask" and "act" in fields and "do" not in fields:
        fields.fail('"act" on a question needs "do", the name of the action.')
    if "narrow" in fields and "act" not in fields:
        fields.fail('"narrow" belongs to a question with an "act".')
    if "together" in fields and (kind != "ask" or "answer" in fields):
        fields.fail('"together" belongs to a question that is answered with yes or no.')
    if "sentences" in fields and (kind != "ask" or expect not in _ANSWERED_IN_SENTENCES):
        fields.fail(f'"sentences" belong to a question whose answer is one of {", ".join(_ANSWERED_IN_SENTENCES)}.')
    if expect in _CHOOSING and not choices:
        fields.fail(f'an answer of the kind {expect} needs "choices" or "choices_from".')
    unknown = [name for name in fields.sections("on") if not isinstance(choices, Call) and name not in choices]
    if unknown:
        fields.fail(f'"on" names "{unknown[0]}", which is none of the choices.')


def _refuse_what_does_nothing(fields: Fields, kind: str, expect: Expect) -> None:
    """Keys that another kind of step reads, and this one would pass over in silence."""
    known = keys_of(kind, expect)
    for key in fields.data:
        if key not in known:
            where = f"a question answered by {expect}" if kind == "ask" else f'"{kind}"'
            fields.fail(f'"{key}" does nothing on {where}; expected one of {", ".join(sorted(known))}.')


def _together(fields: Fields, step: str, source: tuple[str, ...]) -> Offer:
    entry = Fields(fields.data["together"], fields.owner, fields.place)
    entry.only(("name", "begin", "ask", "short"))
    name, begin, ask = (entry.text(key) for key in ("name", "begin", "ask"))
    return Offer(name, begin, ask, entry.text("short", ask), step, source)


def _clause(item: Any, question: Fields, expect: Expect) -> Clause:
    entry = Fields(item, question.owner, question.place)
    entry.only(("says", "choices_from", "answer"))
    choices, answer = entry.call("choices_from"), entry.optional("answer")
    if choices is None and answer is None:
        entry.fail('a sentence needs "answer", or "choices_from" for what is named in it.')
    yes = expect == "yes_no" and entry.one_of("answer", ("yes", "no"), "") == "yes"
    return Clause(entry.text("says"), choices, yes if expect == "yes_no" else answer)


def _substituted(value: Any, given: Mapping[str, Any]) -> Any:
    if isinstance(value, str):
        return given.get(value[1:], value) if value.startswith("$") else value
    if isinstance(value, Marked):
        copy = Marked({key: _substituted(item, given) for key, item in value.items()})
        copy.place = value.place
        return copy
    together: list[Any] = []
    for item in value:
        filled = _substituted(item, given)
        together += filled if isinstance(item, str) and isinstance(filled, list) else [filled]
    return together
