"""The two seams of the house: `Hearing` gives what the player answered, `Saying` speaks to the player.

Everything behind them can be swapped: microphone, keyboard, audio files, a script; loudspeaker, print, WAV
files. Both raise `SpeechFault` when a device fails; the caller goes on with the keyboard or with print.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Literal, Protocol

Source = Literal["voice", "keyboard", "script", "file", "silence"]
"""Where an utterance came from; "silence": nothing was said for as long as the player wants to be left alone."""
USUAL_RATE = 180
"""Words a minute: brisk, and still clear with espeak-ng."""
Listening = Literal["gate", "headphones", "canceller"]
"""What keeps the program from hearing itself: deaf while it speaks, headphones, an echo canceller."""
Earcon = Literal["yes", "no", "number", "command", "rejected", "listening"]
"""A short tone that tells what was understood."""


@dataclass(frozen=True)
class Manner:
    """How a voice speaks."""

    words_per_minute: int = USUAL_RATE
    volume: int = 0
    """Decibels from the voice's own level."""
    voice: str | None = None
    """Its engine's name for it; None: the usual one."""


USUAL_MANNER = Manner()


class Completeness(Enum):
    """What a sequence of words is, measured by the phrases in force."""

    NONE = "no phrase and not the beginning of one"
    PART = "the beginning of a phrase: aggression"
    GROWING = "a phrase that can still grow into a longer one: twenty"
    ONE_OF_TWO = "a phrase after which another is awaited: one card of two"
    WHOLE = "a phrase that cannot grow"


Complete = Callable[[str], Completeness]
"""Tells what a text of lower-case words parted by single spaces is. `phrase_check` makes one."""


@dataclass(frozen=True)
class Utterance:
    """One answer of the player, or a rejected try at one."""

    text: str
    """The phrase heard, lower case; "" when something was said that is no phrase in force."""
    confidence: float = 1.0
    """0 to 1; 1 for typed answers. A high value does not prove that a voice was heard rightly."""
    source: Source = "voice"
    duration: float = 0.0
    """Seconds from the beginning of the answer to its end; 0 for typed answers."""
    ended_at: float = 0.0
    """`time.monotonic()` at the end of the word for a microphone, seconds into the audio for a file."""
    waited: float = 0.0
    """Seconds of sound after the end of the word that the decision needed."""
    milliseconds: float = 0.0
    """From the end of the word to the decision, `waited` and the computing, in milliseconds."""
    raw: str = ""
    """What the recogniser or the keyboard gave, `[unk]` and all, for logs and diagnosis."""


class Hearing(Protocol):
    """Where answers come from."""

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """These may be said from now on, also over what the program says, where the way of hearing allows that.

        The next `listen` goes on from here: what was said since counts.
        """
        ...

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        """Wait for one answer.

        `phrases` is the closed list in force; a recogniser adds `[unk]` by itself. Typed text comes back in
        lower case even when it is no phrase: the dialogue may understand more than the recogniser (`3`).
        None at the end of input: nothing will ever come again. Raises SpeechFault when the device fails.
        """
        ...

    def close(self) -> None:
        """Give the device back. Closing twice is harmless."""
        ...


class Saying(Protocol):
    """Where words go."""

    def say(self, text: str) -> bool:
        """Say it; returns when it has been said or cut off. Raises SpeechFault when the device fails.

        False where the player spoke over it, so that its end was not heard; True also where an answer was typed.
        """
        ...

    def signal(self, name: Earcon) -> None:
        """Let this tone be heard with the beginning of the next text; may do nothing."""
        ...

    def prepare(self, texts: Iterable[str]) -> None:
        """These may be said next: render them while the player thinks. Returns at once; may do nothing."""
        ...

    def stop(self) -> None:
        """Cut off what is being said. Callable from any thread; harmless in silence."""
        ...

    def set_manner(self, manner: Manner) -> None:
        """Speak in this manner from the next text on."""
        ...

    def voices(self) -> Sequence[str]:
        """Names of the voices to choose from; none where nothing is spoken. Raises SpeechFault."""
        ...

    def close(self) -> None:
        """Give the device back. Closing twice is harmless."""
        ...


def phrase_check(phrases: Iterable[str]) -> Complete:
    """The `complete` function of a closed list of phrases: exact, word by word."""
    whole = frozenset(phrases)
    beginnings = frozenset(
        " ".join(words[:length]) for words in map(str.split, whole) for length in range(1, len(words))
    )

    def check(text: str) -> Completeness:
        if text in whole:
            return Completeness.GROWING if text in beginnings else Completeness.WHOLE
        return Completeness.PART if text in beginnings else Completeness.NONE

    return check
