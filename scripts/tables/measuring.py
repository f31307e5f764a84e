"""What a simulated table gives to be measured: the turns of one player's games, with what each answer cost."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.game import Game


@dataclass(frozen=True)
class Count:
    """What one question, or several, come to; `judgements` also by kind and by page."""

    questions: int = 0
    judgements: int = 0
    by_kind: Counter[str] = field(default_factory=Counter)
    by_page: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.questions + other.questions,
            self.judgements + other.judgements,
            self.by_kind + other.by_kind,
            self.by_page + other.by_page,
        )


@dataclass(frozen=True)
class Answered:
    """An open question, the answer to it, the game after it, and what the answer came to.

    `told` is set where it is no answer but something that the player told beside the open question.
    """

    asked: Game
    given: Answer
    after: Game
    count: Count
    told: bool = False


@dataclass(frozen=True)
class Measured:
    """One turn with everything since the turn before; `opening` is the game as it began, where this is its first turn.

    Figures of the book besides those that every book has: `spread` is given as median, 95 % and mean, `means` as mean.
    """

    answered: tuple[Answered, ...]
    opening: Game | None = None
    spread: Mapping[str, float] = field(default_factory=dict)
    means: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """How the turns of a book are measured.

    `turns(book, seed, options)` plays the games of one player, one after the other, without an end. `between` tells of
    a step whether it lies between the turns that are measured.
    """

    turns: Callable[[Book, int, Mapping[str, str]], Iterator[Measured]]
    between: Callable[[str], bool]
