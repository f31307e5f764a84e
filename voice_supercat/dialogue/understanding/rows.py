"""Names one after the other: "three six", "three and six", "two per harbour"."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from voice_supercat.dialogue.understanding.lists import NOTHING
from voice_supercat.dialogue.understanding.things import Named, Things
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import fits_row
from voice_supercat.procedure.events import AskEvent, Row
from voice_supercat.speech.interfaces import Complete, Completeness, phrase_check

NONE = "none"
"""The name with which a row says that there is nothing; then what is typed for nothing means it too."""
_MOST_PAIRS = 100
"""Of so few every pair is listened for: digits in a row are lost otherwise."""
_Named = tuple[str, ...]


class RowWords:
    """How rows of names are said: each by its words, joined or not."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._joints = tuple(meanings_of(vocabulary["joint"]))

    def simple(self, question: AskEvent) -> dict[str, _Named]:
        """Phrase -> row, of those of a single name, and an example of each longer one."""
        said = self._phrases_of(question)
        single = {phrase: (name,) for row in question.rows if len(row) == 1 for name in row[0] for phrase in said[name]}
        longer = (example for row in question.rows if (example := _example(question, row)))
        return {**single, **{self.said(question, example): example for example in longer}}

    def names(self, question: AskEvent) -> _Named:
        """What can be named, as the program offers it."""
        return tuple(phrases[0] for phrases in self._phrases_of(question).values())

    def said(self, question: AskEvent, row: _Named) -> str:
        """A row in words."""
        said = self._phrases_of(question)
        return " ".join(said[name][0] for name in row)

    def listened_for(self, question: AskEvent) -> Iterator[str]:
        """Phrases from which a recogniser learns every word of a row, and what can stand after it."""
        said = self._phrases_of(question)
        for row in question.rows:
            before: _Named = ()
            for place, after in pairwise((*row, ())):
                left = _left(question, place, before)
                lead = [said[name][0] for name in before]
                yield from (" ".join((*lead, phrase)) for name in left for phrase in said[name])
                for one, other in _pairs(question, left, after, before):
                    yield " ".join((*lead, said[one][0], said[other][0]))
                    yield from (" ".join((*lead, said[one][0], joint, said[other][0])) for joint in self._joints)
                before = (*before, *left[:1])

    def meaning(self, question: AskEvent, text: str) -> _Named | None:
        """The row that was said or typed; where it is none that fits, the names as they came. None for other words."""
        if text in NOTHING and NONE in question.choices:
            return (NONE,)
        return self._named(question, text).whole

    def complete(self, question: AskEvent, commands: tuple[str, ...]) -> Complete:
        """Whether a text is a whole row that cannot go on, one that can, or the beginning of one; or of `commands`."""
        of_commands = phrase_check(commands)

        def check(text: str) -> Completeness:
            named = self._named(question, text)
            row = named.whole or ()
            grows = named.unfinished or (bool(row) and fits_row(question, row, begun=True))
            if row and fits_row(question, row):
                return Completeness.GROWING if grows else Completeness.WHOLE
            command = of_commands(text)
            return Completeness.PART if command is Completeness.NONE and text and grows else command

        return check

    def _named(self, question: AskEvent, text: str) -> Named:
        return Things(self._phrases(question), self._joints, {}).named(text.split())

    def _phrases_of(self, question: AskEvent) -> Mapping[str, Sequence[str]]:
        """Name -> phrases; there is nothing in more words than one."""
        found = self._vocabulary.of_choices(question.choices)
        nothing = {NONE: (*found[NONE], *self._vocabulary["several"]["none"])} if NONE in found else {}
        return {**found, **nothing}

    def _phrases(self, question: AskEvent) -> Mapping[str, str]:
        """Phrase -> name, the first where two are said alike; also the names as they are written."""
        found: dict[str, str] = {}
        for name, phrases in self._phrases_of(question).items():
            for phrase in phrases:
                found.setdefault(phrase, name)
        for name in question.choices:
            found.setdefault(name.replace("_", " ").lower(), name)
            found.setdefault(name.lower(), name)
        return found


def _left(question: AskEvent, place: Sequence[str], before: _Named) -> list[str]:
    """The names that can stand at a place after these."""
    return [name for name in place if not question.different or name not in before]


def _pairs(question: AskEvent, place: Sequence[str], after: Sequence[str], before: _Named) -> Iterator[tuple[str, str]]:
    """Names with one that can follow them: each name of both places at least once, where they are few every pair."""
    if len(place) * len(after) <= _MOST_PAIRS:
        pairs = [(one, other) for one in place for other in after]
    else:
        pairs = [(place[at % len(place)], after[(at + 1) % len(after)]) for at in range(max(len(place), len(after)))]
    return ((one, other) for one, other in pairs if _left(question, [other], (*before, one)))


def _example(question: AskEvent, row: Row) -> _Named | None:
    """Names that can stand there, all different where they must be; none for a row of one."""
    found: _Named = ()
    for at, place in enumerate(row):
        begin = at * (len(place) // len(row))
        left = _left(question, (*place[begin:], *place), found)
        if not left:
            return None
        found = (*found, left[0])
    return found if len(row) > 1 else None
