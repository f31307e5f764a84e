"""YAML that remembers its line numbers. Every scalar is text: an item id such as 3.10 must not become 3.1."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import yaml

from ..faults import BookFault
from ..steps import Place

MOST_NESTED = 40
"""Levels of lists and mappings; a step in a step is two, and the shipped books need 17."""

# The C parser is about eight times as fast; some installations of PyYAML come without it.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Marked(dict[str, Any]):
    """A mapping that knows where it is written; one that was read, also where each of its keys is."""

    place: Place
    key_places: dict[str, Place]


def read(path: Path) -> Any:
    """The document in `path` as nested `Marked`, list and str. Raises BookFault naming file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BookFault(f"{path}: cannot be read ({error}).") from error
    try:
        return _Document(path, yaml.parse(text, Loader=_LOADER)).read()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BookFault(f"{Place(path, line)}: not valid YAML: {error.problem}.") from error
    except yaml.YAMLError as error:
        raise BookFault(f"{path}: not valid YAML: {' '.join(str(error).split())}.") from error


class _Document:
    """One document, read from the parser's events: its own composer ends the program where the nesting is too deep."""

    def __init__(self, path: Path, events: Iterator[Any]) -> None:
        self._path = path
        self._events = events
        self._anchors: dict[str, Any] = {}

    def read(self) -> Any:
        """Its content; a file without any is an empty mapping."""
        next(self._events)  # the stream begins
        if not isinstance(next(self._events), yaml.DocumentStartEvent):
            return self._mapping(Place(self._path, 1))
        found = self._node(next(self._events), 0)
        next(self._events)  # the document ends
        if not isinstance(after := next(self._events), yaml.StreamEndEvent):
            self._fail(after, "a second document begins; a file holds one.")
        return found

    def _node(self, event: Any, depth: int) -> Any:
        if isinstance(event, yaml.AliasEvent):
            if event.anchor not in self._anchors:
                self._fail(event, f'"*{event.anchor}" stands for nothing that is written before it.')
            return self._anchors[event.anchor]
        if depth > MOST_NESTED:
            self._fail(event, f"nested more than {MOST_NESTED} levels deep; put inner steps on a page of their own.")
        if isinstance(event, yaml.ScalarEvent):
            found: Any = event.value
        elif isinstance(event, yaml.SequenceStartEvent):
            found = [self._node(item, depth + 1) for item in self._until(yaml.SequenceEndEvent)]
        else:
            found = self._mapping(self._place(event))
            for key in self._until(yaml.MappingEndEvent):
                self._entry(key, found, depth)
        if event.anchor is not None:
            self._anchors[event.anchor] = found
        return found

    def _entry(self, key: Any, mapping: Marked, depth: int) -> None:
        if not isinstance(key, yaml.ScalarEvent):
            self._fail(key, "a key must be a word.")
        if key.value in mapping:
            self._fail(key, f'"{key.value}" is given twice.')
        mapping[key.value] = self._node(next(self._events), depth + 1)
        mapping.key_places[key.value] = self._place(key)

    def _until(self, end: type) -> Iterator[Any]:
        while not isinstance(event := next(self._events), end):
            yield event

    def _place(self, event: Any) -> Place:
        return Place(self._path, event.start_mark.line + 1)

    def _fail(self, event: Any, message: str) -> NoReturn:
        raise BookFault(f"{self._place(event)}: {message}")

    @staticmethod
    def _mapping(place: Place) -> Marked:
        found = Marked()
        found.place, found.key_places = place, {}
        return found
