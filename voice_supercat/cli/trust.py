"""A book that brings Python of its own is run only where the player trusts it, which is asked once for each folder."""

import sys
from pathlib import Path

from voice_supercat import books
from voice_supercat.cli.keeping import keep
from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept
from voice_supercat.files.names import shown
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.format.extending import chain_of

_SHIPPED = Path(books.__file__).resolve().parent
_TRUSTED = "trusted"


def refuse_untrusted(folder: Path) -> None:
    """Raises BookFault where the book in `folder`, or one that it extends, has rules and the player does not trust it.

    Without a terminal nobody can be asked: then a program has named the folder, and has to know what it opens.
    """
    if not sys.stdin.isatty():
        return
    for one in chain_of(folder):
        if not one.is_relative_to(_SHIPPED) and (rules := _rules_of(one)) is not None:
            _ask_once(one, rules)


def _ask_once(folder: Path, rules: str) -> None:
    known = _known()
    named = str(folder)
    if named in known:
        return
    print(
        f"The book in {shown(named)} has a program of its own, {rules}. It can do all that you can do on this computer."
        "\nDo you trust whoever wrote it? yes or no: ",
        end="",
        file=sys.stderr,
        flush=True,
    )
    if sys.stdin.readline().strip().lower() not in ("yes", "y"):
        raise BookFault(f"{shown(named)}: is not opened, because its program is not trusted; nothing of it was run.")
    keep(_file(), {_TRUSTED: sorted({*known, named})}, "it is asked again next time")


def _rules_of(folder: Path) -> str | None:
    """What of the book is Python; None where it is data alone."""
    if (folder / "rules.py").exists():
        return "rules.py"
    return "rules" if any((folder / "rules").glob("*.py")) else None


def _known() -> set[str]:
    try:
        kept = read_kept(_file()).get(_TRUSTED)
    except KeptFileDamaged as damaged:
        print(damaged, file=sys.stderr)
        return set()
    except OSError:
        return set()
    return {name for name in kept if isinstance(name, str)} if isinstance(kept, list) else set()


def _file() -> Path:
    return paths.user_data_dir() / "trusted-books.json"
