"""What a conversation says for each exchange of a game: the prompts, what the program tells, and what it reads back."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from voice_supercat.dialogue.conversation.confirmation import reads_back, said_anyway, tone_of
from voice_supercat.dialogue.conversation.wording import Wording
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.speech.interfaces import Utterance
from voice_supercat.speech.settings import Verbosity


@dataclass(frozen=True)
class Line:
    """A sentence, and the step that it belongs to."""

    text: str
    step: str


class Narrator:
    """One conversation, from its opening on; in the order of the game."""

    def __init__(self, understanding: LanguageUnderstanding, wording: Verbosity) -> None:
        self._understanding = understanding
        self._verbosity: Verbosity = wording
        self._wording = Wording()

    def in_next_game(self) -> None:
        """The player is the same, and knows what was heard."""
        self._wording = Wording(self._wording.heard)

    def opening(self, game: Game) -> list[Line]:
        """What is said before the first answer."""
        return list(self._lines(game, in_full=True))

    def after(self, asked: Game, given: Answer, game: Game) -> list[Line]:
        """What is said after an answer, up to the next question and with it."""
        lines = list(self._lines(game, in_full=False))
        heard = self.understood(asked.question, given)
        if tone_of(Answered(given)) != "number" or not reads_back(asked.question, heard, self._verbosity):
            return lines
        read_back = f"{heard.text.capitalize()}."
        anyway = said_anyway(read_back, asked.question, [line.text for line in lines])
        return lines if anyway else [Line(read_back, asked.question.step), *lines]

    def after_update(self, game: Game, step: str) -> list[Line]:
        """What is said after something was told beside the open question: that one again, or what follows."""
        return [Line(line.text, step) for line in self._lines(game, in_full=False)]

    def _lines(self, game: Game, *, in_full: bool) -> Iterator[Line]:
        for event in game.events:
            for text in self._wording.lines(event, self._verbosity, in_full=in_full):
                yield Line(text, event.step)

    def understood(self, question: AskEvent, given: Answer) -> Utterance:
        """The answer in the words that the program offers for it."""
        if question.expect in ("list", "row"):
            text = self._understanding.read_back(question, given, "")
            return Utterance(text, source="script", raw=text)
        phrase = phrases_of(self._understanding, question)
        text = " ".join(map(phrase, given)) if isinstance(given, tuple) else phrase(given)
        return Utterance(text, source="script", raw=text)


def phrases_of(understanding: LanguageUnderstanding, question: AskEvent) -> Callable[[Answer], str]:
    """How each single answer to that question is said."""
    if question.expect == "yes_no":
        return lambda answer: "yes" if answer else "no"
    found: dict[Answer, str] = {}
    for phrase in understanding.offered(question):
        meaning = understanding.meaning(question, phrase)
        if isinstance(meaning, Answered):
            given = meaning.value[0] if isinstance(meaning.value, tuple) else meaning.value
            found.setdefault(given, phrase)
    found.setdefault(False, "no")
    found.setdefault(True, "done")
    return lambda answer: found[answer]
