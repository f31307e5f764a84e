"""Corrects what the player said: another answer to an earlier question, a fact that has changed, or news."""

from collections.abc import Iterator

from voice_supercat.dialogue.session.asides import Aside, CommandHost, ask_beside, given_to, say_beside
from voice_supercat.dialogue.session.ending import events_of
from voice_supercat.dialogue.session.told import told_in
from voice_supercat.dialogue.understanding.meanings import Answered, Command
from voice_supercat.procedure.answers import Answer, accepted, of_owner
from voice_supercat.procedure.correction import corrected, entry_of, moves_of
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.faults import AnswerRefused, quoted
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.standing import standings
from voice_supercat.procedure.updates import Update, updates

ENDING = "That ends the game. Is it right?"
"""A count that was misheard must not end the game."""
NOTHING_TO_CORRECT = "There is nothing to correct."


class Corrections:
    """Carries out "correct that" and "that changed"."""

    def __init__(self, host: CommandHost) -> None:
        self._host = host

    def correct(self, command: Command) -> list[Event]:
        """Ask the last question again; when said once more, the question before it. "I meant three" answers it.

        Raises AnswerRefused.
        """
        if self._host.paused:
            raise AnswerRefused(self._host.how_to_resume())
        if command.about is not None:
            return self._correct_to(command.about)
        nearer = self._host.aside.corrects if self._host.aside else 0
        found = next((one for one in self._answered() if one[0] > nearer), None)
        if found is None:
            return [say_beside("correct", NOTHING_TO_CORRECT), self._host.question]
        back, asked, given = found
        self._host.aside = Aside(asked, lambda answer: self._corrected(back, answer), corrects=back)
        return [say_beside("correct", f"You said {given_to(self._host, asked.expect, given)}."), asked]

    def _correct_to(self, said: str) -> list[Event]:
        """Another answer to the last question, once the player has heard which that was.

        Where it is asked again already, this answers it. Raises AnswerRefused.
        """
        aside, moves = self._host.aside, moves_of(self._host.game)
        if aside is not None and aside.corrects:
            answer = self._answer_in(aside.question, said)
            self._host.aside = None
            return aside.answered(answer)
        if aside is not None:
            raise AnswerRefused(f"Answer this first. {self._host.possible_answers()}")
        if moves and moves[0].update is not None:
            raise AnswerRefused("That was told, not answered. Take it back, or tell it again.")
        found = next((one for one in self._answered() if one[1].expect != "ack"), None)
        if found is None:
            hint = "Say take it back to choose the game again." if self._host.chosen else self._host.possible_answers()
            raise AnswerRefused(f"{NOTHING_TO_CORRECT} {hint}")
        back, asked, given = found
        answer = self._answer_in(asked, said)
        if answer == given:
            return self._corrected(back, answer)
        which = f"{asked.text} You said {given_to(self._host, asked.expect, given)}: {said} instead?"
        return self._host.ask_first(which, lambda: self._corrected(back, answer))

    def _answered(self) -> Iterator[tuple[int, AskEvent, Answer]]:
        """Each question that was answered, the last one first: how many moves ago, the question, the answer.

        Facts that were told are no answers.
        """
        for back, move in enumerate(moves_of(self._host.game), start=1):
            if move.update is None and move.before is not None and move.given is not None:
                yield back, move.before.question_to_player, move.given

    def _answer_in(self, asked: AskEvent, said: str) -> Answer:
        meant = self._host.understanding.meaning(asked, said)
        if not isinstance(meant, Answered):
            raise AnswerRefused(f"{quoted(said)} does not answer the last question: {asked.short or asked.text}")
        return accepted(asked, meant.value)

    def _corrected(self, back: int, answer: Answer) -> list[Event]:
        if moves_of(self._host.game)[back - 1].given == answer:
            return [say_beside("correct", "Nothing is changed."), self._host.question]
        correction = corrected(self._host.game, back, answer)
        self._host.game = correction.game
        undone = [say_beside("correct", text) for text in correction.put_back]
        changed = [say_beside("correct", "Corrected."), *undone, *correction.do_now, *correction.said]
        return [*self._host.record(correction.entry), *changed, self._host.question]

    def tell(self, command: Command) -> list[Event]:
        """Take a fact or news in a sentence; without a sentence, ask what has changed."""
        if self._host.game.over:
            raise AnswerRefused("The game is over. Take the last answer back first.")
        known = updates(self._host.game.engine, self._host.game.state)
        if not known:
            raise AnswerRefused("There is nothing to change here.")
        if command.about is None:
            return self._ask_what(known)
        if (found := told_in(known, command.about, self._host.understanding)) is not None:
            return self._apply(*found)
        raise AnswerRefused(f"{quoted(command.about)} does not fit this game. {self._host.possible_answers()}")

    def told(self, name: str, answer: Answer) -> list[Event]:
        """Take a value, a fact or news by the name that the journal has for it. Raises AnswerRefused."""
        if self._host.paused:
            raise AnswerRefused(self._host.how_to_resume())
        known = () if self._host.game.over else updates(self._host.game.engine, self._host.game.state)
        update = next((update for update in known if update.name == name), None)
        if update is None:
            raise AnswerRefused(f"{quoted(name)} cannot be told here.")
        given = accepted(update.question, answer)
        self._host.aside = None
        return self._apply(update, update.meant(given))

    def _ask_what(self, known: tuple[Update, ...]) -> list[Event]:
        topics = tuple(dict.fromkeys(update.topic for update in known))
        owned = {(one.topic, one.owner): one for one in known if one.owner is not None}
        by_both = {of_owner(*both): one for both, one in owned.items()}

        def asked(topic: Answer) -> list[Event]:
            one = by_both.get(str(topic))
            return self._ask_whose(topic, known) if one is None else self._ask_for(one)

        return ask_beside(self._host, "What has changed?", topics, asked, changes=True, owned=tuple(owned))

    def _ask_whose(self, topic: Answer, known: tuple[Update, ...]) -> list[Event]:
        of_topic: dict[str, Update] = {}
        for update in known:
            if update.topic == topic:
                of_topic.setdefault(update.owner or "", update)  # a value comes before news that are called the same
        if len(of_topic) == 1:
            [update] = of_topic.values()
            return self._ask_for(update)
        owners = tuple(of_topic)
        return ask_beside(self._host, "Whose?", owners, lambda one: self._ask_for(of_topic[str(one)]), changes=True)

    def _ask_for(self, update: Update) -> list[Event]:
        self._host.aside = Aside(update.question, lambda answer: self._apply(update, update.meant(answer)))
        return [self._host.question]

    def _apply(self, update: Update, answer: Answer) -> list[Event]:
        after = self._host.game.tell(update.name, answer)
        if after.over:
            return self._host.ask_first(ENDING, lambda: self._noted(after, update))
        return self._noted(after, update)

    def _noted(self, after: Game, update: Update) -> list[Event]:
        before, self._host.game = self._host.game, after
        return [
            *self._host.record(entry_of(after)),
            say_beside("tell", _noted(after, update)),
            *events_of(after, before),
        ]


def _noted(after: Game, update: Update) -> str:
    """A list is long to say and easily misheard, so what is there now is told."""
    every = standings(after.engine.book, after.state, silent=True)
    now = next((one for one in every if update.value is not None and one.key == update.value.key), None)
    return f"Noted: {now.label} {now.content}." if now is not None and now.declared.is_list else "Noted."
