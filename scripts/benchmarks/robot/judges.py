"""Hears each answer again: how this program, a full wait and Vosk alone decide on it."""

from pathlib import Path

from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.language.grammars import Grammars, offered_phrases, phrases_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.preferences import Preferences, usual_among
from voice_supercat.speech.hearing.recogniser import Recogniser

from .ends import early, full_wait, vosk_as_shipped
from .figures import NOT_TIMED, YES_NO, Times
from .levels import Span


class Judges:
    """One model for all of them. `understanding` gives the allowed phrases."""

    def __init__(self, grammars: Grammars, understanding: LanguageUnderstanding, model: Path | None = None) -> None:
        self._understanding = understanding
        self._model = load_model(model or find_model())
        self._decoder = VoskDecoder(self._model)
        commands, offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)
        self._commands, self._offered = frozenset(commands), offered
        self._recogniser = Recogniser(VoskDecoder(self._model), commands, offered=offered)

    def times(self, question: AskEvent, said: str, sound: Samples, word: Span) -> Times:
        """When they decide on `said`, which lies at `word` in the sound; only yes and no are compared."""
        if said not in YES_NO:
            return NOT_TIMED
        phrases, complete = self._understanding.phrases(question), self._understanding.complete(question)
        ours = early(self._recogniser, phrases, complete, sound, word)
        shipped = vosk_as_shipped(self._model, phrases, sound, word)
        preferences = Preferences(self._commands, usual_among(phrases, self._offered))
        waited = full_wait(self._decoder, phrases, complete, preferences, sound, word)
        meaning = self._understanding.meaning
        return Times(
            decision=1000 * ours.seconds if ours and ours.text else None,
            vosk=1000 * (shipped.seconds if shipped else (len(sound) - word.end) / HEARING_RATE),
            full_wait_right=bool(waited) and meaning(question, waited) == meaning(question, said),
        )
