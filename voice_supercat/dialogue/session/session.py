"""One session: a game, its journal and the commands that are always understood. Events in, events out, no sound."""

from collections.abc import Callable, Mapping, Sequence

from voice_supercat.dialogue.session.answer_hints import possible_answers
from voice_supercat.dialogue.session.asides import CONFIRMING, QUITTING, Aside, answer_to, ask_beside, say_beside
from voice_supercat.dialogue.session.corrections import Corrections
from voice_supercat.dialogue.session.dial_help import how_to_resume
from voice_supercat.dialogue.session.ending import CLOSING, asks_to_close, events_of, open_question, opening
from voice_supercat.dialogue.session.explaining import Explaining
from voice_supercat.dialogue.session.helping import Helping
from voice_supercat.dialogue.session.reader_keys import command_by_key
from voice_supercat.dialogue.session.refused import aside_kept_where_refused
from voice_supercat.dialogue.session.second_card import cards_in, for_the_other
from voice_supercat.dialogue.session.status import Status
from voice_supercat.dialogue.session.taking_back import undo
from voice_supercat.dialogue.session.tuning import COMMANDS, Tuning
from voice_supercat.dialogue.understanding.meanings import Answered, Command, Meaning
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer, accepted
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.events import AskEvent, ErrorEvent, Event
from voice_supercat.procedure.faults import AnswerRefused, JournalFault, quoted
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Journal
from voice_supercat.procedure.state import Sentence
from voice_supercat.speech.interfaces import Complete

# Commands after which an aside is still open.
_BESIDE_A_QUESTION = frozenset(
    {"repeat", "in_full", "skip", "help", "menu", "pause", "resume", "undo", "correct", *COMMANDS}
)

# Commands that only tell: beside them, a question whose answer changes something stays open.
_TELLING = ("status", "state", "how_many", "where", "turn", "explain", "why", "rules")
_SAVED = " The game is saved."
_REPORTS = frozenset({*_TELLING, "what_if_yes", "what_if_no", "what_if"})


class Session:
    """Holds the game in progress. Every method gives the events to say, the open question last."""

    def __init__(
        self,
        game: Game,
        understanding: LanguageUnderstanding,
        journal: Journal | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        self.game = self._opened = game
        self.tuning = tuning or Tuning()
        self.paused = self.closed = False
        self.chosen = False  # by a question just before it, which the player may want back
        self.choice_asked = self.choosing_again = False
        self.noted: Callable[[], Mapping[str, object]] = dict  # of how the next entry of the journal came
        self.aside: Aside | None = None
        self.understanding, self.journal = understanding, journal
        corrections, explaining, status = Corrections(self), Explaining(self), Status(self)
        self._helping = Helping(self)
        self._commands: dict[str, Callable[[Command], list[Event]]] = {
            "repeat": self._repeat,
            "undo": lambda _: undo(self, self._opened),
            "correct": corrections.correct,
            "tell": corrections.tell,
            "help": self._helping.help,
            "menu": self._helping.menu,
            "explain": explaining.explain,
            "why": explaining.why,
            **status.commands,
            "pause": self._pause,
            "resume": self._resume,
            "rules": explaining.rules,
            "what_if_yes": lambda _: explaining.what_if(True),
            "what_if_no": lambda _: explaining.what_if(False),
            "what_if": explaining.what_if_answered,
            "in_full": self._repeat,
            "skip": lambda _: [self.question],
            "settings": self._settings,
            "quit": self._quit,
            **dict.fromkeys(COMMANDS, self._tune),
        }

    def knows(self, command: str) -> bool:
        """Whether there is a command with that name."""
        return command in self._commands

    @property
    def over(self) -> bool:
        """Whether nothing more is asked: the game is over, the player quit or chooses another game."""
        return self.closed or self.choosing_again or (self.game.over and not asks_to_close(self.game, self._opened))

    @property
    def question(self) -> AskEvent:
        """The open question."""
        return self.aside.question if self.aside else open_question(self.game)

    def opening(self) -> list[Event]:
        """The events to say first: those that led to the open question."""
        return opening(self.game, self._opened)

    def text(self, text: str) -> list[Event]:
        """An answer or command in words. Raises AnswerRefused where it is neither."""
        meaning = self.meaning(text)
        if isinstance(meaning, Command):
            return self.command(meaning)
        if isinstance(meaning, Answered):
            return self.take(meaning.value)
        raise AnswerRefused(self.why_not(text) or f"{quoted(text)} is not understood. {self.possible_answers()}")

    def meaning(self, text: str) -> Meaning | None:
        """What `text` means at the open question; None where it is neither an answer nor a command."""
        settings = self.tuning.settings
        by_key, dialled = command_by_key(text, settings), settings.one_key
        return by_key or self.understanding.meaning(self.question, text, aside=self.asks_aside, dialled=dialled)

    def expected(self) -> tuple[Sequence[str], Complete]:
        """What may be said at the open question, and whether a text is all of it."""
        question, aside, words = self.question, self.asks_aside, self.understanding
        return words.listened_for(question, aside=aside), words.complete(question, aside=aside)

    def why_not(self, text: str) -> str | None:
        """Why a sentence about the player's own turn cannot be true; None where `text` is no such sentence."""
        clauses = self.understanding.clauses(text)
        return self.game.engine.why_not(self.game.state, clauses) if clauses and not self.aside else None

    def take(self, answer: Answer) -> list[Event]:
        """Answer the open question. If it asks for two cards and one is named, ask for the other one."""
        asked, before = for_the_other(self.question, answer), self.aside
        if asked is None or self.paused:
            return self.answer(answer)

        def both(other: Answer) -> list[Event]:
            self.aside = before
            return self.answer((*cards_in(answer), *cards_in(other)))

        self.aside = Aside(asked, both)
        return [asked]

    def answer(self, answer: Answer) -> list[Event]:
        """Answer the open question. Raises AnswerRefused, and changes nothing, where the answer does not fit."""
        if self.paused:
            raise AnswerRefused(self.how_to_resume())
        if self.aside:
            given, aside = answer_to(self.aside, answer), self.aside
            self.aside = None
            return [self.question] if given is None else aside.answered(given)
        if self.game.over:
            self.closed = bool(accepted(CLOSING, answer))
            return []
        asked, self.game = self.game.question, self.game.answer(answer)
        return [*self.record(entry_of(self.game)), *self._of_sentences(asked), *events_of(self.game, self._opened)]

    def _of_sentences(self, asked: AskEvent) -> list[Event]:
        """A remark where a sentence answers only later questions: the question alone would sound like a reprompt."""
        game = self.game
        reason = game.engine.why_not(game.state, game.state.said) if game.state.said else None
        if reason is None and isinstance(game.given, Sentence) and game.events == (asked,):
            reason = "Noted."
        return [say_beside("tell", reason)] if reason else []

    def command(self, command: Command) -> list[Event]:
        """Carry out a command. Raises AnswerRefused for an unknown one."""
        carry_out = self._commands.get(command.name)
        if carry_out is None:
            known = ", ".join(self._commands)
            raise AnswerRefused(f"There is no command {quoted(command.name)}; there are {known}.")
        changes = self.aside is not None and self.aside.changes
        with aside_kept_where_refused(self):
            if command.name not in _BESIDE_A_QUESTION and not (changes and command.name in _REPORTS):
                self.aside = None
            return carry_out(command)

    def ask_first(self, question: str, carry_out: Callable[[], list[Event]]) -> list[Event]:
        """Carry it out only when the player answers `question` with yes."""
        before = self.aside

        def answered(answer: Answer) -> list[Event]:
            self.aside = before
            return carry_out() if answer else [self.question]

        self.aside = Aside(AskEvent(text=question, step=CONFIRMING, expect="yes_no"), answered)
        return [self.question]

    @property
    def asks_aside(self) -> bool:
        """Whether the open question is an aside."""
        return self.aside is not None

    def possible_answers(self) -> str:
        """The answers to the open question, in a sentence."""
        return possible_answers(self.understanding, self.question, one_key=self.tuning.settings.one_key)

    def listed(self) -> list[Event]:
        """The first answers to the open question, where there are many and the player has not heard them yet."""
        return self._helping.listed()

    def how_to_resume(self) -> str:
        """A sentence that says how to resume a paused game, by voice or by one key."""
        return how_to_resume(one_key=self.tuning.settings.one_key)

    def record(self, entry: Mapping[str, object]) -> list[Event]:
        """Write an entry to the journal; gives an error event where that fails."""
        if self.journal is None:
            return []
        try:
            self.journal.append(entry, self.game.engine.hidden(self.game.state), self.noted())
        except JournalFault as fault:
            return [ErrorEvent(text=str(fault))]
        return []

    def _repeat(self, _: Command) -> list[Event]:
        return [self.question] if self.aside else self.opening()

    def _tune(self, command: Command) -> list[Event]:
        return [say_beside(command.name, self.tuning.change(command.name)), self.question]

    def _settings(self, _: Command) -> list[Event]:
        names = self.understanding.settings()
        return ask_beside(self, "Which setting?", names, lambda name: self._tune(Command(str(name))))

    def _pause(self, _: Command) -> list[Event]:
        self.paused = True
        return [say_beside("pause", self.how_to_resume())]

    def _resume(self, _: Command) -> list[Event]:
        self.paused = False
        return [self.question]

    def _quit(self, _: Command) -> list[Event]:
        saved = self._whether_saved()
        short = "Quit now?" if saved == _SAVED else f"Quit now?{saved}"  # what is not saved is told in every wording
        question = AskEvent(text=f"Quit now?{saved}", step=QUITTING, short=short, expect="yes_no")
        before, self.paused = self.paused, False

        def answered(answer: Answer) -> list[Event]:
            self.closed = bool(answer)
            if answer:
                return [say_beside("quit", "Goodbye.")]
            return self._pause(Command("pause")) if before else [self.question]

        self.aside = Aside(question, answered, changes=False)
        return [question]

    def _whether_saved(self) -> str:
        if self.journal is None or self.journal.unanswered:
            return ""
        self.journal.try_again()
        return _SAVED if self.journal.saved else " The last answers are not saved."
