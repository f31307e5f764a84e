"""The robot at the table: speaks to the real program in real time, and reads off one recording how long it took."""

import time
from collections.abc import Container
from dataclasses import dataclass, replace

import numpy as np

from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.audio import Samples

from .cast import Line
from .ear import BLOCK, LOUD, RATE, Player
from .figures import Times
from .judges import Judges
from .levels import Span
from .mouth import Mouth, found_at
from .program import Program
from .robot import Reaction

_REACTION = 3.0  # seconds after which the program has not heard the answer at all; it waits 1 s at most
_START = 20.0  # seconds until the program asks its first question; the machine may be busy
_PATIENCE = 10.0  # seconds from one line to the next; the machine may be busy
_LOOK = 0.01  # seconds between two looks
_LATE = 1.5  # seconds from asking for a word to its first sample on the virtual microphone, at most
_SILENCE = RATE // 4  # samples; longer than any pause within a prompt
_BEFORE = RATE // 2  # samples of the room before a word that the judges hear first


@dataclass(frozen=True)
class _Moment:
    """Numbers of things by which it is seen that something has happened."""

    lines: int
    block: int


class AtTable:
    """A `Stage` of the real program, the virtual devices and a room with noise."""

    def __init__(self, program: Program, ear: Player, mouth: Mouth, judges: Judges) -> None:
        self._program = program
        self._ear = ear
        self._mouth = mouth
        self._judges = judges
        self.spoken_s = 0.0
        """Seconds that the program has spoken so far."""
        self._entries = 0
        """Of the journal, that the robot knows. It may have taken noise for an answer before the robot gave one."""
        self._reaction(_Moment(0, ear.now), _START)

    def exchange(self, line: Line, question: AskEvent) -> Reaction:
        before = self._now()
        self._mouth.says(line.samples)
        reaction = self._reaction(before, _LATE + len(line.samples) / RATE + _REACTION)
        return replace(reaction, times=self._times(line, question, before.block, bool(reaction.lines)))

    def typed(self, text: str) -> Reaction:
        before = self._now()
        self._program.types(text)
        return self._reaction(before, _REACTION)

    def last_line(self, awaited: Container[str]) -> str:
        deadline = time.monotonic() + _PATIENCE
        while (last := self._program.lines[-1].text) not in awaited and time.monotonic() < deadline:
            time.sleep(_LOOK)
        self._ear.hears_until_pause(self._program.lines[-1].block)
        return last

    def barge_in(self, line: Line) -> float | None:
        """Speak over a prompt: milliseconds from the first sample of the word to silence; None without a prompt."""
        before = self._now()
        self._program.types("repeat")
        if not self._ear.hears_anything(before.block, _REACTION):
            return None
        self._mouth.says(line.samples)
        said_by = self._ear.now + int((_LATE * RATE + len(line.samples)) / BLOCK)
        self._reaction(before, _REACTION)
        self._ear.hears_up_to(said_by)
        heard, spoken = self._ear.recorded(before.block, self._ear.now), self._ear.heard(before.block, self._ear.now)
        start = found_at(line.samples, heard) + line.word.start
        silence = _first_silence(spoken, start)
        return None if silence is None else 1000 * (silence - start) / RATE

    def _now(self) -> _Moment:
        return _Moment(len(self._program.lines), self._ear.now)

    def _reaction(self, before: _Moment, seconds: float) -> Reaction:
        """What the program does within so many seconds, heard out to its end."""
        deadline = time.monotonic() + seconds
        while len(self._program.lines) == before.lines and time.monotonic() < deadline:
            time.sleep(_LOOK)
        self._hear_out(before.lines, before.block)
        lines = [line.text for line in self._program.lines[before.lines :]]
        known, entries = self._entries, self._program.entries()
        self._entries = len(entries)
        return Reaction(lines, entries[known:])

    def _hear_out(self, lines: int, block: int) -> None:
        """Wait until all that has been printed since has been said too."""
        while len(self._program.lines) > lines:
            lines = len(self._program.lines)
            now = self._ear.hears_until_pause(self._program.lines[-1].block)
            self.spoken_s += self._ear.spoken_blocks(block, now) * BLOCK / RATE
            block = now

    def _times(self, line: Line, question: AskEvent, since: int, answered: bool) -> Times:
        """Read off the recording of the turn."""
        heard, spoken = self._ear.recorded(since, self._ear.now), self._ear.heard(since, self._ear.now)
        at = found_at(line.samples, heard[: int((_LATE + 1) * RATE) + len(line.samples)])
        word = Span(at + line.word.start, at + line.word.end)
        start = max(0, word.start - _BEFORE)
        times = self._judges.times(question, line.text, heard[start:], Span(word.start - start, word.end - start))
        first = _first_sound(spoken, word.start) if answered else None
        return times if first is None else replace(times, response=1000 * (first - word.end) / RATE)


def _first_sound(spoken: Samples, since: int) -> int | None:
    loud = np.flatnonzero(np.abs(spoken[since:].astype(np.int32)) > LOUD)
    return since + int(loud[0]) if len(loud) else None


def _first_silence(spoken: Samples, since: int) -> int | None:
    """The sample after which nothing is heard for longer than a pause between words; None where nothing was said."""
    loud = np.flatnonzero(np.abs(spoken.astype(np.int32)) > LOUD)
    interrupted = loud[loud > since]
    if not len(interrupted) or not len(loud[loud <= since]):
        return None
    ends = np.flatnonzero(np.diff(interrupted) > _SILENCE)
    return int(interrupted[ends[0]] if len(ends) else interrupted[-1])
