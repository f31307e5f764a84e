"""Small JSON files kept for the player: read whole or put aside, replaced at once or not at all."""

import contextlib
import json
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

from voice_supercat.faults import Fault


class KeptFileDamaged(Fault):
    """The file is no JSON object and has been put aside. The sentence says under which name."""


def read_kept(path: Path) -> dict[str, Any]:
    """The object in the file; {} where there is none. Raises KeptFileDamaged, OSError."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (ValueError, RecursionError) as error:
        raise KeptFileDamaged(f"{path}: cannot be read ({error}); it is kept as {put_aside(path)}.") from error
    if not isinstance(found, dict):
        raise KeptFileDamaged(f"{path}: expected a JSON object; the file is kept as {put_aside(path)}.")
    return found


def put_aside(path: Path) -> str:
    """Keeps the file under a name that is not taken, which it gives: an earlier damaged file is kept too."""
    names = (f"{path.stem}{f'-{number}' if number > 1 else ''}.damaged" for number in count(1))
    aside = next(aside for name in names if not (aside := path.with_name(name)).exists())
    with contextlib.suppress(OSError):
        path.rename(aside)
    return aside.name


def replace_kept(path: Path, content: Mapping[str, Any]) -> None:
    """All or nothing: a half-written file would lose what was kept before. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    new.replace(path)
