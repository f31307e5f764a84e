"""`voice-supercat calibrate`: adapts the recognition to a room, a microphone and a voice in two minutes."""

import argparse
import random
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from voice_supercat.cli.arguments import Idle, add_device_arguments, add_model_argument, refuse_idle
from voice_supercat.language.grammars import Grammars, offered_phrases, phrases_of, players_grammars
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.calibration import LEVEL_WORDS, Calibration, Trial, report, summary
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.ears import Ear, FileEar, LiveEar
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.preferences import usual_among
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.saying.every_voice import EveryVoice
from voice_supercat.speech.saying.outputs import Aloud, Printed
from voice_supercat.speech.saying.shown import Shown
from voice_supercat.speech.settings_file import load_settings, save_settings, settings_path

YES_OR_NO = ("yes", "no")
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
ASKED = (*YES_OR_NO * 5, *DIGITS * 2)
"""Thirty words, four seconds each."""

_IDLE = Idle("--files", "listens to recordings only", ("--microphone", "--loudspeaker"))

_OPENING = "I ask for thirty words. Say each of them after me."
_NOTHING = "I heard no word, so all stays as it was; check the microphone or the recordings, and try again."

Tell = Callable[[str], object]
"""Says one sentence to the player."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--files", type=Path, metavar="FOLDER", help="recordings named after the words, not a person")
    add_model_argument(parser)
    add_device_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Ask, report, and keep what was found in the settings. Raises SpeechFault when something is missing.

    1 where no word was heard: then the settings stay as they are.
    """
    refuse_idle(args, _IDLE)
    with ExitStack() as opened:
        found, tell = _calibrate(args, opened)
        print("\n".join(report(found)))
        if not found.heard:
            (tell if args.files is None else _warn)(_NOTHING)
            return 1
        _keep(found)
        for sentence in summary(found):
            tell(sentence)
    return 0


def _calibrate(args: argparse.Namespace, opened: ExitStack) -> tuple[Calibration, Tell]:
    """The calibration, and a function that says a sentence to the player; with recordings it says nothing."""
    grammars = players_grammars()
    decoder = VoskDecoder(load_model(find_model(args.model)))
    commands, offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)
    if args.files is not None:
        files = FileEar(args.files, lambda: Recogniser(decoder, commands, "file", offered))
        return listened(files, files.asked(), grammars), lambda _: None
    sound, gate = SoundSystem(), Gate()
    microphone = Microphone(sound, args.microphone)
    opened.callback(microphone.close)
    tell = _teller(args, sound, gate, opened)
    tell(_OPENING)
    live = LiveEar(microphone, Recogniser(decoder, commands, offered=offered), gate, tell)
    return listened(live, random.sample(ASKED, len(ASKED)), grammars), tell


def listened(ear: Ear, asked: Iterable[str], grammars: Grammars) -> Calibration:
    """Ask for each word, with the same phrases that a game would allow. Raises SpeechFault."""
    offered = offered_phrases(grammars)
    trials = []
    room = ear.room()
    for word in asked:
        kind = "yes_no" if word in YES_OR_NO else "number"
        phrases = (*_answers(grammars, kind), *phrases_of(grammars, ["command"]))
        heard = ear.word(word, phrases, phrase_check(phrases))
        usual = usual_among(phrases, offered)
        trials.append(Trial(word, usual.get(heard.text, heard.text), heard.confidence, heard.level))
        if len(trials) == LEVEL_WORDS:
            ear.raise_by(Calibration(room, tuple(trials)).gain)
    return Calibration(room, tuple(trials))


def _answers(grammars: Grammars, kind: str) -> tuple[str, ...]:
    """The phrases for yes and no, or for the digits: few questions allow more."""
    if kind == "yes_no":
        return phrases_of(grammars, [kind])
    return tuple(phrase for digit in range(len(DIGITS)) for phrase in grammars[kind][str(digit)])


def _teller(args: argparse.Namespace, sound: SoundSystem, gate: Gate, opened: ExitStack) -> Tell:
    """A function that prints a sentence, and speaks it where there is a voice, with the player's settings."""
    manner = load_settings(settings_path(), _warn).manner
    voice = EveryVoice(manner, _warn)
    opened.callback(voice.close)
    try:
        voice.voice_name()
        aloud = Aloud(voice, Player(sound, args.loudspeaker, gate))
    except SpeechFault as fault:
        _warn(str(fault))
        return Printed(sys.stdout).say
    opened.callback(aloud.close)
    aloud.set_manner(manner)
    return Shown(aloud, sys.stdout).say


def _keep(found: Calibration) -> None:
    path = settings_path()
    before = load_settings(path, _warn)
    floor = before.noise_floor if found.noise_floor is None else found.noise_floor
    fitted = replace(before, accept=found.accept, sure=found.sure, gain=found.gain, noise_floor=floor)
    save_settings(path, before, fitted)
    print(f"kept in     {path}")


def _warn(sentence: str) -> None:
    print(sentence, file=sys.stderr)
