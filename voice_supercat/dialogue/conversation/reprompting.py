"""What is said to a sound that is no answer: a little more each time, then nothing."""

from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE, as_written
from voice_supercat.procedure.events import AskEvent

# Dice and coughs are rejected too: a program that answers each of them is no company.
MOST_REPROMPTS = 3


class Reprompting:
    """Counts the sounds that were no answer since the last one that was. `typing`: whether there is a keyboard."""

    def __init__(self, *, typing: bool = True) -> None:
        self._typing = typing
        self._misses = 0
        self._reminded = False

    def understood(self) -> None:
        """Something was understood: the next reprompt is a short one again."""
        self._misses = 0
        self._reminded = False

    def remind(self, question: AskEvent) -> str | None:
        """The question again after a long silence, once: whoever is away hears nothing."""
        if self._reminded:
            return None
        self._reminded = True
        return question.text

    def reprompt(self, question: AskEvent, possible: str, heard: str = "") -> str | None:
        """The short question, then the possible answers as well, then the keyboard, then None: say nothing.

        Words that were `heard` and fit nothing are named each time, as they were no noise.
        """
        self._misses += 1
        short = question.short or question.text
        if heard:
            named = f'"{as_written(heard)}" is not an answer here. {possible}'
            return _short_enough(named, f"That is not an answer here. {possible}", possible)
        if self._misses == 1:
            return _short_enough(f"Sorry? {short}", short)
        if self._misses == 2:
            return _short_enough(f"{question.text} {possible}", f"{short} {possible}", possible)
        if self._misses > MOST_REPROMPTS:
            return None
        return f"{possible} Or type it." if self._typing else possible


def _short_enough(*texts: str) -> str:
    """The first of them that is understood at one hearing; else the last."""
    return next((text for text in texts if len(text.split()) <= LONGEST_SENTENCE), texts[-1])
