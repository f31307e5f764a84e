"""Numbers in words, for the ear."""

_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def in_words(number: int) -> str:
    """In words up to 99; voices read what is above from its digits."""
    if number < len(_WORDS):
        return _WORDS[number]
    if number > 99:
        return str(number)
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens - 2]} {_WORDS[ones]}" if ones else _TENS[tens - 2]


def counted(number: int, noun: str) -> str:
    return f"{in_words(number)} {noun}{'' if number == 1 else 's'}"
