"""When the program is silent: between two lines, and long enough for the player where much is said."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal

from voice_supercat.dialogue.conversation.prompt_queue import Line, LineKind
from voice_supercat.procedure.numerals import in_words
from voice_supercat.speech.interfaces import USUAL_RATE
from voice_supercat.speech.settings import Settings, Verbosity

LONGEST_TALK = 10.5
"""Seconds of talk before the microphone opens."""
_WITH_WORDS = 11.2
"""The same with what is said at a stop itself: twelve, less what tones, device and gate add."""
GAP = 1.2
"""Seconds that the microphone is open between two lines, its opening included: enough to begin a word."""

_AFTER: Mapping[LineKind, float] = MappingProxyType({"remark": 0.15, "instruction": 0.27, "question": 0.25})
_BEFORE_QUESTION = 0.08  # seconds more, so that it stands by itself
_OF_WORDING: Mapping[Verbosity, float] = MappingProxyType({"full": 1.0, "normal": 1.0, "terse": 0.7})
_LEAST, _MOST = 0.3, 1.5  # times the usual pause, for the fastest and the slowest rate

_EDGES = 0.5  # words; a short text takes longer than its words tell

_NUMBERS = "|".join(sorted(map(in_words, range(100)), key=len, reverse=True))  # "twenty two" before "twenty"
_NUMBER_AT_END = re.compile(rf"\b(?:{_NUMBERS}|\d+)(?: or (?:more|less|higher))?(?: ([a-z]+))?[.:]?$", re.IGNORECASE)
_NUMBER_AT_START = re.compile(rf"(?:{_NUMBERS}|\d+|to|too|for)\b", re.IGNORECASE)  # or what sounds like one
_HOW_MANY = re.compile(r"(?:And |Then )?how many\b", re.IGNORECASE)
_AFTER_NUMBER = 0.25  # seconds more, so that the number does not belong to the question
_SENTENCES = re.compile(r"(?<=[.?!]) +")
_CLAUSES = re.compile(r"(?<=[,;:]) +")
_PHRASES = re.compile(r" +(?=(?:and|or|but|if|when|where|while|until|then|that|than|with|from|for|to|in|on|of|as)\b)")
_WORDS = re.compile(r" +")
_DIVIDED = (_SENTENCES, _CLAUSES, _PHRASES, _WORDS)

Stop = Literal["gap", "done", "next"]
"""gap: go on where nothing is heard. done, next: wait until the player says so, with work in hand or a page heard."""


def guessed_seconds(text: str, settings: Settings) -> float:
    """How long a text takes that is not rendered yet."""
    return 60 * (len(text.split()) + _EDGES) / settings.words_per_minute


def pause_before(line: Line, previous: Line, settings: Settings) -> float:
    """Seconds of silence between two lines."""
    pause = _AFTER[previous.kind] + (_BEFORE_QUESTION if line.kind == "question" else 0.0)
    if runs_into(previous.text, line.text, counts=line.counts):
        pause += _AFTER_NUMBER
    rate = min(_MOST, max(_LEAST, USUAL_RATE / settings.words_per_minute))
    return pause * rate * _OF_WORDING[settings.wording]


def runs_into(before: str, after: str, *, counts: bool = False) -> bool:
    """Whether a number at the end of one sentence could be heard as the beginning of the next.

    The next one begins with a number, or asks for one (`counts`, or "how many"). A number with what is counted runs
    into a question for the same only: "Five or more knocks. How many knocks?"
    """
    ends = _NUMBER_AT_END.search(before)
    if ends is None:
        return False
    asks = counts or _HOW_MANY.match(after) is not None
    if ends[1] is None:
        return asks or _NUMBER_AT_START.match(after) is not None
    return asks and ends[1] in after.lower().rstrip("?").split()


class Breath:
    """Follows how long the program has talked since the player could last say something."""

    def __init__(self) -> None:
        self._gaps = 0
        self.opened()

    def opened(self) -> None:
        """The player could speak now."""
        self._talked, self._hands, self._read = 0.0, False, False

    def answered(self) -> None:
        """The player has said something: what is said from now on begins anew."""
        self._gaps = 0
        self.opened()

    @property
    def talking(self) -> bool:
        """Whether something was said since the player could speak."""
        return self._talked > 0

    def said(self, line: Line, seconds: float) -> None:
        self._talked += seconds
        self._hands = self._hands or line.hands
        self._read = self._read or line.read

    def longest(self, line: Line, words: Callable[[Stop], float]) -> float:
        """Seconds of talk up to the end of a line. `words`: how long it takes to say that the program waits.

        Time is left for them where the program may have to wait after the line.
        """
        stop = _kind_of_stop(self._hands or line.hands, self._read or line.read, self._gaps)
        if line.kind == "question" or stop == "gap":
            return LONGEST_TALK
        return min(LONGEST_TALK, _WITH_WORDS - words(stop))

    def stop_before(self, line: Line, seconds: float, longest: float = LONGEST_TALK) -> Stop | None:
        """How to stop before a line; None where it can follow at once. `seconds`: with all that belongs to it.

        A question waits by itself, so that a gap before it is enough.
        """
        if not self._talked or self._talked + seconds <= longest:
            return None
        stop = "gap" if line.kind == "question" else _kind_of_stop(self._hands, self._read, self._gaps)
        self._gaps += 1
        return stop


def _kind_of_stop(hands: bool, read: bool, gaps: int) -> Stop:
    if hands:
        return "done"
    return "next" if read or gaps else "gap"


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return _SENTENCES.split(text)


def in_parts(text: str, seconds: float, longest: float = LONGEST_TALK) -> list[str]:
    """The text, which takes so many seconds, in parts that can each be said without a stop.

    They are whole sentences, or clauses of one that is too long. A clause that is too long by itself is divided before
    a word such as "and" or "with", and at last between any words. How long a part takes is guessed, not rendered.
    """
    if seconds <= longest:
        return [text]
    pieces = next((found for way in _DIVIDED if len(found := way.split(text)) > 1), [text])
    if len(pieces) == 1:
        return [text]

    def guessed(part: str) -> float:
        return seconds * max(len(part) / len(text), len(part.split()) / len(text.split()))

    parts: list[str] = []
    for piece in pieces:
        longer = f"{parts[-1]} {piece}" if parts else piece
        if parts and guessed(longer) <= longest:
            parts[-1] = longer
        else:
            parts += in_parts(piece, guessed(piece), longest)
    return parts
