"""A game by voice: opens microphone, voice and model, and runs the conversation."""

import argparse
import sys

from voice_supercat.cli.book_words import lexicon_of, sounds_of
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.language.grammars import offered_phrases, phrases_of
from voice_supercat.language.sounds import Sounds
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.speech.devices.dropouts import dropouts_path, keep_dropouts
from voice_supercat.speech.hearing.reminding import reminded
from voice_supercat.speech.hearing.sources import OneHearing
from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.opening import GameWords, SpeechOptions, open_speech
from voice_supercat.speech.saying.outputs import Printed


def talk(args: argparse.Namespace, session: Session, vocabulary: Vocabulary) -> None:
    """Play `session` by voice. Where something is missing, keyboard and print take its place."""
    book = session.game.engine.book
    sounds = sounds_of(book)
    options = SpeechOptions(
        model=args.model,
        book=lexicon_of(book, args.book, vocabulary, sounds),
        microphone=args.microphone,
        loudspeaker=args.loudspeaker,
        hear=not args.keyboard,
        speak=not args.print,
        listening=args.listening or SpeechOptions.listening,
        push_to_talk=args.push_to_talk,
        settings=session.tuning.settings,
    )
    speech = open_speech(options, print, _words(vocabulary, sounds))
    session.tuning.voices = speech.saying.voices()
    conversation = Conversation(
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
        if speech.dropouts:
            keep_dropouts(dropouts_path(), speech.dropouts)


def _words(vocabulary: Vocabulary, sounds: Sounds) -> GameWords:
    return GameWords(
        phrases=phrases_of(vocabulary.shared, vocabulary.shared),
        reluctant=phrases_of(vocabulary.shared, ["command"]),
        offered=offered_phrases(vocabulary.grammars),
        spellings=sounds.spellings,
    )
