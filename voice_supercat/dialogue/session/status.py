"""The status of the game, in short parts: all of it part by part, the values of one owner, or one value."""

from collections.abc import Callable

from voice_supercat.dialogue.phrasing import in_sentences
from voice_supercat.dialogue.session.asides import CommandHost, ask_beside, say_beside
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.dialogue.understanding.whose_values import names_in, whose_in
from voice_supercat.procedure.chart import chart
from voice_supercat.procedure.events import Event, StateEvent
from voice_supercat.procedure.faults import AnswerRefused, quoted
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.standing import Standing
from voice_supercat.procedure.told import TELLER

MOST_AT_ONCE = 2
"""Sentences in one part: twenty words each at most, so twelve seconds with a brisk voice."""
MORE = "Status tells more."


class Status:
    """Carries out "status report", and remembers which part was said last."""

    def __init__(self, host: CommandHost) -> None:
        self._host = host
        self._last_part: tuple[Game, int] | None = None

    @property
    def commands(self) -> dict[str, Callable[[Command], list[Event]]]:
        """What each command carries out."""
        return {
            "status": self.report,
            "how_many": self.ask,
            "state": self.state,
            "where": self.where,
            "turn": self.turn,
        }

    def report(self, command: Command) -> list[Event]:
        """The next part, or only `about`: an owner, or the name of a value. Raises AnswerRefused."""
        if command.about is not None:
            return [*(say_beside("status", text) for text in self._about(command.about)), self._host.question]
        game = self._host.game
        parts = self._parts()
        nth = self._last_part[1] % len(parts) if self._last_part is not None and self._last_part[0] is game else 0
        self._last_part = game, nth + 1
        more = [say_beside("status", MORE)] if nth == 0 and len(parts) > 1 else []
        return [*(say_beside("status", text) for text in parts[nth]), *more, self._host.question]

    def ask(self, command: Command) -> list[Event]:
        """What is kept of one value or owner; asks of which where it was not said. Raises AnswerRefused."""
        if command.about is not None:
            return self.report(command)
        game = self._host.game
        standings = game.engine.standings(game.state)
        names = dict.fromkeys(value.topic.lower() for value in standings)
        names |= dict.fromkeys(value.whose.lower() for value in standings if value.whose)
        if not names:
            raise AnswerRefused("Nothing is kept in this game.")
        return ask_beside(
            self._host, "Of what?", tuple(names), lambda about: self.report(Command("status", str(about)))
        )

    def state(self, _: Command) -> list[Event]:
        """All values of the game, for displays."""
        game = self._host.game
        text = " ".join(sentence for part in self._parts() for sentence in part)
        return [StateEvent(text, tuple(game.engine.contents(game.state).items())), self._host.question]

    def where(self, _: Command) -> list[Event]:
        """The page of the procedure that asks, and the pages that it comes back to."""
        found = chart(self._host.game)
        if found is None:
            return [say_beside("where", "The game is over."), self._host.question]
        back = f", then {', then '.join(reversed(found.way))}" if found.way else ""
        return [say_beside("where", f"The page is {found.title}{back}."), self._host.question]

    def turn(self, _: Command) -> list[Event]:
        """The turn, as the book names it."""
        game = self._host.game
        named = None if game.over else game.engine.heading(game.state)
        return [say_beside("turn", f"{named or 'This game names no turns'}."), self._host.question]

    def _parts(self) -> list[list[str]]:
        game = self._host.game
        lines = [f"{name} {value}" for name, value in game.engine.status(game.state)]
        sentences = in_sentences(lines, "", "; ", "") or ["Nothing is kept yet."]
        return [sentences[at : at + MOST_AT_ONCE] for at in range(0, len(sentences), MOST_AT_ONCE)]

    def _about(self, about: str) -> list[str]:
        game = self._host.game
        names = [name.removeprefix("the ") for name in names_in(about.lower())]
        wanted = (*names, *(name.removesuffix("s") for name in names))  # where a value is called as a single one
        found = next(filter(None, (game.engine.asked_for(game.state, name) for name in wanted)), None)
        found = found or self._of_everybody(about.lower())
        if not found:
            raise AnswerRefused(f"Nothing is kept of {quoted(about)}.")
        return in_sentences((f"{value.label} {value.content}" for value in found), "", "; ", "")

    def _of_everybody(self, about: str) -> list[Standing]:
        """Of "apples do I have" what each has, with its name: who the teller is, the program does not know."""
        game = self._host.game
        unnamed = {*TELLER, *game.engine.book.owners}
        wanted = {value for value, whose in whose_in(about) if whose in unnamed}
        return [one for one in game.engine.standings(game.state) if one.whose and one.topic.lower() in wanted]
