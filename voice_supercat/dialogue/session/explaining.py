"""Explains the game: its terms, its rules, why a question is asked, what would follow. Nothing changes."""

from voice_supercat.dialogue.session.asides import CommandHost, ask_beside, given_to, say_beside
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event, SayEvent, SpokenEvent
from voice_supercat.procedure.faults import AnswerRefused, quoted
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.reading import read_aloud
from voice_supercat.procedure.state import Passed
from voice_supercat.procedure.steps import Ask

# "Why" says the last answers. All answers of a long turn would take a minute, so only a second "why" says them.
MOST_REASONS = 4
CHANCE = "chance decides."


class Explaining:
    """Carries out "explain that", "read the rules", "tell me why" and "what if"."""

    def __init__(self, host: CommandHost) -> None:
        self._host = host
        self._asked_why_at: Game | None = None

    def explain(self, command: Command) -> list[Event]:
        """Explain the term that is named, or what is behind the question and its terms; without any, ask which."""
        terms = self._host.game.engine.book.terms
        if command.about is None:
            wanted = self._host.understanding.terms_in(self._host.question)
        else:
            wanted = [terms[command.about]] if command.about in terms else []
        if not terms:
            raise AnswerRefused("This game has no terms to explain.")
        behind = self._behind() if command.about is None else []
        if not wanted and not behind:
            return ask_beside(
                self._host, "Which term?", tuple(terms), lambda term: self.explain(Command("explain", str(term)))
            )
        engine, state = self._host.game.engine, self._host.game.state
        meant = dict.fromkeys(engine.term(state, term.id) for term in wanted)
        explanations = (
            SayEvent(text=engine.explanation(state, term), step="explain", source=terms[term].source) for term in meant
        )
        return [*behind, *explanations, self._host.question]

    def rules(self, command: Command) -> list[Event]:
        """Read a part of the rules, or ask which. Raises AnswerRefused where the book has no rules to read."""
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
        """The last answers that led to this question; when asked once more, all answers of this turn."""
        game = self._host.game
        first = 0 if self._asked_why_at is game else -MOST_REASONS
        self._asked_why_at = game
        reasons = [say_beside("why", self._reason(passed)) for passed in game.state.trail[first:]]
        reasons += self._behind()
        return [*(reasons or [say_beside("why", "This is where the turn begins.")]), self._host.question]

    def what_if(self, answer: bool) -> list[Event]:
        """What would follow yes or no to the open question of the game."""
        question, word = self._host.question, "yes" if answer else "no"
        if self._host.aside:
            raise AnswerRefused("That can be asked about a question of the game only.")
        if not (question.expect == "yes_no" or word in question.choices):
            raise AnswerRefused("That can be asked about a yes or no question only.")
        return self._after(answer if question.expect == "yes_no" else word, word)

    def what_if_answered(self, command: Command) -> list[Event]:
        """What would follow another answer to it, in the words of the player."""
        if self._host.aside:
            raise AnswerRefused("That can be asked about a question of the game only.")
        wanted = command.about or ""
        meant = self._host.understanding.meaning(self._host.question, wanted)
        if not isinstance(meant, Answered):
            raise AnswerRefused(f"{quoted(wanted)} is not an answer here. {self._host.possible_answers()}")
        return self._after(meant.value, wanted)

    def _behind(self) -> list[Event]:
        """What has made the open question of the game, where the book tells it."""
        game = self._host.game
        told = None if self._host.aside or game.over else game.engine.behind(game.state, game.question.text)
        return [] if told is None else [say_beside("behind", told)]

    def _after(self, answer: Answer, word: str) -> list[Event]:
        question = self._host.question
        ahead = self._host.game.ahead(answer)
        texts = [event.text for event in ahead if isinstance(event, SpokenEvent) and event.text] or [CHANCE]
        return [*(say_beside("what-if", f"After {word}: {text}") for text in texts), question]

    def _reason(self, passed: Passed) -> str:
        """An answer that led here, and whether the player gave it, or the program knew or supposed it."""
        how = "You said" if passed.by_player else "Supposed:" if passed.supposed else "Known:"
        step = self._host.game.engine.program.steps.get(passed.step)
        expect = step.does.expect if step is not None and isinstance(step.does, Ask) else None
        return f"{passed.text} {how} {given_to(self._host, expect, passed.answer)}."
