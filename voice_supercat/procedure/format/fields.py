"""Typed reading of one mapping of a book: what every data file has, and calls of the book's functions."""

from pathlib import Path
from typing import Any

from voice_supercat.files import fields
from voice_supercat.files.marked_yaml import Marked, Place, read
from voice_supercat.files.templates import TemplateError, expanded

from ..faults import BookFault
from ..steps import FunctionCall


class Fields(fields.Fields):
    """The entries of one mapping. `owner` names the step, page or file in messages. Raises BookFault."""

    fault = BookFault

    def call(self, key: str) -> FunctionCall | None:
        """A function name, or `{name: argument}` or `{name: [arguments]}`; None where it is not given."""
        return self.call_in(key, self.data[key]) if key in self.data else None

    def phrases(self, key: str) -> tuple[str, ...]:
        """The phrases of a template."""
        try:
            return expanded(self.text(key))
        except TemplateError as error:
            return self.fail(f'"{key}": {error}')

    def call_in(self, key: str, written: Any) -> FunctionCall:
        """The same of what is `written` under `key`, or in a list there."""
        if isinstance(written, str):
            return FunctionCall(written)
        if isinstance(written, Marked) and len(written) == 1:
            [(name, given)] = written.items()
            return FunctionCall(name, tuple(given) if isinstance(given, list) else (given,))
        return self.fail(f'expected a function name for "{key}", or "name: arguments".')


def fields_of(path: Path) -> Fields:
    """The entries of a whole file."""
    return Fields(read(path, BookFault, Place), "top of the file", Place(path, 1))
