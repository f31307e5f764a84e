"""The conversation at the table: says the events, listens, understands, and repairs what went wrong."""

from collections.abc import Callable, Iterable

from voice_supercat.dialogue.session import Session
from voice_supercat.dialogue.understanding import Answered, Command, Meaning, Understanding
from voice_supercat.dialogue.wording import Wording
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.seams import USUAL_RATE, Earcon, Hearing, Saying, Utterance

# Words per minute.
RATE_STEP = 25
SLOWEST, FASTEST = 100, 350
MOST_REPROMPTS = 3

# Commands after which the question is said in full: the player has lost the thread.
_IN_FULL = ("repeat", "undo", "resume", "help", "explain", "rules", "why")
_WHILE_PAUSED = ("resume", "quit")


class Talk:
    """Runs one session through a `Hearing` and a `Saying`. `spare_hearing` and `spare_saying` take over on a fault."""

    def __init__(
        self,
        session: Session,
        understanding: Understanding,
        hearing: Hearing,
        saying: Saying,
        spare_hearing: Callable[[], Hearing],
        spare_saying: Callable[[], Saying],
    ) -> None:
        self._session = session
        self._understanding = understanding
        self._hearing = hearing
        self._saying = saying
        self._spare_hearing = spare_hearing
        self._spare_saying = spare_saying
        self._wording = Wording()
        self._rate = USUAL_RATE
        self._misses = 0

    def run(self) -> None:
        """Talk until the game is over, the player quits or there is no more input."""
        self._tell(self._session.opening())
        while not self._session.over:
            self._prepare_next()
            utterance = self._listen()
            if utterance is None:
                return
            self._take(utterance)

    def close(self) -> None:
        """Give the devices back."""
        self._hearing.close()
        self._saying.close()

    def _listen(self) -> Utterance | None:
        question = self._session.question
        phrases, complete = self._understanding.phrases(question), self._understanding.complete(question)
        try:
            return self._hearing.listen(phrases, complete)
        except SpeechFault as fault:
            self._hearing.close()
            self._hearing = self._spare_hearing()
            self._say(f"{fault} Go on with the keyboard.")
            return self._hearing.listen(phrases, complete)

    def _take(self, utterance: Utterance) -> None:
        meaning = self._understanding.meaning(self._session.question, utterance.text) if utterance.text else None
        if self._session.paused:
            if not (isinstance(meaning, Command) and meaning.name in _WHILE_PAUSED):
                return
        elif meaning is None:
            self._reprompt(utterance)
            return
        try:
            events = self._carry_out(meaning)
        except AnswerRefused as refused:
            self._say(str(refused))
            return
        self._misses = 0
        if utterance.source != "keyboard":
            self._saying.signal(tone_of(meaning))
        self._tell(events, in_full=isinstance(meaning, Command) and meaning.name in _IN_FULL)

    def _carry_out(self, meaning: Meaning) -> list[Event]:
        if isinstance(meaning, Answered):
            return self._session.answer(meaning.value)
        if meaning.name in ("slower", "faster"):
            change = RATE_STEP if meaning.name == "faster" else -RATE_STEP
            self._rate = min(FASTEST, max(SLOWEST, self._rate + change))
            self._saying.set_rate(self._rate)
        return self._session.command(meaning)

    def _reprompt(self, utterance: Utterance) -> None:
        """First only the short question again, then the possible answers, then the keyboard as well, then silence.

        Dice and coughs are rejected too: a program that answers each of them is no company.
        """
        self._misses += 1
        if self._misses > MOST_REPROMPTS and not utterance.text:
            return
        self._saying.signal("rejected")
        question = self._session.question
        if utterance.text:
            self._say(f'"{utterance.text}" is not an answer here. {self._session.possible_answers()}')
        elif self._misses == 1:
            self._say(f"Sorry? {question.short or question.text}")
        elif self._misses == 2:
            self._say(f"{question.text} {self._session.possible_answers()}")
        else:
            self._say(f"{self._session.possible_answers()} Or type it.")

    def _tell(self, events: Iterable[Event], *, in_full: bool = False) -> None:
        for event in events:
            for line in self._wording.lines(event, in_full=in_full):
                self._say(line)

    def _say(self, text: str) -> None:
        try:
            self._saying.say(text)
        except SpeechFault as fault:
            self._saying.close()
            self._saying = self._spare_saying()
            self._saying.say(f"{fault} Go on with text.")
            self._saying.say(text)

    def _prepare_next(self) -> None:
        """Both possible next prompts can be rendered while the player thinks: a game is a value, so just look."""
        game = self._session.game
        if self._session.question != game.question or game.question.expect != "yes_no":
            return
        ahead = [event for answer in (True, False) for event in game.answer(answer).events]
        self._saying.prepare([line for event in ahead for line in self._wording.preview(event)])


def tone_of(meaning: Meaning) -> Earcon:
    """The tone that plays back what was understood: yes and no, a command, and one for every other answer."""
    if isinstance(meaning, Command):
        return "command"
    if isinstance(meaning.value, bool):
        return "yes" if meaning.value else "no"
    return "number"
