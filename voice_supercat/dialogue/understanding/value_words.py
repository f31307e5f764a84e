"""The declared values of a book in what players say: "how many points", "status of the pirates", "points are five"."""

import re

from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.language.entries import Grammar
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.standing import beginnings

_HOW_MANY = "how many "
_NAME = r"[\w.-]+(?:'s)?"
_OWNER = rf"(?:{_NAME} ){{0,4}}"
"""Two owners of two words each, "the shadow empire", are as many as a book had."""


class ValueWords:
    """How the values are named, with or without whose they are; which there are in a game, the game tells."""

    def __init__(self, book: Book, command: Grammar) -> None:
        whole = {value.say.lower() for value in book.values.values() if value.say}
        says = sorted(whole | {part for say in whole for part in beginnings(say)}, key=len, reverse=True)
        named = "|".join(map(re.escape, says))
        told = rf"(?:the )?{_OWNER}(?:{named})(?: of (?:the )?{_NAME}(?: {_NAME}){{0,3}})? (?:is|are) .+"
        self._told = re.compile(told) if says else None
        self._status = tuple(f"{phrase} of " for phrase in command["status"])

    def is_told(self, said: str) -> bool:
        """Whether `said` tells what a value is now."""
        return self._told is not None and self._told.fullmatch(said) is not None

    def asked(self, said: str) -> Command | None:
        """The command that asks for one value, or those of one owner."""
        for beginning in (_HOW_MANY, *self._status):
            if said.startswith(beginning) and (about := said.removeprefix(beginning)):
                return Command("status", about)
        return None
