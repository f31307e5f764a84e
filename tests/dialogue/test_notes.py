"""What a conversation notes for the journal."""

from voice_supercat.dialogue.conversation.notes import Notes
from voice_supercat.speech.interfaces import Utterance


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_time_way_and_what_was_misheard_of_an_answer() -> None:
    clock = Clock()
    notes = Notes(clock)
    clock.now = 4.0
    notes.misheard(Utterance(""))
    notes.misheard(Utterance("tyrant"))
    notes.misheard(Utterance("tirant", source="keyboard"))
    notes.understood(Utterance("yes"))
    clock.now = 6.04
    assert notes.taken() == {"seconds": 6.0, "by": "voice", "misheard": ["", "tyrant"]}
    assert notes.taken() == {}


def test_what_the_player_denies_was_misheard_and_what_they_confirm_was_not() -> None:
    notes = Notes(Clock())
    notes.unsure(Utterance("five"))
    notes.understood(Utterance("no"))
    notes.unsure(Utterance("nine"))
    notes.sure()
    notes.understood(Utterance("yes"))
    assert notes.taken() == {"seconds": 0.0, "by": "voice", "misheard": ["five"]}


def test_a_pause_is_no_time_at_the_table() -> None:
    clock = Clock()
    notes = Notes(clock)
    clock.now = 3.0
    notes.paused(True)
    clock.now = 600.0
    notes.paused(True)
    notes.paused(False)
    notes.understood(Utterance("yes", source="screen"))
    clock.now = 602.0
    assert notes.taken() == {"seconds": 5.0, "by": "screen"}
