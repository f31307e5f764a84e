"""Small JSON files kept for the player: read whole or put aside, replaced at once or not at all."""

import contextlib
import json
from collections.abc import Mapping
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
        raise KeptFileDamaged(f"{path}: cannot be read ({error}); it is kept as {_put_aside(path)}.") from error
    if not isinstance(found, dict):
        raise KeptFileDamaged(f"{path}: expected a JSON object; the file is kept as {_put_aside(path)}.")
    return found


def _put_aside(path: Path) -> str:
    """Under a name that is not taken: an earlier damaged file is kept too."""
    taken = sum(1 for _ in path.parent.glob(f"{path.stem}*.damaged"))
    aside = path.with_name(f"{path.stem}{f'-{taken + 1}' if taken else ''}.damaged")
    with contextlib.suppress(OSError):
        path.rename(aside)
    return aside.name


def replace_kept(path: Path, content: Mapping[str, Any]) -> None:
    """All or nothing: a half-written file would lose what was kept before. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    new.replace(path)
