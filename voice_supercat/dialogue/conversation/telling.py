"""Says the lines that are left: with pauses between them, and with stops in which the player is heard."""

from collections.abc import Mapping
from types import MappingProxyType

from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.pacing import (
    GAP,
    LONGEST_TALK,
    Breath,
    Stop,
    guessed_seconds,
    in_parts,
    pause_before,
)
from voice_supercat.dialogue.conversation.prompt_queue import Line, PromptQueue
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import Delivery, Utterance

_GO_ON = AskEvent(text="Done?", step="stop", expect="ack")
_WAITS: Mapping[Stop, tuple[str, str]] = MappingProxyType(
    {"done": ("Say done to go on.", "Done?"), "next": ("Say next to hear more.", "Next?")}
)
"""How the program says that it waits: the first time, and later."""
_REPEAT = "repeat"


class Telling:
    """The mouth of a conversation. It knows what was said, and how long the player could not say anything."""

    def __init__(self, exchange: Exchange) -> None:
        self.prompts = PromptQueue()
        self._exchange = exchange
        self._breath = Breath()
        self._previous: Line | None = None
        self._told: set[Stop] = set()
        self._typed: Utterance | None = None
        self._cut_off = False  # whether the last text was

    @property
    def interrupted(self) -> bool:
        """Whether the player spoke before all was said."""
        return self._cut_off or self.prompts.next is not None

    def begin(self) -> None:
        """The player has been heard: the first line follows at once."""
        self._breath.answered()
        self._previous = None
        self._cut_off = False

    def tell(self, session: Session) -> Utterance | None:
        """Say the lines until the player interrupts; a line that was cut off stays queued.

        Gives what the player said at a stop, to be taken like an answer.
        """
        self._cut_off = False
        if not session.over:
            self._exchange.expect(*session.expected())
        while self.prompts.next:
            self._divide(session)
            line = self.prompts.next
            seconds = self._exchange.seconds(line.text)
            pause = pause_before(line, self._previous, session.tuning.settings) if self._previous else 0.0
            if not session.over and (stop := self._stop_before(line, pause, session)):
                if (utterance := self._heard_at(stop, session)) is not None:
                    return utterance
                self._exchange.expect(*session.expected())
                continue
            following = self.prompts.following
            turn = following is None and not session.over
            heard = self._exchange.say(line.text, Delivery(pause, turn, following.text if following else ""))
            if not heard:
                return None
            self.prompts.heard(whole=heard is True)
            self._breath.said(line, pause + seconds)
            self._previous = line
        typed, self._typed = self._typed, None
        return typed

    def say(self, text: str, session: Session) -> Utterance | None:
        """Say a text after which the player speaks, with a gap where it is long. Gives what is said in the gap."""
        part, *rest = self._in_parts(text)
        while rest:
            if not self._exchange.say(part):
                return None
            if utterance := self._glance(session):
                return utterance
            part, *rest = [*self._in_parts(rest[0]), *rest[1:]]
        self._cut_off = self._exchange.say(part, Delivery(turn=True)) is False
        return None

    def _divide(self, session: Session) -> None:
        """Divide the next line where it alone takes too long."""
        line = self.prompts.next
        if line is None:
            return
        longest = self._breath.longest(line, lambda stop: self._seconds_of_words(stop, session))
        settings = session.tuning.settings
        with_it = sum(guessed_seconds(text, settings) for text in self.prompts.together[1:])
        longest = max(longest / 2, longest - with_it)
        if len(parts := self._in_parts(line.text, longest)) > 1:
            self.prompts.divide(parts)

    def _in_parts(self, text: str, longest: float = LONGEST_TALK) -> list[str]:
        """The text in parts. Only the first is sure to be short enough: a voice guesses how long much text takes."""
        parts = [text]
        while len(found := in_parts(parts[0], self._exchange.seconds(parts[0]), longest)) > 1:
            parts[:1] = found
        return parts

    def _seconds_of_words(self, stop: Stop, session: Session) -> float:
        """How long it takes to say that the program waits, with the pause before."""
        settings, previous = session.tuning.settings, Line("", "instruction")
        return pause_before(_asks(self._words_of(stop)), previous, settings) + guessed_seconds(
            self._words_of(stop), settings
        )

    def _words_of(self, stop: Stop) -> str:
        first, later = _WAITS[stop]
        return later if stop in self._told else first

    def _stop_before(self, line: Line, pause: float, session: Session) -> Stop | None:
        if self._typed is not None:  # the player has read on already
            return None
        if not self._breath.talking:  # then nothing needs to be rendered before the first sound
            return None
        together = self.prompts.together
        longest = self._breath.longest(line, lambda stop: self._seconds_of_words(stop, session))
        seconds = pause * len(together) + sum(map(self._exchange.seconds, together))
        return self._breath.stop_before(line, seconds, longest)

    def _heard_at(self, stop: Stop, session: Session) -> Utterance | None:
        """What the player says at a stop that is more than "go on"."""
        self.prompts.stop()
        utterance = self._glance(session) if stop == "gap" else self._wait(stop, session)
        self._breath.opened()
        self._previous = None
        if utterance is not None and _typed_ahead(utterance, session):
            self._typed, utterance = utterance, None  # it is kept for the question
        if utterance is None:
            self.prompts.go_on()
            return None
        meaning = session.meaning(utterance.text) if utterance.text else None
        if meaning is not None and not isinstance(meaning, Answered) and meaning.name == _REPEAT:
            self.prompts.again()
            self._breath.answered()
            return None
        return utterance

    def _glance(self, session: Session) -> Utterance | None:
        utterance = self._exchange.glance(*session.expected(), GAP)
        return utterance if utterance and (utterance.understood or utterance.sent) else None

    def _wait(self, stop: Stop, session: Session) -> Utterance | None:
        """Wait until the player says to go on (None) or anything else. Sounds that are no word change nothing."""
        text, previous, settings = self._words_of(stop), self._previous, session.tuning.settings
        self._told.add(stop)
        understanding = session.understanding
        expected = understanding.phrases(_GO_ON), understanding.complete(_GO_ON)
        while True:
            self._exchange.expect(*expected)  # what may be said at the stop, not at the question
            pause = pause_before(_asks(text), previous, settings) if previous else 0.0
            self._exchange.say(text, Delivery(pause, turn=True))
            while utterance := self._exchange.listen(*expected):
                if utterance.source == "silence":
                    break
                meant = (
                    understanding.meaning(_GO_ON, utterance.text, dialled=settings.one_key)
                    if utterance.understood
                    else None
                )
                if isinstance(meant, Answered):
                    return None
                if meant is not None or utterance.sent is not None or _typed_ahead(utterance, session):
                    return utterance
            else:
                return None  # there is no more input, so nobody is kept waiting


def _asks(text: str) -> Line:
    return Line(text, "question")


def _typed_ahead(utterance: Utterance, session: Session) -> bool:
    """Whether it is the answer of a player who has read on and typed it, or touched it on a screen."""
    if utterance.sent is not None:
        return "command" not in utterance.sent
    return utterance.source == "keyboard" and isinstance(session.meaning(utterance.text), Answered)
