"""How one player wants the program to speak and to listen: an immutable value, remembered between games."""

from dataclasses import dataclass, fields, replace
from typing import Any, Literal, get_args

from voice_supercat.files.names import shortened
from voice_supercat.speech.interfaces import USUAL_RATE, Manner, TurnCue

Verbosity = Literal["full", "normal", "terse"]
"""full: always every word; normal: short after the player has heard a step some times; terse: short at once."""
Signals = Literal["tones", "words", "off"]
"""What tells the player what was understood."""

SCREEN_READER = "screen-reader"
"""The name of the voice that is the player's own screen reader, with its braille display."""
SLOWEST, FASTEST = 100, 600
"""Words a minute, as they are heard. Who listens to screen readers for years follows 500 and more."""
QUIETEST, LOUDEST = -24, 4
"""Decibels from the usual level. Peaks are limited, so above 4 the next step (8) would hardly sound louder."""
KEY_PAUSES = (0.2, 5.0)
"""Seconds. With a shorter pause quick presses count as holding the key down; for a longer one another key is better."""
MOST_GAIN = 30
"""Decibels by which a quiet microphone is raised at most. A quieter one has more hiss than speech."""
SURE_ENOUGH = 0.9
"""From this confidence on the program does not ask to confirm. In noise at 15 dB 1 % of 1,972 answers yes and no were
below it, 5 % of 374 numbers, and two of the three that were wrong."""
SUREST = (0.75, 0.99)
"""The range in which it may be set for one player."""
LONGEST_SILENCE = 3600
"""Seconds of silence before a reminder, at most."""


def _require(fits: bool, name: str, expected: str, found: object) -> None:
    if not fits:
        raise ValueError(f"{name}: expected {expected}, found {shortened(repr(found))}.")


def _require_number(name: str, value: object, low: float, high: float, *, whole: bool = True) -> None:
    number = isinstance(value, int if whole else int | float) and not isinstance(value, bool)
    fits = number and low <= value <= high  # type: ignore[operator]
    _require(fits, name, f"a {'whole ' if whole else ''}number from {low} to {high}", value)


@dataclass(frozen=True)
class Settings:
    """Every field is checked. Raises ValueError with one sentence for a value that does not fit."""

    wording: Verbosity = "normal"
    signals: Signals = "tones"
    words_per_minute: int = USUAL_RATE
    """As they are heard."""
    volume: int = 0
    """Decibels from the usual level, `loudness.TARGET`."""
    voice: str | None = None
    """The name that its engine gives it; None: the usual one."""
    remind: int = 0
    """Seconds of silence after which the question is repeated; 0: never."""
    one_key: bool = False
    """Whether the player answers with the space key alone."""
    key_pause: float = 0.6
    """Seconds without a press that end a digit in one-key play."""
    accept: float = 0.0
    """Confidence below which an answer is asked again, from calibration; 0: only the limits of the recogniser."""
    noise_floor: float | None = None
    """Level of the quiet room in dBFS, through the microphone raised by `gain`; from calibration."""
    gain: float = 0.0
    """Decibels by which the microphone is raised, from calibration."""
    sure: float = SURE_ENOUGH
    """Confidence below which the program asks to confirm an answer, from calibration."""
    turn: TurnCue = "tick"
    """What tells that the microphone opens."""

    def __post_init__(self) -> None:
        _require(self.wording in get_args(Verbosity), "wording", "full, normal or terse", self.wording)
        _require(self.signals in get_args(Signals), "signals", "tones, words or off", self.signals)
        _require(self.turn in get_args(TurnCue), "turn", "tick or off", self.turn)
        _require_number("words_per_minute", self.words_per_minute, SLOWEST, FASTEST)
        _require_number("volume", self.volume, QUIETEST, LOUDEST)
        _require(self.voice is None or isinstance(self.voice, str), "voice", "a name", self.voice)
        _require_number("remind", self.remind, 0, LONGEST_SILENCE)
        _require(isinstance(self.one_key, bool), "one_key", "true or false", self.one_key)
        _require_number("key_pause", self.key_pause, *KEY_PAUSES, whole=False)
        _require_number("accept", self.accept, 0, 1, whole=False)
        if self.noise_floor is not None:
            _require_number("noise_floor", self.noise_floor, -100, 0, whole=False)
        _require_number("gain", self.gain, 0, MOST_GAIN, whole=False)
        _require_number("sure", self.sure, *SUREST, whole=False)

    @property
    def manner(self) -> Manner:
        """The settings that a voice needs."""
        return Manner(self.words_per_minute, self.volume, self.voice, self.turn)


USUAL_SETTINGS = Settings()
NAMES = tuple(field.name for field in fields(Settings))
"""The names of the fields, as in a settings file."""


def with_value(settings: Settings, name: str, value: Any) -> Settings:
    """The settings with one field changed. Raises ValueError with one sentence."""
    return replace(settings, **{name: value})
