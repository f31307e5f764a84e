"""Typed reading of one mapping of a data file; each fault names file, line, owner and what was expected."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn

from voice_supercat.faults import Fault, FileFault
from voice_supercat.files.marked_yaml import Marked, Place
from voice_supercat.files.names import shortened

_NOTHING: Mapping[str, str] = MappingProxyType({})


class Fields:
    """The entries of one mapping. `owner` names the step, page or file in messages."""

    fault: ClassVar[type[Fault]] = FileFault
    """What is raised where something else is written than expected."""

    def __init__(self, data: Any, owner: str, fallback: Place) -> None:
        if not isinstance(data, Marked):
            raise self.fault(f"{fallback}, {owner}: expected keys and values.")
        self.data = data
        self.owner = owner
        self.place = data.place

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def fail(self, expected: str) -> NoReturn:
        """Raise the fault of this mapping."""
        raise self.fault(f"{self.place}, {self.owner}: {expected}")

    def only(self, allowed: Collection[str], renamed: Mapping[str, str] = _NOTHING) -> None:
        """Refuse keys that are not in `allowed`; of one that was `renamed`, say what it is called now."""
        for key in self.data:
            if key in renamed:
                self.fail(f'"{key}" is called "{renamed[key]}" now; write that.')
            if key not in allowed:
                self.fail(f'"{key}" is not known here; expected one of {", ".join(sorted(allowed))}.')

    def text(self, key: str, default: str | None = None) -> str:
        """A scalar; without `default` it must be there."""
        value = self.data.get(key, default)
        if not isinstance(value, str):
            self.fail(f'expected text for "{key}".')
        return value

    def optional(self, key: str) -> str | None:
        """A scalar, or None where it is not given."""
        return self.text(key) if key in self.data else None

    def one_of(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        """A scalar that is one of `allowed`."""
        value = self.text(key, default)
        if value not in allowed:
            self.fail(f'"{key}" is "{shortened(value)}"; expected one of {", ".join(allowed)}.')
        return value

    def flag(self, key: str) -> bool:
        """`true` or `false`; false where it is not given."""
        return self.one_of(key, ("true", "false"), "false") == "true"

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of scalars; a single scalar counts as a list of one; nothing as an empty one."""
        if key not in self.data:
            return ()
        value = self.data[key]
        values = value if isinstance(value, list) else [value]
        if not all(isinstance(item, str) for item in values):
            self.fail(f'expected a list of words for "{key}".')
        return tuple(values)

    def items(self, key: str) -> list[Any]:
        """A list of anything."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            self.fail(f'expected a list for "{key}".')
        return value

    def sections(self, key: str) -> dict[str, Any]:
        """A mapping from name to anything."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            self.fail(f'expected names with values for "{key}".')
        return value

    def range(self, key: str) -> tuple[int, int] | None:
        """Two whole numbers, the lowest and the highest; None where it is not given."""
        texts = self.texts(key)
        if not texts:
            return None
        if len(texts) != 2:
            self.fail(f'expected two numbers for "{key}", the lowest and the highest.')
        low, high = (self.number(text, key) for text in texts)
        if low > high:
            self.fail(f'"{key}" begins with {low}, which is more than {high}.')
        return low, high

    def number(self, text: str, key: str) -> int:
        """`text` as a whole number."""
        try:
            return int(text)
        except ValueError:
            self.fail(f'expected a whole number for "{key}", not "{shortened(text)}".')
