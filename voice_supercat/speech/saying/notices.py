"""What devices have to tell: on the screen at once, aloud once nothing else is being said."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Saying


class Notices:
    """Takes one sentence after another, from any thread, and shows each through `shown` at once."""

    def __init__(self, shown: Callable[[str], None]) -> None:
        self._shown = shown
        self._sentences: deque[str] = deque()
        self._aloud: Saying | None = None

    def __call__(self, sentence: str) -> None:
        self._shown(sentence)
        self._sentences.append(sentence)

    def speak_through(self, aloud: Saying) -> None:
        """There is a voice now, which does not show what it says. Say what was shown before there was one."""
        self._aloud = aloud
        self.speak()

    @property
    def unspoken(self) -> bool:
        """Whether something was shown that the voice has not said; never where there is no voice."""
        return self._aloud is not None and bool(self._sentences)

    def speak(self) -> None:
        """Say it. A loudspeaker that fails now is told of with the next prompt."""
        while self._aloud and self._sentences:
            with suppress(SpeechFault):
                self._aloud.say(self._sentences.popleft())
