"""What is said to a sound that is no answer: a little more each time, then nothing."""

from voice_supercat.procedure.events import Event

# Dice and coughs are rejected too: a program that answers each of them is no company.
MOST_REPROMPTS = 3


class Reprompting:
    """Counts the sounds that were no answer since the last one that was."""

    def __init__(self) -> None:
        self._misses = 0
        self._reminded = False

    def understood(self) -> None:
        """Something was understood: the next reprompt is a short one again."""
        self._misses = 0
        self._reminded = False

    def remind(self, question: Event) -> str | None:
        """The question again after a long silence, once: whoever is away hears nothing."""
        if self._reminded:
            return None
        self._reminded = True
        return question.text

    def reprompt(self, question: Event, possible: str) -> str | None:
        """The short question, then the possible answers as well, then the keyboard, then None: say nothing."""
        self._misses += 1
        if self._misses == 1:
            return f"Sorry? {question.short or question.text}"
        if self._misses == 2:
            return f"{question.text} {possible}"
        return f"{possible} Or type it." if self._misses <= MOST_REPROMPTS else None
