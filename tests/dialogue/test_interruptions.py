"""The player speaks while the program speaks: what each prompt still says afterwards."""

from collections.abc import Iterable

from transcript import session_of, talked
from uncertain_answers import CARDS, INITIATIVE, AnsweredWith

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.saying.outputs import Collected

CARDS_BACK = "Aggression five construction two."
INSTRUCTION = "The bot surpasses with aggression 5, for two actions."
RESOURCES = "Does the bot have any resources, or a Weapon or Union guild card?"
TO_INSTRUCTION = [CARDS, "no", "aggression three", "yes"]


class CutOff(Collected):
    """A loudspeaker of which the player cuts off these prompts, by their numbers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__()
        self._numbers = frozenset(numbers)

    def say(self, text: str) -> bool:
        super().say(text)
        return len(self.said) - 1 not in self._numbers


def said(played: Engine, answers: list[str], cut: Iterable[int]) -> list[str]:
    return talked(session_of(played), ScriptHearing(answers), CutOff(cut))


def test_an_answer_over_the_question_counts(played: Engine) -> None:
    assert said(played, [CARDS], cut=[0])[1:] == [CARDS_BACK, INITIATIVE]


def test_the_cards_that_are_said_back_can_be_spoken_over(played: Engine) -> None:
    """Whoever hears a wrong card takes it back at once."""
    told = said(played, [CARDS, "take it back"], cut=[1])

    assert told[1:] == [CARDS_BACK, "Taken back.", "Which two cards did the bot draw?"]


def test_a_cough_over_the_question_lets_it_be_said_again(played: Engine) -> None:
    assert said(played, [CARDS, ""], cut=[2])[1:] == [CARDS_BACK, INITIATIVE, INITIATIVE]


def test_an_answer_over_an_instruction_does_not_count_because_its_question_was_not_heard(played: Engine) -> None:
    told = said(played, [*TO_INSTRUCTION, "no"], cut=[6])

    assert told[6:] == [INSTRUCTION, INSTRUCTION, RESOURCES]


def test_a_command_over_an_instruction_does_not_lose_it(played: Engine) -> None:
    told = said(played, [*TO_INSTRUCTION, "slower"], cut=[6])

    assert told[6:] == [INSTRUCTION, "Speaking slower.", INSTRUCTION, RESOURCES]


def test_repeat_over_an_instruction_says_it_once_more(played: Engine) -> None:
    told = said(played, [*TO_INSTRUCTION, "repeat that"], cut=[6])

    assert told[6:] == [INSTRUCTION, INSTRUCTION, RESOURCES]


def test_pause_over_an_instruction_keeps_it_for_later(played: Engine) -> None:
    told = said(played, [*TO_INSTRUCTION, "hold on", "carry on"], cut=[6])

    assert told[6:] == [INSTRUCTION, "Paused. Say resume to go on.", INSTRUCTION, RESOURCES]


def test_while_paused_only_a_clear_resume_wakes_it(played: Engine) -> None:
    session = session_of(played)
    for confidence, paused in ((0.8, True), (0.9, False)):
        session.paused = True
        talked(session, AnsweredWith([("carry on", confidence)]))
        assert session.paused is paused
