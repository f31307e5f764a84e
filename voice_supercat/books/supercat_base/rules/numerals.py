"""Numbers in words, for the ear."""

_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def in_words(number: int) -> str:
    return _WORDS[number] if number < len(_WORDS) else str(number)


def counted(number: int, noun: str) -> str:
    return f"{in_words(number)} {noun}{'' if number == 1 else 's'}"
