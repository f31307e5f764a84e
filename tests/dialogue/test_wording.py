"""How much of each prompt is said: full, normal, terse."""

from dataclasses import replace

import pytest
from uncertain_answers import CARDS, INITIATIVE, converse

from voice_supercat.dialogue.conversation.wording import Wording
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, AskEvent
from voice_supercat.speech.settings import Settings, Verbosity


def test_terse_wording_is_short_from_the_second_question_of_a_session(played: Engine) -> None:
    _, saying, _ = converse(played, CARDS, settings=Settings(wording="terse"))
    assert saying.said == [
        "Which two cards did the bot draw?",
        "Aggression five construction two.",
        "Has the bot the initiative?",
    ]


@pytest.mark.parametrize("command", ["say that in full", "repeat that", "take it back", "help me"])
def test_after_these_commands_the_question_is_said_in_full(played: Engine, command: str) -> None:
    opening = [CARDS, "no"] if command == "take it back" else [CARDS]
    last, *_ = converse(played, *opening, command, settings=Settings(wording="terse"))
    assert last[-1] == INITIATIVE


def test_after_pause_the_question_is_in_full(played: Engine) -> None:
    last, *_ = converse(played, CARDS, "hold on", "carry on", settings=Settings(wording="terse"))
    assert last == [INITIATIVE]


def test_normal_wording_becomes_short_and_full_wording_does_not(played: Engine) -> None:
    hearings = ["what if no"] * 3
    normal, *_ = converse(played, CARDS, *hearings)
    full, *_ = converse(played, CARDS, *hearings, settings=Settings(wording="full"))
    assert normal[-1] == "Has the bot the initiative?"
    assert full[-1] == INITIATIVE


PREFERRED = ActEvent(text="Move in this order.", step="move", short="The usual order.", prefer=("far", "near"))


@pytest.mark.parametrize(
    ("verbosity", "second", "fourth"),
    [
        ("full", "Move in this order. Prefer far, then near.", "Move in this order. Prefer far, then near."),
        ("normal", "Move in this order. Prefer far, then near.", "The usual order."),
        ("terse", "The usual order.", "The usual order."),
    ],
)
def test_preferences_are_said_at_least_once(verbosity: Verbosity, second: str, fourth: str) -> None:
    wording = Wording()
    said = [" ".join(wording.lines(PREFERRED, verbosity)) for _ in range(4)]
    assert said[0] == "Move in this order. Prefer far, then near."
    assert (said[1], said[3]) == (second, fourth)
    assert " ".join(wording.lines(PREFERRED, verbosity, in_full=True)) == said[0]


def test_what_was_heard_in_earlier_sessions_is_said_shortly_at_once() -> None:
    before = Wording()
    for _ in range(5):
        before.lines(PREFERRED, "normal")
    assert before.heard == {"move": 3}
    assert Wording(before.heard).lines(PREFERRED, "normal") == ["The usual order."]


def test_a_question_is_known_wherever_it_was_asked() -> None:
    wording = Wording()
    for page in ("first", "second", "third"):
        asked = AskEvent(text="Is anything damaged?", short="Damaged?", step=f"{page}/damaged", about=("damaged",))
        assert wording.lines(asked, "normal") == ["Is anything damaged?"]
    assert wording.lines(replace(asked, step="fourth/damaged"), "normal") == ["Damaged?"]
    two = replace(asked, text="Is it damaged, or lost?", short="Damaged or lost?", about=("damaged", "lost"))
    assert wording.lines(two, "normal") == ["Is it damaged, or lost?"], "one of them is new"
