"""Games by voice: opens microphone, voice and model once, and runs the conversations one after another."""

import argparse
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Protocol

from voice_supercat.cli.book_words import lexicon_of, sounds_of
from voice_supercat.cli.heard import heard_before, keep_heard
from voice_supercat.cli.pace_offer import count_game, pace_offer
from voice_supercat.cli.reader import hears_beside_a_reader, keys_at_once, reader_of
from voice_supercat.cli.screen import screen_of
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.asides import say_beside
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.carriers import CARRIERS, carriers_of
from voice_supercat.language.grammars import offered_phrases, phrases_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.devices.dropouts import dropouts_path, keep_dropouts, kept_dropouts, latency_after
from voice_supercat.speech.game_words import GameWords
from voice_supercat.speech.hearing.book_model import model_of_book
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.reminding import reminded
from voice_supercat.speech.hearing.sources import OneHearing, Poll
from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.opening import Speech, SpeechOptions, open_speech
from voice_supercat.speech.saying.outputs import Printed
from voice_supercat.speech.saying.screen_reader import ThroughReader


class Spoken(Protocol):
    """What a conversation is about: a session, and what can be said in it."""

    @property
    def session(self) -> Session: ...

    @property
    def vocabulary(self) -> Vocabulary: ...

    @property
    def named(self) -> str:
        """How the player names its book."""

    @property
    def recap(self) -> str | None:
        """Where the game stands, for a player who goes on with it."""

    @property
    def notices(self) -> tuple[str, ...]:
        """What is said first."""


class Conversations:
    """Held on the same devices. Where something is missing, keyboard and print take its place."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._args = args
        self._screen = screen_of(args)
        self._welcome = None if self._screen is None else self._screen.welcome()
        self._opened: tuple[Speech, Conversation] | None = None
        self._typed: Callable[[], bool] = lambda: False
        # What voice and recogniser look up, as the book of this conversation has it.
        self._spellings: dict[str, str] = {}
        self._offered: dict[str, Collection[str]] = {}

    def run(self, spoken: Spoken) -> None:
        """Go on until the session is over, or the input ends. Raises SpeechFault where nothing can be opened."""
        session, vocabulary = spoken.session, spoken.vocabulary
        sounds = sounds_of(session.game.engine.book)
        lexicon = lexicon_of(session.game.engine.book, spoken.named, vocabulary, sounds)
        self._spellings.clear()
        self._spellings.update(sounds.spellings)
        self._offered.clear()
        self._offered.update(offered_phrases(vocabulary.grammars))
        book_id = session.game.engine.book.id
        heard = heard_before(book_id) if session.journal is not None else {}
        if self._opened is None:
            self._opened = self._open(session, vocabulary, lexicon, heard)
        else:
            self._turn_to(*self._opened, session, lexicon, heard)
        conversation = self._opened[1]
        aloud = session.journal is not None and not self._args.print
        first = {"recap": spoken.recap, "faster": pace_offer(session.tuning.settings) if aloud else None}
        try:
            welcome, self._welcome = self._welcome, None
            notices = [say_beside("notice", notice) for notice in (welcome, *spoken.notices) if notice]
            conversation.run([*notices, *(say_beside(step, text) for step, text in first.items() if text)])
        finally:
            if session.journal is not None:
                keep_heard(book_id, conversation.heard)
                if aloud and not session.journal.unanswered:
                    count_game()

    def _open(
        self, session: Session, vocabulary: Vocabulary, lexicon: BookLexicon, heard: Mapping[str, int]
    ) -> tuple[Speech, Conversation]:
        args = self._args
        reader = None if args.print else reader_of(session.tuning.settings)
        options = SpeechOptions(
            model=args.model,
            book=lexicon,
            microphone=args.microphone,
            loudspeaker=args.loudspeaker,
            hear=not args.keyboard and (reader is None or hears_beside_a_reader(args)),
            speak=not args.print and reader is None,
            latency=latency_after(kept_dropouts(dropouts_path())),
            listening=args.listening or SpeechOptions.listening,
            push_to_talk=args.push_to_talk,
            settings=session.tuning.settings,
            beside=self._beside,
            shortcuts=keys_at_once(args, session.tuning.settings),
        )
        kinds = [kind for kind in vocabulary.shared if args.model is None or kind not in CARRIERS]
        words = GameWords(
            phrases=phrases_of(vocabulary.shared, kinds),
            reluctant=phrases_of(vocabulary.shared, ["command"]),
            offered=self._offered,
            carriers=carriers_of(vocabulary.shared),
            spellings=self._spellings,
        )
        speech = open_speech(options, print if reader is None else reader.speak, words)
        if reader is not None:
            speech = replace(speech, saying=ThroughReader(reader, lambda: self._typed()))
        session.tuning.voices = speech.saying.voices()
        session.tuning.keys_at_once = bool(options.shortcuts)
        conversation = Conversation(
            session,
            speech.hearing,
            speech.saying,
            spare_hearing=lambda: OneHearing(
                reminded(self._beside(open_hands(options.settings, print, options.shortcuts)), options.settings.remind)
            ),
            spare_saying=lambda: Printed(sys.stdout),
            heard=heard,
            display=self._screen,
        )
        return speech, conversation

    def _beside(self, hands: Poll) -> Poll:
        both = hands if self._screen is None else self._screen.beside(hands)
        self._typed = both.started
        return both

    def _turn_to(
        self,
        speech: Speech,
        conversation: Conversation,
        session: Session,
        lexicon: BookLexicon,
        heard: Mapping[str, int],
    ) -> None:
        """Go on with another book; if there is a model for it, listen with that one from now on."""
        conversation.turn_to(session, heard)
        if self._args.model is not None or speech.decoder is None:
            return
        shipped = find_model(None)
        model, again = model_of_book(shipped, lexicon)
        if again:
            print(again)
        if model != shipped:
            speech.decoder.turn_to(load_model(model))

    def close(self) -> None:
        """Give the devices back."""
        if self._screen is not None:
            self._screen.close()
        if self._opened is None:
            return
        speech, conversation = self._opened
        conversation.close()
        if speech.dropouts:
            keep_dropouts(dropouts_path(), speech.dropouts)
