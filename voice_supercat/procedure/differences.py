"""What a moment of the game holds, kept as the difference from what an earlier moment holds."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from .state import State

_SHARE = 3
"""A difference of more than one entry in so many takes about as much memory as the whole."""


class Difference(Mapping[str, Any]):
    """`base` without the entries `lost` and `names`, then `names` with their `contents`, in this order."""

    __slots__ = ("base", "contents", "lost", "names")

    def __init__(
        self, base: dict[str, Any], lost: tuple[str, ...], names: tuple[str, ...], contents: tuple[Any, ...]
    ) -> None:
        self.base, self.lost, self.names, self.contents = base, lost, names, contents

    @property
    def parts(self) -> tuple[object, ...]:
        """What is equal where two of them hold the same."""
        return id(self.base), self.lost, self.names, tuple(map(id, self.contents))

    def __getitem__(self, name: str) -> Any:
        if name in self.names:
            return self.contents[self.names.index(name)]
        if name in self.lost:
            raise KeyError(name)
        return self.base[name]

    def __iter__(self) -> Iterator[str]:
        gone = {*self.lost, *self.names}
        yield from (name for name in self.base if name not in gone)
        yield from self.names

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return repr(dict(self))


def beside(state: State, earlier: State) -> State:
    """The same moment in less memory: only what is not as in the one before, where that is little."""
    values = _beside(state.values, earlier.values)
    facts = _beside(state.facts, earlier.facts)
    return state if values is state.values and facts is state.facts else replace(state, values=values, facts=facts)


def _beside(found: Mapping[str, Any], earlier: Mapping[str, Any]) -> Mapping[str, Any]:
    """`found` with the same entries in the same order, as a difference from `earlier` where that is small."""
    base = earlier.base if isinstance(earlier, Difference) else earlier
    if found is earlier or found is base or not isinstance(found, dict) or not isinstance(base, dict):
        return found
    same = _as_in(base, found)
    new = {name: found[name] for name in found if name not in same}
    lost = tuple(name for name in base if name not in same and name not in new)
    if _SHARE * (len(new) + len(lost)) > len(found):
        return found
    difference = Difference(base, lost, tuple(new), tuple(new.values()))
    return earlier if isinstance(earlier, Difference) and difference.parts == earlier.parts else difference


def _as_in(base: dict[str, Any], found: dict[str, Any]) -> set[str]:
    """The first entries of `found` that have the same content and the same order in `base`."""
    same, left = set[str](), iter(base.items())
    for name, content in found.items():
        if name not in base or base[name] is not content:
            break
        if not any(other == name for other, _ in left):  # it stands before those that were found
            break
        same.add(name)
    return same
