"""Messages about devices: shown at once, and spoken when nothing else is being said."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Delivery, Saying

_APART = Delivery(pause=0.15)


class Notices:
    """Takes sentences from any thread, and shows each at once through `shown`."""

    def __init__(self, shown: Callable[[str], None]) -> None:
        self._shown = shown
        self._sentences: deque[str] = deque()
        self._aloud: Saying | None = None

    def __call__(self, sentence: str) -> None:
        self._shown(sentence)
        self._sentences.append(sentence)

    def speak_through(self, aloud: Saying) -> None:
        """Use this voice from now on; it must not print. Speaks at once what was shown before there was a voice."""
        self._aloud = aloud
        self.speak()

    @property
    def unspoken(self) -> bool:
        """Whether a sentence was shown but not yet spoken; False where there is no voice."""
        return self._aloud is not None and bool(self._sentences)

    def speak(self) -> None:
        """Speak all of them. If the loudspeaker fails now, the next prompt reports it."""
        while self._aloud and self._sentences:
            with suppress(SpeechFault):
                self._aloud.say(self._sentences.popleft(), _APART)
