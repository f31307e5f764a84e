"""A player who speaks: answers are rendered to sound and go through the program's own recogniser."""

from collections.abc import Callable, Sequence
from pathlib import Path

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.game import Game
from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import Complete, Manner, Utterance
from voice_supercat.speech.saying.voice import Voice

Spoken = Callable[[str, int], Path]
"""Gives the sound of a phrase; the number says how often the player has said it before."""

_PACES = (170, 145, 120)  # words a minute; each repetition is slower
_PATIENCE = 3  # times that an answer is said before it is typed


def speaker(voice: Voice, name: str, folder: Path) -> Spoken:
    """A player who speaks with the voice of that name; each phrase is rendered once."""

    def spoken(phrase: str, times: int) -> Path:
        pace = _PACES[min(times, len(_PACES) - 1)]
        path = folder / f"{name.replace('/', '-')} {pace} {phrase}.wav"
        if not path.exists():
            voice.set_manner(Manner(words_per_minute=pace, voice=name))
            sound = voice.render(phrase)
            write_wav(path, sound.samples, sound.rate)
        return path

    return spoken


def typed(session: Session, answers: Sequence[str]) -> list[tuple[str, Game]]:
    """Each answer, with the game after it when it is typed."""
    turn = []
    for answer in answers:
        session.text(answer)
        turn.append((answer, session.game))
    return turn


class SpeakingPlayer:
    """Says the answers of `turn`, each one until the game is the one that belongs to it.

    Says an answer again where the program asks again, and "take it back" where it misheard; types what is not
    understood in the end: `repeated`, `misheard` and `typed` list those answers.
    """

    def __init__(
        self,
        session: Session,
        turn: Sequence[tuple[str, Game]],
        spoken: Spoken,
        recogniser: Recogniser,
    ) -> None:
        self.repeated: list[str] = []
        self.misheard: list[str] = []
        self.typed: list[str] = []
        self._session = session
        self._meaning = session.understanding.meaning
        self._turn = list(turn)
        self._spoken = spoken
        self._recogniser = recogniser
        self._right = True
        self._before = session.game
        self._times = self._amends = 0

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """This player waits for the end of the question."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        game = self._session.game
        if self._session.question != game.question:  # "I heard yes. Right?"
            return self._amend("yes" if self._right else "no", phrases, complete)
        if self._times and game.state == self._turn[0][1].state:
            self._turn.pop(0)
            self._times, self._before = 0, game
        if not self._turn:
            return None
        answer = self._turn[0][0]
        if game.state != self._before.state:
            self.misheard.append(answer)
            return self._amend("take it back", phrases, complete)
        self._amends = 0
        if self._times == _PATIENCE:
            return self._type(answer)
        if self._times:
            self.repeated.append(answer)
        self._times += 1
        return self._say(answer, phrases, complete)

    def close(self) -> None:
        """Nothing to close."""

    def _amend(self, phrase: str, phrases: Sequence[str], complete: Complete) -> Utterance:
        """Undo a wrong answer. A recording that is never understood is typed after some tries."""
        self._amends += 1
        return self._type(phrase) if self._amends > _PATIENCE else self._say(phrase, phrases, complete)

    def _type(self, phrase: str) -> Utterance:
        self.typed.append(phrase)
        return Utterance(phrase, source="keyboard", raw=phrase)

    def _say(self, phrase: str, phrases: Sequence[str], complete: Complete) -> Utterance:
        sound = self._spoken(phrase, max(0, self._times - 1))
        heard = hear_file(sound, self._recogniser, phrases, complete)
        question = self._session.question
        self._right = self._meaning(question, heard.text) == self._meaning(question, phrase)
        return heard
