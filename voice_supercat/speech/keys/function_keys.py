"""What the function keys send, in the terminals of every system."""

from collections.abc import Mapping
from types import MappingProxyType

_CODES = (11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24)

OF_POSIX: Mapping[str, str] = MappingProxyType(
    {
        **{f"O{letter}": f"F{number}" for number, letter in enumerate("PQRS", start=1)},
        **{f"[[{letter}": f"F{number}" for number, letter in enumerate("ABCDE", start=1)},  # the console of Linux
        **{f"[{code}~": f"F{number}" for number, code in enumerate(_CODES, start=1)},
    }
)
"""What follows the escape character -> the name of the key, "F1" to "F12"."""

OF_WINDOWS: Mapping[str, str] = MappingProxyType(
    {
        **{f"\x00{chr(58 + number)}": f"F{number}" for number in range(1, 11)},
        "\xe0\x85": "F11",
        "\xe0\x86": "F12",
    }
)
"""Both characters that the console gives -> the name of the key."""
