"""The answers to a question by the phrases they are said with."""

from collections.abc import Iterator, Mapping, Sequence

from voice_supercat.dialogue.understanding.offers import words_of_offers
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.state import Offer
from voice_supercat.speech.grammars import Grammars, meanings_of

_YES = {"yes": True, "no": False}
CHOICE_KINDS = (
    "yes_no",
    "card",
    "vox",
    "term",
    "topic",
    "setting",
    "fact",
    "goal",
    "ambition",
    "colour",
    "faction",
    "event",
    "resource",
    "suit",
    "moment",
    "standing",
    "symbol",
    "piece",
    "track",
    "deed",
    "beside",
    "dice",
    "direction",
)
"""Kinds whose meanings may be the choices of a question; a meaning of several of them is said alike in all."""
_OF_OFFERS = ("deed", "piece", "resource", "goal")
"""Kinds whose phrases, in the wording of a thing asked in one breath with others, answer it."""


class AnswerWords:
    """How answers are said, by the grammars; what no grammar knows is said as it is written."""

    def __init__(self, grammars: Grammars) -> None:
        self._grammars = grammars
        self.yes_no: Mapping[str, Answer] = {
            phrase: _YES[name] for phrase, name in meanings_of(grammars["yes_no"]).items()
        }
        self._of_offers = {
            phrase: meaning for kind in _OF_OFFERS for phrase, meaning in meanings_of(grammars[kind]).items()
        }
        self._numbers = {phrase: int(name) for phrase, name in meanings_of(grammars["number"]).items()}

    def to(self, question: AskEvent) -> Mapping[str, Answer]:
        """Phrase -> answer, for one answer or, among cards, one card."""
        if question.expect == "yes_no":
            return self.yes_no
        if question.expect == "number":
            low, high = question.range or (0, 99)
            return {phrase: number for phrase, number in self._numbers.items() if low <= number <= high}
        if question.expect in ("card", "cards"):
            return {phrase: card for card in question.choices for phrase in self._of_card(card)}
        if question.offers:
            return self._to_offers(question.offers)
        if question.expect == "choice":
            return {phrase: choice for choice in question.choices for phrase in self.of_choice(choice)}
        return dict.fromkeys(meanings_of(self._grammars["ack"]), ACKNOWLEDGED)

    def _to_offers(self, offers: Sequence[Offer]) -> Mapping[str, Answer]:
        """A word that several of them share is yes: it does not tell which."""
        own, shared = words_of_offers(offers, self.of_choice, self._of_offers)
        alike = {phrase: name for name in _YES for phrase in self.of_choice(name)}
        return {**alike, **own, **dict.fromkeys(sorted(shared), "yes")}

    def begins_yes_or_no(self, said: str) -> bool:
        """Whether yes or no, as they are offered, begin so."""
        return any(phrases[0].startswith(said) for phrases in self._grammars["yes_no"].values())

    def of_choice(self, choice: str) -> tuple[str, ...]:
        """The phrases of one choice."""
        kind = next((kind for kind in CHOICE_KINDS if choice in self._grammars[kind]), None)
        return self._grammars[kind][choice] if kind else (choice.replace("_", " "),)

    def _of_card(self, choice: str) -> Iterator[str]:
        """A card, a card with what was done with it ("aggression three tyrant"), or whatever else can be told."""
        suit, _, rest = choice.partition(" ")
        number, _, more = rest.partition(" ")
        phrases = self._grammars["card"].get(f"{suit} {number}")
        if phrases is None:
            yield from self.of_choice(choice)
            return
        for phrase in phrases:
            for word in self.of_choice(more) if more else ("",):
                yield f"{phrase} {word}".rstrip()
