"""Small files that are kept from session to session, for the player's ease: a game never fails with them."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from voice_supercat.files.kept_files import replace_kept


def keep(path: Path, content: Mapping[str, Any], otherwise: str) -> None:
    """Write it for the next session. Where it cannot be written, that is reported, with what comes of it."""
    try:
        replace_kept(path, content)
    except OSError as error:
        print(f"{path}: could not be written ({error.strerror}); {otherwise}.", file=sys.stderr)
