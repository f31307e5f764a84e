"""The player interrupts prompts: what the program still says afterwards."""

from collections.abc import Iterable

from transcript import by_voice, session_of
from uncertain_answers import CARDS, INITIATIVE, AnsweredWith

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import ALONE, Delivery
from voice_supercat.speech.saying.outputs import Collected

CARDS_BACK = "Aggression five construction two."
INSTRUCTION = "The bot surpasses with aggression 5, for two actions."
DISCARD = "Discard construction 2."
RESOURCES = "Does the bot have any resources, or a Weapon or Union guild card?"
TO_INSTRUCTION = [CARDS, "no", "aggression three", "yes"]


class CutOff(Collected):
    """A loudspeaker on which the player interrupts the prompts with these numbers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__()
        self._numbers = frozenset(numbers)

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:
        super().say(text, delivery)
        return len(self.said) - 1 not in self._numbers


def said(played: Engine, answers: list[str], cut: Iterable[int]) -> list[str]:
    return by_voice(session_of(played), ScriptHearing(answers), CutOff(cut))


def test_an_answer_that_interrupts_the_question_counts(played: Engine) -> None:
    assert said(played, [CARDS], cut=[0])[1:] == [CARDS_BACK, INITIATIVE]


def test_reading_back_can_be_interrupted(played: Engine) -> None:
    """A player who hears a wrong card takes it back at once."""
    prompts = said(played, [CARDS, "take it back"], cut=[1])

    assert prompts[1:] == [CARDS_BACK, "Taken back.", "Hand counter back to six.", "Which two cards did the bot draw?"]


def test_a_question_that_a_cough_interrupts_is_said_again(played: Engine) -> None:
    assert said(played, [CARDS, ""], cut=[2])[1:] == [CARDS_BACK, INITIATIVE, INITIATIVE]


def test_an_answer_that_interrupts_an_instruction_does_not_count(played: Engine) -> None:
    prompts = said(played, [*TO_INSTRUCTION, "no"], cut=[6])

    assert prompts[6:] == [INSTRUCTION, INSTRUCTION, DISCARD, RESOURCES]


def test_an_instruction_that_a_command_interrupts_is_said_again(played: Engine) -> None:
    prompts = said(played, [*TO_INSTRUCTION, "slower"], cut=[6])

    assert prompts[6:] == [INSTRUCTION, "Speaking slower.", INSTRUCTION, DISCARD, RESOURCES]


def test_an_instruction_that_repeat_interrupts_is_said_once_more(played: Engine) -> None:
    prompts = said(played, [*TO_INSTRUCTION, "repeat that"], cut=[6])

    assert prompts[6:] == [INSTRUCTION, INSTRUCTION, DISCARD, RESOURCES]


def test_an_instruction_that_pause_interrupts_is_said_after_resume(played: Engine) -> None:
    prompts = said(played, [*TO_INSTRUCTION, "hold on", "carry on"], cut=[6])

    assert prompts[6:] == [INSTRUCTION, "Paused. Say resume to go on.", INSTRUCTION, DISCARD, RESOURCES]


def test_only_a_clear_resume_ends_the_pause(played: Engine) -> None:
    session = session_of(played)
    for confidence, paused in ((0.8, True), (0.9, False)):
        session.paused = True
        by_voice(session, AnsweredWith([("carry on", confidence)]))
        assert session.paused is paused
