"""How many seconds of sound the device keeps ready: few, so that speech starts at once, unless gaps tell that this is
too little for the machine.

The stream also runs between prompts. Nobody hears a gap there, and it tells the same: so more is kept ready before many
are heard.
"""

from collections import deque

STEPS = (0.02, 0.04, 0.08, 0.16, 0.3)
"""Seconds. With the last one a prompt begins a third of a second later. With the first one there was no gap in four
minutes beside two to four other programs on two threads."""
CANCELLING = 0.04
"""Seconds, at least, with an echo canceller: it must know a sound 0.03 s before the microphone hears it."""
_ONE = 0.2  # seconds; gaps that are closer are one
_HEARD, _UNHEARD, _ENOUGH = 2, 1, 2  # one that nobody heard may be a program that was just started
_WITHIN = 60.0  # seconds
# Games in a row without gaps after which the first step is tried again: a machine that does not hold it would else have
# a gap in every second game. From higher steps it goes down after one.
_TRUSTED = 5


class Latency:
    """Follows the gaps in what is played, and says when the device should keep more ready."""

    def __init__(self, first: float = STEPS[0], least: float = STEPS[0]) -> None:
        """`first`: seconds to begin with; `least`: what is needed for another reason than gaps."""
        self._step, self._least = _step_of(first), least
        self._gaps: deque[tuple[float, int]] = deque()
        self.count = 0
        """All gaps so far that were heard."""

    @property
    def seconds(self) -> float:
        return max(self.without_gaps, self._least)

    @property
    def without_gaps(self) -> float:
        """Seconds that the gaps so far asked for."""
        return STEPS[self._step]

    def gap(self, now: float, *, heard: bool) -> None:
        """There was a gap at this time, in what was said or in silence."""
        if self._gaps and now - self._gaps[-1][0] <= _ONE:
            return
        self.count += heard
        self._gaps.append((now, _HEARD if heard else _UNHEARD))

    def raised(self, now: float) -> bool:
        """Whether the gaps are enough for the next step; the device must then be opened again."""
        while self._gaps and now - self._gaps[0][0] > _WITHIN:
            self._gaps.popleft()
        step = _step_of(self.seconds) + 1
        if sum(weight for _, weight in self._gaps) < _ENOUGH or step == len(STEPS):
            return False
        self._step = step
        self._gaps.clear()
        return True


def next_time(latency: float, calm: int) -> float:
    """With what to begin the next session, after `calm` sessions in a row without gaps: a step less that may hold."""
    step = _step_of(latency)
    needed = _TRUSTED if step == 1 else 1
    return STEPS[step - 1 if step and calm >= needed else step]


def _step_of(latency: float) -> int:
    return min(range(len(STEPS)), key=lambda step: abs(STEPS[step] - latency))
