"""Opens microphone, model, voice and loudspeaker, and connects them. Keyboard and print replace what is missing."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field

from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.devices.dropouts import Dropouts
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.latency import STEPS
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.game_words import GameWords
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.carried import Carried
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.decoding_thread import VoskThread
from voice_supercat.speech.hearing.echo import EchoPath, open_echo_path
from voice_supercat.speech.hearing.energy import NoiseFloor
from voice_supercat.speech.hearing.model import SpeechModel
from voice_supercat.speech.hearing.opening_model import open_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.reminding import reminded
from voice_supercat.speech.hearing.sources import ByVoice, EitherPoll, OneHearing, Poll
from voice_supercat.speech.hearing.unheard import UnheardPhrases
from voice_supercat.speech.hearing.voice_level import VoiceLevel
from voice_supercat.speech.interfaces import Hearing, Listening, Saying
from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.keys.keyed_lines import Shortcuts, shown_on
from voice_supercat.speech.keys.talk_key import PushToTalk, TalkKey
from voice_supercat.speech.keys.terminal import open_keys
from voice_supercat.speech.saying.every_voice import EveryVoice
from voice_supercat.speech.saying.loudspeaker import open_loudspeaker, tell_listening
from voice_supercat.speech.saying.notices import Notices
from voice_supercat.speech.saying.outputs import Aloud, Printed
from voice_supercat.speech.saying.shown import Shown
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

Notice = Callable[[str], None]
"""Takes one sentence for the player."""


@dataclass(frozen=True)
class SpeechOptions:
    """What the player may choose; None means the usual one."""

    model: str | None = None
    book: BookLexicon | None = None
    """What is said in the book that is played. Where the player names no model, the model for this book is used."""
    microphone: str | None = None
    loudspeaker: str | None = None
    settings: Settings = USUAL_SETTINGS
    hear: bool = True  # False: keyboard only
    speak: bool = True  # False: print only
    latency: float = STEPS[0]
    """Seconds that the loudspeaker keeps ready."""
    listening: Listening = "gate"
    push_to_talk: bool = False
    """True: the microphone is closed until the space key is pressed."""
    beside: Callable[[Poll], Poll] = lambda hands: hands  # puts a screen beside the player's hands
    shortcuts: Shortcuts = field(default_factory=dict)  # keys of a terminal that each stand for a typed line


_NO_WORDS = GameWords()


@dataclass(frozen=True)
class Speech:
    """Both interfaces to the player, opened together because they share sound system and gate."""

    hearing: Hearing
    saying: Saying
    microphone: Microphone | None = None
    player: Player | None = None
    decoder: VoskThread | None = None

    @property
    def dropouts(self) -> Dropouts | None:
        """How often sound was lost so far; None without devices."""
        if self.microphone is None and self.player is None:
            return None
        overflows = self.microphone.overflows if self.microphone else 0
        if self.player is None or not self.player.started_at:
            return Dropouts(overflows)
        return Dropouts(overflows, self.player.underflows, self.player.latency)

    def close(self) -> None:
        self.saying.close()
        self.hearing.close()


@dataclass(frozen=True)
class _Output:
    """A voice and the open loudspeaker for it."""

    voice: EveryVoice
    player: Player

    def close(self) -> None:
        self.player.close()
        self.voice.close()


_VoiceSource = ByVoice | BargeIn | PushToTalk


def open_speech(options: SpeechOptions, notice: Notice, words: GameWords = _NO_WORDS) -> Speech:
    """Open what there is. Each thing that is missing gives one `notice`; keyboard and print always work.

    What goes to `notice`, now and during the game, is also spoken where there is a voice.

    Raises SpeechFault only for a model or a device that the player named and that does not exist.
    """
    notices, gate = Notices(notice), Gate()
    unheard_phrases = UnheardPhrases(notices)
    echo = open_echo_path(notices) if options.listening == "canceller" else None
    key = _talk_key(options, notices)
    hands = options.beside(key or open_hands(options.settings, notices, options.shortcuts))
    listens = options.hear and (key is not None or not options.push_to_talk)
    # The process of the voice starts while the rest is opened.
    voice = EveryVoice(options.settings.manner, notices, words.spellings) if options.speak else None
    sound = _sound(notices) if listens or options.speak else None
    output = _output(options, sound, voice, gate, echo, notices) if voice else None
    try:
        model = _model(options, words, unheard_phrases, needed=listens and sound is not None)
        microphone = _microphone(options, sound, notices) if listens and sound and model else None
    except SpeechFault:
        if output:
            output.close()
        raise
    source, decoder = None, None
    if microphone and model:
        decoder = VoskThread(VoskDecoder(model, unheard_phrases))
        floor = NoiseFloor(options.settings.noise_floor)
        player = None if key else VoiceLevel()  # who holds the key is the player
        carried = Carried(decoder, words.carriers)
        recogniser = Recogniser(carried, words.reluctant, offered=words.offered, floor=floor, player=player)
        source = _voice_source(options, microphone, recogniser, key, gate, echo, output)
    poll = EitherPoll(source, hands, notices) if source else hands
    hearing = OneHearing(reminded(poll, options.settings.remind), notices)
    if output is None:
        return Speech(hearing, Printed(sys.stdout), microphone, decoder=decoder)
    saying = _saying(output, options, hands, source, notices)
    return Speech(hearing, saying, microphone, output.player, decoder)


def _talk_key(options: SpeechOptions, notice: Notice) -> TalkKey | None:
    """The key for push to talk, where the player wants it and there is a terminal."""
    if not options.push_to_talk:
        return None
    try:
        key = TalkKey(open_keys(), shown_on(), options.shortcuts)
    except SpeechFault as fault:  # a player who wants push to talk does not want an open microphone
        notice(f"{fault} The microphone stays closed; type the answers.")
        return None
    if options.settings.one_key:
        notice("The space key is for talking in this game, not for one-key answers.")
    return key


def _sound(notice: Notice) -> SoundSystem | None:
    try:
        sound = SoundSystem()
        if not sound.devices("input") and not sound.devices("output"):
            raise SpeechFault("Neither microphone nor loudspeaker was found.")
    except SpeechFault as fault:
        notice(f"{fault} I print the questions, you type the answers.")
        return None
    return sound


def _output(
    options: SpeechOptions,
    sound: SoundSystem | None,
    voice: EveryVoice,
    gate: Gate,
    echo: EchoPath | None,
    notice: Notice,
) -> _Output | None:
    """The voice with a loudspeaker. Where there is none, the voice is closed."""
    player = None
    try:
        if sound:
            reference = echo.reference if echo else None
            player = open_loudspeaker(sound, options.loudspeaker, voice, gate, reference, notice, options.latency)
    finally:
        if player is None:
            voice.close()
    return _Output(voice, player) if player else None


def _model(options: SpeechOptions, words: GameWords, unheard: UnheardPhrases, *, needed: bool) -> SpeechModel | None:
    """The model. One that the player names is opened even where nothing can be heard, so that its faults are known."""
    return open_model(options.model, options.book, words.phrases, unheard) if needed or options.model else None


def _microphone(options: SpeechOptions, sound: SoundSystem, notice: Notice) -> Microphone | None:
    try:
        return Microphone(sound, options.microphone, notice, options.settings.gain)
    except SpeechFault as fault:
        if options.microphone is not None:
            raise
        notice(f"{fault} Type the answers.")
        return None


def _voice_source(
    options: SpeechOptions,
    microphone: Microphone,
    recogniser: Recogniser,
    key: TalkKey | None,
    gate: Gate,
    echo: EchoPath | None,
    output: _Output | None,
) -> _VoiceSource:
    """The source of spoken answers: with push to talk, open all the time, or behind the gate."""
    if key:
        tell = (
            (lambda: tell_listening(output.player, output.voice.volume)) if output else (lambda: tell_listening(None))
        )
        return PushToTalk(microphone, recogniser, gate, key, tell)
    if echo:
        return BargeIn(echo.freed(microphone), recogniser)
    if options.listening == "headphones":
        return BargeIn(microphone, recogniser)
    return ByVoice(microphone, recogniser, gate)


def _saying(
    output: _Output, options: SpeechOptions, hands: Poll, source: _VoiceSource | None, notices: Notices
) -> Saying:
    """The output of prompts. From now on notices are spoken through it too."""
    aloud = Aloud(output.voice, output.player, hands.started, source.interrupted if source else lambda: False)
    aloud.set_manner(options.settings.manner)
    notices.speak_through(aloud)
    return Shown(aloud, sys.stdout)
