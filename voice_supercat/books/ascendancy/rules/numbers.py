"""Numbers as this book says them, and the largest that it listens for."""

from voice_supercat.procedure.numerals import counted as counted_from_zero

MOST_SAID = 28
"""The largest number that is listened for: each further word in force costs accuracy on the others."""


def up_to(most: int) -> int:
    """`most`, or the largest number that is listened for."""
    return min(most, MOST_SAID)


def counted(number: int, thing: str) -> str:
    """two hits, one ship, no ships"""
    return f"no {thing}s" if number == 0 else counted_from_zero(number, thing)
