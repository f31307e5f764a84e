"""What is said in a game, on both sides."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from voice_supercat.speech.interfaces import Carriers


@dataclass(frozen=True)
class GameWords:
    """What can be heard, and what is spelled otherwise for the voice.

    `phrases` are those of every game, checked against the model as those of the book are. `reluctant` are the phrases
    of commands; `offered`: see `offered_phrases`; `carriers`: see `carriers_of`. `spellings` are for the voice.
    """

    phrases: Collection[str] = ()
    reluctant: Collection[str] = ()
    offered: Mapping[str, Collection[str]] | None = None
    carriers: Carriers = field(default_factory=Carriers)
    spellings: Mapping[str, str] = field(default_factory=dict)
