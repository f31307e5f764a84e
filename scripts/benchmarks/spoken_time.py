"""Adds up how long the bot speaks: `python scripts/benchmarks/spoken_time.py [--turns 20] [--seed 0] [--json]`.

Plays the same turns with the same random answers at each wording, through the conversation, and renders every
sentence with the voice of the system. Prints seconds a turn, the share of the full wording, and whether the games
ended in the same state.
"""

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from scripts.benchmarks import seeded
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.state import State
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.saying.outputs import Collected
from voice_supercat.speech.saying.voice import Pyttsx3Voice, Voice
from voice_supercat.speech.settings import Settings, Verbosity

BOOKS = ("supercat-base", "supercat-campaign", "ascendancy", "tapestry")
YES = 0.4  # how often a yes or no question is answered with yes
MOST_ANSWERS = 4_000  # a bound for a book that never ends a turn


@dataclass(frozen=True)
class Spoken:
    """What was said at one wording."""

    sentences: tuple[str, ...]
    state: State


class Measured:
    """One book and the answers that play so many turns of it."""

    def __init__(self, book_id: str, turns: int, seed: int) -> None:
        book = open_book(book_id)
        self._engine = engine_of(book)
        self._understanding = LanguageUnderstanding(shipped_vocabulary(book), book)
        self._seed = seed
        self.answers, self.turns = self._play(turns)

    def spoken(self, wording: Verbosity) -> Spoken:
        """The same turns at this wording."""
        session = self._session(Settings(wording=wording))
        saying = Collected()
        hearing = ScriptHearing(self.answers)
        Conversation(session, hearing, saying, lambda: ScriptHearing([]), Collected).run()
        return Spoken(tuple(saying.said), session.game.state)

    def _session(self, settings: Settings) -> Session:
        game = new_game(self._engine, self._seed, {})
        return Session(game, self._understanding, tuning=Tuning(settings))

    def _play(self, turns: int) -> tuple[list[str], int]:
        session, chance = self._session(Settings()), random.Random(self._seed)
        answers: list[str] = []
        done = 0
        while done < turns and len(answers) < MOST_ANSWERS and not session.over:
            answers.append(self._answer(session.question, chance))
            session.text(answers[-1])
            done += not session.game.state.trail  # the way begins anew with every turn
        return answers, done

    def _answer(self, question: AskEvent, chance: random.Random) -> str:
        offered = self._understanding.offered(question)
        if question.expect == "yes_no":
            return "yes" if chance.random() < YES else "no"
        if question.expect == "cards":
            return " ".join(chance.sample(offered, (question.range or (1, 1))[0]))
        return chance.choice(offered)


def seconds(sentences: Sequence[str], voice: Voice) -> float:
    """How long the voice needs for them."""
    sounds = (voice.render(sentence) for sentence in sentences)
    return sum(len(sound.samples) / sound.rate for sound in sounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    voice = Pyttsx3Voice()
    for book in BOOKS:
        with seeded.named(args.seed):
            measured = Measured(book, args.turns, args.seed)
            played = {wording: measured.spoken(wording) for wording in get_args(Verbosity)}
        full = seconds(played["full"].sentences, voice)
        for wording, spoken in played.items():
            took = seconds(spoken.sentences, voice)
            row = {
                "book": book,
                "wording": wording,
                "turns": measured.turns,
                "seconds_a_turn": round(took / measured.turns, 1),
                "share": round(took / full, 3),
                "same_result": spoken.state == played["full"].state,
            }
            print(json.dumps(row) if args.json else "\t".join(map(str, row.values())), flush=True)
    voice.close()


if __name__ == "__main__":
    main()
