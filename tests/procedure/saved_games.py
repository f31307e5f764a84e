"""Games saved in a file, and why one cannot be resumed."""

from pathlib import Path

import pytest
from transcript import PLAINLY

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay

OPTIONS = PLAINLY
ANSWERS = (("aggression 2", "construction 2"), True, False, False, False)


def saved(engine: Engine, path: Path, answers: tuple[object, ...] = ANSWERS) -> Game:
    """A game with these answers, saved in `path`."""
    journal = Journal.create(path, header_of(engine.book, 7, OPTIONS))
    game = new_game(engine, 7, OPTIONS)
    for answer in answers:
        game = game.answer(answer)  # type: ignore[arg-type]
        journal.append({"answer": answer})
    journal.close()
    return game


def refusal(engine: Engine, path: Path) -> str:
    """Why `path` cannot be resumed; the file must stay as it is."""
    before = path.read_bytes()
    with pytest.raises(JournalFault) as fault:
        replay(engine, read_journal(path))
    assert path.read_bytes() == before
    assert "\n" not in str(fault.value)
    return str(fault.value)
