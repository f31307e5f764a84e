"""Changes input a little: bytes, numbers, words of the kind, lines, and parts of other input."""

import random
from collections.abc import Sequence

_NUMBERS = (b"0", b"-1", b"1e999", b"99999999999999999999", b"NaN", b"true", b"null", b"2147483648")
_SIGNS = (b"\x00", b"\n", b'"', b"'", b"{", b"}", b"[", b"]", b":", b"\\", b"\xff", "\u2028".encode(), "😀".encode())


def mutated(data: bytes, others: Sequence[bytes], words: Sequence[bytes], dice: random.Random) -> bytes:
    """`data` with a few changes; `words` mean something where it is read."""
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        data = dice.choice(_WAYS)(data, others, words, dice)
    return data


def _bits(data: bytes, _: Sequence[bytes], __: Sequence[bytes], dice: random.Random) -> bytes:
    if not data:
        return data
    place = dice.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :]


def _insert(data: bytes, _: Sequence[bytes], words: Sequence[bytes], dice: random.Random) -> bytes:
    place = dice.randrange(len(data) + 1)
    return data[:place] + dice.choice((*_NUMBERS, *_SIGNS, *words)) + data[place:]


def _delete(data: bytes, _: Sequence[bytes], __: Sequence[bytes], dice: random.Random) -> bytes:
    start = dice.randrange(len(data) + 1)
    return data[:start] + data[start + dice.choice((1, 2, 8, 64)) :]


def _lines(data: bytes, others: Sequence[bytes], _: Sequence[bytes], dice: random.Random) -> bytes:
    """A line twice, elsewhere, missing, or from other input."""
    lines = data.split(b"\n")
    line = dice.choice(dice.choice((data, dice.choice(others))).split(b"\n"))
    place = dice.randrange(len(lines))
    lines[place : place + dice.randrange(2)] = dice.choice(([line], [line, line], []))
    return b"\n".join(lines)


def _word(data: bytes, others: Sequence[bytes], words: Sequence[bytes], dice: random.Random) -> bytes:
    """A word in the place of another one that is there."""
    del others
    there = [word for word in words if word in data]
    if not there:
        return data
    old, at = dice.choice(there), 0
    for _ in range(dice.randrange(1, 4)):
        at = max(at, data.find(old, at + 1))
    return data[:at] + dice.choice((*words, *_NUMBERS)) + data[at + len(old) :]


def _splice(data: bytes, others: Sequence[bytes], _: Sequence[bytes], dice: random.Random) -> bytes:
    other = dice.choice(others)
    return data[: dice.randrange(len(data) + 1)] + other[dice.randrange(len(other) + 1) :]


_WAYS = (_bits, _insert, _delete, _lines, _word, _splice)
