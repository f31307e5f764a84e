"""What people say around an answer: "um, five", "no, it isn't"."""

from voice_supercat.dialogue.understanding.counted import NONE_OF
from voice_supercat.language.grammars import Grammars, phrases_of
from voice_supercat.speech.interfaces import Around, Carriers, longest_first

_BEFORE, _AFTER = "before", "after"
CARRIERS = frozenset({_BEFORE, _AFTER})
"""The grammars that hold no answers: another model than the program's own need not hear what is in them."""
_HESITATION, _ANY, _NUMBER, _DENIED = "hesitation", "any", "number", "denied"


class AnswerSentences:
    """Sentences with an answer in them."""

    def __init__(self, carriers: Carriers) -> None:
        self._carriers = carriers
        around = (*carriers.of_phrases.values(), carriers.of_others)
        self._before = longest_first(one for each in around for one in each.before)
        self._after = longest_first(one for each in around for one in each.after)

    def answer_in(self, said: str) -> str:
        """The answer in what is said, where what is around it fits; else all of it."""
        return self._carriers.answer_in(said, self._before, self._after)


def carriers_of(grammars: Grammars) -> Carriers:
    """What may be said around the answers of every game."""
    before, after = grammars[_BEFORE], grammars[_AFTER]
    numbers = phrases_of(grammars, [_NUMBER])
    of_kind = {**grammars["yes_no"], _NUMBER: numbers}

    def around(kind: str) -> Around:
        return Around(
            before=frozenset((*before[_HESITATION], *before[_ANY], *before.get(kind, ()))),
            after=frozenset((*after[_ANY], *after.get(kind, ()))),
            denied=frozenset(before[_DENIED] if kind == _NUMBER else ()),
        )

    of_phrases = {phrase: around(kind) for kind, phrases in of_kind.items() for phrase in phrases}
    of_longer = dict.fromkeys((*numbers, NONE_OF), around(_NUMBER))
    return Carriers(of_phrases, of_longer, around(_ANY), frozenset(before[_HESITATION]))
