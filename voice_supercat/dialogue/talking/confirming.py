"""Whether something was heard with so much doubt that one short question pays."""

from voice_supercat.dialogue.meaning.meanings import Answered, Meaning
from voice_supercat.dialogue.phrasing import as_written
from voice_supercat.dialogue.sitting.session import CONFIRMING, QUITTING
from voice_supercat.procedure.events import Event
from voice_supercat.speech.seams import Utterance

SURE_ENOUGH = 0.9
"""Confidence from which nothing is asked. In noise at 15 dB 1 % of 1,972 times yes and no had less and 5 % of 374
numbers, and two of the three that were wrong."""

SURE_OF_A_NAME = 0.97
"""The same for cards and choices, of which many sound alike: of 1,517 heard in noise it stops all 13 wrong ones
("aggression five administration six", "two"; "court", "battle") and asks back after 4 % of the right ones."""

_ASKS_BACK = (CONFIRMING, QUITTING)  # one question is enough
_NAMED = ("card", "cards", "choice")


def confirmation(question: Event, meaning: Meaning, heard: Utterance) -> str | None:
    """The question to ask before `meaning` is taken as the answer to the open `question`; None where it was clear.

    "Done" is not worth a question. Of the commands only "take it back" is: quitting asks by itself, and the others
    change nothing.
    """
    named = isinstance(meaning, Answered) and question.expect in _NAMED
    if question.step in _ASKS_BACK or heard.confidence >= (SURE_OF_A_NAME if named else SURE_ENOUGH):
        return None
    if isinstance(meaning, Answered):
        return None if question.expect == "ack" else f"I heard {as_written(heard.text)}. Right?"
    return "Take it back. Right?" if meaning.name == "undo" else None
