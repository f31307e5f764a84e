"""Sentences that a player types for an answer, and whose they are: "I do", "it isn't", "I have two eggs".

By voice no such sentence is listened for; but "two" may come in one, "I have two".
"""

import re
from collections.abc import Collection

from voice_supercat.dialogue.understanding.asked_words import AUXILIARIES, DENYING, words_in
from voice_supercat.dialogue.understanding.typed import in_full
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import NO, YES
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.told import TELLER

_OF_PLAYER, _OF_OTHERS = {"you", "your", "yours"}, {"its", "their", "theirs"}
_OTHERS = ("it", "he", "she", "they")
_HAS = re.compile(r"(?P<who>.+?) (?:now )?(?:have|has|hold|holds)(?: got)? (?:now )?(?P<what>(?!not\b).+)")
_WRONG = ("wrong", "that is wrong", "that was wrong", "it is wrong", "that is not right")
_RIGHT = re.compile(r"\bright\?$")
_ARE_YOU = re.compile(r"\bare you\b")
_IS = re.compile(r"(?P<who>i|we|it|that|they) (?:am|is|are) (?:the )?(?P<what>(?!not\b).+)")
_DO_YOU = re.compile(r"(?:^|[.?] )do you (?P<what>[^,.?]+)\?$")
_I = re.compile(r"(?:(?P<first>yes|no) )?(?:i|we) (?:(?P<denied>do not|will not) |will )?(?P<what>.+)")
_NAMED = ("choice", "card", "cards")
_AUXILIARY = "|".join(sorted(AUXILIARIES))
_SHORT = re.compile(
    rf"(?:(?P<first>\w+) )?(?P<who>i|we|it|he|she|they|there|that) (?:{_AUXILIARY})(?P<denied> not)?"
    r"(?: yet|(?<=have) it|(?<=has) it)?"
)
_UNCLEAR, _OR = DENYING | {"lack", "neither", "none", "nor", "only"}, "or"
"""With these a sentence alone may mean either: "it has", where it has none; "it isn't", where it is this or that."""
_TO_PLAYER = re.compile(rf"\b(?:{_AUXILIARY}) you\b")
_IT_IS = re.compile(r"^(?:that|the answer) is ")
_CONFIRMING = re.compile(r"^(?:yes|yeah|okay|ok|exactly) (?!.*\b(?:yes|no|not|none|nothing|neither)\b)")
_THANKS = re.compile(r" (?:thanks|thank you)$")
_YES = (
    *("sure", "of course", "certainly", "definitely", "absolutely", "exactly", "right", "correct"),
    *("that is right", "that is correct", "that is true", "i think so"),
)
_NO = ("nah", "not yet", "of course not", "certainly not", "definitely not", "not really", "i do not think so")


class TypedSentences:
    """The sentences, by the words of a book for yes, for no, and for those who may have something."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._yes, self._no = vocabulary["yes_no"]["yes"], vocabulary["yes_no"]["no"]
        named = "|".join(map(re.escape, (*_OTHERS, *meanings_of(vocabulary["answers"]))))
        self._of_another = re.compile(rf"\b(?:{_AUXILIARY}) (?:the )?(?:{named})\b")

    def about_another(self, question: AskEvent, said: str) -> bool:
        """Whether a sentence tells what somebody has of whom the question does not ask: "I have two", of a crow's."""
        found = _HAS.fullmatch(in_full(said))
        text = _text(question)
        words = {*words_in(text)}
        of_player, of_others = bool(_OF_PLAYER & words), bool(_OF_OTHERS & words)
        if found is not None and found["who"] in TELLER:
            return not of_player and (of_others or self._of_another.search(text) is not None)
        asked_of_player = _TO_PLAYER.search(text) is not None or (of_player and not of_others)
        return found is not None and found["who"] in _OTHERS and asked_of_player

    def answer_in(self, question: AskEvent, said: str, answers: Collection[str], *, aside: bool) -> str:
        """The answer in a sentence: of whom the question asks about "two" of "I have two", "no" of "it isn't yet"; one
        of its `answers` or a card, "nest", of "it's the nest".

        "" where there is none; it is not to be `about_another`. Of what the program asks `aside` nothing is told in a
        sentence but yes and no.
        """
        whole = in_full(said)
        if question.expect == "yes_no" or {YES, NO} <= {*question.choices}:
            return self._yes_or_no(question, whole, aside=aside)
        if question.expect in _NAMED:
            return "" if aside or question.offers else _what_it_is(question, whole, answers)
        return self._what_is_had(question, whole) if question.expect in ("number", "list") else ""

    def _yes_or_no(self, question: AskEvent, said: str, *, aside: bool) -> str:
        for answer, phrases, words in ((YES, _YES, self._yes), (NO, _NO, self._no)):
            if said in phrases or said in {f"{word} {phrase}" for word in words for phrase in phrases}:
                return answer
        if said in _WRONG and _RIGHT.search(question.text.lower()):
            return NO
        if aside or question.offers:
            return ""
        if told := _as_asked(question, said):
            return told
        found, text = _SHORT.fullmatch(said), _text(question)
        if found is None or (found["who"] in TELLER) != (_TO_PLAYER.search(text) is not None):
            return ""
        denied, asked = found["denied"] is not None, {*words_in(text)}
        if found["first"] is None and (asked & _UNCLEAR or (denied and _OR in asked)):
            return ""
        said_so = found["first"] is None or found["first"] in (self._no if denied else self._yes)
        return (NO if denied else YES) if said_so else ""

    def _what_is_had(self, question: AskEvent, said: str) -> str:
        found, text = _HAS.fullmatch(said), _text(question)
        words = {*words_in(text)}
        if found is None or _UNCLEAR & words:
            return ""
        who = found["who"].removeprefix("the ")
        if who in TELLER:
            return found["what"] if _OF_PLAYER & words else ""
        asked = re.search(rf"\b(?:{_AUXILIARY}) (?:the )?{re.escape(who)}\b", text)
        return found["what"] if who in _OTHERS or asked else ""


def _as_asked(question: AskEvent, said: str) -> str:
    """Yes or no in all words of the question: "I retreat", where it is "Do you retreat?"."""
    asked, told = _DO_YOU.search(question.text.lower()), _I.fullmatch(said)
    if asked is None or told is None or asked["what"] != told["what"] or _UNCLEAR & {*words_in(asked["what"])}:
        return ""
    answer = NO if told["denied"] else YES
    return answer if told["first"] in (answer, None) else ""


def _what_it_is(question: AskEvent, said: str, answers: Collection[str]) -> str:
    """What is named in "it is the crow", in full; in "I am" only where it is asked what the player is; "hide" of "I
    hide", where it is asked what the player does."""
    told = _I.fullmatch(said)
    if told is not None and not (told["first"] or told["denied"]) and told["what"] in answers:
        return told["what"] if _OF_PLAYER & {*words_in(_text(question))} else ""
    found = _IS.fullmatch(said)
    if found is None or (found["who"] in TELLER and not _ARE_YOU.search(_text(question))):
        return ""
    return found["what"] if question.expect != "choice" or found["what"] in answers else ""


def put_simply(said: str) -> str:
    """ "it is three", where "that's three" or "the answer is three" is typed; "three" of "yes, three, thanks"."""
    return _THANKS.sub("", _CONFIRMING.sub("", _IT_IS.sub("it is ", in_full(said))))


def _text(question: AskEvent) -> str:
    return f"{question.text} {question.short or ''}".lower()
