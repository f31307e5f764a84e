"""Prints what is said aloud, each text once, and goes on when the loudspeaker fails."""

from collections.abc import Iterable, Sequence
from typing import TextIO

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import ALONE, Delivery, Earcon, Manner, Saying, Spoken
from voice_supercat.speech.saying.outputs import Printed


class Shown:
    """A `Saying` that prints a text and then says it through another one. `say` never raises SpeechFault."""

    def __init__(self, aloud: Saying, out: TextIO) -> None:
        self._aloud = aloud
        self._printed = Printed(out)
        self._fault = ""

    def seconds(self, text: str) -> float:
        return self._aloud.seconds(text)

    def say(self, text: str, delivery: Delivery = ALONE) -> Spoken:
        self._printed.say(text)
        try:
            heard = self._aloud.say(text, delivery)
        except SpeechFault as fault:
            self._print_once(str(fault))
            return True
        self._fault = ""
        return heard

    def signal(self, name: Earcon) -> None:
        self._aloud.signal(name)

    def prepare(self, texts: Iterable[str]) -> None:
        self._aloud.prepare(texts)

    def stop(self) -> None:
        self._aloud.stop()

    def set_manner(self, manner: Manner) -> None:
        self._aloud.set_manner(manner)

    def voices(self) -> Sequence[str]:
        return self._aloud.voices()

    def close(self) -> None:
        self._aloud.close()

    def _print_once(self, fault: str) -> None:
        """Print a fault, but not again while it lasts."""
        if fault != self._fault:
            self._printed.say(fault)
        self._fault = fault
