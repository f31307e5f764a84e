"""Numbers in words, for the ear: what the arithmetic of every book may use."""

_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

_ORDINALS = {
    "one": "first",
    "two": "second",
    "three": "third",
    "five": "fifth",
    "eight": "eighth",
    "nine": "ninth",
    "twelve": "twelfth",
}


_MOST_DIGITS = 18
"""More mean nothing, and of thousands Python makes no number."""


def in_words(number: int) -> str:
    """In words up to 99; voices read what is above from its digits."""
    if number < len(_WORDS):
        return _WORDS[number]
    if number > 99:
        return str(number)
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens - 2]} {_WORDS[ones]}" if ones else _TENS[tens - 2]


def ordinal(number: int) -> str:
    """first, second, twentieth; from twenty first on as in words: twenty first."""
    words = in_words(number).split()
    last = words[-1]
    words[-1] = _ORDINALS.get(last, f"{last[:-1]}ieth" if last.endswith("y") else f"{last}th")
    return " ".join(words)


def counted(number: int, one: str, several: str = "") -> str:
    """two eggs, one crow, three berries; `several` where it is not `one` with an s."""
    return f"{in_words(number)} {one if number == 1 else several or f'{one}s'}"


_NUMBERS = {in_words(number): number for number in range(100)}


def number_in(text: str) -> int | None:
    """The number that digits or words tell, up to 999 in words; None where they tell none."""
    if text.isdecimal():
        return int(text) if len(text) <= _MOST_DIGITS else None
    hundreds, hundred, rest = text.partition(" hundred")
    if not hundred:
        return _NUMBERS.get(text)
    many, more = _NUMBERS.get(hundreds, 1 if hundreds == "a" else None), rest.removeprefix(" and").strip()
    below = _NUMBERS.get(more) if more else 0
    return None if many is None or below is None else 100 * many + below
