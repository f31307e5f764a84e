"""Which voices of a system speak English, and which of them reads: the program speaks nothing else."""

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

_TAG = re.compile(r"[a-z]{2,3}(?=$|[-_])", re.IGNORECASE)  # the language of en, en_US or en-GB-x-rp
_TAG_IN_ID = re.compile(r"(?<![a-z])([a-z]{2})-[a-z]{2}(?![a-z])", re.IGNORECASE)  # of ...TTS_MS_EN-US_ZIRA_11.0
_LEADING = "\x00\x01\x02\x03\x04\x05"  # espeak's priority of a language
_ANOTHER = "und"  # any language that is not English: which one does not matter
_ENGLISH_OF_WINDOWS = 0x09  # primary language of a locale identifier, its lower ten bits

PREFERRED = ("Samantha", "Alex", "Daniel", "Zira", "David", "Hazel")
"""Voices that are easily understood, the best first; macOS also has joke voices that speak English."""

ADDED_IN: Mapping[str, str] = MappingProxyType(
    {
        "darwin": "in System Settings, Accessibility, Spoken Content, System Voice",
        "win32": "in Settings, Time and language, Language",
    }
)
"""Where a system gets one more voice, by `sys.platform`."""


@dataclass(frozen=True)
class Listed:
    """A voice as its system lists it; languages may be missing or make no sense."""

    id: str
    name: str = ""
    languages: tuple[object, ...] = ()

    @property
    def speaks(self) -> frozenset[str]:
        """The languages, as two or three letters; empty where the system does not tell."""
        spoken = {found[0].lower() for tag in self.languages if (found := _TAG.match(_text(tag)))}
        if not spoken and (found := _TAG_IN_ID.search(self.id)):
            spoken = {found[1].lower()}
        if not spoken and "english" in self.name.lower():
            spoken = {"en"}
        return frozenset(spoken)


@dataclass(frozen=True)
class Chosen:
    usual: str | None
    """The id of the voice that reads where the player chose none."""
    voices: tuple[str, ...]
    """The ids of all that speak English, or that do not tell what they speak."""
    remark: str = ""
    """A sentence for the player where the usual voice does not speak English."""


def chosen(voices: Sequence[Listed], default: str | None, platform: str = sys.platform) -> Chosen:
    """The default of the system where it may speak English, or else the best voice that does."""
    known = next((voice for voice in voices if voice.id == default), Listed(default or ""))
    if not known.speaks or "en" in known.speaks:
        return Chosen(default, _usable(voices))
    return best(voices, default, platform)


def best(voices: Sequence[Listed], otherwise: str | None, platform: str = sys.platform) -> Chosen:
    """The best voice that speaks English; where none does, the one that is given instead, and a remark."""
    english = sorted((voice for voice in voices if "en" in voice.speaks), key=_rank)
    if english:
        return Chosen(english[0].id, _usable(voices))
    place = f" ({ADDED_IN[platform]})" if platform in ADDED_IN else ""
    return Chosen(
        otherwise,
        _usable(voices),
        f"No voice of this system speaks English, so another one reads; add one{place}, or use --voice natural.",
    )


def _usable(voices: Sequence[Listed]) -> tuple[str, ...]:
    return tuple(voice.id for voice in voices if not voice.speaks or "en" in voice.speaks)


def languages_of_windows(attribute: str) -> tuple[str, ...]:
    """The languages of a voice from what Windows keeps of it: locale identifiers such as `409;9`."""
    codes = [code.strip() for code in attribute.split(";")]
    numbers = [int(code, 16) for code in codes if re.fullmatch("[0-9A-Fa-f]+", code)]
    return tuple("en" if number & 0x3FF == _ENGLISH_OF_WINDOWS else _ANOTHER for number in numbers)


def _text(tag: object) -> str:
    return (tag.decode("ascii", "ignore") if isinstance(tag, bytes) else str(tag or "")).strip(_LEADING)


def _rank(voice: Listed) -> int:
    places = [place for place, name in enumerate(PREFERRED) if name.lower() in f"{voice.name} {voice.id}".lower()]
    return min(places, default=len(PREFERRED))
