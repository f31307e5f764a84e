"""The parts of a book's `book.yaml`."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from voice_supercat.files.marked_yaml import Marked

from ..book import Account, Action, AfterAction, Commitment, Opening, Option, Owners
from ..faults import BookFault
from ..steps import FunctionCall
from ..told import News
from .fields import Fields

KEYS = (
    *(
        "id",
        "title",
        "called",
        "version",
        "extends",
        "without",
        "start",
        "printed_start",
        "options",
        "opening",
        "memory",
    ),
    *("actions", "undo", "after_action"),
    *("owners", "news"),
    *("together", "heading", "why_not", "topic_in_game", "term_in_game", "behind", "topics", "accounts"),
    "commitment",
)
"""What may stand in it."""

_HANDLED = ("say", "derived", "effect", "term", "setup", "reference", "not-applicable")


def news_of(head: Fields) -> dict[str, News]:
    """What may be told besides facts, by name. Raises BookFault, as all of these do."""
    news = {}
    for name, data in head.sections("news").items():
        entry = Fields(data, f'news "{name}"', head.place)
        entry.only(("ask", "say", "choices_from", "range", "of", "compute", "teller"))
        choices, run = entry.call("choices_from") or entry.range("range"), entry.call("compute")
        if choices is None or run is None:
            entry.fail('expected "choices_from" or "range", and "compute".')
        say = entry.phrases("say") if "say" in data else ()
        teller = entry.call("teller")
        news[name] = News(name, entry.text("ask"), say, choices, entry.optional("of"), run, teller)
    return news


def actions_of(head: Fields) -> dict[str, Action]:
    """The kinds of actions, by name."""
    actions = {}
    for name, data in head.sections("actions").items():
        entry = Fields(data, f'action "{name}"', head.place)
        entry.only(("cost", "guide", "undo"))
        cost = entry.optional("cost")
        actions[name] = Action(
            name, entry.number(cost, "cost") if cost else None, entry.optional("guide"), entry.optional("undo")
        )
    return actions


def undo_of(head: Fields) -> dict[str, str]:
    """How the table takes back what is no action, by the `do` of its steps."""
    written = head.sections("undo")
    if not written:
        return {}
    entry = Fields(written, "undo", head.place)
    return {name: entry.text(name) for name in written}


def after_action_of(head: Fields) -> AfterAction | None:
    """What follows every action; None where nothing does."""
    written = head.sections("after_action")
    if not written:
        return None
    entry = Fields(written, "after_action", head.place)
    entry.only(("page", "cost"))
    return AfterAction(entry.text("page"), entry.text("cost"))


def commitment_of(head: Fields, values: Collection[str]) -> Commitment | None:
    """To what games of the book hide; None where they hide nothing. `values` are the names of those declared."""
    written = head.sections("commitment")
    if not written:
        return None
    entry = Fields(written, "commitment", head.place)
    entry.only(("value", "disclosed"))
    value, disclosed = entry.text("value"), entry.call("disclosed")
    if disclosed is None:
        entry.fail('expected "disclosed", the function that gives what was hidden.')
    if value not in values:
        entry.fail(f'the value "{value}" is not declared.')
    return Commitment(value, disclosed)


def owners_of(head: Fields) -> dict[str, Owners]:
    """Who there is, by the value that names one: a function or list, or `{every: …, say: …}`."""
    owners = {}
    sections = head.sections("owners")
    for name, written in sections.items():
        if isinstance(written, str):
            owners[name] = Owners(FunctionCall(written), None)
            continue
        if isinstance(written, list):
            place, listed = cast(Marked, sections).place_of(name), ", ".join(map(str, written))
            raise BookFault(
                f'{place}, owners "{name}": expected the name of a function or of a list in values.yaml; write one '
                f"there with start: [{listed}]."
            )
        entry = Fields(written, f'owners "{name}"', head.place)
        entry.only(("every", "say"))
        owners[name] = Owners(FunctionCall(entry.text("every")), entry.optional("say"))
    return owners


def options_of(head: Fields) -> dict[str, Option]:
    """What can be chosen when a game starts, by name."""
    options = {}
    for name, data in head.sections("options").items():
        entry = Fields(data, f'option "{name}"', head.place)
        entry.only(("default", "choices", "say", "needs", "only", "before"))
        options[name] = Option(
            name=name,
            default=entry.text("default"),
            choices=entry.texts("choices"),
            text=entry.text("say"),
            needs=_needs(entry),
            only=cast(Any, entry.one_of("only", ("played",), "")) if "only" in entry else None,
            before=entry.text("before", ""),
        )
    for option in options.values():
        for other, value in option.needs.items():
            if other not in options or value not in options[other].choices:
                head.fail(f'option "{option.name}": "needs" has "{other}: {value}", which no option can be.')
    return options


def _needs(option: Fields) -> dict[str, str]:
    """Other options with the values they need to have."""
    return _texts(option.sections("needs"), option.owner, option)


def opening_of(head: Fields, options: Mapping[str, Option]) -> Opening:
    """How a game begins that the player asks for by voice; as any other where nothing is told."""
    written = head.sections("opening")
    if not written:
        return Opening({}, {}, None)
    entry = Fields(written, "opening", head.place)
    entry.only(("options", "again", "standing"))
    chosen, again = (_texts(entry.sections(key), key, entry) for key in ("options", "again"))
    for name in (*chosen, *again):
        if name not in options:
            entry.fail(f'there is no option "{name}".')
    for reason in filter(None, (options[name].why_not(value) for name, value in chosen.items())):
        entry.fail(reason)
    return Opening(chosen, again, entry.optional("standing"))


def _texts(written: Mapping[str, Any], name: str, head: Fields) -> dict[str, str]:
    """Names with texts."""
    fields = Fields(written, name, head.place) if written else None
    return {key: fields.text(key) for key in written} if fields else {}


def accounts_of(head: Fields) -> tuple[Account, ...]:
    """How rule items on no page of steps are handled."""
    accounts = []
    for data in head.items("accounts"):
        entry = Fields(data, "accounts", head.place)
        entry.only(("items", "handled", "note"))
        handled = entry.one_of("handled", _HANDLED, "")
        accounts += [Account(item, handled, entry.text("note")) for item in entry.texts("items")]
    return tuple(accounts)


def topics_of(head: Fields, pages: Collection[str]) -> tuple[str, ...]:
    """What may be read aloud: pages, and sections of pages, of those there are."""
    topics = head.texts("topics")
    for topic in topics:
        if topic.partition("/")[0] not in pages:
            head.fail(f'there is no page "{topic.partition("/")[0]}", named in "topics".')
    return topics
