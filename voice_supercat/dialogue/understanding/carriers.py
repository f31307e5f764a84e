"""What people say around an answer: "um, five", "no, it isn't"."""

from voice_supercat.language.grammars import Grammars, phrases_of
from voice_supercat.speech.interfaces import Around, Carriers

_BEFORE, _AFTER = "before", "after"
CARRIERS = frozenset({_BEFORE, _AFTER})
"""The grammars that hold no answers: another model than the program's own need not hear what is in them."""
_HESITATION, _ANY, _NUMBER, _DENIED = "hesitation", "any", "number", "denied"


def carriers_of(grammars: Grammars) -> Carriers:
    """What may be said around the answers of every game."""
    before, after = grammars[_BEFORE], grammars[_AFTER]
    of_kind = {**grammars["yes_no"], _NUMBER: phrases_of(grammars, [_NUMBER])}

    def around(kind: str) -> Around:
        return Around(
            before=frozenset((*before[_HESITATION], *before[_ANY], *before.get(kind, ()))),
            after=frozenset((*after[_ANY], *after.get(kind, ()))),
            denied=frozenset(before[_DENIED] if kind == _NUMBER else ()),
            of_longer=kind == _NUMBER,
        )

    of_phrases = {phrase: around(kind) for kind, phrases in of_kind.items() for phrase in phrases}
    return Carriers(of_phrases, around(_ANY), frozenset(before[_HESITATION]))
