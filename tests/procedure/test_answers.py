"""What is no answer: one sentence on one line, short enough for the ear."""

import pytest

from voice_supercat.procedure.answers import accepted
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import AnswerRefused

MANY = tuple(f"room {number}" for number in range(1, 31))


@pytest.mark.parametrize(
    ("question", "given", "sentence"),
    [
        (AskEvent("Hot?", expect="yes_no"), "two\nlines", '"two lines" is not an answer to "Hot?" Say yes or no.'),
        (AskEvent("Hot?", expect="yes_no"), "\x1b[2J", '" [2J" is not an answer to "Hot?" Say yes or no.'),
        (AskEvent("Hot?", expect="yes_no"), 1, '"1" is not an answer to "Hot?" Say yes or no.'),
        (
            AskEvent("How hot?", expect="number", range=(0, 9)),
            10**40,
            f'"1{"0" * 40}" is not an answer to "How hot?" Say a number from 0 to 9.',
        ),
        (
            AskEvent("How hot?", expect="number", range=(0, 9)),
            float("nan"),
            '"nan" is not an answer to "How hot?" Say a number from 0 to 9.',
        ),
        (
            AskEvent("Which room?", expect="choice", choices=MANY[:3]),
            "attic",
            '"attic" is not an answer to "Which room?" Say room 1, room 2 or room 3.',
        ),
        (
            AskEvent("Which room?", expect="choice", choices=MANY),
            {"room": 3},
            """"{'room': 3}" is not an answer to "Which room?" Say one of 30, such as room 1 or room 30.""",
        ),
        (
            AskEvent("Which rooms?", expect="row", choices=MANY[:3], rows=((MANY[:3], MANY[:3], MANY[:3]),)),
            ("room 1", "room 2"),
            '"room 1, room 2" is not an answer to "Which rooms?" Say three of room 1, room 2 or room 3.',
        ),
        (
            AskEvent("Which rooms?", expect="list", choices=("west_room", "attic")),
            ["west_room", "west_room", "cellar"],
            '"two west room, cellar" is not an answer to "Which rooms?" Say none, or up to two of west room or attic.',
        ),
        (AskEvent("Ready.", expect="ack"), "x" * 99, f'"{"x" * 60}…" is not an answer to "Ready." Say done.'),
    ],
)
def test_what_is_no_answer_is_refused(question: AskEvent, given: object, sentence: str) -> None:
    with pytest.raises(AnswerRefused) as refused:
        accepted(question, given)
    assert str(refused.value) == sentence
