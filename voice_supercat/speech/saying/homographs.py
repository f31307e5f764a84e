"""Words that are read in two ways, by what stands around them: "use" as a verb and as a noun, "read" now and before.

What a synthesiser gets wrong is here, so words that sound alike in both ways are not, and of a word like "present" only
the verb, which it reads as the noun at the beginning of an order.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

_DETERMINERS = "the|an?|its|their|his|her|your|our|my|this|each|any|no|every|another"
_OF_A_NOUN = rf"\b(?:{_DETERMINERS}|one|of|in|into|per|own|free) $"
_OF_NOUNS = r"\b(?:the|its|their|his|her|your|our|my|any|no|of|in|into|per|own|free) $"
_COUNTED = r"\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|more|many|few|fewer|all|several|these|those) $"
_OF_A_VERB = r"(?:^|[.!?:;,] |\b(?:to|can|may|must|will|you|they|it|we|i|and|or|then|do|does|not|never|always) )$"
_OF_AN_ORDER = r"(?:^|[.!?:;] )$"
_ASKED = rf"\b(?:do|does|did|can|may|must|will)(?: (?:{_DETERMINERS}|both))? (?!(?:{_DETERMINERS}) $)[\w'-]+ $"
_THING = (
    r" (?:the|them|it|its|their|your|all|both|each|every|any|another|those|these|this|that|an?|one|two|three|four|five"
    r"|six|seven|eight|nine|ten|up to)\b"
)
_END = r"\s*(?:$|[.,;:!?])"
_NEED = r"(?: (?:of|in|by|per|as|at|on|during)\b|\s*(?:$|[.,;:!?]))"
_BEEN = r"\b(?:is|are|was|were|be|been|being|has|have|had|having)(?: not| already| just| \w+ly)* $"
_BEEN_ASKED = r"\b(?:is|are|was|were|has|have|had)(?: \w+){1,3} $"
_STAYED = r"\b(?:is|are|was|were|be|too|very|so|as|how|stays?|comes?|gets?|keeps?|lies?|stands?|an?) $"


@dataclass(frozen=True)
class Reading:
    """A spelling for the voice where the text before and after the word is like this; an empty pattern fits always.

    An empty spelling: as it is written.
    """

    spelling: str
    before: str = ""
    after: str = ""

    def fits(self, before: str, after: str) -> bool:
        return bool(re.search(self.before, before, re.IGNORECASE) and re.match(self.after, after, re.IGNORECASE))


_WRITTEN = Reading("")


def _verb(spelling: str) -> tuple[Reading, ...]:
    """A word that is read as a noun, unless it stands where only a verb can."""
    return (
        Reading("", before=rf"\b(?:{_DETERMINERS}|own) $"),
        Reading(spelling, before=r"\b(?:to|can|may|must|will|you|they|we|i|not|never) $"),
        Reading(spelling, before=_ASKED),
        Reading(spelling, before=_OF_A_VERB, after=_THING),
    )


def _verbs(spelling: str) -> tuple[Reading, ...]:
    """The same with an "s" at the end: "it records", "each bot records two"."""
    return (
        Reading("", before=_OF_NOUNS),
        Reading("", before=_COUNTED),
        Reading(spelling, before=r"\b(?:it|he|she|who|that|which|what) $"),
        Reading(spelling, after=_THING),
    )


HOMOGRAPHS: Mapping[str, tuple[Reading, ...]] = MappingProxyType(
    {
        "use": (
            Reading("yooce", before=_OF_A_NOUN),
            Reading("yooce", before=r"(?<!let)'s $"),
            Reading("yooce", before=r"\b(?:make|makes|made|for|later|further|single|first|last) $", after=_NEED),
            Reading("yooce", before=r"\b(?:put|puts)\b[^.!?]* to $", after=_END),
            Reading("yooce", before=r"\bwhat $", after=r" (?:is|are|has|was)\b"),
            Reading("yooz"),
        ),
        "uses": (Reading("yooces", before=_OF_NOUNS), Reading("yooces", before=_COUNTED), Reading("yoozes")),
        "read": (
            Reading("reed", before=r"\bto $"),
            Reading("redd", before=_BEEN),
            Reading("redd", before=_BEEN_ASKED),
            Reading("redd", before=r"\b(?:once|when|if|as|last) $", after=rf"(?:{_END}| (?:in|on|by|from)\b)"),
            Reading("redd", before=r"\b\w+[^s\W]s $", after=r" (?:in|on|by|as|aloud|from)\b"),  # "cards read in a turn"
            Reading("reed"),
        ),
        "lead": (Reading("ledd", before=r"\b(?:made|out|bars?|pieces?|blocks?|lumps?|tons?) of $"), Reading("leed")),
        "close": (
            Reading("clohss", after=r" (?:to|by|enough|together|quarters|range|call)\b"),
            Reading("clohss", before=_STAYED),
            Reading("clohss", before=r"\b(?:is|are|was|were)(?: \w+){1,3} $", after=_END),
            Reading("cloze"),
        ),
        "separate": (
            Reading("seperate", before=_OF_A_VERB, after=rf"(?:{_THING}| into\b)"),
            Reading("seperate", before=_ASKED, after=_END),
        ),
        "upgrade": (
            Reading("upgrayd", before=_OF_A_VERB, after=_THING),
            Reading("upgrayd", before=_OF_AN_ORDER, after=r" [^.!?]*\b(?:for|by|to)\b"),  # "Upgrade shields for two."
        ),
        "conduct": _verb("conduckt"),
        "contest": _verb("contesst"),
        "desert": _verb("dessert"),
        "estimate": _verb("estimait"),
        "excuse": _verb("excuze"),
        "house": _verb("howze"),
        "houses": _verbs("howzes"),
        "lives": (
            Reading("", before=_OF_NOUNS),
            Reading("", before=_COUNTED),
            Reading("livz", after=r" (?:there|here|in|at|on|with|by|alone|next)\b"),
        ),
        "object": (*_verb("objekt"), Reading("objekt", before=_OF_A_VERB, after=r" to\b")),
        "permit": _verb("permitt"),
        "present": _verb("prezent"),
        "project": _verb("projeckt"),
        "record": _verb("recorde"),
        "suspect": _verb("suspekt"),
        "tear": _verb("tare"),
        "tears": _verbs("tares"),
        "wind": _verb("wined"),
        "winds": _verbs("wineds"),
    }
)
"""The first reading that fits counts; where none does, the word is spelled as it is written."""


def as_read(word: str, before: str, after: str) -> str:
    """How to spell the word for the voice between these texts."""
    readings = HOMOGRAPHS.get(word.lower(), ())
    return next((reading for reading in readings if reading.fits(before, after)), _WRITTEN).spelling or word
