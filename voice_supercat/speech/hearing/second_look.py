"""A second look at an answer before it is believed: was it rather another word of the model, or several of them?"""

from collections.abc import Sequence
from dataclasses import replace

from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.endpoint import AMID_TALK, Judgement
from voice_supercat.speech.hearing.model import UNKNOWN
from voice_supercat.speech.hearing.preferences import Preferences

# Nats by which another word of the model must beat an answer to make it doubtful, and a command. Of 333 answers in
# noise, half of them across a room, 9 are doubted at first and 5 to the end; with 3, as for commands, 20 and 10. Out of
# 3.78 hours of talk four words are taken for yes or no, with 3 two. (With a wider beam, before answers that were given
# up among all words had a score; of the first 0.79 of these hours one word is taken, as before.)
_DOUBT, _DOUBT_OF_COMMANDS = 5.0, 3.0
# The confidence for a command soon after talk: "looked at the back" was "take it back" with 0.91, once in 3.78 hours.
_SURE_AFTER_TALK = 0.95
# Nats by which a command of several words must beat every reading in single words: true ones do by 8 and more, the ones
# in talk by 2 at most.
_BUILT = 4.0
_DOUBTED = 0.8  # the confidence of a doubted answer at most: below `settings.SURE_ENOUGH`
DOUBT_ENDS = 0.6  # seconds of quiet; a doubted word with less after it is mostly the first of a sentence


def looked_at_twice(text: str, preferences: Preferences) -> bool:
    """Whether it is a word or a command: what other words resemble. Talk is hardly ever taken for several answers."""
    return " " not in text or text in preferences.reluctant


def doubted(
    found: Judgement,
    hypotheses: Sequence[Hypothesis],
    among_all: Sequence[Hypothesis],
    preferences: Preferences,
    *,
    after_talk: bool = False,
    again: bool = False,
) -> bool:
    """Whether the sound is more probably another word of the model, as `among_all` tells, than this answer.

    Where the answer was given up early among all words, its score is that of the `hypotheses` among which it was found.
    "Now" is taken for "no" where only yes and no can be heard. Soon `after_talk` any other word makes it doubtful, at
    other times one that is far more probable. A command is also doubtful then if it is not sure enough, unless it is
    said `again`.
    """
    command = found.text in preferences.reluctant
    if after_talk and command and not again and found.confidence < _SURE_AFTER_TALK:
        return True
    if not among_all:
        return False
    heard = _heard(found.text, hypotheses, among_all, preferences)
    alone = _DOUBT_OF_COMMANDS if command else _DOUBT
    return heard is None or among_all[0].score - heard.score > (0.0 if after_talk else alone)


def command_in_words(
    text: str, hypotheses: Sequence[Hypothesis], among_all: Sequence[Hypothesis], preferences: Preferences
) -> Hypothesis | None:
    """How a command of several words was heard; "quit" may have been "quit the game". None for one word."""
    heard = _heard(text, hypotheses, among_all, preferences) if text in preferences.reluctant else None
    return heard if heard is not None and (" " in text or " " in heard.text) else None


def built_up(command: Hypothesis, in_single_words: Sequence[Hypothesis]) -> bool:
    """Whether a command of several words is hardly more probable than other words, one by one.

    As one entry of the model it costs less than they do: "Tom gives up" was recognised as "take it back".
    """
    return bool(in_single_words) and command.score - in_single_words[0].score < _BUILT


def _heard(
    text: str, hypotheses: Sequence[Hypothesis], among_all: Sequence[Hypothesis], preferences: Preferences
) -> Hypothesis | None:
    return _said(text, among_all, preferences) or _said(text, hypotheses, preferences)


def _said(text: str, hypotheses: Sequence[Hypothesis], preferences: Preferences) -> Hypothesis | None:
    """The best hypothesis that means the same, without what was not recognised around it."""
    meaning = preferences.meaning(text)
    plain = (replace(one, text=_without_unknown(one.text)) for one in hypotheses)
    same = (one for one in plain if preferences.meaning(one.text) == meaning)
    return max(same, key=lambda one: one.score, default=None)


def after_doubt(found: Judgement, preferences: Preferences, *, after_talk: bool = False) -> Judgement:
    """What becomes of an answer that is doubted still after a pause: the player is asked, and no command follows.

    Nor does the program ask about a word soon `after_talk`.
    """
    if after_talk or found.text in preferences.reluctant:
        return AMID_TALK
    return replace(found, confidence=min(found.confidence, _DOUBTED))


def _without_unknown(text: str) -> str:
    return " ".join(word for word in text.split() if word != UNKNOWN)
