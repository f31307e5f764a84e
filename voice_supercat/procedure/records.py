"""The lines of a journal: one JSON object each, closed with a checksum over itself and every line before it.

    {"answer": true, "at": "turn/2", "sum": "1a2b3c4d"}

So a bit that has changed, a line that is missing and lines that are exchanged are found. Journals of earlier versions
have no checksums; the first line that has one also covers all lines before it.
"""

import json
import re
import zlib
from codecs import BOM_UTF8
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .noted import Noted, noted_of

_SUM = re.compile(rb', "sum": "([0-9a-f]{8})"}$')
_PLAIN = re.compile(rb"\{[ -~]*")
"""What is written is ASCII: with anything else in it, a line was not just cut off."""
NOTED = "noted"
"""How the entry came; see `noted.py`."""
PLAYED = "played"
"""In the first answer of an evening: how many evenings the player had begun by then. By it the last game is known."""


@dataclass(frozen=True)
class Line:
    """A line that was read; `chain` is the checksum up to its end."""

    content: bytes
    entry: Mapping[str, Any]
    chain: int
    summed: bool
    played: int
    noted: Noted


def sealed(entry: Mapping[str, Any], chain: int) -> tuple[bytes, int]:
    """The line for `entry` with its end, and the checksum up to there; `chain` is the one up to the line before."""
    body = json.dumps(entry).encode()
    chain = zlib.crc32(body, chain)
    return b'%b, "sum": "%08x"}\n' % (body[:-1], chain), chain


def opened(line: bytes, chain: int, *, summed: bool) -> Line | None:
    """What the line holds; None where it is damaged. `summed`: whether one before it had a checksum already.

    What an editor of Windows adds at the ends of the lines, and before the first, changes no answer.
    """
    plain = line.removesuffix(b"\r").removeprefix(BOM_UTF8)
    found = _SUM.search(plain)
    body = plain[: found.start()] + b"}" if found else plain
    after = zlib.crc32(body, chain)
    if (found is None and summed) or (found and found[1] != b"%08x" % after):
        return None
    entry = parsed(body)
    if entry is None:
        return None
    played, noted = entry.pop(PLAYED, 0), noted_of(entry.pop(NOTED, None))
    return Line(line, entry, after, found is not None, played if type(played) is int else 0, noted)


def parsed(line: bytes) -> dict[str, Any] | None:
    """The JSON object in the line; None where there is none."""
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def cut_off(line: bytes) -> bool:
    """Whether a last line is only the beginning of one, as a kill or a power cut leaves it."""
    if not _PLAIN.fullmatch(line):
        return False
    try:
        json.JSONDecoder().raw_decode(line.decode("ascii"))
    except (ValueError, RecursionError):
        return True
    return False
