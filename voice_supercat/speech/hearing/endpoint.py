"""Decides whether to take an answer, wait for more of it, or reject it. Works on hypotheses, without sound."""

import math
from bisect import bisect
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import takewhile

from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.model import UNKNOWN
from voice_supercat.speech.interfaces import PHRASES, Complete, Completeness

FULL_WAIT = 1.0
"""Seconds of low energy after which a phrase that nothing can follow has ended."""

_FOLLOWED = 1.2  # seconds; as long as the second card, or "one" after "twenty", is waited for
# Seconds; as long as the rest of a phrase is waited for. Soft ends of words make up to 1.1 s of a pause of 0.9 s.
_UNFINISHED = 1.5
CHECKPOINTS = (0.06, 0.1, 0.15, 0.2, 0.3, 0.6, FULL_WAIT, _FOLLOWED, _UNFINISHED)
"""Seconds of low energy after which the program checks whether the answer has ended."""

_DECISIVE = {0.06: 0.97, 0.1: 0.95, 0.15: 0.9, 0.2: 0.8}  # confidence for an early end; as quick as with lower ones
# Seconds; too little for commands and unusual words: of 460 answers "no" was "yeah" twice after 0.06 s, and once of 400
# "yes" was "nope" after 0.1 s.
_TOO_EARLY = CHECKPOINTS[1]
_ACCEPTABLE = 0.6  # below it the player is asked again; below `settings.SURE_ENOUGH` the player is asked to confirm
_SURE = 0.9  # confidence for commands: table talk sounds like a command more often than one is said
_SURER = 0.95  # confidence for unusual words: in noise a long "no" was recognised as "yeah" with 0.91 and 0.93
_ENDED = {  # seconds of quiet
    Completeness.WHOLE: 0.0,
    Completeness.GROWING: 0.6,  # "port" may become "port and town"; people pause less between the two
    Completeness.SETTLED: 0.3,  # what it lacks would be asked next
    Completeness.ONE_OF_TWO: _FOLLOWED,
}
_INSIDE_A_WORD = 0.3  # seconds of quiet; between "six" and "ty" the "x" is soft and the "t" silent
# Nats; what is so little behind may have been said, and go on: "seventy", and a pause before "one", was recognised as
# "seventeen" with 1 to 3.3 more.
_NEAR = 4.5
# Letters at which a word is silent, or nearly so, for a moment.
_SILENT = frozenset("bcdgkpqstx")
_LAST = chr(0x10FFFF)  # sorted after every other character
_WHOLE_WAIT = 0.6  # seconds; what is not a phrase by then will not become one
_DRAWN_OUT = (1.2, 0.07)  # seconds, and seconds for each letter; none of 450 answers in noise was as long, half of talk
_HURRIED = 0.03  # seconds for each letter; quick speech takes 0.04; "change" was recognised as "change settings"
# Nats by which a command must beat an answer: yes and no were 3.4 behind a command in 3 of 212 cases.
_RELUCTANCE = 4.5
# Nats by which "nope" or "help yes" must beat "yes": of 212 answers in noise 2 were swapped, without this 6.
_UNLIKELY = 3.0
# Nats by which "nope" must beat "no": yes and no of 449 people are recognised as said in 96 %, without this in 85 %.
_SYNONYM = 6.0


def usual_among(phrases: Collection[str], offered: Mapping[str, Collection[str]]) -> Mapping[str, str]:
    """Phrase -> the usual phrase with the same meaning, only for `phrases`.

    `offered`: phrase -> the usual phrases of its meanings. "port" is usual where a piece is asked for, but not
    where it is short for "the port".
    """
    known = frozenset(phrases)
    usual = ((phrase, next((one for one in offered.get(phrase, ()) if one in known), None)) for phrase in phrases)
    return {phrase: one for phrase, one in usual if one is not None}


def begun_in(phrases: Collection[str], offered: Mapping[str, str]) -> Collection[str]:
    """The phrases that sound as another one of another meaning begins, inside a word: six, where sixty is one too.

    Only where that one is silent for a moment before it goes on: "none" goes through what would be "no".
    """
    ordered = sorted(phrases)

    def goes_on(one: str) -> bool:
        longer = takewhile(lambda other: other.startswith(one), ordered[bisect(ordered, f"{one} {_LAST}") :])
        return any(
            offered.get(other, other) != offered.get(one, one) and not _SILENT.isdisjoint((one[-1], other[len(one)]))
            for other in longer
        )

    return frozenset(filter(goes_on, ordered))


def complete_words(phrases: Collection[str], offered: Mapping[str, str]) -> Collection[str]:
    """The phrases of one word with which no phrase of another meaning begins: "no", but not "five" with "five two"."""
    begun: dict[str, set[str]] = {}
    for phrase in phrases:
        word, _, rest = phrase.partition(" ")
        if rest:
            begun.setdefault(word, set()).add(offered.get(phrase, phrase))
    return frozenset(
        phrase for phrase in phrases if " " not in phrase and begun.get(phrase, set()) <= {offered.get(phrase, phrase)}
    )


class Verdict(Enum):
    TAKE = "an answer"
    WAIT = "listen further"
    REJECT = "something was said that is no answer"


@dataclass(frozen=True)
class Judgement:
    verdict: Verdict
    text: str
    confidence: float


AMID_TALK = Judgement(Verdict.REJECT, "", 0.0)
"""The judgement of a word between other words, whatever it is."""


@dataclass(frozen=True)
class Preferences:
    """What is known about phrases before anything is heard."""

    reluctant: Collection[str] = frozenset()
    """Phrases that must beat the others by a margin: commands."""
    offered: Mapping[str, str] = field(default_factory=dict)
    """Phrase -> the usual phrase with the same meaning. Such phrases do not compete; the usual one is preferred."""
    begun: Collection[str] = frozenset()
    """Phrases that sound as another one begins: six, sixty."""

    def meaning(self, text: str) -> str:
        """One name for all phrases with the same meaning."""
        return self.offered.get(text, text)


NO_PREFERENCES = Preferences()


def judge(
    hypotheses: Sequence[Hypothesis], complete: Complete, quiet: float, preferences: Preferences = NO_PREFERENCES
) -> Judgement:
    """What to do after `quiet` seconds of low energy.

    Only whole phrases count: Vosk's grammar is a bigram, so it also recognises other sequences of the same words.
    """
    heard = _bold(hypotheses, complete, preferences)
    best = _usual(heard, hypotheses, complete, preferences)
    confidence = _confidence(heard, hypotheses, complete, preferences)
    kind = complete(best.text)
    near = {complete(other.text) for other in hypotheses if best.score - other.score < _NEAR}
    needed = max(
        _ENDED.get(kind, math.inf),
        _INSIDE_A_WORD if best.text in preferences.begun else 0.0,
        _FOLLOWED if Completeness.ONE_OF_TWO in near else 0.0,
    )
    ended = quiet >= needed
    least = _DECISIVE.get(quiet, _ACCEPTABLE)
    if _margin(hypotheses[0].text, complete, preferences):
        ended = ended and quiet > _TOO_EARLY
    if _margin(heard.text, complete, preferences):
        least = _SURE if heard.text in preferences.reluctant else _SURER
    if ended and confidence >= least:
        return Judgement(Verdict.TAKE, best.text, confidence)
    return Judgement(Verdict.WAIT if quiet < _patience(kind, near) else Verdict.REJECT, "", confidence)


def _patience(kind: Completeness, near: Collection[Completeness]) -> float:
    """The seconds of quiet after which the player is asked again; `near`: what was nearly as probable."""
    if kind is Completeness.PART:
        return _UNFINISHED
    if Completeness.ONE_OF_TWO in near:
        return _FOLLOWED
    return FULL_WAIT if kind is Completeness.GROWING or Completeness.PART in near else _WHOLE_WAIT


def drawn_out(text: str, seconds: float) -> bool:
    """Whether the sound is too long for this phrase: then it was other words that resemble it."""
    least, letter = _DRAWN_OUT
    return seconds > least + letter * len(text)


def hurried(text: str, seconds: float) -> bool:
    """Whether the sound is too short for this phrase: then it was only its beginning, or a similar word."""
    return seconds < _HURRIED * len(text)


def only_noise(hypotheses: Sequence[Hypothesis]) -> bool:
    """Whether nothing was said. The model gives silence a cost, because a word in a loud room is nearly silence."""
    return not hypotheses[0].text


def _confidence(
    best: Hypothesis, hypotheses: Sequence[Hypothesis], complete: Complete, preferences: Preferences
) -> float:
    """The probability of all hypotheses that mean the same as the best one, as a share of all, 0 to 1.

    Against a best hypothesis that is unusual, usual answers count for more; against a usual one, unusual ones for less.
    """
    meaning = preferences.meaning(best.text)
    unusual = bool(_margin(best.text, complete, preferences))
    same = other = 0.0
    for hypothesis in hypotheses:
        lead = hypothesis.score - hypotheses[0].score
        if preferences.meaning(hypothesis.text) == meaning:
            same += math.exp(lead)
        elif _margin(hypothesis.text, complete, preferences):
            other += math.exp(lead if unusual else lead - _UNLIKELY)
        else:
            answer = complete(hypothesis.text) in PHRASES
            other += math.exp(lead + _UNLIKELY if unusual and answer else lead)
    return same / (same + other)


def _bold(hypotheses: Sequence[Hypothesis], complete: Complete, preferences: Preferences) -> Hypothesis:
    """The best hypothesis, or a usual answer if a command or an unlikely phrase did not beat it by its margin."""
    best = hypotheses[0]
    margin = _margin(best.text, complete, preferences)
    rivals = (
        hypothesis
        for hypothesis in hypotheses[1:]
        if best.score - hypothesis.score < margin
        and not _margin(hypothesis.text, complete, preferences)
        and complete(hypothesis.text) in PHRASES
    )
    return next(rivals, best)


def _margin(text: str, complete: Complete, preferences: Preferences) -> float:
    """Nats by which `text` must beat a usual answer: for a command, an unusual word, or phrases in a row."""
    if text in preferences.reluctant:
        return _RELUCTANCE
    row = bool(text) and UNKNOWN not in text.split() and complete(text) is Completeness.NONE
    return _UNLIKELY if row or preferences.meaning(text) != text else 0.0


def _usual(
    best: Hypothesis, hypotheses: Sequence[Hypothesis], complete: Complete, preferences: Preferences
) -> Hypothesis:
    """The usual phrase with the same meaning, unless `best` beat it by a margin."""
    usual = preferences.meaning(best.text)
    close = (
        hypothesis
        for hypothesis in hypotheses
        if hypothesis.text == usual and best.score - hypothesis.score < _SYNONYM and complete(usual) in PHRASES
    )
    return next(close, best)
