"""The questions that are open while something is said: what may be answered, as a book of the program asks it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.carriers import carriers_of
from voice_supercat.dialogue.understanding.meanings import Meaning
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.language.grammars import offered_phrases, phrases_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.hearing.carried import Carried
from voice_supercat.speech.hearing.decoder import Decoder
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.voice_level import VoiceLevel
from voice_supercat.speech.interfaces import Complete

BOOK = "supercat-base"
_SUITS = ("administration", "aggression", "construction", "mobilization")
DECK = tuple(f"{suit} {number}" for suit in _SUITS for number in range(2, 7))
_DIGITS = tuple(str(number) for number in range(1, 10))

QUESTIONS: Mapping[str, AskEvent] = {
    "yes/no": AskEvent(text="Is it?", expect="yes_no"),
    "number": AskEvent(text="How many?", expect="number", range=(0, 99)),
    "few": AskEvent(text="How many?", expect="number", range=(0, 12)),
    "ships": AskEvent(text="How many fresh ships does the defender have?", expect="number", range=(0, 12)),
    "row": AskEvent(text="Which cards?", expect="row", choices=_DIGITS, rows=((_DIGITS, _DIGITS),), different=True),
    "card": AskEvent(text="Which card?", expect="card", choices=DECK),
    "pair": AskEvent(text="Which two cards?", expect="cards", choices=DECK, range=(2, 2)),
}
"""Questions like those of the books, by a short name. All commands may be said to each of them."""


class Asked:
    """The questions as they are asked in games of a book."""

    def __init__(self, book: str = BOOK) -> None:
        opened = open_book(book)
        vocabulary = shipped_vocabulary(opened)
        self._understanding = LanguageUnderstanding(vocabulary, opened)
        self._offered = offered_phrases(vocabulary.grammars)
        self._carriers = carriers_of(vocabulary.shared)
        self.commands: Collection[str] = phrases_of(vocabulary.grammars, ["command"])
        """The phrases of all commands."""

    def phrases(self, name: str) -> tuple[str, ...]:
        """All that may be said to the question."""
        return self._understanding.listened_for(QUESTIONS[name])

    def complete(self, name: str) -> Complete:
        """The check of a text for the question."""
        return self._understanding.complete(QUESTIONS[name])

    def meaning(self, name: str, text: str) -> Meaning | None:
        """What a text means there; None for nothing."""
        return self._understanding.meaning(QUESTIONS[name], text)

    def recogniser(self, decoder: Decoder, patience: float = 1.0) -> Recogniser:
        """A recogniser as the program makes it."""
        player = VoiceLevel()
        carried = Carried(decoder, self._carriers)
        return Recogniser(carried, self.commands, offered=self._offered, patience=patience, player=player)
