"""What a saved game hides, where the game itself is renamed, moved or deleted: its key follows it."""

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from voice_supercat.procedure.journal import is_journal
from voice_supercat.procedure.recorded import content_of
from voice_supercat.procedure.secrecy import COMMITMENT, Hidden, forget_secret, keep_secret, kept_secret

_COMMITTED = re.compile(rb'"%b": "([0-9a-f]{64})"' % COMMITMENT.encode())


def commitments_of(journal: Path) -> tuple[str, ...]:
    """What a game has committed to, also where it is damaged; nothing where it cannot be read."""
    with suppress(OSError):
        return tuple({found.decode() for found in _COMMITTED.findall(content_of(journal))})
    return ()


def carry_secrets(old: Path, new: Path) -> None:
    """After a game was moved: what it hides is looked for beside it."""
    if old.parent.resolve() == new.parent.resolve():
        return
    commitments = commitments_of(new)
    carried = [one for one in commitments if _carried(old, new, one)]
    forget_secrets(old, carried)


def forget_secrets(journal: Path, commitments: Iterable[str]) -> None:
    """After a game has gone from there: delete its keys, but those that a copy of it in the same folder still needs."""
    for commitment in commitments:
        if not any(_names(other, commitment) for other in journal.parent.iterdir()):
            with suppress(OSError):  # it can still be deleted by hand, and tells nothing without the game
                forget_secret(journal, commitment)


def _carried(old: Path, new: Path, commitment: str) -> bool:
    secret = kept_secret(old, commitment)
    try:
        if secret:
            keep_secret(new, Hidden(commitment, secret))
    except OSError:
        return False
    return bool(secret)


def _names(path: Path, commitment: str) -> bool:
    """Whether it is a game that has committed to the same; one that cannot be read may have."""
    try:
        return path.is_file() and is_journal(path) and commitment.encode() in content_of(path)
    except OSError:
        return True
