"""The answers to a question by the phrases they are said with."""

import re
from collections.abc import Iterator, Mapping, Sequence

from voice_supercat.dialogue.understanding.counted import counted_in, none_of
from voice_supercat.dialogue.understanding.in_breath import BreathWords
from voice_supercat.dialogue.understanding.lists import NOTHING, ListWords
from voice_supercat.dialogue.understanding.one_thing import asks_of_any, asks_of_several, repeats, thing_named
from voice_supercat.dialogue.understanding.rows import RowWords
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import ACKNOWLEDGED, ANY_NUMBER, NO, YES, Answer, of_owner
from voice_supercat.procedure.events import AskEvent

_YES = {"yes": True, "no": False}
_HUNDRED = 100
_MOST_OWNED = 200
"""More phrases with whose it is cost too much accuracy; by voice whose it is is then asked."""
_ARTICLE = re.compile(r"^(an?|the) ")
_ONE = "one"
_MANY, _NONE = {"both": "two", "all": "several"}, {"none": "none"}
_NOBODY = ("none", "nobody", "no one", "nothing", "no more")
"""Typed for no where it is asked of any."""
_ONLY_ONE = "only one"
"""A question with these words is answered with "one" or "several" too."""


class AnswerWords:
    """How answers are said; what no words tell of is said as it is written."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.yes_no: Mapping[str, Answer] = {
            phrase: _YES[name] for phrase, name in meanings_of(vocabulary["yes_no"]).items()
        }
        self._leaving = {
            phrase: name for phrase, name in meanings_of(vocabulary["beside"]).items() if phrase not in self.yes_no
        }
        self._only_one = meanings_of(vocabulary["only_one"])
        self.lists = ListWords(vocabulary)
        self.rows = RowWords(vocabulary)
        self.in_breath = BreathWords(vocabulary)
        self._choices = {
            phrase: name for phrase, name in meanings_of(vocabulary["answers"]).items() if phrase not in self.yes_no
        }
        self._things = {**meanings_of(vocabulary["offers"]), **self._choices}
        self._numbers = {phrase: int(name) for phrase, name in meanings_of(vocabulary["number"]).items()}

    def to(self, question: AskEvent) -> Mapping[str, Answer]:
        """Phrase -> answer, for one answer or, among cards, one card."""
        counted = self._only_one if _ONLY_ONE in question.text.lower() else {}
        if question.expect == "yes_no":
            thing = thing_named(question.text, self._choices)
            named = {} if thing is None else {thing: True}
            return {**self.yes_no, **named, **{phrase: _YES[name] for phrase, name in counted.items()}}
        if question.expect == "number":
            low, high = question.range or ANY_NUMBER
            numbers = (*self._numbers_to(high), *none_of(self.counted(question)))
            return {phrase: number for phrase, number in numbers if low <= number <= high}
        if question.expect in ("card", "cards"):
            return {phrase: card for card in question.choices for phrase in self._of_card(card)}
        if question.expect == "list":
            return self.lists.simple(question)
        if question.expect == "row":
            return self.rows.simple(question)
        if question.offers:
            return self.in_breath.simple(question.offers)
        if question.expect == "choice":
            choices = self._to_choices(question.choices)
            fits = _YES.keys() <= set(question.choices)
            more = {**(counted if fits else {}), **self._as_counts(question.choices, _MANY), **self._none_of(question)}
            return {**choices, **{phrase: name for phrase, name in more.items() if phrase not in choices}}
        return dict.fromkeys(meanings_of(self._vocabulary["ack"]), ACKNOWLEDGED)

    def counted(self, question: AskEvent) -> tuple[str, ...]:
        """What a question counts, where it does."""
        return counted_in(question, self._vocabulary["counted"])

    def unlistened(self, question: AskEvent, said: str, *, aside: bool = False) -> Answer | None:
        """What is understood though it is not listened for: words of a yes or no question of the game are yes,
        "neither" of several things and "none" of any is no, choices are called as they are written, and among counts
        "no" and "zero" are none."""
        if question.expect == "yes_no":
            return None if aside else self._in_its_words(question, said)
        if question.expect != "choice":
            return None
        for choice in question.choices:
            if choice.replace("_", " ") == said.replace("_", " "):
                return choice
        none = self._as_counts(question.choices, _NONE)
        return next(iter(none.values()), None) if said in (*none, *NOTHING) else None

    def _in_its_words(self, question: AskEvent, said: str) -> bool | None:
        """Yes or no in words of the question; None where they do not tell."""
        texts = [text for text in (question.text, question.short) if text]
        thing = thing_named(question.text, self._things)
        if (thing is not None and _ARTICLE.sub("", said) == thing) or repeats(texts, said, self._choices):
            return True
        none = said in self._vocabulary["several"]["none"] and asks_of_several(texts)
        return False if none or (said in _NOBODY and asks_of_any(texts)) else None

    def _none_of(self, question: AskEvent) -> dict[str, Answer]:
        """Of things that are named, "none" and "neither" are no as well."""
        of_things = NO in question.choices and not {YES, "none"} & {*question.choices}
        return dict.fromkeys(self._vocabulary["several"]["none"], NO) if of_things else {}

    def _as_counts(self, choices: Sequence[str], names: Mapping[str, str]) -> dict[str, Answer]:
        """Where choices are counts, "both" are two and "all" are several; `names`: what is said -> choice."""
        several = self._vocabulary["several"]
        counts = _ONE in choices
        return {phrase: name for said, name in names.items() if counts and name in choices for phrase in several[said]}

    def _numbers_to(self, high: int) -> Iterator[tuple[str, int]]:
        """Every number with its phrases; those above a hundred only where they can be meant."""
        yield from self._numbers.items()
        if high < _HUNDRED:
            return
        hundreds = [(phrase, number) for phrase, number in self._numbers.items() if _HUNDRED <= number <= high]
        small = [(phrase, number) for phrase, number in self._numbers.items() if 0 < number < _HUNDRED]
        for phrase, number in hundreds:
            for rest, more in small:
                yield from ((f"{phrase} {joint}{rest}", number + more) for joint in ("", "and "))

    def owned(self, question: AskEvent) -> Mapping[str, Answer]:
        """Phrase -> answer that tells whose it is too: "eggs of bo", "bo's eggs"."""
        named = self._vocabulary.of_choices(question.choices)
        return {
            phrase: of_owner(choice, owner)
            for choice, owner in question.owned
            for what in named[choice]
            for whose in self._vocabulary.of_choice(owner)
            for phrase in (f"{what} of {whose}", f"{what} of the {whose}", f"{whose} {what}", f"{whose}'s {what}")
        }

    def owned_by_voice(self, question: AskEvent) -> tuple[str, ...]:
        """Those that are listened for: none where they are many, and no possessive, which sounds the same."""
        named = self._vocabulary.of_choices(question.choices)
        pairs = [(named[choice][0], self._vocabulary.of_choice(owner)[0]) for choice, owner in question.owned]
        phrases = [phrase for what, whose in pairs for phrase in (f"{what} of {whose}", f"{whose} {what}")]
        return tuple(phrases) if len(phrases) <= _MOST_OWNED else ()

    def leaving(self, question: AskEvent) -> Mapping[str, Answer]:
        """Phrase -> answer of what leaves a question of the program's own, where it is no answer to that question."""
        answers = self.to(question)
        return {phrase: name for phrase, name in self._leaving.items() if phrase not in answers}

    def _to_choices(self, choices: Sequence[str]) -> Mapping[str, Answer]:
        """Where two are said alike, the first is meant."""
        found: dict[str, Answer] = {}
        for choice, phrases in self._vocabulary.of_choices(choices).items():
            for phrase in phrases:
                found.setdefault(phrase, choice)
        return found

    def is_name(self, said: str) -> bool:
        """Whether something is called so, at whichever question."""
        return said in self._choices

    def starts_yes_or_no(self, said: str) -> bool:
        """Whether yes or no, as they are offered, begin so."""
        return any(phrases[0].startswith(said) for phrases in self._vocabulary["yes_no"].values())

    def _of_card(self, choice: str) -> Iterator[str]:
        """A card, a card with what was done with it ("green three traded"), or whatever else can be told."""
        suit, _, rest = choice.partition(" ")
        number, _, more = rest.partition(" ")
        phrases = self._vocabulary["cards"].get(f"{suit} {number}")
        if phrases is None:
            yield from self._vocabulary.of_choice(choice)
            return
        for phrase in phrases:
            for word in self._vocabulary.of_choice(more) if more else ("",):
                yield f"{phrase} {word}".rstrip()
