"""The conversation with the player: says prompts, listens, understands, reprompts, and reads back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from voice_supercat.dialogue.conversation.ahead import lines_ahead
from voice_supercat.dialogue.conversation.confirmation import (
    confirmation,
    least_confidence,
    not_believed,
    reads_back,
    said_anyway,
    tone_of,
)
from voice_supercat.dialogue.conversation.display import Display, NoDisplay
from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.lines import lines_of
from voice_supercat.dialogue.conversation.notes import Notes
from voice_supercat.dialogue.conversation.prompt_queue import Line, PromptQueue
from voice_supercat.dialogue.conversation.reprompting import Reprompting
from voice_supercat.dialogue.conversation.telling import Telling
from voice_supercat.dialogue.conversation.wording import Wording
from voice_supercat.dialogue.session.asides import left_unanswered, say_beside
from voice_supercat.dialogue.session.requests import leads_on, reply
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered, Command, Meaning
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.speech.interfaces import Hearing, Saying, Utterance

# Commands after which the question is said in full, because the player needs all of it.
_IN_FULL = ("repeat", "in_full", "undo", "resume", "help", "explain", "rules", "why")
_WAKES = Command("resume")  # the only command by voice while paused; table talk is sometimes recognised as "quit"
# Commands after which all instructions that still count are said again.
_REPEATS_INSTRUCTIONS = ("repeat", "in_full", "undo")
_DROPS_LINES = (*_REPEATS_INSTRUCTIONS, "skip")


class Conversation:
    """Runs one session through a `Hearing` and a `Saying`. `spare_hearing` and `spare_saying` take over on a fault."""

    def __init__(
        self,
        session: Session,
        hearing: Hearing,
        saying: Saying,
        spare_hearing: Callable[[], Hearing],
        spare_saying: Callable[[], Saying],
        heard: Mapping[str, int] = MappingProxyType({}),
        display: Display | None = None,
    ) -> None:
        self._session = session
        self._display = display or NoDisplay()
        self._devices = Exchange(hearing, saying, spare_hearing, spare_saying, self._other_hand)
        self._telling = Telling(self._devices)
        self._wording = Wording(heard)
        self._settings = session.tuning.settings
        self._reprompting = Reprompting(typing=not self._settings.one_key)
        self._in_full = True  # a player who starts or resumes a game needs the whole question
        self._take_notes()

    @property
    def heard(self) -> Mapping[str, int]:
        """How often the player has heard what."""
        return self._wording.heard

    def turn_to(self, session: Session, heard: Mapping[str, int] = MappingProxyType({})) -> None:
        """Talk in this session from the next `run` on, with the same devices."""
        self._session, self._settings = session, session.tuning.settings
        self._wording, self._telling = Wording(heard), Telling(self._devices)
        self._reprompting.understood()
        self._in_full = True
        self._take_notes()

    def run(self, recap: Iterable[Event] = ()) -> None:
        """Say `recap`, and talk until the game is over, the player quits, or there is no more input."""
        self._present([*recap, *self._session.opening()])
        while not self._session.over:
            if ahead := lines_ahead(self._session, self._wording):
                self._devices.prepare(ahead)  # while the player thinks
            utterance = self._devices.listen(*self._session.expected())
            if utterance is None:
                return
            self._take(utterance)
            self._notes.paused(self._session.paused)

    def close(self) -> None:
        """Give the devices back."""
        self._devices.close()

    def _take_notes(self) -> None:
        self._notes = Notes()
        self._session.noted = self._notes.taken

    @property
    def _prompts(self) -> PromptQueue:
        return self._telling.prompts

    def _other_hand(self) -> str:
        return "key" if self._settings.one_key else "keyboard"

    def _take(self, utterance: Utterance) -> None:
        if utterance.sent is not None:
            self._notes.understood(utterance)
            self._take_sent(utterance.sent)
            return
        if not_believed(self._session, utterance, self._least_confidence(utterance.text)):
            utterance = replace(utterance, text="")
        meaning = self._meaning(utterance.text)
        if self._session.paused:
            self._take_while_paused(utterance, meaning)
        elif utterance.source == "silence":
            self._remind()
        elif self._interrupts(utterance, meaning):
            self._say_rest()
        elif meaning is None:
            self._reprompt(utterance)
        else:
            self._understood(utterance, meaning)

    def _take_sent(self, message: Mapping[str, Any]) -> None:
        """What was touched on a screen was seen before, so it needs no confirmation and is not read back."""
        try:
            events = reply(self._session, message)
        except AnswerRefused as refused:
            self._say(str(refused))
            return
        self._follow_settings()
        self._reprompting.understood()
        if leads_on(message):
            self._prompts.forget()
        self._telling.begin()
        self._present(events)

    def _meaning(self, text: str) -> Meaning | None:
        return self._session.meaning(text) if text else None

    def _take_while_paused(self, utterance: Utterance, meaning: Meaning | None) -> None:
        """By voice only "resume" counts. Typed text is always answered."""
        if meaning is None and utterance.source == "keyboard":
            self._say(self._session.how_to_resume())
        elif meaning is not None and (meaning == _WAKES or utterance.source == "keyboard"):
            self._understood(utterance, meaning)

    def _interrupts(self, utterance: Utterance, meaning: Meaning | None) -> bool:
        """Whether it only interrupted a prompt: no words, or an answer before its question was heard."""
        early = isinstance(meaning, Answered) and not self._prompts.asked
        return self._prompts.next is not None and (not utterance.text or early)

    def _understood(self, utterance: Utterance, meaning: Meaning) -> None:
        question = self._session.question
        self._notes.understood(utterance)
        try:
            events = self._carry_out_or_confirm(meaning, utterance)
        except AnswerRefused as refused:
            self._say(str(refused))
            return
        self._reprompting.understood()
        read_back = [] if utterance.source == "keyboard" else self._read_back(question, meaning, utterance)
        if isinstance(meaning, Answered) or meaning.name in _DROPS_LINES:
            self._prompts.forget()
        self._telling.begin()
        self._present(events, read_back, question)

    def _least_confidence(self, text: str) -> float:
        session = self._session
        unasked = self._telling.interrupted or isinstance(self._meaning(text), Command)
        return least_confidence(session.question, self._settings.accept, paused=session.paused, unasked=unasked)

    def _read_back(self, question: AskEvent, meaning: Meaning, utterance: Utterance) -> list[Line]:
        """Tell the player what was understood: an earcon, and a line to say first where words are needed."""
        signals, tone = self._settings.signals, tone_of(meaning)
        if signals == "tones":
            self._devices.signal(tone)
        if self._session.asks_aside or signals == "off":  # a question to confirm says the words itself
            return []
        in_words = tone == "number" and reads_back(question, utterance, self._settings.wording)
        in_words = in_words or (signals == "words" and tone != "command")  # what a command does is said anyway
        if not in_words:
            return []
        words = utterance.text
        if isinstance(meaning, Answered):
            words = self._session.understanding.read_back(question, meaning.value, words)
        return [Line(f"{words.capitalize()}.", "remark")]

    def _remind(self) -> None:
        if reminder := self._reprompting.remind(self._session.question):
            self._say(reminder)
        elif self._session.game.over:  # nobody is there any more to close it
            self._session.closed = True

    def _carry_out_or_confirm(self, meaning: Meaning, utterance: Utterance) -> list[Event]:
        session = self._session
        if question := confirmation(session.question, meaning, utterance, self._settings.sure):
            self._notes.unsure(utterance)
            return session.ask_first(question, lambda: self._confirmed(meaning))
        return self._carry_out(meaning)

    def _confirmed(self, meaning: Meaning) -> list[Event]:
        self._notes.sure()
        return self._carry_out(meaning)

    def _carry_out(self, meaning: Meaning) -> list[Event]:
        if isinstance(meaning, Answered):
            events = self._session.take(meaning.value)
        else:
            events = self._session.command(meaning)
            self._in_full = meaning.name in _IN_FULL
        self._follow_settings()
        return events

    def _follow_settings(self) -> None:
        if self._session.tuning.settings != self._settings:
            self._settings = self._session.tuning.settings
            self._devices.set_manner(self._settings.manner)

    def _reprompt(self, utterance: Utterance) -> None:
        self._notes.misheard(utterance)
        session, heard = self._session, utterance.text
        if self._reprompting.insisted and utterance.source != "keyboard" and (left := left_unanswered(session)):
            self._present(left)
            return
        prompt = self._reprompting.reprompt(session.question, session.possible_answers(), heard)
        if prompt := (session.why_not(heard) if heard else None) or prompt:
            if self._settings.signals == "tones":
                self._devices.signal("rejected")
            self._say(prompt)

    def _present(self, events: Iterable[Event], first: Sequence[Line] = (), asked: AskEvent | None = None) -> None:
        in_full, self._in_full = self._in_full, False
        events = [*events]
        self._display.show(self._session, events)
        lines = lines_of(self._session, events, self._wording, in_full=in_full)
        texts = [line.text for line in lines]
        unsaid = [line for line in first if asked is None or not said_anyway(line.text, asked, texts)]
        self._prompts.put([*unsaid, *lines], back=not (self._session.paused or self._session.asks_aside))
        self._say_rest()

    def _say_rest(self) -> None:
        """Say the lines that were not heard yet. What the player says at a stop is taken like any utterance."""
        if utterance := self._telling.tell(self._session):
            self._take(utterance)

    def _say(self, text: str) -> None:
        """Say a text after which the player speaks."""
        self._display.show(self._session, [say_beside("notice", text)])
        if utterance := self._telling.say(text, self._session):
            self._take(utterance)
