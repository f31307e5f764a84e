"""Reads the nested steps of a page."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from voice_supercat.files.marked_yaml import MOST_NESTED, Marked

from ..pages import Node
from ..steps import (
    ANSWER,
    EXPECTS,
    Act,
    Ask,
    Assignment,
    CallPage,
    Change,
    Does,
    Effect,
    End,
    Expect,
    GoTo,
    Preference,
    Say,
    Switch,
    Test,
)
from .clauses import clause, row, together
from .conditions import ConditionReader
from .fields import Fields
from .items import Items
from .keys import ALL_KEYS, KINDS, RENAMED
from .limits import Budget
from .refusing import refuse_what_contradicts, refuse_what_does_nothing
from .shared import substituted

_ONLY = ("printed", "played")


class NodeReader:
    """Turns the `steps` of one page into nodes; `shared` are the steps written once for several pages."""

    def __init__(
        self,
        page: str,
        heading: str,
        items: Items,
        shared: Mapping[str, Any],
        facts: Collection[str],
        values: Collection[str],
        budget: Budget,
    ) -> None:
        self._page = page
        self._heading = heading
        self._items = items
        self._shared = shared
        self._facts = facts
        self._conditions = ConditionReader(values)
        self._budget = budget
        self._silent = 0
        self._depth = 0

    def nodes(self, parent: Fields, key: str) -> tuple[Node, ...]:
        """The list under `key` of `parent`."""
        if key not in parent:
            return ()
        self._depth += 1
        if self._depth > MOST_NESTED:
            parent.fail(f"steps are nested more than {MOST_NESTED} deep; a shared step may stand inside itself.")
        found = tuple(node for item in parent.items(key) for node in self._written(item, parent))
        self._depth -= 1
        return found

    def on_start(self, page: Fields) -> Node | None:
        """What changes where reading begins at this page: a function, or what a step can set; None for nothing."""
        written = page.data.get("on_start")
        if written is None:
            return None
        if not isinstance(written, Marked) or not set(written) <= {"compute", "set", "add"}:
            written = Marked({"compute": written})
            written.place = page.place
        fields = Fields(written, f"on_start of page {self._page}", page.place)
        return Node(id=f"{self._page}/on_start", place=fields.place, does=Change(effects=self._effects(fields)))

    def _written(self, item: Any, parent: Fields) -> tuple[Node, ...]:
        """One step, or all of them where the name used stands for several."""
        name = item.get("use") if isinstance(item, Marked) else None
        steps = self._shared.get(name) if isinstance(name, str) else None
        if not isinstance(steps, list):
            return (self._node(item, parent),)
        fields = Fields(item, f"steps {name} of page {self._page}", parent.place)
        fields.only(("use", "with"))
        together = Marked({"steps": substituted(steps, fields.sections("with"))})
        together.place = fields.place
        return self.nodes(Fields(together, fields.owner, fields.place), "steps")

    def _node(self, data: Any, parent: Fields) -> Node:
        self._budget.spend()
        fields = self._resolved(Fields(data, f"step of page {self._page}", parent.place))
        source = self._sources(fields, "source")
        kind = self._kind(fields)
        node_id = self._id(fields, kind)
        fields.owner = f"step {node_id}"
        fields.only(ALL_KEYS, renamed=RENAMED)
        expect = cast(Expect, fields.one_of("expect", EXPECTS, "yes_no"))
        refuse_what_contradicts(fields, kind, expect, fields.call("choices_from") or fields.texts("choices"))
        refuse_what_does_nothing(fields, kind, expect)
        return Node(
            id=node_id,
            place=fields.place,
            does=self._does(fields, kind, expect, node_id, source),
            source=source,
            when=self._conditions.condition(fields, "when"),
            act=self._act(fields, fields.text("act"), ()) if kind == "ask" and "act" in fields else None,
            narrow=fields.optional("narrow"),
            yes=self.nodes(fields, "else" if kind == "switch" else "yes"),
            no=self.nodes(fields, "no"),
            branches=self._branches(fields),
            play=self.nodes(fields, "play") if "play" in fields else None,
            only=cast(Any, fields.one_of("only", _ONLY, "")) if "only" in fields else None,
            term=fields.texts("term"),
            labels=self._sources(fields, "labels"),
        )

    def _does(self, fields: Fields, kind: str, expect: Expect, node_id: str, source: tuple[str, ...]) -> Does:
        if kind == "ask":
            return self._ask(fields, expect, node_id, source)
        if kind == "say":
            return Say(text=fields.text("say"), short=fields.optional("short"), effects=self._effects(fields))
        if kind == "act":
            return self._act(fields, fields.text("act"), self._effects(fields))
        if kind == "test":
            condition = self._conditions.condition(fields, "test")
            assert condition is not None
            return Test(condition=condition)
        if kind == "switch":
            return Switch(subject=self._conditions.subject(fields, "switch", fields.text("switch")))
        if kind == "call":
            return CallPage(page=fields.text("call"))
        if kind == "goto":
            target = fields.text("goto")
            return GoTo(target=f"{self._page}{target[1:]}" if target.startswith("./") else target)
        if kind == "end":
            return End(what=cast(Any, fields.one_of("end", ("turn", "game"), "turn")))
        return Change(effects=self._effects(fields))

    def _ask(self, fields: Fields, expect: Expect, node_id: str, source: tuple[str, ...]) -> Ask:
        if (fact := fields.optional("fact")) is not None and fact not in self._facts:
            fields.fail(f'fact "{fact}" is not in facts.yaml or facts/*.yaml.')
        return Ask(
            text=fields.text("ask"),
            short=fields.optional("short"),
            expect=expect,
            choices=fields.call("choices_from") or fields.texts("choices"),
            range=self._conditions.range(fields, "range") or fields.call("range_from"),
            fact=fact,
            known=self._conditions.known(fields),
            effects=self._effects(fields),
            together=together(fields, node_id, source) if "together" in fields else None,
            sentences=tuple(clause(item, fields, expect) for item in fields.items("sentences")),
            rows=tuple(row(item, fields) for item in fields.items("rows")),
            different=fields.one_of("different", ("yes", "no"), "no") == "yes",
        )

    def _act(self, fields: Fields, text: str, effects: tuple[Effect, ...]) -> Act:
        """An instruction, or the one that follows yes to a question, whose own short form is the question's."""
        short = None if "ask" in fields else fields.optional("short")
        return Act(
            text=text,
            do=fields.text("do"),
            short=fields.optional("act_short") if short is None else short,
            prefer=self._preferences(fields),
            effects=effects,
            undo=fields.optional("undo"),
        )

    def _effects(self, fields: Fields) -> tuple[Effect, ...]:
        """What is computed, then what is set, then what is added. `set: left` sets the value to the answer."""
        computed = fields.call("compute")
        found: list[Effect] = [computed] if computed is not None else []
        for key in ("set", "add"):
            if key not in fields:
                continue
            written = fields.data[key]
            pairs = written.items() if isinstance(written, Marked) else [(fields.text(key), ANSWER)]
            for name, to in pairs:
                if not isinstance(to, str):
                    fields.fail(f'expected a word or a number for "{name}" in "{key}".')
                content = self._conditions.slot(fields, key, to) or to
                found.append(Assignment(self._conditions.value(fields, key, name), content, adds=key == "add"))
        return tuple(found)

    def _resolved(self, fields: Fields) -> Fields:
        name = fields.optional("use")
        if name is None:
            return fields
        if name not in self._shared:
            fields.fail(f'"{name}" is no shared step; expected one of shared.yaml or shared/*.yaml.')
        given = fields.sections("with")
        merged = Marked({**substituted(self._shared[name], given), **fields.data})
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

    def _sources(self, fields: Fields, key: str) -> tuple[str, ...]:
        """Full item ids of the book's own document; a short one counts from the heading of the page."""
        full: list[str] = []
        if key not in fields:
            return ()
        for given in fields.texts(key):
            named = self._items.named(self._heading, given)
            if named is None:
                fields.fail(f'"{given}" in "{key}" is no item of the rules; expected one of items.txt.')
            full += named
        return tuple(dict.fromkeys(full))

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

    def _branches(self, fields: Fields) -> dict[str, tuple[Node, ...]]:
        inner = fields.sections("on")
        if not isinstance(inner, Marked):
            return {}
        branches = Fields(inner, fields.owner, fields.place)
        return {choice: self.nodes(branches, choice) for choice in inner}
