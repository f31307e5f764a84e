"""How often sound was lost in the last game, kept for `doctor`."""

from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept, replace_kept
from voice_supercat.speech.devices.latency import STEPS, next_time


@dataclass(frozen=True)
class Dropouts:
    """How many times the machine was too slow for the sound."""

    unheard: int = 0
    """Times that recorded sound was lost."""
    gaps: int = 0
    """Times that there was a gap in what was played."""
    latency: float | None = None
    """Seconds that the loudspeaker kept ready at the end, for fear of gaps; None where nothing was played."""
    calm: int = 0
    """Games in a row, up to this one, in which no more had to be kept ready."""

    def __str__(self) -> str:
        return f"sound lost {self.unheard} times, {self.gaps} gaps in the speech"


def dropouts_path() -> Path:
    """The file with the dropouts of the last game."""
    return paths.user_data_dir() / "dropouts.json"


def keep_dropouts(path: Path, dropouts: Dropouts) -> None:
    """Write them, and how many games in a row were calm; where nothing was played that is as it was.

    A disk that is full is ignored: they are not worth a message to the player.
    """
    before = kept_dropouts(path) or Dropouts()
    if dropouts.latency is None:
        dropouts = replace(dropouts, latency=before.latency, calm=before.calm)
    elif not dropouts.gaps and dropouts.latency <= latency_after(before):
        dropouts = replace(dropouts, calm=before.calm + 1)
    with suppress(OSError):
        replace_kept(path, asdict(dropouts))


def kept_dropouts(path: Path) -> Dropouts | None:
    """The dropouts of the last game; None where there was no game, or where the file does not contain them."""
    try:
        found = read_kept(path)
    except (OSError, KeptFileDamaged):
        return None
    unheard, gaps = found.get("unheard"), found.get("gaps")
    if not isinstance(unheard, int) or not isinstance(gaps, int):
        return None
    latency, calm = found.get("latency"), found.get("calm")
    return Dropouts(
        unheard, gaps, latency if isinstance(latency, float) else None, calm if isinstance(calm, int) else 0
    )


def latency_after(dropouts: Dropouts | None) -> float:
    """What the loudspeaker should keep ready in the next game."""
    return next_time(dropouts.latency, dropouts.calm) if dropouts and dropouts.latency is not None else STEPS[0]
