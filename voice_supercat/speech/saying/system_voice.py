"""The voice of the operating system: pyttsx3's, or on macOS that of `say`."""

import sys
from collections.abc import Mapping

from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.child import Engine
from voice_supercat.speech.saying.voice import AS_WRITTEN, Pyttsx3Voice, RenderedVoice

_SAY = Engine(
    helper="say",
    arguments=(),
    called="say",
    advice="; use --print",
    starting=30.0,
    rendering=20.0,  # the first sentence of a voice that is not loaded yet takes some
)


class SayVoice(RenderedVoice):
    """The voice of macOS."""

    def __init__(self, manner: Manner, spellings: Mapping[str, str] = AS_WRITTEN) -> None:
        super().__init__(manner, _SAY, spellings)


def system_voice(manner: Manner, spellings: Mapping[str, str] = AS_WRITTEN) -> RenderedVoice:
    """The one of this system. Its process starts at once; what fails is raised by the first use."""
    return SayVoice(manner, spellings) if sys.platform == "darwin" else Pyttsx3Voice(manner, spellings)
