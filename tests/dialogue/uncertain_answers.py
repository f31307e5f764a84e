"""Conversations in which some answers have a low confidence."""

from collections.abc import Iterable, Sequence

from transcript import by_voice, session_of, understanding_of

from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.saying.outputs import Collected
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

CARDS = "aggression five construction two"
INITIATIVE = "Does the bot have the initiative?"


class AnsweredWith:
    """Gives answers with a confidence: `yes` has 1.0, `(yes, 0.6)` has 0.6."""

    def __init__(self, answers: Iterable[str | tuple[str, float] | Utterance]) -> None:
        self._answers = iter(answers)

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """A script needs no preparation."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        answer = next(self._answers, None)
        if answer is None or isinstance(answer, Utterance):
            return answer
        text, confidence = (answer, 1.0) if isinstance(answer, str) else answer
        return Utterance(text, confidence)

    def close(self) -> None:
        """Nothing to close."""


def up_to_a(played: Engine, kind: str) -> list[str]:
    """Answers that lead to the first question of that kind, and an answer to it."""
    session, understanding = session_of(played), understanding_of(played)
    before: list[str] = []
    while session.question.expect != kind:
        before.append(understanding.offered(session.question)[0])
        session.text(before[-1])
    return [*before, CARDS if kind == "cards" else understanding.offered(session.question)[-1]]


SILENCE = Utterance("", source="silence")


def converse(
    played: Engine,
    *answers: str | tuple[str, float] | Utterance,
    settings: Settings = USUAL_SETTINGS,
    voices: Sequence[str] = (),
) -> tuple[list[str], Collected, Tuning]:
    """What was said after the last answer, the `Saying` with everything that was said, and the settings at the end."""
    session = session_of(played)
    session.tuning = Tuning(settings)
    session.tuning.voices = voices
    saying = Collected()
    before: list[int] = []

    class Counted(AnsweredWith):
        def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
            before.append(len(saying.said))
            return super().listen(phrases, complete)

    said = by_voice(session, Counted(answers), saying)
    return said[before[-2] :], saying, session.tuning
