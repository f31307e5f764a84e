"""A book that extends another: the folders of the chain, and one `book.yaml` made of theirs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from voice_supercat.files.marked_yaml import Marked, scalar_of

from ..faults import BookFault
from .fields import Fields, fields_of
from .limits import refuse_unusual_files

_SHIPPED = Path(__file__).resolve().parents[2] / "books"
_OF_ONE_BOOK = ("id", "title", "called", "version", "extends", "without", "accounts")
"""What a book never takes from the one that it extends."""
_BY_NAME = ("options", "opening", "memory", "actions", "undo", "owners", "news")
"""What is written name by name: a name of the book itself wins, the others stay."""


def chain_of(folder: Path) -> tuple[Path, ...]:
    """The folders that make up the book in `folder`: the book that it extends first, itself last. Raises BookFault.

    None of them has files that are too many, too large or no files.
    """
    chain = [folder.resolve()]
    refuse_unusual_files(folder)
    while (base := fields_of(chain[0] / "book.yaml").optional("extends")) is not None:
        found = _folder_of(base, chain[0])
        if found is None:
            raise BookFault(
                f'{chain[0].name}/book.yaml: it extends "{base}", and there is no such book beside it or among the '
                "shipped ones."
            )
        if found in chain:
            raise BookFault(f'{chain[0].name}/book.yaml: it extends "{base}", which extends this book.')
        refuse_unusual_files(found)
        chain.insert(0, found)
    return tuple(chain)


def head_of(chain: Sequence[Path]) -> Fields:
    """What the `book.yaml` of the last book says, with what it leaves to those that it extends. Raises BookFault."""
    heads = [fields_of(folder / "book.yaml") for folder in chain]
    merged = heads[0]
    for head in heads[1:]:
        merged = Fields(_extended(merged, head), head.owner, head.place)
    return merged


def _folder_of(book_id: str, beside: Path) -> Path | None:
    """A book beside the one that names it comes before a shipped one."""
    for books in (beside.parent, _SHIPPED):
        for head in sorted(books.glob("*/book.yaml")):
            if scalar_of(head, "id") == book_id:
                return head.parent.resolve()
    return None


def _extended(base: Fields, own: Fields) -> Marked:
    left_out = Fields(own.sections("without") or _marked({}, own), "without", own.place)
    left_out.only(_BY_NAME)
    inherited = {key: content for key, content in base.data.items() if key not in _OF_ONE_BOOK}
    for key in left_out.data:
        inherited[key] = _without(inherited.get(key, {}), left_out, key, own)
    together = _marked({**inherited, **own.data}, own)
    for key in _BY_NAME:
        together |= _named(inherited, own.data, key)
    if isinstance(together.get("opening"), Marked):
        together["opening"] = _opening(inherited, own, together.get("options", {}))
    return together


def _named(base: Mapping[str, Any], own: Mapping[str, Any], key: str) -> dict[str, Marked]:
    """What stands under `key`, name by name; nothing where only one of them has it."""
    inherited, written = base.get(key), own.get(key)
    if not isinstance(inherited, Marked) or not isinstance(written, Marked):
        return {}
    found = Marked({**inherited, **written})
    found.place = written.place
    return {key: found}


def _without(content: Marked, left_out: Fields, key: str, own: Fields) -> Marked:
    names = left_out.texts(key)
    for name in names:
        if name not in content:
            left_out.fail(f'"{name}" in "{key}" is nothing that the extended book has.')
    return _marked({name: value for name, value in content.items() if name not in names}, own)


def _opening(inherited: Mapping[str, Any], own: Fields, options: Mapping[str, Any]) -> Marked:
    """Its sections name by name too, and without what would be said of options that the book leaves out."""
    base, written = inherited.get("opening", {}), own.data.get("opening", {})
    found = _marked({**base, **written}, own)
    for key in ("options", "again"):
        found |= _named(base, written, key)
        if isinstance(found.get(key), Marked):
            found[key] = _marked({name: value for name, value in found[key].items() if name in options}, own)
    return found


def _marked(content: Mapping[str, Any], own: Fields) -> Marked:
    found = Marked(content)
    found.place = own.place
    return found
