"""From a stream of samples to one answer: the energy proposes where it ends, decoding the whole word decides."""

import time
from collections.abc import Collection, Mapping, Sequence

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.decoder import Decoder, Hypothesis
from voice_supercat.speech.hearing.endpoint import (
    AMID_TALK,
    CHECKPOINTS,
    FULL_WAIT,
    Judgement,
    Verdict,
    drawn_out,
    hurried,
    judge,
    only_noise,
)
from voice_supercat.speech.hearing.energy import FRAME, EnergyTracker, Moment, NoiseFloor
from voice_supercat.speech.hearing.preferences import Preferences, begun_in, complete_words, usual_among
from voice_supercat.speech.hearing.second_look import (
    DOUBT_ENDS,
    after_doubt,
    built_up,
    command_in_words,
    doubted,
    looked_at_twice,
)
from voice_supercat.speech.interfaces import Complete, Source, Utterance

_SECOND = HEARING_RATE // FRAME  # frames
_PREROLL = _SECOND * 3 // 10  # frames before the onset that belong to the word: a soft beginning, the sound of the room
_LONGEST = _SECOND * 8  # frames; no answer is longer; it is a radio, or talk at the table
_SHORTEST = _SECOND * 8 // 100  # loud frames; a click or a card laid down is shorter; "two" has 15
_PROMINENT = 12.0  # dB above the floor; softer sounds come from another room
_OF_ONE_WORD = 2  # checkpoints; only a single word is decided as early as that: talk has many such gaps
_PAUSE = 0.1  # seconds of quiet that tell words apart
# Seconds after a fall; a whole word that cannot go on may be decided then already, though a room rings on.
_EARLY_CHECKPOINTS = tuple(quiet for quiet in CHECKPOINTS if quiet <= 0.2)
_APART = _SECOND * 9 // 10  # frames of quiet between talk and an answer; sentences read aloud have shorter pauses
# Frames of quiet after which talk at the table is over; after three seconds eight times as much talk was taken for yes
# or no, mostly the first words of the next sentence.
_TALK_OVER = _SECOND * 5
# Frames; what is longer is several words. In a room that rings "no" is loud for more than a second: with a second here
# 95 % of yes and no in noise were decided on within 0.33 s instead of 0.25, and as much talk was taken for them. What
# was no answer and is not longer is a misrecognised word and not talk: a player who is asked again would have to wait.
_ONE_WORD = _SECOND * 5 // 4
# Frames without a pause before Vosk's own endpoint counts: it also ends short words in the middle, and finds the end in
# a pause when the next word may have begun.
_NOISY = _SECOND * 3 // 2
# Frames since Vosk found an endpoint where the energy finds none -> the quiet to assume.
_NOISY_ENDS = {1: CHECKPOINTS[-4], 1 + _SECOND * 4 // 10: CHECKPOINTS[-1]}


class Recogniser:
    """Finds one answer in sound: `start`, `feed` until it gives an utterance, `finish` where the sound ends.

    `reluctant`: phrases that must beat the others by a margin (commands). `offered`: phrase -> the usual phrases of its
    meanings, see `offered_phrases`. It remembers the level of the room, and talk: after some words that were no answer,
    the next must stand alone, 0.9 s or a prompt after them, and 1 s of quiet behind it. Use it from one thread only.
    """

    def __init__(
        self,
        decoder: Decoder,
        reluctant: Collection[str] = (),
        source: Source = "voice",
        offered: Mapping[str, Collection[str]] | None = None,
        floor: NoiseFloor | None = None,
        patience: float = 1.0,
    ) -> None:
        self._decoder = decoder
        self._reluctant = frozenset(reluctant)
        self._offered = offered or {}
        self._source: Source = source
        self._energy = EnergyTracker(floor)
        self._second = patience * _SECOND  # frames of quiet that count as a second of it
        self._clock = 0  # frames so far, not reset between answers
        self._talk_ended = -_TALK_OVER
        self._refused = ""  # the answer or command that the second look doubted last

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        """Start to listen for one of `phrases`; times count from here."""
        self._decoder.use(phrases, self._reluctant)
        self._complete = complete
        usual = usual_among(phrases, self._offered)
        self._preferences = Preferences(self._reluctant, usual, begun_in(phrases, usual))
        self._complete_words = complete_words(phrases, usual)
        self._frames: list[Samples] = []
        self._rest = np.zeros(0, np.int16)
        self._now = 0
        self._clock += _APART  # the program has spoken since, and nothing was heard in that time
        self._fresh()

    @property
    def speaking(self) -> bool:
        """Whether a word, or a noise as loud as one, has begun since `start`."""
        return self._speaking

    def feed(self, samples: Samples) -> Utterance | None:
        """Take in sound at 16 kHz, any length. Gives the answer when it is decided; text "" where it is rejected."""
        self._rest = np.concatenate([self._rest, samples])
        while len(self._rest) >= FRAME:
            frame, self._rest = self._rest[:FRAME], self._rest[FRAME:]
            if utterance := self._step(frame):
                return utterance
        return None

    def finish(self) -> Utterance | None:
        """Decide about the sound so far, because no more will come. None when nothing was said."""
        return self._decide(CHECKPOINTS[-1]) if self._speaking else None

    def _fresh(self) -> None:
        self._energy.reset()
        self._decoder.forget()
        self._frames = self._frames[-_PREROLL:]
        self._speaking = False
        self._asked = self._asked_early = self._loud = self._noisy = 0
        self._onset = self._end = self._paused = self._now

    def _step(self, frame: Samples) -> Utterance | None:
        self._now += 1
        self._clock += 1
        self._frames.append(frame)
        moment = self._energy.feed(frame)
        if moment.onset:
            self._speaking, self._onset = True, self._now - moment.loud_frames
            self._after_talk = self._clock - moment.loud_frames - self._talk_ended
            self._decoder.follow(np.concatenate(self._frames))
        elif not self._speaking:
            self._frames = self._frames[-_PREROLL:]
            return None
        self._loud = moment.loud_frames
        if moment.low_frames == 0:
            self._asked, self._end = 0, self._now
        if len(self._frames) >= _LONGEST:
            self._talk_ended = self._clock
            self._fresh()
            return None
        if (quiet := self._quiet(moment, frame)) is not None:
            return self._decide(quiet) if quiet > CHECKPOINTS[0] else self._decide_early(quiet)
        return None if (fallen := self._fallen(moment)) is None else self._decide_early(fallen)

    def _quiet(self, moment: Moment, frame: Samples) -> float | None:
        """The seconds of quiet with which to decide now; None to listen further."""
        if moment.low_frames >= _PAUSE * self._second:
            self._paused = self._now
        vosk_ended = not moment.onset and self._decoder.follow(frame)
        noisy = vosk_ended and moment.low_frames == 0 and self._now - max(self._onset, self._paused) >= _NOISY
        self._noisy = self._noisy + 1 if noisy else 0
        if noisy:
            return _NOISY_ENDS.get(self._noisy)
        if moment.loud_frames > _ONE_WORD:
            self._asked = max(self._asked, _OF_ONE_WORD)
        if self._asked < len(CHECKPOINTS) and moment.low_frames >= CHECKPOINTS[self._asked] * self._second:
            self._asked += 1
            return CHECKPOINTS[self._asked - 1]
        return None

    def _fallen(self, moment: Moment) -> float | None:
        """The seconds since a fall with which to decide on a word that is whole; None to listen further."""
        if moment.fallen_frames == 0:
            self._asked_early = 0
        several = _OF_ONE_WORD if moment.loud_frames > _ONE_WORD else 0
        self._asked_early = max(self._asked_early, self._asked, several)
        due = _EARLY_CHECKPOINTS[self._asked_early : self._asked_early + 1]
        if not due or moment.fallen_frames < due[0] * self._second:
            return None
        self._asked_early += 1
        return due[0]

    def _doubts(self, found: Judgement, hypotheses: Sequence[Hypothesis]) -> bool:
        """Whether a second look, among all words of the model, finds another word than the answer."""
        if not looked_at_twice(found.text, self._preferences):
            return False
        samples = np.concatenate(self._frames)
        among_all = self._decoder.among_all(samples)
        talk = self._after_talk < _TALK_OVER
        if doubted(found.text, hypotheses, among_all, self._preferences, after_talk=talk):
            return True
        command = command_in_words(found.text, hypotheses, among_all, self._preferences)
        return command is not None and built_up(command, self._decoder.in_single_words(samples))

    def _decide(self, quiet: float) -> Utterance | None:
        if self._loud < _SHORTEST or self._energy.prominence < _PROMINENT:
            self._fresh()  # at once, so that a word after a click is decided by itself
            return None
        if self._after_talk < _TALK_OVER and quiet < FULL_WAIT:
            return None
        started = time.perf_counter()
        hypotheses = self._decoder.decode(np.concatenate(self._frames))
        if only_noise(hypotheses):
            self._fresh()
            return None
        amid_talk = self._after_talk < _APART
        found = AMID_TALK if amid_talk else judge(hypotheses, self._complete, quiet, self._preferences)
        if found.verdict is Verdict.TAKE and self._doubts(found, hypotheses):
            if quiet < DOUBT_ENDS:
                return None
            again, self._refused = found.text == self._refused, found.text
            found = after_doubt(found, self._preferences, after_talk=self._after_talk < _TALK_OVER and not again)
        if found.verdict is Verdict.WAIT:
            return None
        spoken = (self._end - self._onset) / _SECOND
        if found.doubtful and (self._after_talk < _TALK_OVER or spoken * _SECOND > _ONE_WORD):
            found = AMID_TALK
        if found.text and hurried(found.text, spoken):
            if quiet < FULL_WAIT:
                return None
            found = AMID_TALK
        if found.text and drawn_out(found.text, self._loud / _SECOND):
            found = AMID_TALK
        return self._utterance(found, hypotheses[0].text, self._end, started)

    def _decide_early(self, fallen: float) -> Utterance | None:
        """Take a whole word, `fallen` seconds after its end; everything else waits until it is quiet for longer."""
        if self._loud < _SHORTEST or self._energy.prominence < _PROMINENT or self._after_talk < _TALK_OVER:
            return None
        started, end = time.perf_counter(), self._now - round(fallen * self._second)
        hypotheses = self._decoder.decode(np.concatenate(self._frames))
        found = judge(hypotheses, self._complete, fallen, self._preferences)
        if found.text and found.text not in self._complete_words:
            self._asked_early = len(_EARLY_CHECKPOINTS)
            return None
        taken = found.verdict is Verdict.TAKE and not hurried(found.text, (end - self._onset) / _SECOND)
        if not taken or drawn_out(found.text, self._loud / _SECOND) or self._doubts(found, hypotheses):
            return None
        return self._utterance(found, hypotheses[0].text, end, started)

    def _utterance(self, found: Judgement, raw: str, end: int, started: float) -> Utterance:
        """What was found, and a fresh beginning; `end` in frames, `started` as `time.perf_counter` counts."""
        waited = (self._now - end) / _SECOND
        utterance = Utterance(
            text=found.text,
            confidence=round(found.confidence, 3),
            source=self._source,
            duration=(end - self._onset) / _SECOND,
            ended_at=end / _SECOND,
            waited=waited,
            milliseconds=1000.0 * (waited + time.perf_counter() - started),
            raw=raw,
        )
        if found.text:
            self._talk_ended, self._refused = -_TALK_OVER, ""
        elif self._after_talk < _TALK_OVER or end - self._onset > _ONE_WORD:
            self._talk_ended = self._clock - (self._now - end)
        self._fresh()
        return utterance
