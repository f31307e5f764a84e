"""Says to a player with one key how to dial the answers to the open question."""

from collections.abc import Sequence

from voice_supercat.dialogue.phrasing import in_sentences
from voice_supercat.dialogue.understanding.dialling import COMMANDS
from voice_supercat.procedure.events import AskEvent

_TIMES = ("", "once", "twice", *(f"{n} times" for n in ("three", "four", "five", "six", "seven", "eight", "nine")))

_TEN = 10  # presses for a zero, as on a telephone
_MOST_WORDS = 16  # four names of a list, each with its presses

FOR_COMMANDS = "Hold the key for commands."


PAUSED = "Paused. Say resume to go on."


def how_to_resume(*, one_key: bool) -> str:
    """How to resume the game after a pause."""
    if not one_key:
        return PAUSED
    return f"Paused. Hold the key, pause, then press {_place(COMMANDS.index('resume') + 1)} to go on."


def how_to_dial(question: AskEvent, offered: Sequence[str], suits: Sequence[str]) -> list[str]:
    """How to dial the answers to `question`, in sentences. `offered`: its answers as they are said, in order."""
    if question.expect == "yes_no":
        return ["Press once for yes, twice for no."]
    if question.expect == "number":
        return [f"Press each digit of a number from {offered[0]} to {offered[-1]}, with pauses, ten times for zero."]
    if question.expect == "choice":
        return _places(offered)
    if question.expect == "list":
        return ["For each thing press its place, then pause; ten times for none.", *_places(offered)]
    if question.expect == "row":
        return ["For each thing press its place, then pause.", *_places(offered)]
    if question.expect in ("card", "cards"):
        return _cards(question, offered, suits)
    return ["Press once."]


def _cards(question: AskEvent, offered: Sequence[str], suits: Sequence[str]) -> list[str]:
    sentences = ["For each card press the place of its suit, pause, then press its number."]
    sentences += in_sentences(_each(suits), "", ", ", "")
    if any(choice.count(" ") > 1 for choice in question.choices):
        sentences.append("The card alone is enough; what was done with it is asked next.")
    alone = [phrase for phrase, choice in zip(offered, question.choices, strict=True) if " " not in choice]
    return sentences + _places(alone) if question.expect == "card" else sentences


def _places(offered: Sequence[str]) -> list[str]:
    return in_sentences(_each(offered), "Press ", ", ", "Or ", _MOST_WORDS)


def _each(names: Sequence[str]) -> list[str]:
    return [f"{_place(nth)} for {name}" for nth, name in enumerate(names, start=1)]


def _place(nth: int) -> str:
    """How often to press for a place in the list; from the tenth on, for each of its two digits."""
    if nth < _TEN:
        return _TIMES[nth]
    tens, ones = divmod(nth, _TEN)
    return f"{tens} then {ones or _TEN}"
