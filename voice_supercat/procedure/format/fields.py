"""Typed reading of one mapping of a book: what every data file has, and calls of the book's functions."""

from pathlib import Path

from voice_supercat.files import fields
from voice_supercat.files.marked_yaml import Marked, Place, read

from ..faults import BookFault
from ..pages import Call


class Fields(fields.Fields):
    """The entries of one mapping. `owner` names the step, page or file in messages. Raises BookFault."""

    fault = BookFault

    def call(self, key: str) -> Call | None:
        """A function name, or `{name: argument}` or `{name: [arguments]}`; None where it is not given."""
        if key not in self.data:
            return None
        value = self.data[key]
        if isinstance(value, str):
            return Call(value)
        if isinstance(value, Marked) and len(value) == 1:
            [(name, given)] = value.items()
            return Call(name, tuple(given) if isinstance(given, list) else (given,))
        return self.fail(f'expected a function name for "{key}", or "name: arguments".')


def fields_of(path: Path) -> Fields:
    """The entries of a whole file."""
    return Fields(read(path, BookFault, Place), "top of the file", Place(path, 1))
