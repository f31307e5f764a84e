"""Typed or dictated text as it would be said: "Yes.", "There are 5"."""

from voice_supercat.procedure.numerals import in_words

_MOST_DIGITS = 3  # of a number that has words


def plain(text: str) -> str:
    """In lower case, without commas and the end of a sentence."""
    words = " ".join(text.lower().replace(",", " ").split())
    return words.rstrip(".!") or words


def with_numbers_in_words(said: str) -> str:
    """The text without digits, as far as numbers are said."""
    return " ".join(_in_words(word) for word in said.split())


def _in_words(word: str) -> str:
    return in_words(int(word)) if word.isdecimal() and len(word) <= _MOST_DIGITS else word
