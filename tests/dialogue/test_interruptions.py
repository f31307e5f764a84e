"""The player interrupts prompts: what the program still says afterwards."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from transcript import by_voice, session_of
from uncertain_answers import CARDS, INITIATIVE, AnsweredWith

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import ALONE, UNDERSTOOD, Complete, Delivery, Spoken, Utterance
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


def test_over_a_reprompt_no_answer_is_asked_about_that_may_be_the_prompt_itself(played: Engine) -> None:
    answers = [CARDS, "", ("no", UNDERSTOOD - 0.1)]
    for cut, then in (([], "I heard no. Right?"), ([3], f"{INITIATIVE} Say yes or no.")):
        prompts = by_voice(session_of(played), AnsweredWith(answers), CutOff(cut))
        assert prompts[4] == then


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


class KeyPressed(Collected):
    """A loudspeaker; from its text with that number on a key has been pressed, until it is listened to."""

    def __init__(self, number: int, hearing: "AtKeys") -> None:
        super().__init__()
        self._number, self._hearing = number, hearing

    def say(self, text: str, delivery: Delivery = ALONE) -> Spoken:
        super().say(text, delivery)
        if len(self.said) == self._number:
            self._hearing.pressed = True
        return "typed" if self._hearing.pressed else True


class AtKeys(ScriptHearing):
    pressed = False

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        self.pressed = False
        utterance = super().listen(phrases, complete)
        return utterance and replace(utterance, source="keyboard")


def typed_over(played: Engine, number: int, *answers: str) -> list[str]:
    hearing = AtKeys([*TO_INSTRUCTION, *answers])
    return by_voice(session_of(played), hearing, KeyPressed(number, hearing))


def test_an_instruction_that_a_typed_command_cuts_off_is_said_again(played: Engine) -> None:
    """Nobody who plays with one key sees what is printed."""
    whole = typed_over(played, 0)
    at = whole.index(INSTRUCTION)
    assert whole[at:] == [INSTRUCTION, DISCARD, RESOURCES]
    again = [INSTRUCTION, DISCARD, RESOURCES]
    assert typed_over(played, at + 1, "slower")[at:] == [*again, "Speaking slower.", *again]
    assert typed_over(played, at + 1, "hold on", "carry on")[at:] == [*again, "Paused. Say resume to go on.", *again]


def test_an_answer_that_is_typed_ahead_counts(played: Engine) -> None:
    at = typed_over(played, 0).index(INSTRUCTION)
    assert typed_over(played, at + 1, "no")[at + 3 :] == typed_over(played, 0, "no")[at + 3 :]
