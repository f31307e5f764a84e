"""YAML that remembers its line numbers. Every scalar is text: an item id such as 3.10 must not become 3.1."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import yaml

from voice_supercat.faults import Fault, FileFault
from voice_supercat.files.bounded import read_bounded
from voice_supercat.files.names import harmless, steers

MOST_NESTED = 40
"""Levels of lists and mappings; a step in a step is two, and the shipped books need 17."""

MOST_ENTRIES = 100_000
"""Words, lists and mappings of a file, where each alias counts as what it stands for."""

_LARGEST = 10_000_000  # bytes
_MOST_SHOWN = 60  # characters in a message: enough to find it

# The C parser is about eight times as fast; some installations of PyYAML come without it.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True)
class Place:
    """Where something is written."""

    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.parent.name}/{self.file.name}, line {self.line}"


class WholePlace(Place):
    """The same, named with the whole path: the player may have files of the same name in other folders."""

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}"


class Marked(dict[str, Any]):
    """A mapping that knows where it is written; one that was read, also where each of its keys is."""

    place: Place
    key_lines: dict[str, int]

    def place_of(self, key: str) -> Place:
        """Where `key` is written, which was read from a file."""
        return type(self.place)(self.place.file, self.key_lines[key])


def read(path: Path, fault: type[Fault] = FileFault, place: type[Place] = WholePlace) -> Any:
    """The document in `path` as nested `Marked`, list and str. Raises `fault` naming file and line, as `place` does."""
    try:
        text = read_bounded(path, _LARGEST).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise fault(f"{path}: cannot be read ({error}).") from error
    try:
        return _Document(path, _LOADER(text).get_event, fault, place).read()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise fault(f"{place(path, line)}: not valid YAML: {error.problem}; check quotes and brackets.") from error
    except yaml.YAMLError as error:
        raise fault(f"{path}: not valid YAML: {' '.join(str(error).split())}.") from error


def scalar_of(path: Path, key: str) -> str | None:
    """The text that stands under `key` at the top of the file, which is read no further than that.

    None where there is none, or where the file cannot be read so far.
    """
    try:
        if not path.is_file():  # a pipe would wait for ever
            return None
        with path.open(encoding="utf-8") as file:
            return _scalar_under(key, yaml.parse(file, Loader=_LOADER))
    except (OSError, UnicodeDecodeError, yaml.YAMLError):
        return None


def _scalar_under(key: str, events: Iterator[Any]) -> str | None:
    depth = 0
    before: Any = None  # the key, where a value is next
    for event in events:
        if isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
            continue
        if depth == 1 and before is not None:
            if before == key:
                return event.value if isinstance(event, yaml.ScalarEvent) else None
            before = None
        elif depth == 1:
            before = getattr(event, "value", "")
        depth += isinstance(event, yaml.CollectionStartEvent)
    return None


class _Document:
    """One document, read from the parser's events: its own composer ends the program where the nesting is too deep."""

    def __init__(self, path: Path, next_event: Callable[[], Any], fault: type[Fault], place: type[Place]) -> None:
        self._path = path
        self._fault = fault
        self._place_in = place
        self._next = next_event
        self._anchors: dict[str, Any] = {}
        self._sizes: dict[str, int] = {}
        self._entries = 0

    def read(self) -> Any:
        """Its content; a file without any is an empty mapping."""
        self._next()  # the stream begins
        if not isinstance(self._next(), yaml.DocumentStartEvent):
            return self._mapping(1)
        found = self._node(self._next(), 0)
        self._next()  # the document ends
        if not isinstance(after := self._next(), yaml.StreamEndEvent):
            self._fail(after, "a second document begins; a file holds one.")
        return found

    def _node(self, event: Any, depth: int) -> Any:
        kind = type(event)
        if kind is yaml.AliasEvent:
            if event.anchor not in self._anchors:
                self._fail(event, f'"*{event.anchor}" stands for nothing that is written before it.')
            self._count(event, self._sizes[event.anchor])
            return self._anchors[event.anchor]
        if depth > MOST_NESTED:
            self._fail(event, f"nested more than {MOST_NESTED} levels deep; put what is inside somewhere of its own.")
        before = self._entries
        self._count(event, 1)
        if kind is yaml.ScalarEvent:
            found: Any = self._visible(event)
        elif kind is yaml.SequenceStartEvent:
            found = []
            while type(item := self._next()) is not yaml.SequenceEndEvent:
                found.append(self._node(item, depth + 1))
        else:
            found = self._mapping(_line_of(event))
            while type(key := self._next()) is not yaml.MappingEndEvent:
                self._entry(key, found, depth)
        if event.anchor is not None:
            self._anchors[event.anchor] = found
            self._sizes[event.anchor] = self._entries - before
        return found

    def _entry(self, key: Any, mapping: Marked, depth: int) -> None:
        if type(key) is not yaml.ScalarEvent:
            self._fail(key, "a key must be a word.")
        word = self._visible(key)
        if word in mapping:
            self._fail(key, f'"{word}" is given twice.')
        mapping[word] = self._node(self._next(), depth + 1)
        mapping.key_lines[word] = _line_of(key)

    def _visible(self, event: Any) -> str:
        """The text; what it holds may be shown in a terminal."""
        text: str = event.value
        if steers(text):
            self._fail(event, f'"{harmless(text[:_MOST_SHOWN])}" has a control character in it; take it out.')
        return text

    def _count(self, event: Any, entries: int) -> None:
        self._entries += entries
        if self._entries > MOST_ENTRIES:
            self._fail(event, f"more than {MOST_ENTRIES} entries; put some of them into a file of their own.")

    def _fail(self, event: Any, message: str) -> NoReturn:
        raise self._fault(f"{self._place_in(self._path, _line_of(event))}: {message}")

    def _mapping(self, line: int) -> Marked:
        found = Marked()
        found.place, found.key_lines = self._place_in(self._path, line), {}
        return found


def _line_of(event: Any) -> int:
    return int(event.start_mark.line) + 1
