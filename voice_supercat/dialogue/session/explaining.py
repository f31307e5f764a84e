"""What the player asks about the game: its words, its rules, why this is asked, what would follow. Nothing changes."""

from voice_supercat.dialogue.phrasing import said
from voice_supercat.dialogue.session.asides import CommandHost, ask_beside, say_beside
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.procedure.events import Event, RollEvent, SayEvent
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.reading import read_aloud
from voice_supercat.procedure.state import Passed

# "Why?" speaks the nearest answers; the whole trail of a long turn would take a minute, so only a second "why" does.
MOST_REASONS = 4


class Explaining:
    """Carries out "explain that", "read the rules", "tell me why" and "what if"."""

    def __init__(self, host: CommandHost) -> None:
        self._host = host
        self._reasons_told: Game | None = None  # where "why" was asked last

    def explain(self, command: Command) -> list[Event]:
        """The terms in the question, or the one that is named; where there is none, asks which."""
        terms = self._host.game.engine.book.terms
        if command.about is None:
            wanted = self._host.understanding.terms_in(self._host.question)
        else:
            wanted = [terms[command.about]] if command.about in terms else []
        if not terms:
            raise AnswerRefused("This game has no terms to explain.")
        if not wanted:
            return ask_beside(
                self._host, "Which term?", tuple(terms), lambda term: self.explain(Command("explain", str(term)))
            )
        told = (SayEvent(text=term.text, step="explain", source=term.source) for term in wanted)
        return [*told, self._host.question]

    def rules(self, command: Command) -> list[Event]:
        """A part of the rules read aloud, or asks which. Raises AnswerRefused where the book has none to read."""
        game = self._host.game
        book = game.engine.book
        if not book.topics:
            raise AnswerRefused("This game has no rules to read.")
        if command.about not in book.topics:
            return ask_beside(
                self._host, "Rules about what?", book.topics, lambda topic: self.rules(Command("rules", str(topic)))
            )
        return [*read_aloud(book, game.engine.topic(game.state, command.about)), self._host.question]

    def why(self, _: Command) -> list[Event]:
        """The nearest answers that led here; asked once more, all of this turn."""
        game = self._host.game
        nearest = 0 if self._reasons_told is game else -MOST_REASONS
        self._reasons_told = game
        reasons = [say_beside("why", _reason(passed)) for passed in game.state.trail[nearest:]]
        return [*(reasons or [say_beside("why", "This is where the turn begins.")]), self._host.question]

    def what_if(self, answer: bool) -> list[Event]:
        """What would follow a yes or a no to the open question of the game."""
        question, word = self._host.question, "yes" if answer else "no"
        if self._host.aside or not (question.expect == "yes_no" or word in question.choices):
            raise AnswerRefused("That can be asked about a yes or no question only.")
        ahead = self._host.game.answer(answer).events
        told = [event.text for event in ahead if not isinstance(event, RollEvent) and event.text]
        return [*(say_beside("what-if", f"After {word}: {text}") for text in told), question]


def _reason(passed: Passed) -> str:
    """An answer that led here, and whose it was."""
    return f"{passed.text} {'You said' if passed.by_player else 'Known:'} {said(passed.answer)}."
