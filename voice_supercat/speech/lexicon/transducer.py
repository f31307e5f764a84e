"""Weighted transducers in the files of OpenFst, type "const": read, extended by arcs, written.

OpenFst itself is not needed for that: its wheels hang in a process with that of Vosk, and there is none for Windows.
"""

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from voice_supercat.speech.faults import SpeechFault

Sorted = Literal["heard", "said"]
"""By which label the arcs that leave a state are in order: the input's, or the output's."""

_STATE = np.dtype([("final", "<f4"), ("first", "<u4"), ("arcs", "<u4"), ("unheard", "<u4"), ("unsaid", "<u4")])
_ARC = np.dtype([("heard", "<i4"), ("said", "<i4"), ("cost", "<f4"), ("target", "<i4")])
_NO_END = np.float32(np.inf)

_MAGIC, _TYPE, _ARC_TYPE, _VERSION, _NO_FLAGS = 2125659606, b"const", b"standard", 2, 0
_COUNTS = "<iiQqqq"  # version, flags, properties, start, states, arcs
# Properties of OpenFst (fst/properties.h) that are true of all that is written here, or easy to tell; others may be 0.
_EXPANDED = 1 << 0
_ACCEPTOR, _NO_ACCEPTOR = 1 << 16, 1 << 17
_EPSILONS, _NO_EPSILONS = 1 << 22, 1 << 23
_HEARD_SORTED, _NOT_HEARD_SORTED = 1 << 28, 1 << 29
_SAID_SORTED, _NOT_SAID_SORTED = 1 << 30, 1 << 31


@dataclass(frozen=True)
class Transducer:
    """States and arcs; labels are numbers from 1, 0 is none; costs are in nats."""

    start: int
    finals: NDArray[np.float32]
    """For each state the cost to end in it, infinite where nothing ends."""
    sources: NDArray[np.int64]
    """For each arc the state that it leaves, ascending."""
    arcs: NDArray[Any]
    """For each arc `heard`, `said`, `cost`, `target`."""

    def leaving(self) -> list[list[tuple[int, int, float, int]]]:
        """For each state the arcs that leave it: heard, said, cost, target."""
        found: list[list[tuple[int, int, float, int]]] = [[] for _ in self.finals]
        for source, arc in zip(self.sources.tolist(), self.arcs.tolist(), strict=True):
            found[source].append(arc)
        return found


class Arcs:
    """States and arcs that are added to a transducer, or make a new one that starts in state 0."""

    def __init__(self, base: Transducer | None = None) -> None:
        self._base = base or Transducer(0, np.zeros(0, np.float32), np.zeros(0, np.int64), np.zeros(0, _ARC))
        self._states = len(self._base.finals)
        self._arcs: list[tuple[int, int, int, float, int]] = []
        self._finals: dict[int, float] = {}

    def state(self) -> int:
        """A new state."""
        self._states += 1
        return self._states - 1

    def arc(self, source: int, target: int, heard: int = 0, said: int = 0, cost: float = 0.0) -> None:
        """An arc from transition-id to word, 0 for none."""
        self._arcs.append((source, heard, said, round(cost, 5), target))

    def final(self, state: int, cost: float = 0.0) -> None:
        """An end."""
        self._finals[state] = round(cost, 5)

    def compiled(self, by: Sorted) -> Transducer:
        """The transducer with all of them; what it had before keeps its numbers and, among its like, its order."""
        base = self._base
        finals = np.full(self._states, _NO_END)
        finals[: len(base.finals)] = base.finals
        finals[list(self._finals)] = list(self._finals.values())
        added = np.array([arc[1:] for arc in self._arcs], _ARC)
        arcs = np.concatenate([base.arcs, added])
        sources = np.concatenate([base.sources, np.array([arc[0] for arc in self._arcs], np.int64)])
        second: Sorted = "heard" if by == "said" else "said"
        order = np.lexsort((arcs[second], arcs[by], sources))
        return Transducer(base.start, finals, sources[order], arcs[order])


def read_transducer(path: Path) -> Transducer:
    """The transducer in a file. Raises SpeechFault where it is of another type or cut short."""
    data = path.read_bytes()
    head = _header(0, 0, 0, 0)
    form, size = _HEADER_AT, len(head)
    if len(data) < size or data[:form] != head[:form]:
        raise SpeechFault(f"{path}: words can only be added to graphs of OpenFst's type const; use the shipped model.")
    version, flags, _, start, states, arcs = struct.unpack_from(_COUNTS, data, form)
    if (version, flags) != (_VERSION, _NO_FLAGS) or len(data) != size + states * _STATE.itemsize + arcs * _ARC.itemsize:
        raise SpeechFault(f"{path}: the file is cut short or damaged; install or fetch the model again.")
    rows = np.frombuffer(data, _STATE, states, size)
    if rows["arcs"].sum() != arcs:
        raise SpeechFault(f"{path}: the file is damaged; install or fetch the model again.")
    found = np.frombuffer(data, _ARC, arcs, size + states * _STATE.itemsize)
    return Transducer(start, rows["final"].copy(), np.repeat(np.arange(states), rows["arcs"]), found.copy())


def write_transducer(path: Path, transducer: Transducer) -> None:
    """Writes a file that OpenFst reads."""
    states = len(transducer.finals)
    rows = np.zeros(states, _STATE)
    count = np.bincount(transducer.sources, minlength=states)
    rows["final"], rows["arcs"] = transducer.finals, count
    rows["first"] = np.concatenate([[0], np.cumsum(count)[:-1]])
    for silent, label in (("unheard", "heard"), ("unsaid", "said")):
        rows[silent] = np.bincount(transducer.sources[transducer.arcs[label] == 0], minlength=states)
    head = _header(_properties(transducer), transducer.start, states, len(transducer.arcs))
    path.write_bytes(head + rows.tobytes() + transducer.arcs.tobytes())


def _header(properties: int, start: int, states: int, arcs: int) -> bytes:
    names = b"".join(struct.pack("<i", len(name)) + name for name in (_TYPE, _ARC_TYPE))
    counts = struct.pack(_COUNTS, _VERSION, _NO_FLAGS, properties, start, states, arcs)
    return struct.pack("<i", _MAGIC) + names + counts


_HEADER_AT = len(_header(0, 0, 0, 0)) - struct.calcsize(_COUNTS)


def _properties(transducer: Transducer) -> int:
    """Those that are easy to tell; OpenFst works the others out where it needs them."""
    heard, said = transducer.arcs["heard"], transducer.arcs["said"]
    within = transducer.sources[1:] == transducer.sources[:-1]
    properties = (
        (bool(np.all(heard == said)), _ACCEPTOR, _NO_ACCEPTOR),
        (bool(np.any((heard == 0) & (said == 0))), _EPSILONS, _NO_EPSILONS),
        (bool(np.all(np.diff(heard)[within] >= 0)), _HEARD_SORTED, _NOT_HEARD_SORTED),
        (bool(np.all(np.diff(said)[within] >= 0)), _SAID_SORTED, _NOT_SAID_SORTED),
    )
    return _EXPANDED | sum(yes if so else no for so, yes, no in properties)
