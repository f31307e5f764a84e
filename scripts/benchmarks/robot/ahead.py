"""How long after a decision the next prompt is handed to the loudspeaker: the next prompts are rendered ahead."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.journal import Header, Journal
from voice_supercat.speech.audio import Samples
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.saying.outputs import Aloud
from voice_supercat.speech.saying.voice import Pyttsx3Voice

from .figures import YES_NO
from .partner import Partner

_THINKS = 0.5  # seconds; nobody answers sooner, and the prompts are rendered meanwhile


class _Thinker:
    """A `Hearing` that gives the robot's answers after a while, and keeps the time."""

    def __init__(self, partner: Partner, answers: int) -> None:
        self._partner = partner
        self._left = answers
        self.decided = 0.0
        self.timed = False

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """Nobody interrupts prompts."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        if not self._left or self._partner.game.over:
            return None
        self._left -= 1
        intent = self._partner.intends()
        self._partner.follow([{"answer": intent.answer}])
        time.sleep(_THINKS)
        self.timed = intent.phrase in YES_NO
        self.decided = time.perf_counter()
        return Utterance(intent.phrase)

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        """Says nothing between two lines."""
        return None

    def close(self) -> None:
        """Nothing to close."""


class _Loudspeaker:
    """Notes when the first sound after each yes or no is to be played."""

    def __init__(self, thinker: _Thinker) -> None:
        self._thinker = thinker
        self.milliseconds: list[float] = []

    def play(self, samples: Samples, rate: int, after: float = 0.0) -> None:  # noqa: ARG002
        if self._thinker.timed:
            self.milliseconds.append(1000 * (time.perf_counter() - self._thinker.decided))
        self._thinker.timed = False

    def wait(self, seconds: float) -> bool:  # noqa: ARG002
        return True

    def stop(self) -> None:
        """It is silent at once."""

    def close(self) -> None:
        """Nothing to close."""


def from_decision_to_sound(partner: Partner, mirror: Partner, folder: Path, answers: int) -> list[float]:
    """Milliseconds for each yes and no of so many answers, saving on the disk included. The two are the same game."""
    thinker = _Thinker(mirror, answers)
    loudspeaker: Any = _Loudspeaker(thinker)
    game = partner.game
    journal = Journal.create(folder / "ahead.jsonl", Header("", "", "", 0, {}))
    aloud = Aloud(Pyttsx3Voice(), loudspeaker)
    conversation = Conversation(Session(game, partner.understanding, journal), thinker, aloud, _none, _none)
    conversation.run()
    conversation.close()
    return list(loudspeaker.milliseconds)


def _none() -> Any:
    raise AssertionError("nothing here can fail like a device")
