"""What the player changes by voice about the voice: pace, loudness, which voice, how much is said, the signals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from voice_supercat.speech.faults import SpeechFault
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

PACE_STEP = 25
"""Words a minute: heard clearly as a change, and eleven steps from the slowest to the fastest."""
VOLUME_STEP = 4
"""Decibels: the smallest change that is noticed at once amid other sound."""

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


class Tuning:
    """The player's settings at this table. `keep` remembers them and raises SpeechFault where it cannot."""

    def __init__(self, settings: Settings = USUAL_SETTINGS, keep: Callable[[Settings], None] = lambda _: None) -> None:
        self.settings = settings
        self.voices: Sequence[str] = ()
        """The voices to choose from, the usual one first; whoever opens a loudspeaker sets them."""
        self._keep = keep

    def change(self, name: str) -> str:
        """Carry out the command of that name; gives the sentence that tells it."""
        settings, told = changed(self.settings, name, self.voices)
        if settings == self.settings:
            return told
        self.settings = settings
        try:
            self._keep(settings)
        except SpeechFault as fault:
            return f"{told} {fault}"
        return told


COMMANDS = ("slower", "faster", "louder", "quieter", "other_voice", *_VERBOSITY, *_SIGNALS)
"""The commands that `changed` carries out."""


def changed(settings: Settings, name: str, voices: Sequence[str]) -> tuple[Settings, str]:
    """The settings after the command `name`, and the sentence that tells it."""
    if name in _VERBOSITY:
        verbosity, told = _VERBOSITY[name]
        return replace(settings, wording=verbosity), told
    if name in _SIGNALS:
        signals, told = _SIGNALS[name]
        return replace(settings, signals=signals), told
    if name == "other_voice":
        return _other_voice(settings, voices)
    if name in ("slower", "faster"):
        pace = settings.words_per_minute + (PACE_STEP if name == "faster" else -PACE_STEP)
        pace = min(FASTEST, max(SLOWEST, pace))
        told = f"Speaking {name}." if pace != settings.words_per_minute else f"I cannot speak {name}."
        return replace(settings, words_per_minute=pace), told
    volume = settings.volume + (VOLUME_STEP if name == "louder" else -VOLUME_STEP)
    volume = min(LOUDEST, max(QUIETEST, volume))
    told = f"Speaking {name}." if volume != settings.volume else f"I cannot speak {name}."
    return replace(settings, volume=volume), told


def _other_voice(settings: Settings, voices: Sequence[str]) -> tuple[Settings, str]:
    """The next voice of the list, round and round. The first is the usual one and has no name of its own."""
    if len(voices) < 2:
        return settings, "There is no other voice."
    at = voices.index(settings.voice) if settings.voice in voices else 0
    following = (at + 1) % len(voices)
    voice = voices[following] if following else None
    return replace(settings, voice=voice), f"Voice {following + 1} of {len(voices)}."
