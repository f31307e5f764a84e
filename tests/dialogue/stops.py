"""A voice and a player for the stops of a conversation, and lines that make it stop."""

from collections.abc import Sequence

from transcript import session_of
from uncertain_answers import CARDS

from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.prompt_queue import Line
from voice_supercat.dialogue.conversation.telling import Telling
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import ALONE, UNDERSTOOD, Complete, Delivery, Source, Utterance
from voice_supercat.speech.saying.outputs import Collected

QUESTION = Line("Does it tax?", "question")
FOUR_SECONDS = "Nine words that take just four seconds to say."


class Timed(Collected):
    """A voice that needs 0.4 seconds for a word, and remembers how each text was delivered."""

    def __init__(self) -> None:
        super().__init__()
        self.delivered: list[Delivery] = []

    def seconds(self, text: str) -> float:
        return 0.4 * len(text.split())

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:
        self.delivered.append(delivery)
        return super().say(text, delivery)


class AtStops(ScriptHearing):
    """A player who says these things at the stops, nothing where there is none left.

    "" is a sound that is no word, "done?" one that may have been a word.
    """

    def __init__(self, said: Sequence[str | None], source: Source = "voice") -> None:
        super().__init__([])
        self._said, self._source = list(said), source
        self.open_for: list[float | None] = []

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        self.open_for.append(seconds)
        return self._next()

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        self.open_for.append(None)
        return self._next()

    def _next(self) -> Utterance | None:
        text = self._said.pop(0) if self._said else None
        if text is None:
            return None
        return Utterance(text.removesuffix("?"), UNDERSTOOD - 0.1 if text.endswith("?") else 1.0, self._source)


def told(
    engine: Engine, lines: Sequence[Line], *at_stops: str | None, source: Source = "voice"
) -> tuple[list[str], AtStops, Utterance | None]:
    """What was said of these lines, how the player was heard, and what is left to be taken as an answer."""
    hearing, saying = AtStops(at_stops, source), Timed()
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    session = session_of(engine)
    session.text(CARDS)
    telling.prompts.put(lines, back=True)
    caught = telling.tell(session)
    return saying.said, hearing, caught


def lines(count: int, *, hands: bool = False, read: bool = False) -> list[Line]:
    return [
        *(Line(f"{number}. {FOUR_SECONDS}", "instruction", hands, read) for number in range(1, count + 1)),
        QUESTION,
    ]
