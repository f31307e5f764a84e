"""Names: which ones every system can store, and how one is shown that comes from a file."""

import re

_NEVER = re.compile(r'[<>:"/\\|?*]|[. ]$')
_OF_DEVICES = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)


def storable(name: str) -> bool:
    """Whether every system, Windows too, can store a file of that name."""
    return bool(name) and name.isprintable() and not _NEVER.search(name) and not _OF_DEVICES.fullmatch(name)


def shown(text: object) -> str:
    """`text` for the terminal: what is no character to be seen, such as an escape, is written as its code."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in str(text))
