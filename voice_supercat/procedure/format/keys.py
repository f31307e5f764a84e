"""Which keys a step of each kind may have: what would be read and do nothing is a mistake of the author's."""

from ..steps import Expect

KINDS = ("ask", "say", "act", "compute", "set", "add", "test", "switch", "call", "goto", "end")

_ANY = ("id", "source", "labels", "note", "only", "play")
_CHOOSING = ("choices", "choices_from", "on", "sentences")
_RANGE = ("range", "range_from")
_CHANGING = ("compute", "set", "add")
_OF_KIND = {
    "ask": ("expect", "short", "when", "yes", *_CHANGING),
    "say": ("short", "when", "term", *_CHANGING),
    "act": ("short", "act_short", "when", "do", "prefer", "undo", "term", *_CHANGING),
    "compute": ("when", *_CHANGING),
    "set": ("when", *_CHANGING),
    "add": ("when", *_CHANGING),
    "test": ("when", "yes", "no"),
    "switch": ("when", "on", "else"),
    "call": ("when",),
    "goto": (),
    "end": ("when",),
}
_OF_EXPECTED: dict[Expect, tuple[str, ...]] = {
    "yes_no": ("no", "fact", "known", "do", "act", "act_short", "undo", "prefer", "narrow", "together", "sentences"),
    "number": _RANGE,
    "choice": _CHOOSING,
    "card": _CHOOSING,
    "cards": ("choices", "choices_from", *_RANGE),
    "list": ("choices", "choices_from", *_RANGE),
    "row": ("rows", "different"),
    "ack": (),
}

RENAMED = {"answer": "expect"}
"""Keys of steps in older books, and what they are called now."""
ALL_KEYS = frozenset(
    (
        *KINDS,
        *_ANY,
        *(key for keys in (*_OF_KIND.values(), *_OF_EXPECTED.values()) for key in keys),
        *("use", "with"),
    )
)


def keys_of(kind: str, expect: Expect) -> tuple[str, ...]:
    """The keys of a step of `kind`; of a question, for answers of the kind `expect`."""
    return (kind, *_ANY, *_OF_KIND[kind], *(_OF_EXPECTED[expect] if kind == "ask" else ()))
