"""Reads AIFF: macOS writes it when a WAV file is asked for, whatever the file is called."""

import struct
from pathlib import Path

import numpy as np

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.faults import SpeechFault


def is_aiff(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(12)
    return head[:4] == b"FORM" and head[8:] in (b"AIFF", b"AIFC")


def read_aiff(path: Path) -> tuple[Samples, int]:
    """Samples of the first channel and rate in Hz; only 16 bits. Raises SpeechFault that names the file."""
    try:
        chunks = _chunks(path.read_bytes())
        channels, _, bits, rate = struct.unpack_from(">hIh10s", chunks[b"COMM"])
        (offset,) = struct.unpack_from(">I", chunks[b"SSND"])
    except (struct.error, KeyError) as error:
        raise SpeechFault(f"{path}: is a damaged AIFF file; render it again.") from error
    kind = chunks[b"COMM"][18:22] or b"NONE"
    if bits != 16 or kind not in (b"NONE", b"twos", b"sowt"):
        raise SpeechFault(f"{path}: AIFF of this kind ({bits} bits) is not understood; expected 16 bits.")
    data = chunks[b"SSND"][8 + offset :]
    samples = np.frombuffer(data[: len(data) // (2 * channels) * 2 * channels], "<i2" if kind == b"sowt" else ">i2")
    return samples.reshape(-1, channels)[:, 0].astype(np.int16), _extended(rate)


def _chunks(data: bytes) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    at = 12
    while at + 8 <= len(data):
        name, size = struct.unpack_from(">4sI", data, at)
        found[name] = data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    return found


def _extended(raw: bytes) -> int:
    """An 80-bit float: 15 bits of exponent, 64 of mantissa."""
    exponent: int
    mantissa: int
    exponent, mantissa = struct.unpack(">HQ", raw)
    return int(mantissa * 2.0 ** (exponent - 16383 - 63))
