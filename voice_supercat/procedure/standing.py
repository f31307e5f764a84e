"""How a game stands: its declared values for the ear, each with whose it is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from .book import Book
from .keys import Key, any_key
from .runtime.evaluating import holds, names, wording
from .spoken import spoken_value
from .state import Draft, State, View
from .values import Declaration


@dataclass(frozen=True)
class Standing:
    """One value of a game: `label` is what it is called, `content` what it holds, in words.

    `owners` are the owner's names for the ear, where there is more than one owner: several, such as of a bot and a
    track, where several values tell whose it is. `only` are names of the owner where there is but one: it need not be
    named, and can be. `called` stands for the last owner and what it is: "apples" for "orchard one count". `view` is
    what is known where its owner is the one at turn: it tells the range.
    """

    declared: Declaration
    key: Key[object]
    owners: tuple[str, ...]
    content: str
    only: tuple[str, ...] = ()
    called: str | None = None
    view: View | None = field(default=None, compare=False, repr=False)

    @property
    def callings(self) -> tuple[tuple[str, ...], ...]:
        """What its owners may be called, in lower case: of a single one also what it is, `bot`. Empty for nobody's."""
        found = dict.fromkeys((self.owners, *((name,) for name in self.only)))
        return tuple(tuple(name.lower() for name in names) for names in found if names)

    @property
    def topic(self) -> str:
        """What it is called."""
        assert self.declared.say is not None
        return self.declared.say if self.called is None else self.called

    @property
    def whose(self) -> str | None:
        """All owners for the ear that `topic` does not tell."""
        return " ".join(self.owners if self.called is None else self.owners[:-1]) or None

    @property
    def label(self) -> str:
        """What it is called, with whose it is: `bo apples`."""
        return self.topic if self.whose is None else f"{self.whose} {self.topic}"

    @property
    def names(self) -> frozenset[str]:
        """What it may be asked for by, in lower case: its own name, an owner's, several owners with an s, and both."""
        assert self.declared.say is not None
        says = (self.declared.say, *(() if self.called is None else (self.called,)))
        owned = {name for owner in self._owned_by for name in (owner, f"{owner}s")}
        return frozenset(owned.union(*(self.said_as(say.lower()) for say in says)))

    def said_as(self, say: str) -> frozenset[str]:
        """`say` by itself, and behind an owner's name."""
        return frozenset({say, *(f"{owner} {say}" for owner in self._owned_by)})

    @property
    def _owned_by(self) -> set[str]:
        return {" ".join(names) for names in self.callings} | {owner.lower() for owner in self.owners}


def standings(book: Book, state: State, *, silent: bool = False) -> Iterator[Standing]:
    """Every value that has a name for the ear; with `silent`, also those whose `when` does not hold now."""
    for declared in book.values.values():
        if declared.say is None or (declared.kept is not None and not holds(book, declared.kept, state)):
            continue
        for key, owners, view in owned(book, declared, state):
            if silent or declared.when is None or holds(book, declared.when, view):
                only = _only(book, declared, view) if declared.of and not owners else ()
                called = None if declared.label is None else wording(book, declared.label, view)
                yield Standing(declared, key, owners, in_words(book, declared, view[key], view), only, called, view)


def owned(book: Book, declared: Declaration, state: State) -> Iterator[tuple[Key[object], tuple[str, ...], View]]:
    """The key of each owner's value, whose it is for the ear, and what is known from there.

    Of the owners, those are named of whom there are several: one faction's fleets are told apart by their numbers.
    """
    if not declared.of:
        yield Key(declared.name), (), state
        return
    every = [names(book, book.owners[of].every, state) if of in book.owners else () for of in declared.of]
    several = [of for of, owners in zip(declared.of, every, strict=True) if len(owners) > 1]
    for owners in product(*every):
        view = Draft(state)
        for of, owner in zip(declared.of, owners, strict=True):
            view[any_key(of)] = owner
        called = tuple(_called(book, of, view[any_key(of)], view) for of in several)
        yield Key(declared.name, " ".join(owners)), called, view


def _only(book: Book, declared: Declaration, view: View) -> tuple[str, ...]:
    """The names of the only owner: its own, and what it is."""
    known = [of for of in declared.of if of in book.owners]
    return tuple(name.replace("_", " ") for of in known for name in (_called(book, of, view[any_key(of)], view), of))


def first_words(say: str) -> tuple[str, ...]:
    """The first words of a name, at least one and never all: `apple` of `apple count`."""
    words = say.split()
    return tuple(" ".join(words[:count]) for count in range(1, len(words)))


def asked_for(shown: Sequence[Standing], every: Sequence[Standing], wanted: str) -> list[Standing]:
    """The values that `wanted` names, in lower case: an owner or a value of those `shown`, or any value by its name.

    Where no name is the same, one word of the names of several counts will do, or the first words of that of a single
    value.
    """
    if found := [value for value in shown if wanted in value.names]:
        return found
    if found := [value for value in every if wanted in value.said_as((value.declared.say or "").lower())]:
        return found
    counts = [value for value in shown if value.declared.kind == "count"]
    if found := [value for value in counts if wanted in _words(value)]:
        alone = not any(value.owners for value in found)  # then whose it is need not be said, and no other's is meant
        return [value for value in counts if wanted.split()[-1] in _words(value)] if alone else found
    for known in (shown, every):
        found = [value for value in known if wanted in _short_names(value)]
        if len({value.declared.name for value in found}) == 1:
            return found
    return []


def _words(value: Standing) -> set[str]:
    """Each word of its name, of one and of several."""
    words = (word.removesuffix("s") for word in (value.declared.say or "").lower().split())
    return {name for word in words for said in (word, f"{word}s") for name in value.said_as(said)}


def _short_names(value: Standing) -> set[str]:
    return {name for part in first_words((value.declared.say or "").lower()) for name in value.said_as(part)}


def all_names(value: Standing, says: Sequence[str]) -> tuple[str, ...]:
    """How a value that is called one of `says` is named; with whose it is, where several have one."""
    callings = value.callings if value.owners else ((), *value.callings)
    named = [name for say in says for owners in callings for name in _with_owners(say, owners)]
    if value.called is not None:
        named += (name for owners in callings for name in _with_owners(value.called.lower(), owners[:-1]) if owners)
    return tuple(named)


def _with_owners(say: str, owners: Sequence[str]) -> tuple[str, ...]:
    """How a value is named together with whose it is."""
    if not owners:
        return (say,)
    first, *others = owners
    whose = " ".join(owners)
    return f"{whose} {say}", " ".join((f"{first}'s", *others, say)), f"{say} of {whose}", f"{say} of the {whose}"


def contents(book: Book, state: State) -> dict[str, object]:
    """Id -> content of every value of the game, of all owners that are known."""
    found = {
        key.id: state[key]
        for declared in book.values.values()
        if not declared.fixed
        for key, _, _ in owned(book, declared, state)
    }
    return found | dict(state.values)


def in_words(book: Book, declared: Declaration, content: object, view: View) -> str:
    """The content of a value in words."""
    return spoken_value(content) if declared.say_content is None else wording(book, declared.say_content, view)


def _called(book: Book, of: str, owner: str, view: View) -> str:
    say = book.owners[of].say
    return owner.replace("_", " ") if say is None else wording(book, say, view)
