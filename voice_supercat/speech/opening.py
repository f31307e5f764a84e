"""Open the ears and the mouth of the program, with a way on when a device is missing."""

import sys
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass

from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.devices.dropouts import Dropouts
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.echo import EchoPath, webrtc_canceller
from voice_supercat.speech.hearing.endpoint import NoiseFloor
from voice_supercat.speech.hearing.opening_model import open_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.reminding import reminded
from voice_supercat.speech.hearing.sources import ByVoice, EitherPoll, OneHearing
from voice_supercat.speech.interfaces import Hearing, Listening, Saying
from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.keys.talk_key import PushToTalk, TalkKey
from voice_supercat.speech.keys.terminal import open_keys
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.every_voice import EveryVoice
from voice_supercat.speech.saying.notices import Notices
from voice_supercat.speech.saying.outputs import Aloud, Printed
from voice_supercat.speech.saying.shown import Shown
from voice_supercat.speech.saying.voice import Voice
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

Notice = Callable[[str], None]
"""Takes one sentence for the player."""


@dataclass(frozen=True)
class SpeechOptions:
    """What the player may choose; None means the usual one."""

    model: str | None = None
    book: BookLexicon | None = None
    """What is said in the book that is played; where the player names no model, the one for this book listens."""
    microphone: str | None = None
    loudspeaker: str | None = None
    settings: Settings = USUAL_SETTINGS
    hear: bool = True
    """False: keyboard only."""
    speak: bool = True
    """False: print only."""
    listening: Listening = "gate"
    push_to_talk: bool = False
    """True: deaf until the space key is pressed."""


@dataclass(frozen=True)
class Speech:
    """Both seams, opened together because they share sound system and gate."""

    hearing: Hearing
    saying: Saying
    microphone: Microphone | None = None
    player: Player | None = None

    @property
    def dropouts(self) -> Dropouts | None:
        """How often sound was lost so far; None without devices."""
        if self.microphone is None and self.player is None:
            return None
        return Dropouts(
            self.microphone.overflows if self.microphone else 0, self.player.underflows if self.player else 0
        )

    def close(self) -> None:
        self.saying.close()
        self.hearing.close()


def open_speech(
    options: SpeechOptions,
    notice: Notice,
    words: Collection[str] = (),
    reluctant: Collection[str] = (),
    offered: Mapping[str, Collection[str]] | None = None,
) -> Speech:
    """Open what there is. Each thing that is missing is one `notice`; keyboard and print always work.

    What is told to `notice`, now and while the game lasts, is spoken too where there is a voice.

    `words`: all that may ever be said, checked against the model. `reluctant`: phrases of commands. `offered`: see
    `offered_phrases`. Raises SpeechFault only for a model or a device that the player named and that does not exist.
    """
    notices = notice = Notices(notice)
    gate = Gate()
    listening, echo = _listening(options, notice)
    key = _talk_key(notice) if options.push_to_talk else None
    hands = key or open_hands(options.settings, notice)
    if key and options.settings.one_key:
        notice("The space key is for talking in this game, not for one-key answers.")
    voice = EveryVoice(options.settings.manner, notice) if options.speak else None
    hear = options.hear and bool(key or not options.push_to_talk)
    sound = _sound(notice) if hear or options.speak else None
    reference = echo.reference if echo else None
    player = _player(options, sound, voice, gate, reference, notice) if voice else None
    try:
        heard = hear and sound is not None
        # A model that the player names is examined even where nothing can be heard: its faults are told at once.
        model = open_model(options.model, options.book, words, notice) if heard or options.model else None
        recogniser = (
            Recogniser(VoskDecoder(model), reluctant, offered=offered, floor=NoiseFloor(options.settings.noise_floor))
            if model and heard
            else None
        )
        microphone = _microphone(options, sound, notice) if sound and recogniser else None
    except SpeechFault:
        if voice and player:
            player.close()
            voice.close()
        raise
    by_voice: ByVoice | BargeIn | PushToTalk | None = None
    if microphone and recogniser and key:
        by_voice = PushToTalk(microphone, recogniser, gate, key, lambda: _tell_listening(player))
    elif microphone and recogniser and listening == "gate":
        by_voice = ByVoice(microphone, recogniser, gate)
    elif microphone and recogniser:
        by_voice = BargeIn(echo.freed(microphone) if echo else microphone, recogniser)
    poll = EitherPoll(by_voice, hands, notice) if by_voice else hands
    hearing = OneHearing(reminded(poll, options.settings.remind), notices)
    if voice is None or player is None:
        return Speech(hearing, Printed(sys.stdout), microphone)
    aloud = Aloud(voice, player, hands.started, by_voice.interrupted if by_voice else lambda: False)
    aloud.set_manner(options.settings.manner)
    notices.speak_through(aloud)
    return Speech(hearing, Shown(aloud, sys.stdout), microphone, player)


def _sound(notice: Notice) -> SoundSystem | None:
    try:
        sound = SoundSystem()
        if not sound.devices("input") and not sound.devices("output"):
            raise SpeechFault("Neither microphone nor loudspeaker was found.")
    except SpeechFault as fault:
        notice(f"{fault} I print the questions, you type the answers.")
        return None
    return sound


def _talk_key(notice: Notice) -> TalkKey | None:
    try:
        return TalkKey(open_keys(), next((out for out in (sys.stdout, sys.stderr) if out.isatty()), None))
    except SpeechFault as fault:
        # An open microphone is what whoever asks for the key does not want.
        notice(f"{fault} The microphone stays closed; type the answers.")
        return None


def _tell_listening(player: Player | None) -> None:
    """A tone, or a word where there is no loudspeaker.

    The player shuts the gate for it: with a tone as loud as the voice just before the word 1 of 144 was misheard, with
    a louder one 3.
    """
    if player is None:
        print("Listening.", flush=True)
        return
    with suppress(SpeechFault):  # a loudspeaker that has gone is told of with the next prompt
        player.play(earcon("listening"), RATE)


def _listening(options: SpeechOptions, notice: Notice) -> tuple[Listening, EchoPath | None]:
    """How to listen, with the way around the echo where one is wanted and installed."""
    if options.listening != "canceller":
        return options.listening, None
    try:
        return "canceller", EchoPath(Reference(), webrtc_canceller())
    except SpeechFault as fault:
        notice(str(fault))
        return "gate", None


def _player(
    options: SpeechOptions,
    sound: SoundSystem | None,
    voice: Voice,
    gate: Gate,
    reference: Reference | None,
    notice: Notice,
) -> Player | None:
    """An open loudspeaker, where the voice works; else the voice is closed."""
    if sound is None:
        voice.close()
        return None
    try:
        player = Player(sound, options.loudspeaker, gate, reference)
    except SpeechFault as fault:
        voice.close()
        if options.loudspeaker is not None:
            raise
        notice(f"{fault} I print instead.")
        return None
    try:
        voice.voice_name()
    except SpeechFault as fault:
        player.close()
        voice.close()
        notice(f"{fault} I print instead.")
        return None
    return player


def _microphone(options: SpeechOptions, sound: SoundSystem, notice: Notice) -> Microphone | None:
    try:
        return Microphone(sound, options.microphone, notice, options.settings.gain)
    except SpeechFault as fault:
        if options.microphone is not None:
            raise
        notice(f"{fault} Type the answers.")
        return None
