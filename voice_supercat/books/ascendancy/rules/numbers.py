"""Numbers in words."""

_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)


_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


MOST_SAID = 28  # the largest number that a player can say


def up_to(most: int) -> int:
    """`most`, or the largest number that can be said."""
    return min(most, MOST_SAID)


def word(number: int) -> str:
    """A number in words."""
    if number < len(_WORDS):
        return _WORDS[number]
    return f"{_TENS[number // 10]} {_WORDS[number % 10]}".removesuffix(" zero") if number < 100 else str(number)


def counted(number: int, thing: str) -> str:
    """two hits, one ship, no ships"""
    return f"{'no' if number == 0 else word(number)} {thing}{'' if number == 1 else 's'}"
