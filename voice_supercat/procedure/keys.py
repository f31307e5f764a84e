"""Typed keys: the names under which a game keeps its values. `view[key]` of a `Key[int]` is an int, or mypy says so."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, TypeVar

from .faults import BookFault

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_OF = " of "


@dataclass(frozen=True)
class ReadKey(Generic[T_co]):
    """What reads one value: a `Key` of tuples reads an iterable too."""

    name: str
    owner: str | None = None
    id: str = field(init=False, compare=False, repr=False)
    """Under what the state keeps it: `apples of bo`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", self.name if self.owner is None else f"{self.name}{_OF}{self.owner}")


@dataclass(frozen=True)
class Key(ReadKey[T], Generic[T]):
    """The name of one value, such as `left`, or `apples` of the owner `bo`: what reads it and what sets it."""


@dataclass(frozen=True)
class OwnedKey(Generic[T]):
    """The name of a value that each owner has for itself."""

    name: str

    def of(self, *owner: str) -> Key[T]:
        """The key of that owner's; of two, such as a bot and a track, both name it."""
        return any_key(self.name, " ".join(owner))


@dataclass(frozen=True)
class OwnedReadKey(Generic[T_co]):
    """The name of a figure of the game that differs from owner to owner, and never changes."""

    name: str

    def of(self, *owner: str) -> ReadKey[T_co]:
        """The key of that owner's."""
        return any_key(self.name, " ".join(owner))


@dataclass(frozen=True)
class PerOwner:
    """A start that differs from owner to owner; `other` is that of owners who are not named."""

    starts: Mapping[str, Any]
    other: Any

    def of(self, owner: str | None) -> Any:
        """The start of that owner's."""
        return self.starts.get(owner or "", self.other)

    @property
    def all(self) -> tuple[Any, ...]:
        """Every start that there is."""
        return (*self.starts.values(), self.other)


@cache
def any_key(name: str, owner: str | None = None) -> Key[Any]:
    """The key of a value of which only the data tells what it holds. There are few keys, and each is wanted often."""
    return Key(name, owner)


@cache
def split_id(id: str) -> tuple[str, str | None]:
    """The name of a value, and its owner if it has one."""
    name, of, owner = id.partition(_OF)
    return name, owner if of else None


def start_of(starts: Mapping[str, Any], key: ReadKey[T]) -> T:
    """What the value of that key starts at, of the `starts` of all names. Raises BookFault where it is not declared."""
    if key.name not in starts:
        raise BookFault(f'the value "{key.name}" is not declared; add it to values.yaml of the book.')
    start = starts[key.name]
    return start.of(key.owner) if isinstance(start, PerOwner) else start  # type: ignore[no-any-return]


def needed(content: T | None, id: str) -> T:
    """`content`, which must be known by now. Raises BookFault where it is not."""
    if content is None:
        raise BookFault(f'the value "{id}" is needed here, and nobody has told it.')
    return content
