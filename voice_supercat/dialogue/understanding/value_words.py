"""The declared values of a book in what players say: "how many apples", "which apples are left", "status of the
pirates", "apples are five", "bo has five apples"."""

import re

from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.dialogue.understanding.whose_values import names_in
from voice_supercat.language.entries import Grammar
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.numerals import number_in
from voice_supercat.procedure.standing import first_words

_HOW_MANY = "how many "
_LEFT = re.compile(r"(?:which|what) (?P<named>.+) (?:is|are) (?:still )?left\??")
_NAME = r"[\w.-]+(?:'s)?"
_OWNER = rf"(?:{_NAME} ){{0,4}}"
"""Two owners of two words each, "the black crow", are as many as a book had."""


class ValueWords:
    """How the values are named, with or without whose they are; which there are in a game, the game tells."""

    def __init__(self, book: Book, command: Grammar, words: Grammar) -> None:
        """`words` are how the values are called beside their own names: "ripe apples" for `apples`."""
        whole = {value.say.lower() for value in book.values.values() if value.say}
        says = sorted(whole | {part for say in whole for part in first_words(say)}, key=len, reverse=True)
        named = "|".join(map(re.escape, says))
        sentence = rf"(?:the )?{_OWNER}(?:{named})(?: of (?:the )?{_NAME}(?: {_NAME}){{0,3}})? (?:is|are) .+"
        things = "|".join(re.escape(name) for say in says for name in (say, say.removesuffix("s")))
        held = rf"(?:the )?{_OWNER}(?:has|have) (?:{_NAME} ){{1,2}}(?:{things})"
        self._called = {phrase: say for say in whole for phrase in words.get(say, ())}
        self._sentence = re.compile(f"{sentence}|{held}") if says else None
        self._labelled = any(value.label is not None for value in book.values.values())
        self._status = tuple(f"{phrase} of " for phrase in command["status"])

    def sentence_in(self, said: str) -> str | None:
        """`said`, if it tells what a value is now, with its own name for it; None where it tells none, as "how many"
        does not."""
        if said.startswith(_HOW_MANY):
            return None
        subject, *content = re.split(r"( is | are )", said, maxsplit=1)
        named = "".join((self._called.get(subject.removeprefix("the "), subject), *content))
        if self._sentence is not None and self._sentence.fullmatch(named) is not None:
            return named
        return said if self._labelled and content and number_in(content[-1]) is not None else None

    def asked(self, said: str) -> Command | None:
        """The command that asks for one value, or those of one owner."""
        for prefix in (_HOW_MANY, *self._status):
            if said.startswith(prefix) and (about := said.removeprefix(prefix)):
                own_names = (self._called[name] for name in names_in(about) if name in self._called)
                return Command("status", next(own_names, about))
        left = _LEFT.fullmatch(said)
        if left is not None and (called := self._called.get(left["named"])) is not None:
            return Command("status", called)
        return None
