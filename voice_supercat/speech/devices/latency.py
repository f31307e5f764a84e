"""How many seconds of sound the device keeps ready: few, so that speech starts and stops at once, unless gaps tell that
the machine cannot hold that."""

from collections import deque

STEPS = (0.04, 0.08, 0.16, 0.3)
"""Seconds. With the last one a prompt that is interrupted still sounds for a third of a second."""
_ONE = 0.2  # seconds; gaps that are closer are one
_MOST = 2  # gaps in `_WITHIN` seconds; a single one may be a program that was just started
_WITHIN = 60.0


class Latency:
    """Follows the gaps in what is played, and says when the device should keep more ready."""

    def __init__(self, first: float = STEPS[0]) -> None:
        self._step = _step_of(first)
        self._gaps: deque[float] = deque()
        self.count = 0
        """All gaps so far."""

    @property
    def seconds(self) -> float:
        return STEPS[self._step]

    def gap(self, now: float) -> None:
        """There was a gap at this time."""
        if not self._gaps or now - self._gaps[-1] > _ONE:
            self.count += 1
            self._gaps.append(now)

    def raised(self, now: float) -> bool:
        """Whether there were so many gaps that the next step is taken; the device must then be opened again."""
        while self._gaps and now - self._gaps[0] > _WITHIN:
            self._gaps.popleft()
        if len(self._gaps) < _MOST or self._step + 1 == len(STEPS):
            return False
        self._step += 1
        self._gaps.clear()
        return True


def next_time(latency: float, gaps: int) -> float:
    """With what to begin the next session: the same where there were gaps, a step less where there were none."""
    step = _step_of(latency)
    return STEPS[step if gaps else max(0, step - 1)]


def _step_of(latency: float) -> int:
    return min(range(len(STEPS)), key=lambda step: abs(STEPS[step] - latency))
