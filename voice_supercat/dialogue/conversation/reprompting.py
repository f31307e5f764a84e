"""What the program says to a sound that is no answer: a little more each time, then nothing."""

from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE, as_written
from voice_supercat.procedure.events import AskEvent

# Dice and coughs are rejected too; a reprompt for each of them would disturb the player.
MOST_REPROMPTS = 3
_INSISTED = 2  # sounds, after which the question was said again with its possible answers


class Reprompting:
    """Counts the sounds that were no answer since the last answer. `typing`: whether the player has a keyboard."""

    def __init__(self, *, typing: bool = True) -> None:
        self._typing = typing
        self._misses = 0
        self._reminded = False

    def understood(self) -> None:
        """Something was understood: the next reprompt is a short one again."""
        self._misses = 0
        self._reminded = False

    @property
    def insisted(self) -> bool:
        """Whether the question and its possible answers were said again already."""
        return self._misses >= _INSISTED

    def remind(self, question: AskEvent) -> str | None:
        """The question again after a long silence, but only once: the player may be away."""
        if self._reminded:
            return None
        self._reminded = True
        return question.text

    def reprompt(self, question: AskEvent, possible: str, heard: str = "") -> str | None:
        """First the short question, then also the possible answers, then also the keyboard, then None: say nothing.

        Words that were `heard` but have no meaning here are named each time, because they were no noise.
        """
        self._misses += 1
        short = question.short or question.text
        if heard:
            named = f'"{as_written(heard)}" is not an answer here. {possible}'
            return _short_enough(named, f"That is not an answer here. {possible}", possible)
        if self._misses == 1:
            return _short_enough(f"Sorry? {short}", short)
        if self._misses == _INSISTED:
            return _short_enough(f"{question.text} {possible}", f"{short} {possible}", possible)
        if self._misses > MOST_REPROMPTS:
            return None
        return f"{possible} Or type it." if self._typing else possible


def _short_enough(*texts: str) -> str:
    """The first text that is short enough to be understood when heard once; else the last one."""
    return next((text for text in texts if len(text.split()) <= LONGEST_SENTENCE), texts[-1])
