"""The rule items of a book, and how items of the books that it extends are named in its own document."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..faults import BookFault
from .fields import fields_of

_ITEM = re.compile(r".+/\d+(\.\d+)*")


@dataclass(frozen=True)
class Items:
    """`own` are the items of the book's own document, `every` those of the whole chain.

    `same` has, for an item or a heading of an extended book, the items or the heading that say the same here.
    """

    own: frozenset[str]
    every: frozenset[str]
    same: Mapping[str, tuple[str, ...]]

    def named(self, heading: str, given: str) -> tuple[str, ...] | None:
        """The own items that `given` stands for, which may count from `heading`: none where only another document has
        it. None where no book of the chain does."""
        below = f"{heading}/{given}"
        item = below if below in self.every else given
        if item in self.own:
            return (item,)
        if item not in self.every:
            return None
        above, _, number = item.rpartition("/")
        by_heading = (f"{other}/{number}" for other in self.same.get(above, ()))
        return self.same.get(item) or tuple(other for other in by_heading if other in self.own)

    def heading(self, given: str) -> str:
        """The heading of the own document that says the same as `given`, else `given`."""
        return self.same.get(given, (given,))[0]


def items_of(chain: Sequence[Path]) -> Items:
    """Those of the last book of `chain`, with its `sources.yaml`. Raises BookFault."""
    each = [frozenset(_lines(folder / "items.txt")) for folder in chain]
    every = frozenset().union(*each)
    return Items(each[-1], every, _same(chain[-1] / "sources.yaml", each[-1], every - each[-1]))


def _same(path: Path, own: frozenset[str], others: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """Lines of `item: own item`, or `heading: own heading`, or several own items in a list."""
    if not path.exists():
        return {}
    written = fields_of(path)
    known, named = _with_headings(others), _with_headings(own)
    for key in written.data:
        wrong = [name for name in written.texts(key) if name not in named]
        if key not in known:
            written.fail(f'"{key}" is no item and no heading of a book that this one extends.')
        if wrong:
            written.fail(f'"{wrong[0]}", which is to say the same as "{key}", is not in items.txt.')
    return {key: written.texts(key) for key in written.data}


def _with_headings(items: frozenset[str]) -> frozenset[str]:
    return items | {item.rpartition("/")[0] for item in items}


def _lines(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()  # editors of Windows write a mark before it
    except FileNotFoundError as error:
        raise BookFault(f"{path}: the list of rule items is missing.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BookFault(f"{path}: cannot be read ({error}).") from error
    for number, line in enumerate(lines, start=1):
        if line and not _ITEM.fullmatch(line):
            raise BookFault(f'{path}, line {number}: expected an item such as "rules/battles/3.1", found "{line}".')
    return [line for line in lines if line]
