"""Decides whether to take an answer, wait for more of it, or reject it. Works on hypotheses, without sound."""

import math
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.model import UNKNOWN
from voice_supercat.speech.hearing.preferences import NO_PREFERENCES, Preferences
from voice_supercat.speech.interfaces import PHRASES, UNDERSTOOD, Complete, Completeness

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
# The confidence, and the share among answers alone, with which it is better to ask "I heard no. Right?" than to let the
# player say it again: of 12 single words in noise that were rejected with more, 7 were right.
_WORTH_ASKING, _AMONG_ANSWERS = 0.4, 0.8
# Nats by which the beginning of a phrase must beat an answer once nothing has followed it for so many seconds: people
# seldom stop there, and "five" was recognised as the "by" of "by chance" with 2.9 more, other short answers with 3.5.
_BROKEN_OFF, _STOPPED = 4.0, 0.3
_ANSWERS = PHRASES | {Completeness.ONE_OF_TWO}
_ASKED = 0.5  # the confidence of an answer that is only worth a question, at most
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
_WHOLE_WAIT = 0.6  # seconds; what is not a phrase by then will not become one
_DRAWN_OUT = (1.2, 0.07)  # seconds, and seconds for each letter; none of 450 answers in noise was as long, half of talk
# Seconds for each letter but the last two, which may be too soft to count, as in "eight" and "seven". Quick speech
# takes 0.04; "change" was recognised as "change settings".
_HURRIED, _SOFT_END = 0.03, 2
# Nats by which a command must beat an answer: yes and no were 3.4 behind a command in 3 of 212 cases.
_RELUCTANCE = 4.5
# Nats by which "nope" or "help yes" must beat "yes": of 212 answers in noise 2 were swapped, without this 6.
_UNLIKELY = 3.0
# Nats by which "nope" must beat "no": yes and no of 449 people are recognised as said in 96 %, without this in 85 %.
_SYNONYM = 6.0


class Verdict(Enum):
    TAKE = "an answer"
    WAIT = "listen further"
    REJECT = "something was said that is no answer"


@dataclass(frozen=True)
class Judgement:
    verdict: Verdict
    text: str
    confidence: float

    @property
    def only_worth_asking(self) -> bool:
        """Whether it is an answer about which the player is asked, and which is not taken without."""
        return bool(self.text) and self.confidence < UNDERSTOOD


AMID_TALK = Judgement(Verdict.REJECT, "", 0.0)
"""The judgement of a word between other words, whatever it is."""


def judge(
    hypotheses: Sequence[Hypothesis], complete: Complete, quiet: float, preferences: Preferences = NO_PREFERENCES
) -> Judgement:
    """What to do after `quiet` seconds of low energy.

    Only whole phrases count: Vosk's grammar is a bigram, so it also recognises other sequences of the same words.
    """
    stopping = _BROKEN_OFF if quiet >= _STOPPED else 0.0
    heard = _bold(hypotheses, complete, preferences, stopping)
    best = _usual(heard, hypotheses, complete, preferences)
    confidence = _confidence(heard, hypotheses, complete, preferences, stopping)
    kind = complete(best.text)
    near = {complete(other.text) for other in hypotheses if best.score - other.score < _NEAR}
    needed = max(
        _ENDED.get(kind, math.inf),
        _INSIDE_A_WORD if best.text in preferences.begun else 0.0,
        _FOLLOWED if Completeness.ONE_OF_TWO in near else 0.0,
    )
    ended = quiet >= needed
    least = _DECISIVE.get(quiet, UNDERSTOOD)
    if _margin(hypotheses[0].text, complete, preferences):
        ended = ended and quiet > _TOO_EARLY
    if _margin(heard.text, complete, preferences):
        least = _SURE if heard.text in preferences.reluctant else _SURER
    if ended and confidence >= least:
        return Judgement(Verdict.TAKE, best.text, confidence)
    if quiet < _patience(kind, near):
        return Judgement(Verdict.WAIT, "", confidence)
    asked = _worth_asking(hypotheses, complete, quiet, preferences)
    return asked or Judgement(Verdict.REJECT, "", confidence)


def _worth_asking(
    hypotheses: Sequence[Hypothesis], complete: Complete, quiet: float, preferences: Preferences
) -> Judgement | None:
    """The answer that is probable enough to ask about it: all its readings together count.

    Nothing is asked about what goes on as the best reading begins: there the player only stopped.
    """
    first = hypotheses[0].text
    everything, answers, said = 0.0, defaultdict[str, float](float), dict[str, str]()
    for one in hypotheses:
        kind = complete(one.text)
        rare = _BROKEN_OFF if kind is Completeness.PART else _margin(one.text, complete, preferences)
        weight = math.exp(one.score - hypotheses[0].score - rare)
        everything += weight
        only_stopped = complete(first) is Completeness.PART and _goes_on(one.text, first)
        if kind in _ANSWERS and one.text not in preferences.reluctant and not only_stopped:
            meaning = preferences.meaning(one.text)
            answers[meaning] += weight
            said.setdefault(meaning, meaning if complete(meaning) in _ANSWERS else one.text)
    best = max(answers, key=lambda meaning: answers[meaning], default="")
    if not best or quiet < _ENDED.get(complete(said[best]), math.inf):
        return None
    share = answers[best] / everything
    enough = share >= _WORTH_ASKING and answers[best] >= _AMONG_ANSWERS * sum(answers.values())
    return Judgement(Verdict.TAKE, said[best], min(share, _ASKED)) if enough else None


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
    return seconds < _HURRIED * (len(text) - _SOFT_END)


def only_noise(hypotheses: Sequence[Hypothesis]) -> bool:
    """Whether nothing was said. The model gives silence a cost, because a word in a loud room is nearly silence."""
    return not hypotheses[0].text


def _confidence(
    best: Hypothesis, hypotheses: Sequence[Hypothesis], complete: Complete, preferences: Preferences, stopping: float
) -> float:
    """The probability of all hypotheses that mean the same as the best one, as a share of all, 0 to 1.

    Against a best hypothesis that is unusual, usual answers count for more; against a usual one, unusual ones for less,
    and beginnings of other phrases by `stopping` nats. Where a better reading was set aside for a usual answer, other
    words of its meaning are no reason to believe it without asking: "no" was "yeah", and "yes" a little more probable.
    """
    meaning = preferences.meaning(best.text)
    unusual = bool(_margin(best.text, complete, preferences))
    same = other = rivals = 0.0
    for hypothesis in hypotheses:
        lead = hypothesis.score - hypotheses[0].score
        if preferences.meaning(hypothesis.text) == meaning:
            same += math.exp(lead)
        elif _margin(hypothesis.text, complete, preferences):
            other += math.exp(lead if unusual else lead - _UNLIKELY)
        elif _broken_off(hypothesis.text, best.text, complete):
            other += math.exp(lead - stopping)
        else:
            answer = complete(hypothesis.text) in PHRASES
            other += math.exp(lead + _UNLIKELY if unusual and answer else lead)
            rivals += answer * math.exp(hypothesis.score - best.score)
    share = same / (same + other)
    return share if best is hypotheses[0] else min(share, max(UNDERSTOOD, 1.0 / (1.0 + rivals)))


def _bold(
    hypotheses: Sequence[Hypothesis], complete: Complete, preferences: Preferences, stopping: float
) -> Hypothesis:
    """The best hypothesis, or a usual answer if a command or an unlikely phrase did not beat it by its margin.

    `stopping`: the margin of the beginning of another phrase, nats.
    """
    best = hypotheses[0]
    part = complete(best.text) is Completeness.PART
    margin = stopping if part else _margin(best.text, complete, preferences)
    rivals = (
        hypothesis
        for hypothesis in hypotheses[1:]
        if best.score - hypothesis.score < margin
        and not _margin(hypothesis.text, complete, preferences)
        and complete(hypothesis.text) in PHRASES
        and (not part or _broken_off(best.text, hypothesis.text, complete))
    )
    return next(rivals, best)


def _broken_off(text: str, answer: str, complete: Complete) -> bool:
    """Whether it is the beginning of a phrase, and not of this answer: then a person seldom stops there."""
    return complete(text) is Completeness.PART and not _goes_on(answer, text)


def _goes_on(text: str, beginning: str) -> bool:
    return text.startswith(f"{beginning} ")


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
