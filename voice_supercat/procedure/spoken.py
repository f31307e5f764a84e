"""How the content of a value is said where its book does not say it otherwise."""

from .numerals import in_words


def spoken_value(content: object) -> str:
    """A count in words, a flag as yes or no, a name with spaces, a list with "and"; what is unknown as "unknown"."""
    if content is None:
        return "unknown"
    if isinstance(content, bool):
        return "yes" if content else "no"
    if isinstance(content, int):
        return in_words(content)
    if isinstance(content, tuple):
        *first, last = [spoken_value(one) for one in content] or ["nothing"]
        return f"{', '.join(first)} and {last}" if first else last
    return str(content).replace("_", " ")
