"""The two interfaces to the player: `Hearing` gives the player's answers, `Saying` speaks to the player.

What is behind them can be exchanged: microphone, keyboard, audio files, a script; loudspeaker, print, WAV files. Both
raise `SpeechFault` when a device fails. The caller then goes on with the keyboard or with print.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, Protocol

Source = Literal["voice", "keyboard", "screen", "script", "file", "silence"]
"""Where an utterance came from. "silence": nothing was said for the time after which the player wants a reminder."""
USUAL_RATE = 180
"""Words a minute, as they are heard: slow enough for a first evening with espeak-ng."""
Listening = Literal["gate", "headphones", "canceller"]
"""What prevents the program from hearing itself: a microphone closed while it speaks, headphones, an echo canceller."""
Earcon = Literal["yes", "no", "number", "command", "rejected", "listening", "turn"]
"""A short tone that says what was understood, or that it is the player's turn."""
TurnCue = Literal["tick", "off"]
"""What tells the player that the microphone opens."""


@dataclass(frozen=True)
class Manner:
    """How a voice speaks."""

    words_per_minute: int = USUAL_RATE
    volume: int = 0
    """Decibels from the usual level, the same for all voices."""
    voice: str | None = None
    """The name that its engine gives it; None: the usual one."""
    turn: TurnCue = "tick"


USUAL_MANNER = Manner()


@dataclass(frozen=True)
class Delivery:
    """How one text is said among others."""

    pause: float = 0.0
    """Seconds of silence before it."""
    turn: bool = False
    """Whether it is the player's turn after it: the microphone opens."""
    following: str = ""
    """The text after it, which can be rendered meanwhile."""


ALONE = Delivery()


Spoken = bool | Literal["typed"]
"""Whether a text was heard to its end: False where the player interrupted it by voice, "typed" where a line that the
player typed, or a key, has cut it off."""


class Completeness(Enum):
    """What a sequence of words is among the phrases that are allowed now."""

    NONE = "no phrase and not the beginning of one"
    PART = "the beginning of a phrase: take it"
    GROWING = "a phrase that can still grow into a longer one: port, port authority"
    SETTLED = "a phrase that may go on, but then says the same or adds to it: port, port and town"
    ONE_OF_TWO = "a phrase after which another is awaited: one card of two, twenty"
    WHOLE = "a phrase that cannot grow"


PHRASES = frozenset((Completeness.WHOLE, Completeness.SETTLED, Completeness.GROWING))
"""All kinds of a phrase by itself."""
Complete = Callable[[str], Completeness]
"""Says what a text is; the text has lower-case words with single spaces. `phrase_check` makes such a function."""


@dataclass(frozen=True)
class Around:
    """What may be said in one breath with an answer."""

    before: frozenset[str] = frozenset()
    after: frozenset[str] = frozenset()
    denied: frozenset[str] = frozenset()
    """Phrases before it with which it is no answer: "it isn't five"."""


@dataclass(frozen=True)
class Carriers:
    """What people say around answers, and what tells nothing by itself."""

    of_phrases: Mapping[str, Around] = field(default_factory=dict)
    of_longer: Mapping[str, Around] = field(default_factory=dict)
    """Around longer answers that begin so: "five eggs"."""
    of_others: Around = Around()
    """Around all other answers."""
    hesitations: frozenset[str] = frozenset()

    def around(self, phrase: str) -> Around:
        """What may be said around this answer."""
        if phrase in self.of_phrases:
            return self.of_phrases[phrase]
        begun = (self.of_longer[beginning] for beginning in beginnings(phrase) if beginning in self.of_longer)
        return next(begun, self.of_others)

    def answer_in(self, text: str, before: Sequence[str], after: Sequence[str]) -> str:
        """The answer in a text, where what is around it fits; else all of it. Of hesitation alone nothing is left.

        `before` and `after`: what may be around answers, the longest first.
        """
        answer, said_before, said_after = text, set[str](), set[str]()
        while one := next((one for one in before if f"{answer} ".startswith(f"{one} ")), None):
            answer = answer[len(one) + 1 :]
            said_before.add(one)
        if not answer:
            return "" if said_before <= self.hesitations else text
        while one := next((one for one in after if f" {answer}".endswith(f" {one}")), None):
            answer = answer[: -len(one) - 1]
            said_after.add(one)
        around = self.around(answer)
        return answer if answer and said_before <= around.before and said_after <= around.after else text


UNDERSTOOD = 0.6
"""Below this confidence an answer is worth no more than a question to confirm it."""


@dataclass(frozen=True)
class Utterance:
    """One answer of the player, or sound that was rejected."""

    text: str
    """The phrase, lower case; "" when something was said that is not an allowed phrase."""
    confidence: float = 1.0
    """0 to 1; 1 for typed answers. Speech can be misrecognised with a high value too."""
    source: Source = "voice"
    duration: float = 0.0
    """Seconds from the beginning of the answer to its end; 0 for typed answers."""
    ended_at: float = 0.0
    """End of the word: `time.monotonic()` for a microphone, seconds into the audio for a file."""
    waited: float = 0.0
    """Seconds of sound after the end of the word until the decision."""
    milliseconds: float = 0.0
    """Milliseconds from the end of the word to the decision: `waited` and the computing."""
    sent: Mapping[str, Any] | None = None
    """What a screen sent in the place of words; the dialogue knows what it means."""
    raw: str = ""
    """What the recogniser gave, with `[unk]` and without what carries an answer, or the keyboard; for diagnosis."""
    soon_after_talk: bool = False
    """Whether it began soon after talk at the table, and may be a piece of that."""

    @property
    def understood(self) -> bool:
        """Whether it has words that count where nothing can be asked about them."""
        return bool(self.text) and self.confidence >= UNDERSTOOD


class Hearing(Protocol):
    """Where answers come from."""

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """Allow these phrases from now on, also while the program speaks where barge-in is possible.

        The next `listen` starts from here: what was said since then counts.
        """
        ...

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        """Wait for one answer.

        `phrases` is the closed list of what is allowed; a recogniser adds `[unk]` itself. Typed text is returned in
        lower case even when it is not one of them, because the dialogue understands more than the recogniser (`3`).
        None at the end of input: nothing more will come. Raises SpeechFault when the device fails.
        """
        ...

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:
        """The answer that begins within `seconds`, as `listen` gives it; None where none does. Raises SpeechFault."""
        ...

    def close(self) -> None:
        """Give the device back. Closing twice is harmless."""
        ...


class Saying(Protocol):
    """Where prompts go."""

    def seconds(self, text: str) -> float:
        """How long the text takes to say; 0.0 where nothing is spoken. Raises SpeechFault."""
        ...

    def say(self, text: str, delivery: Delivery = ALONE) -> Spoken:
        """Say the text. Returns when it was said or cut off. Raises SpeechFault when the device fails."""
        ...

    def signal(self, name: Earcon) -> None:
        """Play this tone just before the next text; may do nothing."""
        ...

    def prepare(self, texts: Iterable[str]) -> None:
        """Render these texts while the player thinks: they may be said next. Returns at once; may do nothing."""
        ...

    def stop(self) -> None:
        """Cut off what is being said. May be called from any thread; harmless when nothing is being said."""
        ...

    def set_manner(self, manner: Manner) -> None:
        """Speak in this manner from the next text on."""
        ...

    def voices(self) -> Sequence[str]:
        """Names of the voices to choose from; empty where nothing is spoken. Raises SpeechFault."""
        ...

    def close(self) -> None:
        """Give the device back. Closing twice is harmless."""
        ...


def beginnings(phrase: str) -> Iterator[str]:
    """What a phrase begins with, shortest first, without the phrase itself."""
    words = phrase.split()
    return (" ".join(words[:length]) for length in range(1, len(words)))


def longest_first(phrases: Iterable[str]) -> tuple[str, ...]:
    """Each of them once, so that a phrase comes before what it begins or ends with."""
    return tuple(sorted(set(phrases), key=lambda one: (-len(one), one)))


def phrase_check(phrases: Iterable[str]) -> Complete:
    """The `complete` function for a closed list of phrases: exact, word by word."""
    whole = frozenset(phrases)
    prefixes = frozenset(beginning for phrase in whole for beginning in beginnings(phrase))

    def check(text: str) -> Completeness:
        if text in whole:
            return Completeness.GROWING if text in prefixes else Completeness.WHOLE
        return Completeness.PART if text in prefixes else Completeness.NONE

    return check
