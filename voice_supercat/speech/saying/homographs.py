"""Words that are read in two ways, by what stands around them: "use" as a verb and as a noun, "read" now and before."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

_OF_A_NOUN = r"\b(?:the|an?|its|their|his|her|your|our|my|this|each|any|no|every|another|one|of|in|into|per|own|free) $"
_OF_A_VERB = r"(?:^|[.!?:;,] |\b(?:to|can|may|must|will|you|they|it|we|i|and|or|then|do|does|not|never|always) )$"
_OF_AN_ORDER = r"(?:^|[.!?:;] )$"
_THING = r" (?:the|them|it|its|their|your|all|both|each|every|those|these|an?|one|two|three)\b"
_BEEN = r"\b(?:is|are|was|were|be|been|being|has|have|had|having)(?: not| already| just| \w+ly)* $"
_STAYED = r"\b(?:is|are|was|were|be|too|very|so|as|how|stays?|comes?|gets?|keeps?|lies?|stands?|an?) $"


@dataclass(frozen=True)
class Reading:
    """A spelling for the voice where the text before and after the word is like this; an empty pattern fits always."""

    spelling: str
    before: str = ""
    after: str = ""

    def fits(self, before: str, after: str) -> bool:
        return bool(re.search(self.before, before, re.IGNORECASE) and re.match(self.after, after, re.IGNORECASE))


HOMOGRAPHS: Mapping[str, tuple[Reading, ...]] = MappingProxyType(
    {
        "use": (Reading("yooce", before=_OF_A_NOUN), Reading("yooz")),
        "read": (
            Reading("redd", before=_BEEN),
            Reading("redd", before=r"\b\w+[^s\W]s $", after=r" (?:in|on|by|as|aloud|from)\b"),  # "cards read in a turn"
            Reading("reed"),
        ),
        "lead": (Reading("ledd", before=r"\b(?:made|out|bars?|pieces?|blocks?|lumps?|tons?) of $"), Reading("leed")),
        "close": (
            Reading("clohss", after=r" (?:to|by|enough|together)\b"),
            Reading("clohss", before=_STAYED),
            Reading("cloze"),
        ),
        "separate": (Reading("seperate", before=_OF_A_VERB, after=_THING),),
        "upgrade": (
            Reading("upgrayd", before=_OF_A_VERB, after=_THING),
            Reading("upgrayd", before=_OF_AN_ORDER, after=r" [^.!?]*\b(?:for|by|to)\b"),  # "Upgrade shields for two."
        ),
    }
)
"""The first reading that fits counts; where none does, the word is spelled as it is written."""


def as_read(word: str, before: str, after: str) -> str:
    """How to spell the word for the voice between these texts."""
    readings = HOMOGRAPHS.get(word.lower(), ())
    return next((reading.spelling for reading in readings if reading.fits(before, after)), word)
