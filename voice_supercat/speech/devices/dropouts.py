"""How often sound was lost in the last game, kept for `doctor`: in a game nobody counts gaps."""

from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept, replace_kept


@dataclass(frozen=True)
class Dropouts:
    """Times that the machine was too slow for the sound."""

    unheard: int = 0
    """A piece of what was recorded was lost."""
    gaps: int = 0
    """A gap was heard in what was played."""

    def __str__(self) -> str:
        return f"sound lost {self.unheard} times, {self.gaps} gaps in the speech"


def dropouts_path() -> Path:
    """Where those of the last game are kept."""
    return paths.user_data_dir() / "dropouts.json"


def keep_dropouts(path: Path, dropouts: Dropouts) -> None:
    """Remember them; a full disk is no reason to trouble the player with them."""
    with suppress(OSError):
        replace_kept(path, asdict(dropouts))


def kept_dropouts(path: Path) -> Dropouts | None:
    """Those of the last game; None where there was none, or where the file does not tell."""
    try:
        found = read_kept(path)
    except (OSError, KeptFileDamaged):
        return None
    unheard, gaps = found.get("unheard"), found.get("gaps")
    return Dropouts(unheard, gaps) if isinstance(unheard, int) and isinstance(gaps, int) else None
