"""One moment of a game: an immutable value. Equal states ask the same question and roll the same dice."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Value = Any  # what JSON can hold, with tuples for lists


@dataclass(frozen=True)
class Passed:
    """A step that was answered on the way here. `told` is False where the program knew the answer."""

    step: str
    text: str
    answer: Value
    told: bool


@dataclass(frozen=True)
class Offer:
    """How the yes or no question of `step` is asked with others: `begin` is said once for all that begin alike.

    `name` answers that this is the first of them that is so, `short` is how it is asked after a few times.
    """

    name: str
    begin: str
    ask: str
    short: str
    step: str = ""
    source: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sentence:
    """What the player says of several questions at once, or of one: "led mobilization 3", "declared tyrant".

    Each clause is the name of a sentence, then what is named in it, if anything.
    """

    clauses: tuple[str, ...]


@dataclass(frozen=True)
class State:
    """Where the game stands: the open step, pages to come back to, what is known, how many dice were rolled.

    `values` are what the program keeps itself, `facts` what the player told it, `trail` the way since the
    turn began. `together` is what the open question asks in one breath, `promised` of how many questions from the
    open one on one is known to be answered with yes. `said` are the clauses that the player has said this turn, also
    of questions that are still to come. The mappings are never changed in place.
    """

    step: str
    seed: int
    returns: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)
    facts: Mapping[str, bool] = field(default_factory=dict)
    rolled: int = 0
    trail: tuple[Passed, ...] = ()
    together: tuple[Offer, ...] = ()
    promised: int = 0
    said: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def get(self, name: str, default: Value = None) -> Value:
        """The value of that name, or `default`."""
        return self.values.get(name, default)


@dataclass(frozen=True)
class Roll:
    """A die the program rolled."""

    sides: int
    result: int


class Draft:
    """The next state while it is being worked out. A book's functions change a draft, never a state."""

    def __init__(self, state: State) -> None:
        self.step = state.step
        self.returns = state.returns
        self.trail = state.trail
        self.said = state.said
        self._state = state
        self._values: dict[str, Value] | None = None
        self._facts: dict[str, bool] | None = None
        self._rolled = state.rolled
        self.rolls: list[Roll] = []

    @property
    def values(self) -> Mapping[str, Value]:
        """What the program keeps, changes included."""
        return self._state.values if self._values is None else self._values

    @property
    def facts(self) -> Mapping[str, bool]:
        """What the player told, changes included."""
        return self._state.facts if self._facts is None else self._facts

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def get(self, name: str, default: Value = None) -> Value:
        """The value of that name, or `default`."""
        return self.values.get(name, default)

    def __setitem__(self, name: str, value: Value) -> None:
        if self._values is None:
            self._values = dict(self._state.values)
        self._values[name] = value

    def learn(self, fact: str, answer: bool) -> None:
        """Remember what the player told."""
        if self._facts is None:
            self._facts = dict(self._state.facts)
        self._facts[fact] = answer

    def forget(self, facts: Iterable[str]) -> None:
        """Facts that may no longer be true."""
        gone = {name for name in facts if name in self.facts}
        if gone:
            self._facts = {name: value for name, value in self.facts.items() if name not in gone}

    def roll(self, sides: int) -> int:
        """A fair die. The n-th roll of a seed is always the same, so undo and replay cannot change it."""
        result = random.Random(f"{self._state.seed}/{self._rolled}").randint(1, sides)
        self._rolled += 1
        self.rolls.append(Roll(sides, result))
        return result

    def freeze(self) -> State:
        """The state this draft has become."""
        return State(
            self.step,
            self._state.seed,
            self.returns,
            self.values,
            self.facts,
            self._rolled,
            self.trail,
            said=self.said,
        )


Table = State | Draft
"""What is known: a settled state, or one that is still being worked out."""
