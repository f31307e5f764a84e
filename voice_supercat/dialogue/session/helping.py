"""Tells what may be said or dialled at the open question, a part at a time; each further "help" tells the next."""

from voice_supercat.dialogue.session.answer_hints import AT_ONCE, helped
from voice_supercat.dialogue.session.asides import CommandHost, ask_beside, say_beside
from voice_supercat.dialogue.understanding.dialling import COMMANDS
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import Game

MENU = "menu"
"""The step of the question which command is meant; nothing but a key asks it."""

_MORE = {MENU: "Hold again for more."}
MORE = "Help tells more."
"""How the rest of what may be said is reached."""


class Helping:
    """Carries out "help me" and the menu of commands, and keeps what has been told of the open question."""

    def __init__(self, host: CommandHost) -> None:
        self._host = host
        self._told: tuple[Game, Event, int] | None = None
        self._listed: set[str] = set()

    def help(self, _: Command) -> list[Event]:
        """The next part of what may be said here; after the last one the first again."""
        return [say_beside("help", self._next_part()), self._host.question]

    def listed(self) -> list[Event]:
        """The first names of a list too long to be guessed, where it is asked for the first time or is the menu."""
        self._told = None
        question = self._host.question
        known = question.text in self._listed and question.step != MENU
        if known or len(question.choices) <= AT_ONCE + 1:  # none of them is the last
            return []
        self._listed.add(question.text)
        return [say_beside("help", self._next_part())]

    def menu(self, _: Command) -> list[Event]:
        """Asks which command, for whoever has one key only; asked again, tells more of them."""
        before = self._host.aside
        said = self._host.understanding.commands()
        names = {said[name]: name for name in COMMANDS}
        if before and before.question.step == MENU:
            return self.help(Command("help"))

        def chosen(command: Answer) -> list[Event]:
            self._host.aside = before
            return self._host.command(Command(names[str(command)]))

        return ask_beside(self._host, "Which command?", tuple(names), chosen, step=MENU)

    def _next_part(self) -> str:
        game, question = self._host.game, self._host.question
        parts = helped(self._host.understanding, question, one_key=self._host.tuning.settings.one_key)
        nth = 0
        if self._told is not None and self._told[0] is game and self._told[1] == question:
            nth = self._told[2] % len(parts)
        self._told = game, question, nth + 1
        more = nth == 0 and len(parts) > 1
        return f"{parts[nth]} {_MORE.get(question.step, MORE)}" if more else parts[nth]
