"""The devices of a conversation: where one fails, a spare one takes over and the player is told."""

from collections.abc import Callable, Iterable, Sequence

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import (
    ALONE,
    Complete,
    Delivery,
    Earcon,
    Hearing,
    Manner,
    Saying,
    Spoken,
    Utterance,
)


class Exchange:
    """A `Hearing` and a `Saying`. `go_on_by` is named where hearing fails: the keyboard, or the key."""

    def __init__(
        self,
        hearing: Hearing,
        saying: Saying,
        spare_hearing: Callable[[], Hearing],
        spare_saying: Callable[[], Saying],
        go_on_by: Callable[[], str],
    ) -> None:
        self._hearing = hearing
        self._saying = saying
        self._spare_hearing = spare_hearing
        self._spare_saying = spare_saying
        self._go_on_by = go_on_by

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        self._hearing.expect(phrases, complete)

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        """Wait for one answer; None at the end of input."""
        try:
            return self._hearing.listen(phrases, complete)
        except SpeechFault as fault:
            self._replace_hearing(fault)
            return self._hearing.listen(phrases, complete)

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:
        """The answer that begins within so many seconds; None where there is none."""
        try:
            return self._hearing.glance(phrases, complete, seconds)
        except SpeechFault as fault:
            self._replace_hearing(fault)
            return None

    def seconds(self, text: str) -> float:
        """How long the text takes to say; 0.0 where it cannot be said. Then `say` tells why."""
        try:
            return self._saying.seconds(text)
        except SpeechFault:
            return 0.0

    def say(self, text: str, delivery: Delivery = ALONE) -> Spoken:
        """Say the text. Gives whether it was heard to its end."""
        try:
            return self._saying.say(text, delivery)
        except SpeechFault as fault:
            self._saying.close()
            self._saying = self._spare_saying()
            self._saying.say(f"{fault} Go on with text.")
            return self._saying.say(text, delivery)

    def signal(self, name: Earcon) -> None:
        self._saying.signal(name)

    def prepare(self, texts: Iterable[str]) -> None:
        self._saying.prepare(texts)

    def set_manner(self, manner: Manner) -> None:
        self._saying.set_manner(manner)

    def close(self) -> None:
        """Give the devices back."""
        self._hearing.close()
        self._saying.close()

    def _replace_hearing(self, fault: SpeechFault) -> None:
        self._hearing.close()
        self._hearing = self._spare_hearing()
        self.say(f"{fault} Go on with the {self._go_on_by()}.")
