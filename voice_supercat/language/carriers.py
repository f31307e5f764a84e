"""What people say around an answer: "um, five", "no, it isn't"."""

from collections.abc import Collection, Mapping

from voice_supercat.language.grammars import Grammars, phrases_of

Carriers = Mapping[str, tuple[Collection[str], Collection[str]]]
"""Answer -> what may be said right before it, and right after it; "" stands for every other answer."""

_BEFORE, _AFTER = "before", "after"
CARRIERS = frozenset({_BEFORE, _AFTER})
"""The grammars that hold no answers: a model that cannot hear what is in them lacks nothing that must be said."""
_HESITATION, _ANY, _NUMBER = "hesitation", "any", "number"


def carriers_of(grammars: Grammars) -> Carriers:
    """What may be said around the answers of every game, by their phrases."""
    before, after = grammars[_BEFORE], grammars[_AFTER]
    kinds = {**grammars["yes_no"], _NUMBER: phrases_of(grammars, [_NUMBER])}

    def around(kind: str) -> tuple[Collection[str], Collection[str]]:
        return (
            frozenset((*hesitations(grammars), *before[_ANY], *before.get(kind, ()))),
            frozenset((*after[_ANY], *after.get(kind, ()))),
        )

    return {"": around(_ANY)} | {phrase: around(kind) for kind, phrases in kinds.items() for phrase in phrases}


def hesitations(grammars: Grammars) -> tuple[str, ...]:
    """What people say while they think; by itself it is no answer, and nothing to ask about."""
    return grammars[_BEFORE][_HESITATION]
