"""The game at the table: opens what there is to hear and to speak with, and talks."""

import argparse
import sys

from voice_supercat.cli.library import remedy_for
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import own_folder
from voice_supercat.language.grammars import offered_phrases, phrases_of
from voice_supercat.language.sounds import spellings_in
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.speech.devices.dropouts import dropouts_path, keep_dropouts
from voice_supercat.speech.hearing.reminding import reminded
from voice_supercat.speech.hearing.sources import OneHearing
from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.opening import GameWords, SpeechOptions, open_speech
from voice_supercat.speech.saying.outputs import Printed


def talk(args: argparse.Namespace, session: Session, vocabulary: Vocabulary) -> None:
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
    speech = open_speech(options, print, _words(args.book, session.game.engine.book, vocabulary))
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


def _words(name: str, book: Book, vocabulary: Vocabulary) -> GameWords:
    """What is said in games of the book, which the player calls `name`."""
    grammars = vocabulary.grammars
    return GameWords(
        phrases=phrases_of(grammars, grammars),
        remedy=remedy_for(name),
        reluctant=phrases_of(grammars, ["command"]),
        offered=offered_phrases(grammars),
        spellings=spellings_in(book.folder, own_folder(book)),
    )
