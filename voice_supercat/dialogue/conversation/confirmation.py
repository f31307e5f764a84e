"""Decides when the program asks to confirm what it heard, and when and how it reads an answer back."""

import re
from collections.abc import Sequence

from voice_supercat.dialogue.phrasing import as_written
from voice_supercat.dialogue.session.asides import CONFIRMING, QUITTING
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered, Command, Meaning
from voice_supercat.procedure.answers import NO, YES
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import number_in
from voice_supercat.speech.interfaces import UNDERSTOOD, Earcon, Utterance
from voice_supercat.speech.settings import SURE_ENOUGH, Verbosity

SURE_OF_A_NAME = 0.97
"""`SURE_ENOUGH` for cards and choices, because many of them sound alike. Of 1,517 in noise it stops all 13 wrong ones,
and asks to confirm 4 % of the right ones."""

SURE_OF_YES_OR_NO = 0.97
"""`SURE_ENOUGH` for yes and no, which only a tone reads back. Of 1,865 with more than that in a noisy room, half of
them said across it, two were wrong, with 0.95 and 0.96. It asks to confirm 3 % of the right ones, in quiet 0.4 %."""

_WAKING = 0.85  # confidence; in 28 minutes of read and spoken English nothing was taken for "resume"
_CONFIRMED_ALREADY = (CONFIRMING, QUITTING)  # one question is enough
_CARDS = ("card", "cards")
_NAMED = (*_CARDS, "choice", "list", "row")
_TONES: dict[bool | str, Earcon] = {True: "yes", False: "no", "yes": "yes", "no": "no"}


def least_confidence(question: AskEvent, accept: float, *, paused: bool, unasked: bool) -> float:
    """What has a lower confidence was not understood; `accept`: the setting.

    What is only worth a question is not believed where none is asked: `unasked` says so of a command, and of what
    interrupted a prompt and may have been the prompt itself.
    """
    if paused:
        return _WAKING
    if question.step == QUITTING:
        return SURE_ENOUGH
    return accept if _may_be_asked_about(question) and not unasked else max(accept, UNDERSTOOD)


def not_believed(session: Session, heard: Utterance, least: float) -> bool:
    """Whether its confidence is below the `least`, or it was heard in a sentence about somebody else than the question:
    "I have two", where the neighbour's are asked."""
    if heard.confidence < least:
        return True
    return heard.source == "voice" and session.understanding.typed.about_another(session.question, heard.raw)


def _may_be_asked_about(question: AskEvent) -> bool:
    return question.step not in _CONFIRMED_ALREADY and question.expect != "ack"


def confirmation(question: AskEvent, meaning: Meaning, heard: Utterance, sure: float = SURE_ENOUGH) -> str | None:
    """The question with which to confirm `meaning` before it answers the open `question`; None where it was clear.

    `sure`: the confidence from which the program does not ask this player. Cards, choices, yes and no need more.

    "Done" is never confirmed. Of the commands only "take it back" is: "quit" asks by itself, and the others change
    nothing in the game. Soon after talk it always is: "and the dog too" was "undo" with full confidence.
    """
    if question.step in _CONFIRMED_ALREADY:
        return None
    clear = heard.confidence >= _sure_of(meaning, question, sure)
    if isinstance(meaning, Answered):
        return None if clear or not _may_be_asked_about(question) else f"I heard {as_written(heard.text)}. Right?"
    return "Take it back. Right?" if meaning.name == "undo" and (heard.soon_after_talk or not clear) else None


def _sure_of(meaning: Meaning, question: AskEvent, sure: float) -> float:
    if not isinstance(meaning, Answered):
        return sure
    if isinstance(meaning.value, bool) or meaning.value in (YES, NO):
        known_to_be_right = sure < SURE_ENOUGH  # with less, from calibration
        return sure if known_to_be_right else max(SURE_OF_YES_OR_NO, sure)
    return max(SURE_OF_A_NAME, sure) if question.expect in _NAMED else sure


def said_anyway(read_back: str, question: AskEvent, lines: Sequence[str]) -> bool:
    """Whether the first of the `lines` that follow an answer tells what `read_back` would.

    It does where it is the same, and where it names what was picked: "Nest." need not be said before "Fly to a new
    nest." Where nothing was offered in one breath, a question does not count: it may name something to be picked next.
    Nor do numbers: "Take that one." says nothing of "one".
    """
    if not lines:
        return False
    telling = bool(question.offers) or _tells_names(question, read_back, lines[0])
    return lines[0] == read_back or (telling and _words(read_back) <= _words(lines[0]))


def _tells_names(question: AskEvent, read_back: str, line: str) -> bool:
    names = (number_in(word) is None for word in _words(read_back))
    return question.expect in _NAMED and not line.endswith("?") and all(names)


def _words(text: str) -> set[str]:
    return set(re.findall(r"[\w']+", text.lower()))


def reads_back(question: AskEvent, heard: Utterance, wording: Verbosity) -> bool:
    """Whether an answer that no earcon can name, a number or a name, is read back in words after it was taken.

    In the terse wording only cards and uncertain answers are: numbers and choices would make it 10 % longer.
    """
    clear = wording == "terse" and heard.confidence >= SURE_OF_A_NAME and question.expect not in _CARDS
    return question.expect != "ack" and not clear


def tone_of(meaning: Meaning) -> Earcon:
    """The earcon for what was understood: yes, no, a command, and one for every other answer."""
    if isinstance(meaning, Command):
        return "command"
    return _TONES.get(meaning.value, "number") if isinstance(meaning.value, bool | str) else "number"
