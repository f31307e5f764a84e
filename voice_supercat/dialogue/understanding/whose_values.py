"""Values that are asked for with whose they are: "apples do the crows have", "apples of the crows"."""

import re
from collections.abc import Iterator

from voice_supercat.procedure.told import TELLER

_WHOSE = tuple(
    re.compile(f"(?:the )?{form}")
    for form in (
        r"(?P<value>.+?) (?:do|does|has|have) (?:the )?(?P<whose>.+?)(?: have| has)?",
        r"(?P<value>.+) of (?:the )?(?P<whose>.+)",
        r"(?P<whose>.+?)(?:'s|s') (?P<value>.+)",
    )
)
_STILL_LEFT = re.compile(r" (?:is|are) (?:still )?left$")


def whose_in(about: str) -> Iterator[tuple[str, str]]:
    """What may be asked for, and whose it is."""
    for form in _WHOSE:
        if (match := form.fullmatch(about)) is not None:
            yield match["value"], match["whose"]


def names_in(about: str) -> Iterator[str]:
    """What may be meant: "apples do the crows have", "apples of the crows" are the "crows apples" or "crow apples"."""
    yield about
    yield _STILL_LEFT.sub(" left", about)
    for value, whose in whose_in(about):
        yield f"{whose} {value}"
        yield f"{whose.removesuffix('s')} {value}"
        if whose in TELLER:
            yield f"your {value}"
