"""Things named one after the other: "a twig and two eggs"; and what words are of a question's own wording."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

_MOST_OF_NUMBER = 2
"""Words of a number: "twenty one"."""


@dataclass(frozen=True)
class Named:
    """What words are: the names of a `whole` row of things, and whether they are `unfinished`: want or allow more."""

    whole: tuple[str, ...] | None
    unfinished: bool


@dataclass(frozen=True)
class Things:
    """What can be named in a row: `names` by their phrases, with `numbers` before them, and `joints` between them."""

    names: Mapping[str, str]
    joints: Collection[str]
    numbers: Mapping[str, int]

    def named(self, words: Sequence[str]) -> Named:
        """What `words` are as things one after the other."""
        reached: dict[int, tuple[str, ...]] = {0: ()}
        whole: tuple[str, ...] | None = None
        unfinished = False
        for at in range(len(words)):
            if at not in reached:
                continue
            unfinished = unfinished or self._unfinished(words[at:])
            for end, things in self._at(words, at):
                listed = (*reached[at], *things)
                if end == len(words):
                    whole = whole or listed
                    continue
                joined = words[end] in self.joints
                reached.setdefault(end + joined, listed)
                unfinished = unfinished or (joined and end + 1 == len(words))
        return Named(whole, unfinished)

    def _at(self, words: Sequence[str], at: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Where a thing that begins at that word may end, of its ways to be said the longest first, and the thing."""
        longest = max((len(phrase.split()) for phrase in self.names), default=0)
        for of_number in range(_MOST_OF_NUMBER + 1 if self.numbers else 1):
            number = self.numbers.get(" ".join(words[at : at + of_number])) if of_number else 1
            if number is None:
                continue
            start = at + of_number
            for end in range(min(len(words), start + longest), start, -1):
                name = self.names.get(" ".join(words[start:end]))
                if name is not None:
                    yield end, (name,) * number

    def _unfinished(self, words: Sequence[str]) -> bool:
        """Whether these words are not yet a thing, and can become one."""
        said = f"{' '.join(words)} "
        if any(f"{number} ".startswith(said) for number in self.numbers):
            return True
        after = [said.removeprefix(f"{number} ") for number in self.numbers if said.startswith(f"{number} ")]
        return any(phrase.startswith(left) for left in (said, *after) for phrase in self.names)
