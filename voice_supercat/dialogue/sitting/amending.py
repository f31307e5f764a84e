"""Repairing what was told: another answer to a question of before, a fact that has changed, news nothing asked for."""

from voice_supercat.dialogue.meaning.meanings import Command
from voice_supercat.dialogue.phrasing import said
from voice_supercat.dialogue.sitting.beside import Aside, Sitting, ask_beside, put_back, say_beside
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.correcting import corrected, entry_of, moves_of
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.faults import AnswerRefused, quoted
from voice_supercat.procedure.telling import Tellable, tellables


class Amending:
    """Carries out "correct that" and "that changed"."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def correct(self) -> list[Event]:
        """Asks the last question again; said once more, the one before it."""
        nearer = self._sitting.aside.corrects if self._sitting.aside else 0
        moves = enumerate(moves_of(self._sitting.game), start=1)
        found = next(((back, move) for back, move in moves if back > nearer and move.told is None), None)
        if found is None or found[1].before is None:
            return [say_beside("correct", "There is nothing to correct."), self._sitting.question]
        back, asked = found[0], found[1].before.question_to_player
        self._sitting.aside = Aside(asked, lambda answer: self._corrected(back, answer), corrects=back)
        return [say_beside("correct", f"You said {said(found[1].given)}."), asked]

    def _corrected(self, back: int, answer: Answer) -> list[Event]:
        if moves_of(self._sitting.game)[back - 1].given == answer:
            return [say_beside("correct", "Nothing is changed."), self._sitting.question]
        correction = corrected(self._sitting.game, back, answer)
        self._sitting.game = correction.game
        undone = [put_back("correct", text) for text in correction.put_back]
        changed = [say_beside("correct", "Corrected."), *undone, *correction.do_now]
        return [*self._sitting.record(correction.entry), *changed, self._sitting.question]

    def tell(self, command: Command) -> list[Event]:
        """A fact or news in a sentence, or asks which."""
        known = tellables(self._sitting.game.engine, self._sitting.game.state)
        if not known:
            raise AnswerRefused("There are no facts to change here.")
        if command.about is None:
            topics = tuple(dict.fromkeys(tellable.topic for tellable in known))
            return ask_beside(self._sitting, "Which fact?", topics, lambda topic: self._ask_whose(topic, known))
        for tellable in known:
            if command.about in tellable.sentences:
                return self._told(tellable, tellable.sentences[command.about])
        raise AnswerRefused(f"{quoted(command.about)} does not fit this game.")

    def _ask_whose(self, topic: Answer, known: tuple[Tellable, ...]) -> list[Event]:
        of_topic = {tellable.owner or "": tellable for tellable in known if tellable.topic == topic}
        if len(of_topic) == 1:
            [tellable] = of_topic.values()
            return self._ask_told(tellable)
        return ask_beside(self._sitting, "Whose?", tuple(of_topic), lambda owner: self._ask_told(of_topic[str(owner)]))

    def _ask_told(self, tellable: Tellable) -> list[Event]:
        self._sitting.aside = Aside(tellable.question, lambda answer: self._told(tellable, tellable.meant(answer)))
        return [self._sitting.question]

    def _told(self, tellable: Tellable, answer: Answer) -> list[Event]:
        self._sitting.game = self._sitting.game.tell(tellable.name, answer)
        return [
            *self._sitting.record(entry_of(self._sitting.game)),
            say_beside("tell", "Noted."),
            *self._sitting.game.events,
        ]
