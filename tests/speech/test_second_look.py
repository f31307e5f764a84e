"""What is doubted of an answer when all words of the model are looked at."""

from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.endpoint import Judgement, Verdict
from voice_supercat.speech.hearing.preferences import Preferences
from voice_supercat.speech.hearing.second_look import doubted

BACK = "take it back"
PREFERENCES = Preferences(reluctant={BACK})


def doubts(text: str, confidence: float, *, after_talk: bool, again: bool = False) -> bool:
    heard, found = [Hypothesis(text, 100.0)], Judgement(Verdict.TAKE, text, confidence)
    return doubted(found, heard, heard, PREFERENCES, after_talk=after_talk, again=again)


def test_a_command_soon_after_talk_must_be_surer() -> None:
    assert doubts(BACK, 0.91, after_talk=True)
    assert not doubts(BACK, 0.96, after_talk=True)
    assert not doubts(BACK, 0.91, after_talk=False)


def test_a_command_that_is_said_again_need_not() -> None:
    assert not doubts(BACK, 0.91, after_talk=True, again=True)


def test_an_answer_soon_after_talk_need_not() -> None:
    assert not doubts("no", 0.91, after_talk=True)
