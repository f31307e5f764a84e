"""Lines that are typed key by key: so single keys can act at once, before the return key."""

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import TextIO

from voice_supercat.speech.keys.key_reader import KeyReader
from voice_supercat.speech.keys.keyboard import LONGEST_LINE, TypedLines
from voice_supercat.speech.keys.terminal import Keys

Shortcuts = Mapping[str, str]
"""A key -> the line that it stands for: a function key such as "F2", or a character with which no answer begins."""
NO_SHORTCUTS: Shortcuts = MappingProxyType({})
_RETURN, _ERASE, _ERASE_ALL = ("\r", "\n"), ("\x7f", "\b"), "\x15"  # the last one is Ctrl-U
_ERASED = "\b \b"


class KeyedLines(TypedLines):
    """A `Poll` of typed lines, and of keys that each stand for a line.

    A function key counts at any time, and what was typed so far stays; a character only at the beginning of a line.
    `out`: where typed characters are shown, because the terminal does not show them now; None: nowhere.
    """

    def __init__(self, keys: Keys, out: TextIO | None, shortcuts: Shortcuts = NO_SHORTCUTS) -> None:
        super().__init__()
        self._out, self._shortcuts = out, shortcuts
        self._line = ""
        self._reader = KeyReader(keys, self._take)

    def close(self) -> None:
        """Restore the terminal."""
        self._reader.close()

    def _take(self, key: str) -> None:
        named = len(key) > 1
        if key == "":
            self.put(None)
        elif key in self._shortcuts and (named or not self._line):
            self.put(self._shortcuts[key])
        elif key in _RETURN:
            self._show("\n")
            self.put(self._line)
            self._line = ""
        elif key in _ERASE:
            self._erase(1)
        elif key == _ERASE_ALL:
            self._erase(len(self._line))
        elif not named and key.isprintable() and len(self._line) < LONGEST_LINE:
            self._show(key)
            self._line += key

    def _erase(self, count: int) -> None:
        erased = min(count, len(self._line))
        self._show(_ERASED * erased)
        self._line = self._line[: len(self._line) - erased]

    def _show(self, text: str) -> None:
        if self._out and text:
            self._out.write(text)
            self._out.flush()


def shown_on() -> TextIO | None:
    """Where typed characters can be seen: the output that is a terminal."""
    return next((out for out in (sys.stdout, sys.stderr) if out.isatty()), None)
