"""Sentences that a player types for an answer, and whose they are: "I do", "it isn't", "I have two eggs".

By voice no such sentence is listened for; but "two" may come in one, "I have two".
"""

import re
from collections.abc import Collection

from voice_supercat.dialogue.understanding.asked_words import words_in
from voice_supercat.dialogue.understanding.typed import in_full
from voice_supercat.procedure.events import AskEvent

_HAVING = {"have", "has", "had", "hold", "holds"}
_OF_PLAYER = {"you", "your", "yours"}
_PLAYER, _OTHERS = ("i", "we"), ("it", "he", "she", "they")
_HAS = re.compile(r"(?P<who>.+?) (?:now )?(?:have|has|hold|holds)(?: got)? (?:now )?(?P<what>.+)")
_AUXILIARY = "am|is|are|was|were|do|does|did|have|has|had|can|could|will|would"
_SHORT = re.compile(
    rf"(?:(?P<first>\w+) )?(?P<who>i|we|it|he|she|they|there|that) (?:{_AUXILIARY})(?P<denied> not)?(?: it| yet)?"
)
_TO_PLAYER = re.compile(rf"\b(?:{_AUXILIARY}) you\b")
_IT_IS = re.compile(r"^(?:that|the answer) is ")
_YES = ("sure", "of course", "certainly", "right", "correct", "that is right", "that is correct", "i think so")
_NO = ("nah", "not yet", "of course not", "not really", "i do not think so")


def what_is_had(question: AskEvent, said: str) -> str | None:
    """What somebody has in what is said, where that is whom the question asks about: "two" of "I have two".

    All that is said, where it is no such sentence, or the question does not ask what somebody has; None where the
    question asks about somebody else.
    """
    asked = {word for text in (question.text, question.short or "") for word in words_in(text)}
    found = _HAS.fullmatch(said)
    if found is None or not asked & _HAVING:
        return said
    who, of_player = found["who"].removeprefix("the "), bool(asked & _OF_PLAYER)
    if who in (*_PLAYER, *_OTHERS):
        return found["what"] if (who in _PLAYER) == of_player else None
    return found["what"] if asked.issuperset(who.split()) else said


def answer_in(question: AskEvent, said: str, yes: Collection[str], no: Collection[str]) -> str | None:
    """The answer in a sentence of whom the question asks about: "two" of "I have two", "no" of "it isn't yet".

    All that is said where it is no such sentence; None where it is one of somebody else. What is said has all words in
    full, "is not"; `yes` and `no` are the words that say so alone.
    """
    return _yes_or_no(question, said, yes, no) or what_is_had(question, said)


def it_is(said: str) -> str:
    """ "it is three", where "that's three" or "the answer is three" is typed."""
    return _IT_IS.sub("it is ", in_full(said))


def _yes_or_no(question: AskEvent, said: str, yes: Collection[str], no: Collection[str]) -> str:
    """ "yes" or "no" for a short sentence that says so: "I do", "no, it isn't yet"; "" for all else."""
    if said in (*_YES, *_NO):
        return "yes" if said in _YES else "no"
    found = _SHORT.fullmatch(said)
    if found is None or (found["who"] in _PLAYER) != (_TO_PLAYER.search(question.text.lower()) is not None):
        return ""
    said_so = found["first"] is None or found["first"] in (no if found["denied"] else yes)
    return ("no" if found["denied"] else "yes") if said_so else ""
