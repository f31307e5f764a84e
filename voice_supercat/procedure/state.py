"""One moment of a game: an immutable value. Equal states ask the same question and roll the same dice."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from .keys import Key, ReadKey, needed, start_of
from .secrecy import MISSING, one_of

T = TypeVar("T")


class Passed(NamedTuple):
    """A step that was answered on the way here. `by_player` is False where the program knew the answer, or supposed
    it because the player named something else."""

    step: str
    text: str
    answer: Any
    by_player: bool
    supposed: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """How the yes or no question of `step` is asked with others: `stem` is said once for all that begin alike.

    `name` answers that this is the first of them that is so, `short` is how it is asked after a few times. Behind one
    that is `last` no other is asked, but what else can be done with the same thing: its answer is mostly yes, and the
    others would be listened to for nothing. One that is `complete` is understood shortly without its stem.
    """

    name: str
    stem: str
    ask: str
    short: str
    step: str = ""
    source: tuple[str, ...] = ()
    last: bool = False
    complete: bool = False


@dataclass(frozen=True)
class Sentence:
    """What the player says of several questions at once, or of one: "drew star 3", "passed".

    Each clause is the name of a sentence, then what is named in it, if anything.
    """

    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Where the game stands: the open step, pages to come back to, what is known, how many dice were rolled.

    `values` are what the program keeps itself, by their ids; one that is not there is at its `starts`. `facts` are what
    the player told it, but those `supposed`, which nobody said: they end with the turn. `trail` is the way since the
    turn began. `together` is what the open question asks in one breath, `promised` of how many questions from the open
    one on one is known to be answered with yes. `said` are the clauses that the player has said this turn, also of
    questions that are still to come. `secret` is what hidden things are drawn from. The mappings are never changed in
    place.
    """

    step: str
    seed: int
    returns: tuple[str, ...] = ()
    values: Mapping[str, Any] = field(default_factory=dict)
    facts: Mapping[str, bool] = field(default_factory=dict)
    supposed: frozenset[str] = frozenset()
    rolled: int = 0
    trail: tuple[Passed, ...] = ()
    together: tuple[Offer, ...] = ()
    promised: int = 0
    said: tuple[str, ...] = ()
    starts: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    secret: str = field(default=MISSING, compare=False, repr=False)

    def __getitem__(self, key: ReadKey[T]) -> T:
        """The value of that key. Raises BookFault where it is not declared."""
        id, values = key.id, self.values
        return values[id] if id in values else start_of(self.starts, key)

    def known(self, key: ReadKey[T | None]) -> T:
        """The value of that key where it must be known by now. Raises BookFault where it is not."""
        return needed(self[key], key.id)

    def asking(self, together: tuple[Offer, ...], promised: int = 0) -> "State":
        """The same moment with these asked in one breath, or one of so many questions known to be answered with yes."""
        return State(
            self.step,
            self.seed,
            self.returns,
            self.values,
            self.facts,
            self.supposed,
            self.rolled,
            self.trail,
            together,
            promised,
            self.said,
            self.starts,
            self.secret,
        )


@dataclass(frozen=True)
class Roll:
    """A die the program rolled; one that is not `aloud` is chance that nobody sees."""

    sides: int
    result: int
    aloud: bool = True


class Draft:
    """The next state while it is being worked out. A book's functions change a draft, never a state.

    `changed` has the id of each value that was set, in order. While it is `supposing`, what it learns is only supposed.
    `acted` tells that something was to be done on the table.
    """

    def __init__(self, state: State) -> None:
        self.step = state.step
        self.returns = state.returns
        self.trail = state.trail
        self.said = state.said
        self.starts = state.starts
        self.secret = state.secret
        self.rolls: list[Roll] = []
        self.changed: list[str] = []
        self.supposing = self.acted = False
        self.supposed = state.supposed
        self._state = state
        self._values: dict[str, Any] | None = None
        self._facts: dict[str, bool] | None = None
        self._rolled = state.rolled

    @property
    def values(self) -> Mapping[str, Any]:
        """What the program keeps, changes included."""
        return self._state.values if self._values is None else self._values

    @property
    def facts(self) -> Mapping[str, bool]:
        """What the player told, changes included."""
        return self._state.facts if self._facts is None else self._facts

    def __getitem__(self, key: ReadKey[T]) -> T:
        """The value of that key. Raises BookFault where it is not declared."""
        id, values = key.id, self._state.values if self._values is None else self._values
        return values[id] if id in values else start_of(self.starts, key)

    def known(self, key: ReadKey[T | None]) -> T:
        """The value of that key where it must be known by now. Raises BookFault where it is not."""
        return needed(self[key], key.id)

    def __setitem__(self, key: Key[T], value: T) -> None:
        """Change a value. Raises BookFault where it is not declared."""
        self.changed.append(key.id)
        if value == start_of(self.starts, key) and key.id not in self.values:  # it takes no memory
            return
        if self._values is None:
            self._values = dict(self._state.values)
        self._values.pop(key.id, None)  # so that the values stand in the order in which they were last set
        self._values[key.id] = value

    def reset(self, ids: Iterable[str]) -> None:
        """These values return to their starts."""
        gone = {id for id in ids if id in self.values}
        if gone:
            self._values = {id: value for id, value in self.values.items() if id not in gone}
            self.changed += sorted(gone)

    def learn(self, fact: str, answer: bool) -> None:
        """Remember what the player told, or what is supposed."""
        if self._facts is None:
            self._facts = dict(self._state.facts)
        if not self.supposing:
            self.supposed -= {fact}
        elif self._facts.get(fact) != answer:
            self.supposed |= {fact}
        self._facts[fact] = answer

    def forget(self, facts: Iterable[str]) -> None:
        """Facts that may no longer be true."""
        gone = {name for name in facts if name in self.facts}
        if gone:
            self._facts = {name: value for name, value in self.facts.items() if name not in gone}
            self.supposed -= gone

    def roll(self, sides: int) -> int:
        """A fair die. The n-th roll of a seed is always the same, so undo and replay cannot change it."""
        return self._chance(sides, aloud=True)

    def draw(self, many: int, purpose: str = "") -> int:
        """One of 1 to `many`, all as likely, that nobody is told of: a choice by chance.

        With a `purpose`, it is always the same for that in a game, however many dice were rolled before.
        """
        return self._chance(many, aloud=False, purpose=purpose)

    def draw_hidden(self, purpose: str, many: int) -> int:
        """One of 1 to `many`, all as likely: always the same for that purpose in this game, and not in its journal.

        Raises ProcedureFault where the secret of the game is missing.
        """
        result = one_of(self.secret, purpose, many)
        self.rolls.append(Roll(many, result, aloud=False))
        return result

    def _chance(self, sides: int, *, aloud: bool, purpose: str = "") -> int:
        result = random.Random(f"{self._state.seed}/{purpose or self._rolled}").randint(1, sides)
        self._rolled += not purpose
        self.rolls.append(Roll(sides, result, aloud))
        return result

    def freeze(self) -> State:
        """The state this draft has become."""
        return State(
            self.step,
            self._state.seed,
            self.returns,
            self.values,
            self.facts,
            self.supposed,
            self._rolled,
            self.trail,
            said=self.said,
            starts=self.starts,
            secret=self.secret,
        )


View = State | Draft
"""What is known: a settled state, or one that is still being worked out."""
