"""NVDA, JAWS and VoiceOver, through a library of the extra `reader`."""

from importlib import import_module
from typing import Any

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.installing import how_to_get
from voice_supercat.speech.saying.screen_reader import no_reader


class OtherReader:
    """A `Reader` that does not tell when it has ended, and says one text after another."""

    def __init__(self, library: Any = None) -> None:
        """Raises SpeechFault where the library is missing, or no reader runs."""
        try:
            outputs = library or import_module("accessible_output2.outputs.auto")
        except ImportError as error:
            raise no_reader(f"{how_to_get('reader')} is needed for it") from error
        self._output = outputs.Auto().get_first_available_output()
        if self._output is None or self._output.system_output:  # the voice of the system is no screen reader
            raise no_reader("none is running")

    def speak(self, text: str) -> None:
        try:
            self._output.output(text, interrupt=False)  # speech and braille
        except Exception as error:  # each reader fails in its own way
            raise SpeechFault(f"The screen reader has ended ({error}).") from error

    def speaking(self) -> bool:
        return False

    def silence(self) -> None:
        """Each of these is silent as soon as a key is pressed."""

    def close(self) -> None:
        """It goes on without us."""
