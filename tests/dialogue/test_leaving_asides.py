"""What leaves a question of the program's own is listened for there, and nowhere else."""

from collections.abc import Sequence

import pytest
from transcript import by_voice, session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Complete, Completeness, Utterance

LEAVING = ("never mind", "nothing")
BEGUN = ("aggression five construction two", "no", "aggression three", "yes")


class Strict(ScriptHearing):
    """Hears only what is listened for, as a recogniser does."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        heard = super().listen(phrases, complete)
        return heard and Utterance(heard.text if heard.text in phrases else "", source="script", raw=heard.raw)


def game_of(played: Engine) -> Session:
    session = session_of(played)
    for answer in BEGUN:
        session.text(answer)
    return session


@pytest.mark.parametrize("phrase", LEAVING)
@pytest.mark.parametrize(
    "before",
    [
        ("correct that",),  # yes or no
        ("correct that", "correct that"),  # a card
        ("correct that", "correct that", "correct that", "correct that"),  # two cards
        ("that changed",),  # a name
        ("that changed", "seize counter"),  # a number
        ("that changed", "more power"),  # yes or no
        ("quit",),
    ],
    ids=", ".join,
)
def test_an_aside_is_left(played: Engine, before: tuple[str, ...], phrase: str) -> None:
    session = game_of(played)
    open_question = session.question
    for said in before:
        session.text(said)
    assert session.question.text != open_question.text
    phrases, complete = session.expected()
    assert phrase in phrases
    assert complete(phrase) is Completeness.WHOLE
    assert [event.text for event in session.text(phrase)] == [open_question.text]
    assert not session.over


def test_a_question_of_the_game_is_not_left(played: Engine) -> None:
    phrases, _ = game_of(played).expected()
    assert not {*LEAVING} & {*phrases}


@pytest.mark.parametrize("before", [("that changed", "seize counter"), ("correct that",), ("that changed",)])
def test_it_is_left_by_voice(played: Engine, before: tuple[str, ...]) -> None:
    session = game_of(played)
    spoken = by_voice(session, Strict([*before, "never mind"]))
    assert spoken[-1] == session.game.question.text


def test_no_does_not_leave_a_number(played: Engine) -> None:
    session = game_of(played)
    for said in ("that changed", "seize counter"):
        session.text(said)
    assert "no" not in session.expected()[0]


def test_quit_in_a_pause_is_left_paused(played: Engine) -> None:
    session = game_of(played)
    for said in ("pause", "quit"):
        session.text(said)
    assert [event.text for event in session.text("never mind")] == ["Paused. Say resume to go on."]
    assert session.paused


@pytest.mark.parametrize("misheard", ["read the rules", "quit", "settings"])
def test_a_question_after_a_misheard_command_is_not_asked_for_ever(played: Engine, misheard: str) -> None:
    """The player said something else, and does not know how to leave a question that nobody wanted."""
    session = game_of(played)
    spoken = by_voice(session, Strict([misheard, "three", "three", "three", "three"]))
    assert not session.asks_aside
    assert spoken[-3:-1] == ["Never mind.", session.game.question.text]


def test_what_the_player_corrects_stays_open(played: Engine) -> None:
    session = game_of(played)
    spoken = by_voice(session, Strict(["that changed", *["three"] * 5]))
    assert session.asks_aside
    assert "Never mind." not in spoken


@pytest.mark.parametrize("before", ["quit", "settings", "correct that", "that changed"])
def test_what_is_refused_leaves_the_question_open(played: Engine, before: str) -> None:
    """The "no" that follows answers "Quit now?", and not the game."""
    session = game_of(played)
    session.text(before)
    asked = session.question
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text("the moon is two")
    assert session.question == asked
