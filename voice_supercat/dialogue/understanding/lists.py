"""Lists of things by their words: "two eggs and a twig", "both", "all three", "only eggs", "none"."""

from collections import Counter
from collections.abc import Iterator, Sequence

from voice_supercat.dialogue.understanding.things import Things
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import in_order_of, span_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import in_words
from voice_supercat.speech.interfaces import Complete, Completeness, phrase_check

_Listed = tuple[str, ...]
_TWO = 2  # of two things all are "both", not "all two"

_THE = "the"  # typed for one
NOTHING = ("no", "nope", "zero", "0")
"""Typed for none of the things; not listened for, so that "no" is never taken for it."""


class ListWords:
    """How lists are said: a name once, several times or with a number, joined or not."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._of_choices = vocabulary.of_choices
        self._words = vocabulary["several"]
        self._joints = tuple(meanings_of(vocabulary["joint"]))
        numbers = {phrase: int(name) for phrase, name in meanings_of(vocabulary["number"]).items() if name != "0"}
        ones = dict.fromkeys((*self._words["one"], _THE), 1)
        self._numbers = {**numbers, **{str(number): number for number in numbers.values()}, **ones}

    def simple(self, question: AskEvent) -> dict[str, _Listed]:
        """Phrase -> list, of those that fit: each single thing as often as it must be, none, both, all of them."""
        low, high = span_of(question)
        each = in_words(low) if low > 1 else ""
        names = self._said_names(question)
        of_names = {f"{each} {phrase}".strip(): (name,) * max(1, low) for phrase, name in names.items()}
        whole = {phrase: listed for phrase, listed in self._wholes(question).items() if phrase not in of_names}
        return {phrase: listed for phrase, listed in {**of_names, **whole}.items() if low <= len(listed) <= high}

    def names(self, question: AskEvent) -> tuple[str, ...]:
        """What can be listed, as the program offers it."""
        return tuple(phrases[0] for phrases in self._of_choices(question.choices).values())

    def listened_for(self, question: AskEvent) -> Iterator[str]:
        """Phrases from which a recogniser learns every pair of words that a list may have, not every list."""
        most = span_of(question)[1]
        said = self._of_choices(question.choices)
        yield from self._wholes(question)
        yield from (phrase for phrases in said.values() for phrase in phrases)
        names = self.names(question)
        for name, phrases in zip(names, said.values(), strict=True):
            yield from (f"{only} {name}" for only in self._words["only"])
            yield f"{self._article(name)} {name}"
            yield from (f"{in_words(number)} {_for(number, phrases)}" for number in range(1, most + 1))
        if most > 1:
            pairs = list(zip(names, [*names[1:], names[0]], strict=True))
            first, second = pairs[0]
            for joint in self._joints:
                yield from (f"{name} {joint} {other}" for name, other in pairs)
                yield from (f"{first} {joint} {in_words(number)} {second}" for number in range(1, most))

    def meaning(self, question: AskEvent, said: str) -> _Listed | None:
        """The list that was said or typed, whether or not the question takes so many; None where it is none."""
        things, wholes = self._things(question), self._wholes(question)
        if said in NOTHING and said not in things.names:
            return ()
        if said in wholes and said not in things.names:
            return wholes[said]
        named = things.named(self._after_only(said.split()))
        return None if named.whole is None else in_order_of(question.choices, named.whole)

    def said(self, question: AskEvent, listed: Sequence[str]) -> str:
        """A list in words that mean the same list: "two eggs, one twig", or "egg and twig" where each is once."""
        if not listed:
            return self._words["none"][0]
        counts = Counter(listed)
        phrases = {name: self._of_choices(question.choices)[name] for name in question.choices if name in counts}
        if max(counts.values()) > 1:
            return ", ".join(f"{in_words(counts[name])} {_for(counts[name], said)}" for name, said in phrases.items())
        *first, last = (said[0] for said in phrases.values())
        return f"{', '.join(first)} {self._joints[0]} {last}" if first else last

    def complete(self, question: AskEvent) -> Complete:
        """Whether a text is a whole list that cannot go on, one that can, or the beginning of one."""
        things, wholes = self._things(question), phrase_check(self._wholes(question))
        most = span_of(question)[1]

        def check(text: str) -> Completeness:
            whole = wholes(text)
            words = self._after_only(text.split())
            if not words:
                return Completeness.PART if text else whole
            named = things.named(words)
            if named.whole is not None:
                grows = named.unfinished or len(named.whole) < most or whole is Completeness.PART
                return Completeness.GROWING if grows else Completeness.WHOLE
            return Completeness.PART if whole is Completeness.NONE and named.unfinished else whole

        return check

    def _things(self, question: AskEvent) -> Things:
        return Things(self._names(question), self._joints, self._numbers)

    def _names(self, question: AskEvent) -> dict[str, str]:
        """Phrase -> name, the first where two are said alike; also the names as they are written."""
        found = self._said_names(question)
        for name in question.choices:
            found.setdefault(name.replace("_", " ").lower(), name)
            found.setdefault(name.lower(), name)
        return found

    def _said_names(self, question: AskEvent) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, phrases in self._of_choices(question.choices).items():
            for phrase in phrases:
                found.setdefault(phrase, name)
        return found

    def _wholes(self, question: AskEvent) -> dict[str, _Listed]:
        """The words for no thing, and for each once; of more than two "all" is more, where each may be several."""
        every = question.choices
        found: dict[str, _Listed] = dict.fromkeys(self._words["none"], ())
        if len(every) == _TWO:
            found |= dict.fromkeys(self._words["both"], every)
        elif span_of(question)[1] > len(every):
            return found
        if len(every) > 1:
            found |= dict.fromkeys(self._words["all"], every)
        if len(every) > _TWO:
            found[f"{self._words['all'][0]} {in_words(len(every))}"] = every
        return found

    def _after_only(self, words: Sequence[str]) -> Sequence[str]:
        return words[1:] if words[:1] and words[0] in self._words["only"] else words

    def _article(self, name: str) -> str:
        """ "a", and "an" before a vowel."""
        consonant, *_, vowel = (self._words["one"][0], *self._words["one"])
        return vowel if name[:1] in "aeiou" else consonant


def _for(count: int, phrases: Sequence[str]) -> str:
    """The phrase to say for so many: with an s where that is one of them."""
    several = f"{phrases[0]}s"
    return several if count > 1 and several in phrases else phrases[0]
