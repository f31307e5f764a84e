"""What a game hides from its player until it is over, and the commitment that proves that it was not changed.

Each game has a secret: 256 random bits, given to it where it begins, or is gone on with and has hidden nothing yet.
What a book hides is drawn from it (`Draft.draw_hidden`), not from the seed, which stands in the journal. As soon as
something is committed to, the secret is kept in a file of its own: `secrets/COMMITMENT.key` beside the journal.
"""

import hashlib
import random
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from voice_supercat.files.durable import replace_file

from .faults import ProcedureFault

COMMITMENT = "commitment"
"""In the journal: with the answer after which something was committed to."""
MISSING = ""
"""The secret of a game whose file is not there."""
_FOLDER = "secrets"
_DIGEST = re.compile("[0-9a-f]{64}")
_NAME_DIGITS = 20
_NONCE_DIGITS = 32


class Hidden(NamedTuple):
    """The commitment to what a game hides, and the secret that it is drawn from."""

    commitment: str
    secret: str

    def __repr__(self) -> str:
        return f"Hidden({self.commitment!r})"


def secret_of_seed(seed: int) -> str:
    """The secret of a game that is not kept, such as one of a test: always the same."""
    return f"seed {seed}"


def one_of(secret: str, purpose: str, many: int) -> int:
    """1 to `many`, all as likely, always the same for that purpose. Raises ProcedureFault where it is MISSING."""
    _refuse_missing(secret)
    return random.Random(f"{secret}/{purpose}").randint(1, many)


def nonce_of(secret: str, purpose: str) -> str:
    """128 bits in hexadecimal digits; they tell nothing of the secret. Raises ProcedureFault where it is MISSING."""
    _refuse_missing(secret)
    return hashlib.sha256(f"{secret}/{purpose}/nonce".encode()).hexdigest()[:_NONCE_DIGITS]


def commitment_to(content: str) -> str:
    """The SHA-256 of its UTF-8, in hexadecimal digits."""
    return hashlib.sha256(content.encode()).hexdigest()


def keep_secret(journal: Path, hidden: Hidden) -> None:
    """Write the secret beside the journal, for the player alone. Raises OSError."""
    path = _file(journal, hidden.commitment)
    if kept_secret(journal, hidden.commitment) == hidden.secret:
        return
    replace_file(path, f"{hidden.secret}\n".encode())
    with suppress(OSError):  # not every file system knows whose a file is
        path.chmod(0o600)


def committed_in(entries: Iterable[Mapping[str, Any]]) -> str | None:
    """The first commitment in the entries of a journal; one that is no such digest is none, and names no file."""
    found = (entry.get(COMMITMENT) for entry in entries)
    return next((one for one in found if isinstance(one, str) and _DIGEST.fullmatch(one)), None)


def kept_secret(journal: Path, commitment: str) -> str:
    """The secret behind that commitment; MISSING where its file is not there."""
    try:
        return _file(journal, commitment).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return MISSING


def forget_secret(journal: Path, commitment: str) -> None:
    """Delete the secret behind that commitment, and the folder with the last one. Raises OSError."""
    path = _file(journal, commitment)
    path.unlink(missing_ok=True)
    with suppress(OSError):  # others are left in it
        path.parent.rmdir()


def _refuse_missing(secret: str) -> None:
    if secret == MISSING:
        raise ProcedureFault(
            "What this game hides is not on this machine; copy the folder named secrets to where the saved game lies, "
            "from where it was played before."
        )


def _file(journal: Path, commitment: str) -> Path:
    return journal.parent / _FOLDER / f"{commitment[:_NAME_DIGITS]}.key"
