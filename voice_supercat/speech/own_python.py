"""How this program starts Python again: for a voice engine, or to see which devices there are now."""

import sys


def own_python(*arguments: str) -> list[str]:
    """The command line. Nothing is imported from the current folder, and text is UTF-8 on every system.

    Not `-I`: that would hide libraries that were installed for one user only.
    """
    return [sys.executable, "-P", "-X", "utf8", *arguments]
