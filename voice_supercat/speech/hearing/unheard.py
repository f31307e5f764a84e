"""Phrases that a model can never hear, because it does not know one of their words: whoever plays is warned."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.model import entry_of

Knows = Callable[[str], bool]
"""Whether a model knows a word, or a phrase that it has as one."""

OTHER_WORDS = "give it other words in your own files"
"""What helps where the words of a book do not have the phrase, or every game has it."""
MOST_NAMED = 4
"""Phrases in one sentence: it is spoken too."""


def known_words(model: Path) -> frozenset[str]:
    """The words of the model in that folder, which is not loaded for it. Raises SpeechFault."""
    path = model / "graph" / "words.txt"
    try:
        return frozenset(line.split()[0] for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
    except (OSError, UnicodeDecodeError) as error:
        raise SpeechFault(f"{path}: the words of this model cannot be read ({error}); give another model.") from error


def unheard(phrases: Iterable[str], knows: Knows) -> dict[str, list[str]]:
    """Phrase -> its words that are not known, of those phrases that have one."""
    return {
        phrase: [word for word in phrase.split() if not knows(word)]
        for phrase in phrases
        if entry_of(phrase, knows) is None
    }


def cannot_hear(model: str, phrases: Sequence[str], remedy: str) -> str:
    """One sentence about phrases that cannot be heard; `remedy` is what helps, besides typing."""
    named = [f'"{phrase}"' for phrase in phrases[:MOST_NAMED]]
    more = len(phrases) - len(named)
    *first, last = [*named, *([f"{more} more"] if more else [])]
    listed = f"{', '.join(first)} and {last}" if first else last
    return f"The model {model} cannot hear {listed}: type {'them' if first else 'it'}, or {remedy}."


class UnheardPhrases:
    """Tells of phrases with words that a model does not know; of each such word once."""

    def __init__(self, notice: Callable[[str], None]) -> None:
        self.notice = notice
        self._reported: set[str] = set()

    def tell(self, model: str, knows: Knows, phrases: Iterable[str], remedy: str = OTHER_WORDS) -> None:
        """A notice about those of `phrases` that cannot be heard, where there is something new to tell.

        Of a phrase and longer ones that contain it, the phrase alone is named.
        """
        found = unheard(phrases, knows)
        new = [phrase for phrase, words in found.items() if not self._reported.issuperset(words)]
        new = [phrase for phrase in new if not any(shorter in _shorter(phrase) for shorter in new)]
        if new:
            self._reported.update(word for phrase in new for word in found[phrase])
            self.notice(cannot_hear(model, new, remedy))


def _shorter(phrase: str) -> set[str]:
    """The parts of a phrase that are not all of it."""
    words = phrase.split()
    parts = {" ".join(words[start:end]) for start in range(len(words)) for end in range(start + 1, len(words) + 1)}
    return parts - {phrase}
