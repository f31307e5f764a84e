"""Names: which ones every system can store, and how one is shown that comes from a file."""

import re

_STEERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters but the end of a line and the tab, and what turns the direction of writing."""
_NEVER = re.compile(r'[<>:"/\\|?*]|[. ]$')
_OF_DEVICES = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)
_MOST_SHOWN = 60  # characters in a message


def storable(name: str) -> bool:
    """Whether every system, Windows too, can store a file of that name."""
    return bool(name) and name.isprintable() and not _NEVER.search(name) and not _OF_DEVICES.fullmatch(name)


def shown(text: object) -> str:
    """`text` for the terminal: what is no character to be seen, such as an escape, is written as its code."""
    return "".join(char if char.isprintable() else _code(char) for char in str(text))


def shortened(text: str) -> str:
    """As much of it as a message needs so that it can be found."""
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def steers(text: str) -> bool:
    """Whether something in it steers a terminal, or turns the direction of writing. No text for people needs that."""
    return not text.isprintable() and _STEERS.search(text) is not None


def harmless(text: str) -> str:
    """`text` with the code of each such character in its place; lines, and all that people read, stay as they are."""
    return _STEERS.sub(lambda found: _code(found[0]), text) if steers(text) else text


def _code(char: str) -> str:
    return char.encode("unicode_escape").decode()
