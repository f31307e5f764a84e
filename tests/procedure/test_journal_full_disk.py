"""Saved games without room or folder: one sentence, and nothing half is left behind."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from saved_games import ANSWERS, OPTIONS

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "evening.jsonl"


def full_disk(after: int) -> Callable[[int, bytes], int]:
    """`os.write` on a disk with room for so many bytes."""
    write, room = os.write, [after]

    def write_in_room(file: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(file, data[: room[0]])
        room[0] -= written
        return written

    return write_in_room


@pytest.mark.parametrize("room", [0, 1, 5, 15])
def test_entries_wait_for_room_on_a_full_disk(
    played: Engine, path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(path, header_of(played.book, 7, OPTIONS))
    journal.append({"answer": list(ANSWERS[0])})  # type: ignore[call-overload]
    whole = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full_disk(room))
        for answer in (True, False):
            with pytest.raises(JournalFault, match=r"could not be saved \(No space left on device\)"):
                journal.append({"answer": answer})
            assert path.read_bytes() == whole, "no half entry is left behind"
    journal.append({"answer": False})
    journal.close()
    game = new_game(played, 7, OPTIONS)
    for answer in (ANSWERS[0], True, False, False):
        game = game.answer(answer)  # type: ignore[arg-type]
    assert replay(played, read_journal(path)).state == game.state


def test_what_waited_is_written_at_the_end_where_there_is_room_again(
    played: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(path, header_of(played.book, 7, OPTIONS))
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full_disk(5))
        with pytest.raises(JournalFault, match="could not be saved"):
            journal.append({"answer": True})
        journal.try_again()
        assert not journal.saved
    journal.try_again()
    assert journal.saved
    journal.close()
    assert read_journal(path).entries == ({"answer": True},)


def test_a_folder_that_cannot_be_written_is_one_sentence(played: Engine, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(JournalFault, match="the game cannot be saved there"):
        Journal.create(tmp_path / "file" / "game.jsonl", header_of(played.book, 1, {}))


def test_on_a_disk_that_is_full_from_the_start_all_is_written_as_soon_as_there_is_room(
    played: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full_disk(0))
        journal = Journal.create(path, header_of(played.book, 7, OPTIONS))
        with pytest.raises(JournalFault, match=r"could not be saved \(No space left on device\); the game goes on"):
            journal.append({"answer": list(ANSWERS[0])})  # type: ignore[call-overload]
        assert (journal.empty, journal.saved) == (True, False)
    journal.append({"answer": True})
    assert (journal.empty, journal.saved) == (False, True)
    journal.close()
    assert (
        replay(played, read_journal(path)).state == new_game(played, 7, OPTIONS).answer(ANSWERS[0]).answer(True).state
    )
