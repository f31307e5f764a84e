"""How names and sentences are spelled, in all books."""


def capitalised(text: str) -> str:
    """The text with its first letter raised, all others as they are."""
    return text[:1].upper() + text[1:]
