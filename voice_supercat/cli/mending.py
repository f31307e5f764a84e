"""Reads a saved game to play it; of a damaged one the intact beginning, which the player may go on from."""

import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from voice_supercat.files.names import shown
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.recorded import JournalDamaged, Recorded, read_journal
from voice_supercat.procedure.repairing import repair
from voice_supercat.procedure.replay import replay

_PATIENCE = 1.0
"""Seconds of a replay after which it is told how far it is, and again after each further one."""


_SECRET_BITS = 256


def new_secret() -> str:
    """A secret for a game that has hidden nothing yet; nobody can guess it."""
    return f"{secrets.randbits(_SECRET_BITS):064x}"


@dataclass(frozen=True)
class SavedGame:
    """A saved game as far as it is intact, replayed."""

    recorded: Recorded
    game: Game
    damaged: bool = False

    @property
    def name(self) -> str:
        """The name of the game."""
        return shown(self.recorded.path.stem)

    def mended(self) -> Recorded:
        """The journal to go on with: where it is damaged, its intact beginning, the damaged file kept beside it.

        Raises JournalFault.
        """
        if not self.damaged:
            return self.recorded
        kept = repair(self.recorded)
        goes_on = f"{self.name} goes on after answer {len(self.recorded.entries)}"
        print(f"{goes_on}; as it was it is kept in {shown(kept)}.", file=sys.stderr)
        return read_journal(self.recorded.path)


def saved_game(path: Path, engine_for: Callable[[Recorded], Engine]) -> SavedGame:
    """The game in `path`, up to where it is damaged. `engine_for` gives what plays it, and may raise Fault.

    Raises JournalFault where it does not fit, or where no answer is intact.
    """
    recorded, damaged = intact(path)
    if recorded.secret is None:
        recorded = replace(recorded, secret=new_secret())
    engine = engine_for(recorded)
    try:
        return SavedGame(recorded, replay(engine, recorded, HowFar(recorded)), damaged)
    except JournalDamaged as fault:  # of an earlier version, without checksums
        if fault.intact is None or not fault.intact.entries:
            raise
        return SavedGame(fault.intact, replay(engine, fault.intact), damaged=True)


def intact(path: Path) -> tuple[Recorded, bool]:
    """The journal, or its intact beginning and True. Raises JournalFault where no answer is intact."""
    try:
        return read_journal(path), False
    except JournalDamaged as fault:
        if fault.intact is None or not fault.intact.entries:
            raise
        return fault.intact, True


class HowFar:
    """Tells how far a long replay is."""

    def __init__(self, recorded: Recorded) -> None:
        self._recorded = recorded
        self._told = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self._told < _PATIENCE:
            return
        self._told = now
        name, count = shown(self._recorded.path.stem), len(self._recorded.entries)
        print(f"{name}: {done} of {count} answers read.", file=sys.stderr)


def passed_over(path: Path, fault: JournalFault) -> str:
    """What is said of a game that nobody can go on with."""
    print(fault, file=sys.stderr)
    return f"The game {shown(path.stem)} is damaged, and no answer of it can be read; it is passed over."
