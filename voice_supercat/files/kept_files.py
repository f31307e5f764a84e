"""Small JSON files kept for the player: read whole or put aside, replaced at once or not at all."""

import json
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from voice_supercat.faults import Fault
from voice_supercat.files.bounded import read_bounded
from voice_supercat.files.durable import replace_file, sync_folder

_LARGEST = 10_000_000
"""Bytes; what is kept in one of these files has some thousands."""


class KeptFileDamaged(Fault):
    """The file cannot be read as a JSON object and has been put aside. The sentence says under which name."""


def read_kept(path: Path) -> dict[str, Any]:
    """The object in the file; {} where there is none. Raises KeptFileDamaged, and OSError for a folder.

    One that the system cannot read is put aside too: it would be replaced with the next session's. An editor of Windows
    may have written a byte order mark before it.
    """
    try:
        found = json.loads(read_bounded(path, _LARGEST).decode("utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except IsADirectoryError:
        raise
    except (ValueError, RecursionError, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise KeptFileDamaged(f"{path}: cannot be read ({why}); it is kept as {put_aside(path)}.") from error
    if not isinstance(found, dict):
        raise KeptFileDamaged(f"{path}: expected a JSON object; the file is kept as {put_aside(path)}.")
    return found


def put_aside(path: Path) -> str:
    """Keeps the file under a name that is not taken: an earlier damaged file is kept too.

    Gives the name that it has then; its own, where it cannot be renamed.
    """
    names = (f"{path.stem}{f'-{number}' if number > 1 else ''}.damaged" for number in count(1))
    aside = next(aside for name in names if not (aside := path.with_name(name)).exists())
    try:
        path.rename(aside)
    except OSError:
        return path.name
    with suppress(OSError):  # else the damaged file is there again, and put aside again
        sync_folder(path.parent)
    return aside.name


def replace_kept(path: Path, content: Mapping[str, Any]) -> None:
    """All or nothing: a half-written file would lose what was kept before. Raises OSError."""
    replace_file(path, (json.dumps(content, indent=1) + "\n").encode())
