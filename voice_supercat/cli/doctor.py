"""`voice-supercat doctor`: checks devices, voice and model, and measures how fast each part is."""

import argparse
import time
from collections.abc import Callable

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.arguments import add_device_arguments, add_model_argument
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.faults import Fault
from voice_supercat.language.grammars import offered_phrases, phrases_of, players_grammars, shipped_grammars
from voice_supercat.speech.audio import HEARING_RATE, resample
from voice_supercat.speech.devices.dropouts import dropouts_path, kept_dropouts
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.listing import Kind
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.devices.zeros import what_to_do
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.calibration import gain_in_words, thresholds_in_words
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import SpeechModel, find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import ByVoice
from voice_supercat.speech.hearing.unheard import cannot_hear, unheard
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.saying.every_voice import EveryVoice
from voice_supercat.speech.saying.outputs import Aloud
from voice_supercat.speech.settings import SURE_ENOUGH
from voice_supercat.speech.settings_file import load_settings, settings_path

_SENTENCE = "Does the bot hold one of these cards?"
_REQUEST = "Please say yes or no."
_REMEDY = "see `voice-supercat books check`"
_PATIENCE = 6.0  # seconds to say one word


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_model_argument(parser)
    add_device_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Print one line for each part. 1 when grammars, model or voice are broken; a missing device is no fault."""
    checkup = _Checkup(args)
    needed = (
        ("grammars", checkup.grammars),
        ("model", checkup.model),
        ("voice", checkup.voice),
        ("decoding", checkup.decoding),
    )
    helpful = (
        ("loudspeaker", checkup.loudspeaker),
        ("microphone", checkup.microphone),
        ("one word", checkup.one_word),
        ("last game", checkup.last_game),
        ("calibration", checkup.calibration),
    )
    sound = [_report(name, examine) for name, examine in needed]
    for name, examine in helpful:
        _report(name, examine)
    checkup.close()
    return 0 if all(sound) else 1


def _report(name: str, examine: Callable[[], str]) -> bool:
    try:
        print(f"{name:12} {examine()}", flush=True)
    except Fault as fault:
        print(f"{name:12} NO: {fault}", flush=True)
        return False
    return True


class _Checkup:
    """Each method checks one part and gives a line about it, or raises Fault."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._args = args
        self._settings = load_settings(settings_path(), print)
        self._grammars = shipped_grammars()  # until it is known that those of the player can be read
        self._phrases: set[str] = set()
        self._voice: EveryVoice | None = None
        self._gate = Gate()
        self._model: SpeechModel | None = None
        self._player: Player | None = None
        self._microphone: Microphone | None = None

    def grammars(self) -> str:
        self._grammars = players_grammars()
        of_books = [players_vocabulary(open_book(book_id)).grammars for book_id in book_ids()]
        self._phrases = {phrase for grammars in of_books for phrase in phrases_of(grammars, grammars)}
        words = {word for phrase in self._phrases for word in phrase.split()}
        return f"{len(self._phrases)} phrases of {len(words)} words for {len(of_books)} books"

    def model(self) -> str:
        started = time.perf_counter()
        self._model = load_model(find_model(self._args.model))
        loaded = _ms(started)
        missing = sorted(unheard(self._phrases, self._model.knows))
        result = cannot_hear(self._model.path.name, missing, _REMEDY) if missing else "knows every word of the grammars"
        return f"{self._model.path}, loaded in {loaded}; {result}"

    def voice(self) -> str:
        started = time.perf_counter()
        self._voice = EveryVoice(self._settings.manner, _tell)
        name = self._voice.voice_name()
        first = _ms(started)
        started = time.perf_counter()
        self._voice.render(_SENTENCE)
        return f"{name}, ready after {first}, a sentence rendered in {_ms(started)}"

    def decoding(self) -> str:
        decoder = self._decoder()
        decoder.use(["yes", "no"])
        started = time.perf_counter()
        decoder.use(["yes", "no", "repeat that"])
        switched = _ms(started)
        word = self._spoken().render("yes")
        samples = resample(word.samples, word.rate, HEARING_RATE)
        started = time.perf_counter()
        heard = decoder.decode(samples)[0].text
        return f"the voice's own 'yes' heard as '{heard}' in {_ms(started)}, grammar changed in {switched}"

    def loudspeaker(self) -> str:
        sound = SoundSystem()
        self._player = Player(sound, self._args.loudspeaker, self._gate, notice=_tell)
        started = time.monotonic()
        try:
            self._say(self._player, _SENTENCE)
        except SpeechFault:
            self._player.close()
            self._player = None
            raise
        delay = 1000 * (self._player.started_at - started)
        gaps = f"{self._player.underflows} gaps"
        return f"{self._player.name}, first sample after {delay:.0f} ms, {gaps}; there are: {_names(sound, 'output')}"

    def microphone(self) -> str:
        sound = SoundSystem()
        self._microphone = Microphone(sound, self._args.microphone, _tell, self._settings.gain)
        return f"{self._microphone.name}; there are: {_names(sound, 'input')}"

    def one_word(self) -> str:
        if self._microphone is None:
            raise SpeechFault("Without a microphone no word can be heard; type the answers instead.")
        hearing = ByVoice(
            self._microphone, Recogniser(self._decoder(), offered=offered_phrases(self._grammars)), self._gate
        )
        phrases = phrases_of(self._grammars, ["yes_no"])
        self._say(self._player, _REQUEST)
        hearing.start(phrases, phrase_check(phrases))
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            if heard := hearing.poll(0.1):
                lost = self._microphone.overflows
                word = heard.text if heard.understood else "something else"
                return (
                    f"heard '{word}', confidence {heard.confidence:.2f},"
                    f" {heard.milliseconds:.0f} ms after its end; sound lost {lost} times"
                )
        if self._microphone.gives_nothing:
            raise SpeechFault(f"Nothing was heard: the microphone gives no sound at all. {what_to_do()}")
        raise SpeechFault(f"Nothing was heard in {_PATIENCE:.0f} seconds; is the microphone muted or far away?")

    def last_game(self) -> str:
        return str(kept_dropouts(dropouts_path()) or "nothing is known of one")

    def calibration(self) -> str:
        kept = self._settings
        measured = [
            *([f"room {kept.noise_floor:.0f} dBFS"] if kept.noise_floor is not None else []),
            *([f"microphone {gain_in_words(kept.gain)}"] if kept.gain else []),
            *([thresholds_in_words(kept.accept, kept.sure)] if (kept.accept, kept.sure) != (0, SURE_ENOUGH) else []),
        ]
        return ", ".join(measured) or "none yet; voice-supercat calibrate takes two minutes"

    def close(self) -> None:
        for part in (self._microphone, self._player, self._voice):
            if part is not None:
                part.close()

    def _say(self, player: Player | None, text: str) -> None:
        """Print the text, like everything that is spoken, and speak it."""
        _tell(text)
        if player is None:
            return
        aloud = Aloud(self._spoken(), player)
        aloud.set_manner(self._settings.manner)
        aloud.say(text)

    def _spoken(self) -> EveryVoice:
        if self._voice is None:
            raise SpeechFault("Without a voice nothing can be said.")
        return self._voice

    def _decoder(self) -> VoskDecoder:
        if self._model is None:
            raise SpeechFault("Without a model nothing can be heard.")
        return VoskDecoder(self._model)


def _tell(sentence: str) -> None:
    print(f"{'':12} {sentence}", flush=True)


def _ms(started: float) -> str:
    return f"{1000 * (time.perf_counter() - started):.1f} ms"


def _names(sound: SoundSystem, kind: Kind) -> str:
    return ", ".join(device.name for device in sound.devices(kind))
