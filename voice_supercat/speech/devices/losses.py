"""How often sound was lost in the last game, kept for `doctor`: in a game nobody counts gaps."""

from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from voice_supercat import places
from voice_supercat.keeping import KeptFileDamaged, read_kept, replace_kept


@dataclass(frozen=True)
class Losses:
    """Times that the machine was too slow for the sound."""

    unheard: int = 0
    """A piece of what was recorded was lost."""
    gaps: int = 0
    """A gap was heard in what was played."""

    def __str__(self) -> str:
        return f"sound lost {self.unheard} times, {self.gaps} gaps in the speech"


def losses_path() -> Path:
    """Where those of the last game are kept."""
    return places.user_data_dir() / "losses.json"


def keep_losses(path: Path, losses: Losses) -> None:
    """Remember them; a full disk is no reason to trouble the player with them."""
    with suppress(OSError):
        replace_kept(path, asdict(losses))


def kept_losses(path: Path) -> Losses | None:
    """Those of the last game; None where there was none, or where the file does not tell."""
    try:
        found = read_kept(path)
    except (OSError, KeptFileDamaged):
        return None
    unheard, gaps = found.get("unheard"), found.get("gaps")
    return Losses(unheard, gaps) if isinstance(unheard, int) and isinstance(gaps, int) else None
