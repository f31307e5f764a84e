"""What came of the faults of one kind, and random choices that can be made again."""

import random
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from voice_supercat.faults import Fault


@dataclass
class Tally:
    """How many faults were injected, and what should not have come of them.

    `answers_lost`: answers that the player was told are saved, and that are missing without a word or though they
    stand in the file. `games_unusable`: games with intact answers that cannot be gone on with. `crashes`: tracebacks,
    and processes that ended by themselves. `unclear`: what was told is not one sentence, or nothing was told.
    """

    injected: int = 0
    answers_lost: int = 0
    games_unusable: int = 0
    crashes: int = 0
    unclear: int = 0

    @property
    def clean(self) -> bool:
        """Whether nothing came of it."""
        return not (self.answers_lost or self.games_unusable or self.crashes or self.unclear)

    def to_json(self) -> dict[str, int]:
        """The counts by name."""
        return asdict(self)


@dataclass(frozen=True)
class Injection:
    """One fault: its random choices, a folder of its own, and the counts."""

    name: str
    seed: str
    folder: Path
    tally: Tally

    @property
    def dice(self) -> random.Random:
        """The same choices whenever it is made again."""
        return random.Random(self.seed)

    def told(self, message: str) -> None:
        """Count what is told, where it is not one sentence."""
        one = message.strip()
        if not one.endswith((".", "?")) or "\n" in one or "Traceback" in one:
            self.blame("unclear", repr(one))

    def blame(self, what: str, why: str, count: int = 1) -> None:
        """Count it, and say with which seed."""
        setattr(self.tally, what, getattr(self.tally, what) + count)
        print(f"{self.name}: {what}, seed {self.seed}: {why[:300]}", file=sys.stderr)

    def tries(self, work: Callable[[], object]) -> bool:
        """Whether it goes well; a fault must be told in a sentence, anything else is a crash."""
        try:
            work()
        except Fault as fault:
            self.told(str(fault))
            return False
        except Exception as error:
            self.blame("crashes", f"{type(error).__name__}: {error}")
            return False
        return True
