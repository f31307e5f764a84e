"""Barge-in: the player may answer before the prompt has ended, and the prompt stops."""

from collections import deque
from collections.abc import Sequence

from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.hearing.endpoint import CHECKPOINTS
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.residue import is_playing
from voice_supercat.speech.hearing.sources import Sounds, heard_in
from voice_supercat.speech.hearing.voice_activity import VoiceActivityDetector
from voice_supercat.speech.interfaces import Complete, Utterance

_PATIENCE = CHECKPOINTS[-1] + 0.3  # seconds without a voice after a prompt was cut off; the recogniser has decided then
_BEFORE = 0.15  # seconds before the detection of a voice that belong to the word; what is earlier is only echo
# Seconds by which the recogniser follows the voice detector over a prompt that a voice stops. Where a word begins, on a
# busy machine, it takes 0.1 s and more, and the prompt would go on for so long. Of 300 words by people a voice was
# detected later than that after the recogniser's onset in 8 %.
_BEHIND = 0.1
# Seconds of quiet after an answer until a voice is a new one: "yes, it is", "no, no". Nobody answers the next question
# so soon: its prompt has hardly begun.
_AFTER_ANSWER = 0.4
_LONGEST_REST = 2.0  # seconds after an answer in which it is over, also where others talk on
_MOST_FALSE_STOPS = 2  # a single cough changes nothing
# Seconds after which a false stop is forgotten: else two coughs would take barge-in away for an evening. Of 36 first
# prompts in a room 15 dB below the player, with talk and coughs, three were stopped for nothing.
_REMEMBERED = 300.0


class BargeIn:
    """A `Poll` of a microphone that is always open: with headphones, or behind an echo canceller.

    A voice stops the prompt at once. If the sound was no answer, only an answer stops the following prompts, until
    there is one. So dice and table talk stop each prompt once and never twice. If that happens again and again (much
    noise, an echo that the canceller cannot remove), a voice alone stops no prompt until one of the last two that it
    stopped for nothing is five minutes ago. What follows an answer without a pause is the rest of it: it stops no
    prompt, and answers nothing. The recogniser hears it all the same, for it may be talk.

    While something is played through an echo canceller, the recogniser gets nothing until there is a voice. Otherwise
    the rest of the echo would be talk to it, and the answer the end of that talk.
    """

    ended = False

    def __init__(self, sounds: Sounds, recogniser: Recogniser) -> None:
        self._sounds = sounds
        self._recogniser = recogniser
        self._voice = VoiceActivityDetector()
        self._held: deque[Block] = deque()
        self._caught: Utterance | None = None
        self._only_answers = self._cut = False
        self._refused = False  # what was heard last was no answer
        self._now = self._over_prompt = 0.0  # ends of the last block, and of the last one during a prompt
        self._in_rest = False  # whether what is said now may be the rest of the last answer
        self._answer_ended = self._rest_ended = -_LONGEST_REST
        self._false_stops: deque[float] = deque(maxlen=_MOST_FALSE_STOPS)

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        self._recogniser.start(phrases, complete)
        self._voice.reset()
        self._held.clear()
        self._caught, self._cut = None, False
        self._choose_what_stops()

    def started(self) -> bool:
        return self._cut or self._recogniser.speaking

    def interrupted(self) -> bool:
        """Take in what was recorded while the program spoke. True when the prompt must stop."""
        while not self._cut and (block := self._sounds.read(0.0)):
            self._attend(block)
            self._over_prompt = block.end
            stopped = self._voice.heard and not self._only_answers and not self._in_rest
            if not stopped:
                self._caught = self._recognise(0.0 if self._only_answers else _BEHIND)
            self._cut = stopped or self._caught is not None
        return self._cut

    def poll(self, seconds: float) -> Utterance | None:
        utterance, self._caught = self._caught, None
        if utterance is None and (block := self._sounds.read(seconds)):
            self._attend(block)
            utterance = self._recognise(0.0)
        if utterance is None and self._cut and self._voice.quiet > _PATIENCE:
            utterance = Utterance("", 0.0)
        if utterance:
            if self._cut and utterance.understood:
                self._voice.answered()
            if self._cut and not self._only_answers:
                if utterance.understood:
                    self._false_stops.clear()
                else:
                    self._false_stops.append(self._now)
            self._refused = not utterance.understood
            self._choose_what_stops()
            self._cut = False
            self._voice.reset()
            if utterance.text:
                self._in_rest, self._answer_ended, self._rest_ended = True, utterance.ended_at, utterance.ended_at
        return utterance

    def close(self) -> None:
        self._sounds.close()

    def _choose_what_stops(self) -> None:
        """Choose whether a voice stops the next prompt; not within one, where it may have been heard long ago."""
        recent = sum(self._now - moment < _REMEMBERED for moment in self._false_stops)
        self._only_answers = self._refused or recent == _MOST_FALSE_STOPS

    def _attend(self, block: Block) -> None:
        """Look for a voice in the block, and hold it for the recogniser."""
        self._now = block.end
        self._voice.feed(block.samples, block.echo)
        self._follow_rest(block)
        while self._held and not self._voice.heard and _only_echo(self._held[0], block):
            self._held.popleft()
        self._held.append(block)

    def _follow_rest(self, block: Block) -> None:
        """Notice where the rest of the last answer goes on, and where it is over: then the next voice is a new one."""
        if not self._in_rest:
            return
        if self._voice.heard and not self._voice.quiet:
            self._rest_ended = block.end
        if block.end > min(self._rest_ended + _AFTER_ANSWER, self._answer_ended + _LONGEST_REST):
            self._in_rest = False
            if self._voice.heard:  # without a rest there was only echo, which stays learned
                self._voice.answered()
            self._voice.reset()
            if is_playing(block.echo.played):  # until there is a voice again the recogniser gets nothing
                self._recogniser.finish()

    def _is_rest(self, utterance: Utterance) -> bool:
        """Whether it began too soon after the last answer; not what has stopped a prompt since."""
        return not self._cut and utterance.ended_at - utterance.duration < self._rest_ended + _AFTER_ANSWER

    def _recognise(self, behind: float) -> Utterance | None:
        """The utterance that is complete with what is held; without a voice, the last `behind` seconds wait.

        What was said over a prompt and is no answer is passed over, and so is the rest of the last answer.
        """
        while self._held and (self._voice.heard or self._due(self._held[0], behind)):
            block = self._held.popleft()
            utterance = heard_in(block, self._recogniser)
            if utterance is None or self._is_rest(utterance):
                continue
            if utterance.understood or block.end > self._over_prompt:
                return utterance
        return None

    def _due(self, block: Block, behind: float) -> bool:
        return not is_playing(block.echo.played) and self._now - block.end >= behind


def _only_echo(held: Block, now: Block) -> bool:
    """Whether there is only echo in what is held, where no voice has been heard up to `now`."""
    return is_playing(held.echo.played) and (not is_playing(now.echo.played) or now.end - held.end > _BEFORE)
