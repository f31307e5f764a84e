"""What is touched while the program talks: an answer is kept for its question, a command is carried out at once."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from transcript import session_of

from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.conversation.exchange import Exchange
from voice_supercat.dialogue.conversation.prompt_queue import Line
from voice_supercat.dialogue.conversation.telling import Telling
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.saying.outputs import Collected

CARDS = {"answer": ["aggression 2", "construction 2"]}
LONG = [Line(f"{number}. Nine words that take just four seconds to say.", "instruction", True) for number in range(9)]
QUESTION = Line("Does it tax?", "question")


class Slow(Collected):
    """A voice that needs 0.4 seconds for a word."""

    def seconds(self, text: str) -> float:
        return 0.4 * len(text.split())


class Touching(ScriptHearing):
    """A player who touches these things, one each time the program listens."""

    def __init__(self, *touched: Mapping[str, Any]) -> None:
        super().__init__([])
        self._touched = list(touched)

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        return Utterance("", source="screen", sent=self._touched.pop(0)) if self._touched else None

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        return self.listen(phrases, complete)


def told(engine: Engine, *touched: Mapping[str, Any]) -> tuple[list[str], Mapping[str, Any] | None]:
    """What was said of a long talk, and what is to be carried out."""
    hearing, saying = Touching(*touched), Slow()
    telling = Telling(Exchange(hearing, saying, lambda: hearing, lambda: saying, lambda: "keyboard"))
    telling.prompts.put([*LONG, QUESTION], back=True)
    caught = telling.tell(session_of(engine))
    return saying.said, caught.sent if caught is not None else None


def test_an_answer_at_a_stop_is_kept_until_its_question_was_said(played: Engine) -> None:
    said, caught = told(played, {"answer": True})
    assert caught == {"answer": True}
    assert [line.text for line in (*LONG, QUESTION)] == [text for text in said if not text.startswith("Say done")]


@pytest.mark.parametrize("command", ["help", "undo", "pause"])
def test_a_command_at_a_stop_is_carried_out_at_once(played: Engine, command: str) -> None:
    said, caught = told(played, {"command": command})
    assert caught == {"command": command}
    assert QUESTION.text not in said


def test_what_is_touched_is_not_read_back_and_not_confirmed(played: Engine) -> None:
    saying = Collected()
    hearing = Touching(CARDS, {"answer": True}, {"command": "slower"}, {"answer": 7})
    Conversation(session_of(played), hearing, saying, lambda: ScriptHearing([]), Collected).run()
    question = "Does the bot have the initiative?"
    assert saying.said[:2] == ["Which two cards did the bot draw?", question]
    assert "Speaking slower." in saying.said
    assert saying.said[-1].startswith('"7" is not an answer to')
