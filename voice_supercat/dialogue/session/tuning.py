"""The settings that the player changes by voice: pace, loudness, which voice, how much is said, the signals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import TurnCue
from voice_supercat.speech.settings import (
    FASTEST,
    LOUDEST,
    QUIETEST,
    SLOWEST,
    USUAL_SETTINGS,
    Settings,
    Signals,
    Verbosity,
)

PACE_STEP, FAST_STEP, FAST = 25, 50, 300
"""Words a minute: a change that is clearly heard; a larger one above `FAST`, where 25 would hardly be noticed."""
VOLUME_STEP = 4
"""Decibels: the smallest change that is noticed at once among other sounds."""

_VERBOSITY: Mapping[str, tuple[Verbosity, str]] = {
    "full_wording": ("full", "Full wording: every word, every time."),
    "normal_wording": ("normal", "Normal wording: short once you know a step."),
    "terse_wording": ("terse", "Brief wording."),
}
_SIGNALS: Mapping[str, tuple[Signals, str]] = {
    "signal_tones": ("tones", "Tones tell what I understood."),
    "signal_words": ("words", "Words tell what I understood."),
    "signals_off": ("off", "No signals."),
}


_TURN: Mapping[str, tuple[TurnCue, str]] = {
    "turn_tick": ("tick", "A tick tells when I listen."),
    "turn_off": ("off", "No tick."),
}


class Tuning:
    """The player's settings in this session. `keep` saves them, and raises SpeechFault where it cannot."""

    def __init__(self, settings: Settings = USUAL_SETTINGS, keep: Callable[[Settings], None] = lambda _: None) -> None:
        self.settings = settings
        self.voices: Sequence[str] = ()
        """The voices to choose from, the usual one first. They are set after the loudspeaker was opened."""
        self.keys_at_once = False
        """Whether single keys of a terminal act at once. This is set after the keyboard was opened."""
        self._keep = keep

    def change(self, name: str) -> str:
        """Carry out the command with that name; gives a sentence that says what has changed."""
        settings, reply = changed(self.settings, name, self.voices)
        if settings == self.settings:
            return reply
        self.settings = settings
        try:
            self._keep(settings)
        except SpeechFault as fault:
            return f"{reply} {fault}"
        return reply


COMMANDS = ("slower", "faster", "louder", "quieter", "other_voice", *_VERBOSITY, *_SIGNALS, *_TURN)
"""The commands that `changed` carries out."""


def changed(settings: Settings, name: str, voices: Sequence[str]) -> tuple[Settings, str]:
    """The settings after the command `name`, and a sentence that says what has changed."""
    if name in _VERBOSITY:
        verbosity, reply = _VERBOSITY[name]
        return replace(settings, wording=verbosity), reply
    if name in _SIGNALS:
        signals, reply = _SIGNALS[name]
        return replace(settings, signals=signals), reply
    if name in _TURN:
        turn, reply = _TURN[name]
        return replace(settings, turn=turn), reply
    if name == "other_voice":
        return _other_voice(settings, voices)
    if name in ("slower", "faster"):
        pace = min(FASTEST, max(SLOWEST, _next_pace(settings.words_per_minute, faster=name == "faster")))
        reply = f"Speaking {name}." if pace != settings.words_per_minute else f"I cannot speak {name}."
        return replace(settings, words_per_minute=pace), reply
    volume = settings.volume + (VOLUME_STEP if name == "louder" else -VOLUME_STEP)
    volume = min(LOUDEST, max(QUIETEST, volume))
    reply = f"Speaking {name}." if volume != settings.volume else f"I cannot speak {name}."
    return replace(settings, volume=volume), reply


def _next_pace(pace: int, *, faster: bool) -> int:
    step = FAST_STEP if (pace >= FAST if faster else pace > FAST) else PACE_STEP
    return pace + step if faster else pace - step


def _other_voice(settings: Settings, voices: Sequence[str]) -> tuple[Settings, str]:
    """The next voice of the list; after the last one the first. The first is the usual one; its name is None."""
    if len(voices) < 2:
        return settings, "There is no other voice."
    at = voices.index(settings.voice) if settings.voice in voices else 0
    following = (at + 1) % len(voices)
    voice = voices[following] if following else None
    return replace(settings, voice=voice), f"Voice {following + 1} of {len(voices)}."
