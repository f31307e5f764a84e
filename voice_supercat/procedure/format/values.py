"""Reads the declared values of a book: `values.yaml`, or by subject `values/*.yaml`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from voice_supercat.files.marked_yaml import Marked, Place

from ..book import Option
from ..faults import BookFault
from ..keys import PerOwner
from ..steps import FunctionCall
from ..told import LASTS
from ..values import KINDS, Declaration, Kind
from .conditions import ConditionReader
from .entries import Entry, entries
from .fields import Fields

_KEYS = (
    *(
        "kind",
        "start",
        "unknown",
        "fixed",
        "option",
        "of",
        "lasts",
        "range",
        "range_from",
        "choices",
        "choices_from",
        "items",
        "most",
    ),
    *("say", "label", "say_content", "when", "visible", "undo", "then", "more_after", "less_after", "kept", "note"),
)
_USELESS: dict[Kind, tuple[str, ...]] = {
    "count": ("choices", "choices_from", "items"),
    "flag": ("range", "range_from", "choices", "choices_from", "items"),
    "choice": ("range", "range_from", "items"),
}
_RENAMED = {"told": "say_content"}
OTHERS = "else"
"""In a start for each owner: that of all who are not named."""
_EMPTY: dict[Kind, Any] = {"count": 0, "flag": False, "choice": "", "cards": (), "list": (), "row": ()}


def values_of(chain: Sequence[Path], options: dict[str, Option]) -> dict[str, Declaration]:
    """All declared values of the book in the folders of `chain`, by name. Raises BookFault."""
    written = entries(chain, "values")
    _refuse_other_types(written, entries(chain[:-1], "values"))
    reader = ConditionReader(written)
    found = {name: _declaration(name, data, place, reader, options) for name, (data, place) in written.items()}
    return {name: _listed(declared, found) for name, declared in found.items()}


def _refuse_other_types(written: Mapping[str, Entry], inherited: Mapping[str, Entry]) -> None:
    """The functions of an extended book read its values: what one of them holds stays of the same type."""
    for name, base in inherited.items():
        own, before = Fields(*_with_owner(written[name], name)), Fields(*_with_owner(base, name))
        for key in ("kind", "items", "of"):
            if own.texts(key) != before.texts(key):
                own.fail(f'the extended book declares it with another "{key}" ({before.place}); keep that one.')
        if _may_be_unknown(own) != _may_be_unknown(before):
            own.fail(f"only one of this and the declaration it replaces ({before.place}) may be unknown.")


def _with_owner(entry: Entry, name: str) -> tuple[Any, str, Place]:
    return entry.content, f'value "{name}"', entry.place


def _may_be_unknown(entry: Fields) -> bool:
    given = "start" in entry or "option" in entry
    return entry.flag("unknown") or (not given and entry.text("kind", "") in ("choice", "row"))


def _listed(declared: Declaration, values: dict[str, Declaration]) -> Declaration:
    """With its choices, where they are those of a list that never changes."""
    call = declared.choices
    listed = values.get(call.name) if isinstance(call, FunctionCall) else None
    if listed is None or not listed.fixed or listed.of:
        return declared
    with_choices = replace(declared, choices=listed.start)
    starts = declared.start.all if isinstance(declared.start, PerOwner) else (declared.start,)
    for start in starts:
        if start is not None and not with_choices.fits(start):
            raise BookFault(
                f'{declared.place}, value "{declared.name}": it starts with what is not in "{listed.name}".'
            )
    return with_choices


def _declaration(
    name: str, data: Any, place: Place, reader: ConditionReader, options: dict[str, Option]
) -> Declaration:
    entry = Fields(data, f'value "{name}"', place)
    entry.only(_KEYS, renamed=_RENAMED)
    kind = cast(Kind, entry.one_of("kind", KINDS, ""))
    option = entry.optional("option")
    if option is not None and option not in options:
        entry.fail(f'there is no option "{option}" in book.yaml.')
    if name in entry.texts("of"):
        entry.fail('"of" names the value itself; expected another value, which tells whose it is.')
    _refuse_what_contradicts(entry, kind)
    declared = Declaration(
        name=name,
        kind=kind,
        place=place,
        unknown=_may_be_unknown(entry),
        fixed=entry.flag("fixed"),
        option=option,
        of=entry.texts("of"),
        lasts=entry.one_of("lasts", LASTS, "game"),
        range=reader.range(entry, "range") or entry.call("range_from"),
        most=reader.count(entry, "most"),
        choices=entry.call("choices_from") or entry.texts("choices"),
        items=cast(tuple[Kind, ...], entry.texts("items")),
        say=entry.optional("say"),
        label=entry.optional("label"),
        say_content=entry.optional("say_content"),
        when=reader.condition(entry, "when"),
        kept=reader.condition(entry, "kept"),
        visible=entry.flag("visible"),
        then=entry.optional("then"),
        undo=entry.optional("undo"),
        more_after=frozenset(entry.texts("more_after")),
        less_after=frozenset(entry.texts("less_after")),
    )
    if declared.undo is not None and not declared.visible:
        entry.fail('"undo" is for what lies on the table; add "visible: true".')
    if (declared.more_after or declared.less_after) and not declared.unknown:
        entry.fail('"more_after" and "less_after" leave it unknown; add "unknown: true".')
    return _started(entry, declared)


def _refuse_what_contradicts(entry: Fields, kind: Kind) -> None:
    """Keys that need others beside them, that belong to another kind, or that would do nothing."""
    if kind == "row" and "items" not in entry:
        entry.fail('a row needs "items", the kind of each place in it.')
    if kind not in ("list", "cards") and "most" in entry:
        entry.fail('"most" is for lists: how many there can be.')
    if kind == "cards" and "items" in entry:
        entry.fail('cards are names; leave out "items".')
    if kind == "cards" and not {"choices", "choices_from"} & set(entry.data):
        entry.fail('cards need "choices" or "choices_from", the deck that they are of.')
    for key in _USELESS.get(kind, ()):
        if key in entry:
            entry.fail(f'"{key}" does nothing on a {kind}; leave it out.')
    names = entry.texts("choices")
    if "choices" in entry and not names:
        entry.fail('"choices" is empty; name what it can hold.')
    if (twice := next((one for at, one in enumerate(names) if one in names[:at]), None)) is not None:
        entry.fail(f'"choices" names "{twice}" twice.')


def _started(entry: Fields, declared: Declaration) -> Declaration:
    """With what it begins with; nothing written is 0, no, an empty list, or unknown where it may be."""
    start: Any = None if declared.unknown else _EMPTY[declared.kind]
    written = entry.data.get("start")
    if isinstance(written, Marked):
        each = {owner: _fitting(entry, declared, content) for owner, content in written.items() if owner != OTHERS}
        start = PerOwner(each, _fitting(entry, declared, written[OTHERS]) if OTHERS in written else start)
    elif written is not None:
        start = _fitting(entry, declared, written)
    elif declared.option is None and not declared.fits(start):
        entry.fail(f'it starts with {start}, which its range does not allow; give it a "start".')
    return replace(declared, start=start)


def _fitting(entry: Fields, declared: Declaration, written: Any) -> Any:
    content = _content(entry, declared, written)
    if not declared.fits(content):
        entry.fail(f'it starts with "{written}", which its kind, range or choices do not allow.')
    return content


def _content(entry: Fields, declared: Declaration, written: Any) -> Any:
    if declared.kind in ("cards", "list", "row"):
        texts = written if isinstance(written, list) else [written]
        kinds = declared.items or ("choice",)
        return tuple(_one(entry, kinds[at % len(kinds)], text) for at, text in enumerate(texts))
    return _one(entry, declared.kind, written)


def _one(entry: Fields, kind: Kind, written: Any) -> Any:
    if not isinstance(written, str):
        entry.fail('expected a word or a number for "start", or owners with one each.')
    if kind == "count":
        return entry.number(written, "start")
    if kind == "flag":
        if written not in ("yes", "no"):
            entry.fail(f'"start" is "{written}"; expected yes or no.')
        return written == "yes"
    return written
