"""How fast a voice must be told to speak, so that so many words a minute are heard."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

SENTENCES = (
    "Place an object of the opponent next to temperature. It is its preferred area.",
    "Move the biggest group if it can, otherwise several people if possible, hurt ones too.",
    "Which number was called, and which direction was selected?",
    "Does the opponent have paper, silver, or a candle?",
    "Take two of them, and turn the other one over.",
)
"""Said to nobody: how long a voice takes for them tells how fast it is. Their words are as long as those of books."""

_NEAR = 0.03  # share of the pace by which it may differ, and nothing is stretched
_TRIED = 0.015  # the same while another nominal rate can be tried
_TRIES = 3
_MOST_STRETCHED = 2.5  # times; more than that nobody understands


@dataclass(frozen=True)
class Pace:
    """What to ask of the engine, in its own words a minute, and by how much its sound is then made faster."""

    nominal: int
    stretch: float = 1.0


def heard_pace(seconds: float) -> float:
    """Words a minute where `SENTENCES` took so long."""
    return 60 * sum(len(sentence.split()) for sentence in SENTENCES) / max(seconds, 0.01)


def measured(wanted: int, seconds: Callable[[int], float]) -> Pace:
    """The pace by trying. `seconds`: how long the voice takes for all `SENTENCES` at a nominal rate."""
    nominal, reached = wanted, float(wanted)
    for _ in range(_TRIES):
        reached = heard_pace(seconds(nominal))
        if abs(reached / wanted - 1) < _TRIED:
            return Pace(nominal)
        nominal = max(1, round(nominal * wanted / reached))
    reached = heard_pace(seconds(nominal))
    return Pace(nominal, stretching(wanted, reached))


def tabled(wanted: int, table: tuple[tuple[int, int], ...]) -> Pace:
    """The pace of a voice that takes too long to try: `table` has nominal rates and what is heard, slowest first.

    Beyond its last line the sound is stretched.
    """
    for (low, low_heard), (high, high_heard) in pairwise(table):
        if wanted <= high_heard:
            return Pace(max(1, round(low + (wanted - low_heard) * (high - low) / (high_heard - low_heard))))
    nominal, reached = table[-1]
    return Pace(nominal, stretching(wanted, reached))


def stretching(wanted: float, reached: float) -> float:
    """The speed at which the sound is played, to get from one pace to the other."""
    speed = wanted / reached
    return 1.0 if abs(speed - 1) < _NEAR else min(_MOST_STRETCHED, max(1 / _MOST_STRETCHED, speed))
