"""A game that an earlier version saved: two factions, the turns of a round, answers taken back."""

from pathlib import Path

import pytest

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.journal import read_journal
from voice_supercat.procedure.replay import replay

SAVED = Path(__file__).parent / "game_of_an_earlier_version.jsonl"
"""Written by version 1.0 of the rules, before values were declared."""


def test_it_is_refused_with_the_reason_and_kept(played_ascendancy: Engine) -> None:
    written = SAVED.read_text(encoding="utf-8")
    saved = read_journal(SAVED)
    assert (saved.header.version, len(saved.entries)) == ("1.0", 90)
    with pytest.raises(JournalFault) as fault:
        replay(played_ascendancy, saved)
    assert str(fault.value) == (
        f"{SAVED}: saved with ascendancy version 1.0, and this is version {played_ascendancy.book.version}; the file "
        "is kept, play it with the program that saved it."
    )
    assert SAVED.read_text(encoding="utf-8") == written
