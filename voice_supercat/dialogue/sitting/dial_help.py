"""Tells the player of one key how to dial: the answers to the open question, and the commands."""

from collections.abc import Mapping, Sequence

from voice_supercat.dialogue.meaning.dialling import COMMANDS
from voice_supercat.dialogue.phrasing import in_sentences
from voice_supercat.procedure.events import Event

# Ten presses dial a zero, so no place after the ninth is one digit.
_TIMES = ("once", "twice", *(f"{n} times" for n in ("three", "four", "five", "six", "seven", "eight", "nine")))


def how_to_dial(question: Event, offered: Sequence[str], suits: Sequence[str]) -> list[str]:
    """How the answers to `question` are dialled, in sentences. `offered`: its answers as they are said, in order."""
    if question.expect == "yes_no":
        return ["Press once for yes, twice for no."]
    if question.expect == "number":
        return ["Press the number, digit by digit, ten times for zero, with a pause after each digit."]
    if question.expect == "choice":
        return _places(offered)
    if question.expect in ("card", "cards"):
        return _cards(question, offered, suits)
    return ["Press once."]


def how_to_command(commands: Mapping[str, str]) -> list[str]:
    """How the commands are dialled. `commands`: what is said for each, by its name."""
    return in_sentences(_each([commands[name] for name in COMMANDS]), "Hold the key, pause, then press ", ", ", "Or ")


def _cards(question: Event, offered: Sequence[str], suits: Sequence[str]) -> list[str]:
    told = ["For each card press the place of its suit, pause, then press its number."]
    told += in_sentences(_each(suits), "", ", ", "")
    alone = [phrase for phrase, choice in zip(offered, question.choices, strict=True) if " " not in choice]
    return told + _places(alone) if question.expect == "card" else told


def _places(offered: Sequence[str]) -> list[str]:
    if len(offered) > len(_TIMES):
        return ["Press the place of the answer in that list, digit by digit, ten times for zero."]
    return in_sentences(_each(offered), "Press ", ", ", "Or ")


def _each(names: Sequence[str]) -> list[str]:
    return [f"{times} for {name}" for times, name in zip(_TIMES, names, strict=False)]
