"""Says what the player may say or dial at the open question, one part at a time; the next "help" says the next part."""

from voice_supercat.dialogue.session.answer_hints import AT_ONCE, helped
from voice_supercat.dialogue.session.asides import CommandHost, ask_beside, say_beside
from voice_supercat.dialogue.session.reader_keys import keys_told
from voice_supercat.dialogue.understanding.dialling import COMMANDS
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import Game

MENU = "menu"
"""The step of the question "Which command?". Only the one key asks it."""

_MORE = {MENU: "Hold again for more."}
MORE = "Help tells more."
"""Says how to hear the rest."""


class Helping:
    """Carries out "help me" and the menu of commands, and remembers which part was said last."""

    def __init__(self, host: CommandHost) -> None:
        self._host = host
        self._last_part: tuple[Game, Event, int] | None = None
        self._listed: set[str] = set()

    def help(self, _: Command) -> list[Event]:
        """The next part of what may be said here; after the last part the first one again."""
        return [say_beside("help", self._next_part()), self._host.question]

    def listed(self) -> list[Event]:
        """The first names of a long list, where the question is asked for the first time, or is the menu."""
        self._last_part = None
        question = self._host.question
        known = question.text in self._listed and question.step != MENU
        if known or len(question.choices) <= AT_ONCE + 1:  # the last choice is "nothing"
            return []
        self._listed.add(question.text)
        return [say_beside("help", self._next_part())]

    def menu(self, _: Command) -> list[Event]:
        """Ask which command, for a player with one key; when asked again, name more of them."""
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
        settings = self._host.tuning.settings
        parts = [*helped(self._host.understanding, question, one_key=settings.one_key), *keys_told(self._host.tuning)]
        nth = 0
        if self._last_part is not None and self._last_part[0] is game and self._last_part[1] == question:
            nth = self._last_part[2] % len(parts)
        self._last_part = game, question, nth + 1
        more = nth == 0 and len(parts) > 1
        return f"{parts[nth]} {_MORE.get(question.step, MORE)}" if more else parts[nth]
