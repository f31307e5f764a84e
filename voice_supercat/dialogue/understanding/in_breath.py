"""Answers to what is asked in one breath: a name, a part of its wording, several, "both", "only one", "neither"."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from voice_supercat.dialogue.understanding.asked_words import bare, gist, parts_of, words_in
from voice_supercat.dialogue.understanding.offers import words_of_offers
from voice_supercat.dialogue.understanding.things import Named, Things
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import NO, ONLY, YES, Answer, in_breath
from voice_supercat.procedure.numerals import in_words, ordinal
from voice_supercat.procedure.state import Offer
from voice_supercat.speech.interfaces import PHRASES, Complete, Completeness, phrase_check

_TWO = 2
_MOST_LISTENED = 4
"""Words of a wording that is listened for as a whole; of a longer one the player says a part."""


class BreathWords:
    """How the questions asked in one breath are answered."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._things = meanings_of(vocabulary["offers"])
        self._several = vocabulary["several"]
        self._joints = tuple(meanings_of(vocabulary["joint"]))
        self._known = {
            word
            for grammar in vocabulary.grammars.values()
            for phrases in grammar.values()
            for phrase in phrases
            for word in phrase.split()
        }

    def simple(self, offers: Sequence[Offer]) -> dict[str, Answer]:
        """Phrase -> yes, no, or the thing; what several share is yes, as it does not tell which."""
        own, shared = words_of_offers(offers, self._vocabulary.of_choice, self._things)
        alike = {phrase: name for name in (YES, NO) for phrase in self._vocabulary.of_choice(name)}
        none = self._several["none"]
        found = {**alike, **own, **dict.fromkeys(sorted(shared), YES)}
        return {**found, **{phrase: NO for phrase in none if phrase not in found}}

    def listened_for(self, offers: Sequence[Offer]) -> Iterator[str]:
        """What else a recogniser listens for: short wordings as a whole, two things joined, only one, all of them."""
        names = self._offered(offers)
        yield from self._wholes(offers)
        yield from self._wordings(offers)
        yield from (f"{only} {name}" for only in self._several["only"] for name in names)
        yield from (
            f"{name} {joint} {other}"
            for joint in self._joints
            for at, name in enumerate(names)
            for other in names[at + 1 :]
        )

    def meaning(self, offers: Sequence[Offer], said: str) -> Answer | None:
        """The answer in these words; None where they are none. Who says yes first may say which thing: "yes, a key"."""
        simple, wholes = self.simple(offers), self._wholes(offers)
        if (which := self._which(offers, self._behind_yes(said))) is not None:
            return which
        if said in simple:
            return simple[said]
        if said in wholes:
            return wholes[said]
        words = said.split()
        found = self._part(offers, words) or self._by_place(offers, words)
        if found is not None:
            return found
        only = words[:1] and words[0] in self._several["only"]
        named = self._named(self._in_a_row(offers, simple), words).whole
        if named is None:
            return None
        return in_breath([offer.name for offer in offers], (ONLY, *named) if only else named)

    def joined(self, text: str) -> str:
        """Things that are typed with commas, as they are said."""
        joint = f"{self._joints[0]} "
        parts = (" ".join(part.lower().split()) for part in text.split(","))
        return f" {joint}".join(part.removeprefix(joint) for part in parts)

    def complete(self, offers: Sequence[Offer], phrases: Collection[str]) -> Complete:
        """Whether a text is a whole answer, can go on, or begins one; `phrases` are those in force."""
        simple = self.simple(offers)
        parts = [" ".join(part) for part in self._parts(offers) if self._known.issuperset(part)]
        single = phrase_check((*phrases, *parts))
        row = self._in_a_row(offers, simple)

        def check(text: str) -> Completeness:
            one = single(text)
            if one is Completeness.NONE and (rest := self._behind_yes(text)):
                behind = check(rest)
                is_named = behind is Completeness.PART or self._which(offers, rest) is not None
                return behind if is_named else Completeness.NONE
            words = text.split()
            named = self._named(row, words)
            if one in PHRASES or named.whole is not None:
                return self._as_it_goes_on(text, row, (*phrases, *parts))
            return Completeness.PART if one is Completeness.NONE and named.unfinished and len(words) > 1 else one

        return check

    def _behind_yes(self, said: str) -> str:
        """What follows a yes; "" where there is none, or nothing follows."""
        first, _, rest = said.partition(" ")
        return rest if first in self._vocabulary.of_choice(YES) else ""

    def _which(self, offers: Sequence[Offer], said: str) -> Answer | None:
        """What is named; None where nothing is, or where it is all yes or no."""
        meant = self.meaning(offers, said) if said else None
        return None if meant in (YES, NO) else meant

    def _as_it_goes_on(self, text: str, row: Things, known: Collection[str]) -> Completeness:
        """What a phrase is by those that begin with it: they may all name the same thing, or another beside it."""
        longer = [phrase for phrase in known if phrase.startswith(f"{text} ")]
        name, joined = row.names.get(text), tuple(f"{text} {joint} " for joint in self._joints)
        if all(phrase.startswith(joined) or (name and row.names.get(phrase) == name) for phrase in longer):
            return Completeness.SETTLED if longer else Completeness.WHOLE
        return Completeness.GROWING

    def _named(self, row: Things, words: Sequence[str]) -> Named:
        """What words are as names, after "only" too; several without "and" are none: they may be one other thing."""
        named = row.named(words[1:] if words[:1] and words[0] in self._several["only"] else words)
        loose = named.whole is not None and len(set(named.whole)) > 1 and not set(self._joints) & set(words)
        return Named(None, named.unfinished) if loose else named

    def _part(self, offers: Sequence[Offer], words: Sequence[str]) -> Answer | None:
        """The thing that is asked with these words; yes where several are, None where none is."""
        parts = self._parts(offers)
        if words[-1:] and words[-1] in self._joints:
            return None
        names = parts.get(tuple(words)) or {
            name for part, of in parts.items() if gist(words) and gist(part) == gist(words) for name in of
        }
        return None if not names else names.copy().pop() if len(names) == 1 else YES

    @staticmethod
    def _by_place(offers: Sequence[Offer], words: Sequence[str]) -> Answer | None:
        """The thing that is asked in this place: "the first", "the second one"."""
        said = [word for word in bare(words) if word != in_words(1)]
        places = {ordinal(at): offer.name for at, offer in enumerate(offers, 1)} if len(offers) > 1 else {}
        return places.get(" ".join(said))

    @staticmethod
    def _parts(offers: Sequence[Offer]) -> dict[tuple[str, ...], set[str]]:
        """Every part of the wordings, and the things that are asked with it."""
        found: dict[tuple[str, ...], set[str]] = {}
        for offer in offers:
            for text in (offer.ask, offer.short):
                for part in parts_of(text):
                    found.setdefault(part, set()).add(offer.name)
        return found

    def _in_a_row(self, offers: Sequence[Offer], simple: Mapping[str, Answer]) -> Things:
        """What can be named one after the other: all that means a single thing."""
        of_names = {offer.name for offer in offers}
        names = {" ".join(part): next(iter(of)) for part, of in self._parts(offers).items() if len(of) == 1}
        names |= {phrase: str(name) for phrase, name in simple.items() if name in of_names}
        for phrase, meant in simple.items():
            if meant not in of_names:
                names.pop(phrase, None)
        return Things(names, self._joints, {})

    def _offered(self, offers: Sequence[Offer]) -> list[str]:
        """The phrase with which each is offered."""
        first: dict[Answer, str] = {}
        for phrase, meant in self.simple(offers).items():
            first.setdefault(meant, phrase)
        return [first[offer.name] for offer in offers if offer.name in first]

    def _wholes(self, offers: Sequence[Offer]) -> dict[str, Answer]:
        every: Answer = tuple(offer.name for offer in offers)
        found = dict.fromkeys(self._several["all"], every)
        if len(offers) == _TWO:
            return {**dict.fromkeys(self._several["both"], every), **found}
        return {**found, f"{self._several['all'][0]} {in_words(len(offers))}": every}

    def _wordings(self, offers: Sequence[Offer]) -> Iterator[str]:
        """Short wordings of which the model was made to know every word, and that stand for one thing."""
        for offer in offers:
            for text in dict.fromkeys((offer.short, offer.ask)):
                words = words_in(text)
                short = 1 < len(gist(words)) <= len(words) <= _MOST_LISTENED and self._known.issuperset(words)
                if short and self._part(offers, words) == offer.name:
                    yield " ".join(words)
