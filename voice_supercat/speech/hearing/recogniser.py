"""From a stream of samples to one answer: the energy proposes where it ends, decoding the whole word decides."""

import time
from collections.abc import Collection, Mapping, Sequence

import numpy as np

from voice_supercat.speech.audio import Samples
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
from voice_supercat.speech.hearing.energy import FRAME, SECOND, EnergyTracker, NoiseFloor
from voice_supercat.speech.hearing.preferences import Preferences, begun_in, complete_words, usual_among
from voice_supercat.speech.hearing.proposals import ONE_WORD, Proposals
from voice_supercat.speech.hearing.second_look import (
    DOUBT_ENDS,
    after_doubt,
    built_up,
    command_in_words,
    doubted,
    looked_at_twice,
)
from voice_supercat.speech.hearing.talk import Talk
from voice_supercat.speech.hearing.voice_level import VoiceLevel
from voice_supercat.speech.interfaces import PHRASES, Complete, Source, Utterance

_PREROLL = SECOND * 3 // 10  # frames before the onset that belong to the word: a soft beginning, the sound of the room
_MURMUR = SECOND * 12 // 10  # frames far softer than the voice, up to it: others talking, for no first word is as long
_LONGEST = SECOND * 8  # frames; no answer is longer; it is a radio, or talk at the table
# Frames; what is shorter is not decided early. Of 650 yes and no that were decided after 60 ms the shortest had 16, and
# the first vowel of a word of five syllables, of 12, was taken for "done".
_SYLLABLE = SECOND * 14 // 100


class Recogniser:
    """Finds one answer in sound: `start`, `feed` until it gives an utterance, `finish` where the sound ends.

    `reluctant`: phrases that must beat the others by a margin (commands). `offered`: phrase -> the usual phrases of its
    meanings, see `offered_phrases`. It remembers the level of the room, and talk: after some words that were no answer,
    the next must stand alone, 0.9 s or a prompt after them, and 1 s of quiet behind it. With `player` it doubts what is
    far softer than the player's answers. Use it from one thread only.
    """

    def __init__(
        self,
        decoder: Decoder,
        reluctant: Collection[str] = (),
        source: Source = "voice",
        offered: Mapping[str, Collection[str]] | None = None,
        floor: NoiseFloor | None = None,
        patience: float = 1.0,
        player: VoiceLevel | None = None,
    ) -> None:
        self._decoder = decoder
        self._reluctant = frozenset(reluctant)
        self._offered = offered or {}
        self._source: Source = source
        self._energy = EnergyTracker(floor)
        self._second = patience * SECOND  # frames of quiet that count as a second of it
        self._proposals = Proposals(self._second)
        self._player = player
        self._talk = Talk()
        self._refused = ""  # the answer or command that the second look doubted last: it may be said once more

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        """Start to listen for one of `phrases`; times count from here."""
        self._decoder.use(phrases, self._reluctant)
        self._complete = complete
        usual = usual_among(phrases, self._offered)
        self._preferences = Preferences(self._reluctant, usual, begun_in(phrases, usual))
        self._complete_words = complete_words(phrases, usual)
        self._frames: list[Samples] = []
        self._rest = np.zeros(0, np.int16)
        self._now, self._passed_over = 0, False
        self._talk.prompted()
        self._fresh()

    @property
    def speaking(self) -> bool:
        """Whether a word, or a noise as loud as one, has begun since `start`."""
        return self._speaking

    @property
    def _elsewhere(self) -> bool:
        """Whether the sound is too soft to be the player's."""
        return self._player is not None and self._player.farther(self._energy.peak)

    def overhear(self, samples: Samples) -> None:
        """Take in sound that may contain the program's own voice: what is quietest in it is the room."""
        self._energy.floor.follow(samples)

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

    def _fresh(self, kept: int = _PREROLL) -> None:
        self._energy.reset()
        self._decoder.forget()
        self._frames = self._frames[-kept:]
        self._speaking, self._loud = False, 0
        self._proposals.reset()
        self._onset = self._began = self._end = self._now

    def _step(self, frame: Samples) -> Utterance | None:
        self._now += 1
        self._talk.goes_by()
        self._frames.append(frame)
        moment = self._energy.feed(frame)
        if moment.onset:
            self._speaking, self._onset = True, self._now - moment.loud_frames
            self._decoder.follow(np.concatenate(self._frames))
        elif not self._speaking:
            self._frames = self._frames[-_PREROLL:]
            return None
        self._loud, self._began = moment.loud_frames, self._now - moment.voice_frames
        self._talk.voice_began(moment.voice_frames)
        if moment.low_frames == 0:
            self._end = self._now
        if len(self._frames) >= _LONGEST:
            if not self._elsewhere:
                self._talk.ended()
            self._fresh()
            return None
        vosk_ended = not moment.onset and self._decoder.follow(frame)
        if (quiet := self._proposals.quiet(moment, vosk_ended=vosk_ended)) is not None:
            return self._decide(quiet) if quiet > CHECKPOINTS[0] else self._decide_early(quiet)
        return None if (fallen := self._proposals.fallen(moment)) is None else self._decide_early(fallen)

    def _heard(self) -> tuple[Samples, Sequence[Hypothesis]]:
        """The sound, and what it may be: without a murmur before "five" that made "forty five" of it."""
        samples = np.concatenate(self._frames)
        hypotheses = self._decoder.decode(samples)
        before = len(self._frames) - (self._now - self._began) - _PREROLL
        murmur = before >= _MURMUR and not self._energy.paused and self._player is not None
        if not murmur or " " not in hypotheses[0].text or self._loud < _SYLLABLE:
            return samples, hypotheses
        voice = np.concatenate(self._frames[before:])
        without = self._decoder.decode(voice)
        return (voice, without) if self._complete(without[0].text) in PHRASES else (samples, hypotheses)

    def _doubts(self, found: Judgement, hypotheses: Sequence[Hypothesis], samples: Samples) -> bool:
        """Whether somebody else said it, or a second look, among all words of the model, finds another word."""
        if self._elsewhere:
            return True
        if not looked_at_twice(found.text, self._preferences):
            return False
        among_all, again = self._decoder.among_all(samples), found.text == self._refused
        if doubted(found, hypotheses, among_all, self._preferences, after_talk=self._talk.recent, again=again):
            return True
        command = command_in_words(found.text, hypotheses, among_all, self._preferences)
        return command is not None and built_up(command, self._decoder.in_single_words(samples))

    def _learn_level(self) -> None:
        if self._player:
            self._player.heard(self._energy.peak)

    def _decide(self, quiet: float) -> Utterance | None:
        if self._energy.faint:
            self._fresh()  # at once, so that a word after a click is decided by itself
            return None
        if self._talk.recent and quiet < FULL_WAIT:
            return None
        started = time.perf_counter()
        samples, hypotheses = self._heard()
        if only_noise(hypotheses):  # an "m" that dies away is no beginning of the next word: "um, five" was "two five"
            self._fresh(round(quiet * self._second) if hypotheses[0].hesitation else _PREROLL)
            return None
        found = AMID_TALK if self._talk.amid else judge(hypotheses, self._complete, quiet, self._preferences)
        if found.verdict is Verdict.TAKE and self._doubts(found, hypotheses, samples):
            if quiet < DOUBT_ENDS:
                return None
            first_in_talk, self._refused = self._talk.recent and found.text != self._refused, found.text
            found = after_doubt(found, self._preferences, after_talk=first_in_talk)
            if not found.text:
                self._learn_level()  # a player who has moved away says the command again
        if found.verdict is Verdict.WAIT:
            return None
        if found.only_worth_asking and (self._talk.recent or self._end - self._began > ONE_WORD):
            found = AMID_TALK
        cut = hurried(found.text, (self._end - self._onset) / SECOND)
        if cut and quiet < FULL_WAIT:
            return None
        if cut or (found.text and drawn_out(found.text, self._loud / SECOND)):
            found = AMID_TALK
        return self._utterance(found, hypotheses[0].text, self._end, started)

    def _decide_early(self, fallen: float) -> Utterance | None:
        """Take a whole word, `fallen` seconds after its end; everything else waits until it is quiet for longer."""
        if self._energy.faint or self._talk.recent:
            return None
        started, end = time.perf_counter(), self._now - round(fallen * self._second)
        samples, hypotheses = self._heard()
        found = judge(hypotheses, self._complete, fallen, self._preferences)
        if found.text and found.text not in self._complete_words:
            self._proposals.not_early()
            return None
        spoken = end - self._onset
        taken = found.verdict is Verdict.TAKE and spoken >= _SYLLABLE and not hurried(found.text, spoken / SECOND)
        if not taken or drawn_out(found.text, self._loud / SECOND) or self._doubts(found, hypotheses, samples):
            return None
        return self._utterance(found, hypotheses[0].text, end, started)

    def _utterance(self, found: Judgement, raw: str, end: int, started: float) -> Utterance | None:
        """What was found, and a fresh beginning; `end` in frames, `started` as `time.perf_counter` counts.

        What was no answer and not longer than a word is a misrecognised word and not talk: a player who is asked again
        would have to wait. The first sound from elsewhere that is no answer is passed over.
        """
        if not found.text and self._elsewhere and not self._passed_over:
            self._passed_over = True
            self._fresh()
            return None
        waited = (self._now - end) / SECOND
        utterance = Utterance(
            text=found.text,
            confidence=round(found.confidence, 3),
            source=self._source,
            duration=(end - self._onset) / SECOND,
            ended_at=end / SECOND,
            waited=waited,
            milliseconds=1000.0 * (waited + time.perf_counter() - started),
            raw=raw,
            soon_after_talk=self._talk.recent,
        )
        if found.text:
            self._learn_level()
            self._talk.answered()
            self._refused = ""
        elif self._talk.recent or end - self._began > ONE_WORD:
            self._talk.ended(self._now - end)
        self._fresh()
        return utterance
