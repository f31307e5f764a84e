"""The game at the table: opens what there is to hear and to speak with, and talks."""

import argparse
import sys

from voice_supercat.dialogue.sitting.session import Session
from voice_supercat.dialogue.talking.talk import Talk
from voice_supercat.speech.devices.losses import keep_losses, losses_path
from voice_supercat.speech.grammars import Grammars, offered_phrases, phrases_of, words_of
from voice_supercat.speech.hearing.reminding import reminded
from voice_supercat.speech.hearing.ways import OneHearing
from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.opening import SpeechOptions, open_speech
from voice_supercat.speech.saying.ways import Printed


def talk(args: argparse.Namespace, session: Session, grammars: Grammars) -> None:
    """Play `session` by voice where there is one, else by keyboard and print."""
    options = SpeechOptions(
        model=args.model,
        microphone=args.microphone,
        loudspeaker=args.loudspeaker,
        hear=not args.keyboard,
        speak=not args.print,
        listening=args.listening or SpeechOptions.listening,
        push_to_talk=args.push_to_talk,
        settings=session.tuning.settings,
    )
    commands, offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)
    speech = open_speech(options, print, words_of(grammars), commands, offered)
    session.tuning.voices = speech.saying.voices()
    conversation = Talk(
        session,
        speech.hearing,
        speech.saying,
        spare_hearing=lambda: OneHearing(reminded(open_hands(options.settings, print), options.settings.remind)),
        spare_saying=lambda: Printed(sys.stdout),
    )
    try:
        conversation.run()
    finally:
        conversation.close()
        if speech.losses:
            keep_losses(losses_path(), speech.losses)
