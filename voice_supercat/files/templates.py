"""Templates: several phrases written as one, such as "[the] boat [house]" or "none|no one".

    a|b       one of them
    (a|b) c   one of them, within a phrase; one may be nothing, as in "(the|) boat"
    [a] b     with it or without

The phrases come in the order in which they are written, the part furthest left changing last. What is in square
brackets is left out first: "[the] boat" gives "boat", then "the boat", while "(the|) boat" gives "the boat" first.
The first phrase is the one that the program offers.
"""

import re
from collections.abc import Iterator
from itertools import product
from math import prod

from voice_supercat.faults import Fault
from voice_supercat.files.names import shortened

MOST_PHRASES = 100
"""Of one template: more were hardly meant, and each phrase in force costs accuracy on the others."""
MOST_NESTED = 9

_TOKEN = re.compile(r"[\[\]()|]|[^\[\]()|]+")
_CLOSING = {"[": "]", "(": ")"}

_Alternatives = tuple[tuple["_Part", ...], ...]
_Part = str | _Alternatives
"""Text as it stands, or what may stand in its place."""


class TemplateError(Fault):
    """What is wrong with a template, as the end of a sentence that begins with its place."""


def expanded(template: str) -> tuple[str, ...]:
    """The phrases that a template stands for, each once, in lower case and with single spaces.

    Raises TemplateError where brackets do not fit, where a phrase has no word, or where there are too many.
    """
    whole = _Reader(template).read()
    if _count(whole) > MOST_PHRASES:
        raise TemplateError(f"{_shown(template)} stands for more than {MOST_PHRASES} phrases; write fewer.")
    phrases = dict.fromkeys(" ".join(phrase.lower().split()) for phrase in _forms(whole))
    if "" in phrases:
        raise TemplateError(f"{_shown(template)} may be left out altogether; write a word that is always said.")
    return tuple(phrases)


def _count(part: _Part) -> int:
    return 1 if isinstance(part, str) else sum(prod(map(_count, parts)) for parts in part)


def _forms(part: _Part) -> Iterator[str]:
    if isinstance(part, str):
        yield part
        return
    for parts in part:
        yield from map("".join, product(*map(_forms, parts)))


def _shown(template: str) -> str:
    return f"'{shortened(template)}'"


class _Reader:
    def __init__(self, template: str) -> None:
        self._template = template
        self._tokens = _TOKEN.findall(template)
        self._at = 0

    def read(self) -> _Alternatives:
        found = self._alternatives(0)
        if self._at < len(self._tokens):
            self._fail(f"has a '{self._tokens[self._at]}' that closes nothing")
        return found

    def _alternatives(self, depth: int) -> _Alternatives:
        """Up to the bracket that closes them, or to the end."""
        if depth > MOST_NESTED:
            self._fail(f"has brackets more than {MOST_NESTED} deep")
        found: list[tuple[_Part, ...]] = []
        parts: list[_Part] = []
        while self._at < len(self._tokens) and self._tokens[self._at] not in _CLOSING.values():
            token = self._tokens[self._at]
            self._at += 1
            if token == "|":
                found.append(tuple(parts))
                parts = []
            elif token in _CLOSING:
                parts.append(self._bracket(token, depth))
            else:
                parts.append(token)
        return (*found, tuple(parts))

    def _bracket(self, opening: str, depth: int) -> _Alternatives:
        inside = self._alternatives(depth + 1)
        if self._at == len(self._tokens) or self._tokens[self._at] != _CLOSING[opening]:
            self._fail(f"has a '{opening}' that is not closed")
        self._at += 1
        return ((), *inside) if opening == "[" else inside

    def _fail(self, what: str) -> None:
        raise TemplateError(f"{_shown(self._template)} {what}.")
