"""A journal's file that others move, delete, cut or write to while it is open: nothing of theirs is lost."""

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from saved_games import OPTIONS, saved

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.journal import Journal, header_of, read_journal, reopened

YES = {"answer": True}

windows_keeps_it = pytest.mark.skipif(sys.platform == "win32", reason="there nobody moves or deletes an open file")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "evening.jsonl"


def new_journal(engine: Engine, path: Path) -> Journal:
    return Journal.create(path, header_of(engine.book, 7, OPTIONS))


@windows_keeps_it
def test_a_game_that_is_discarded_takes_no_other_game_with_it(played: Engine, path: Path) -> None:
    """Renamed, and begun anew under the old name."""
    first = new_journal(played, path)
    path.rename(path.with_name("morning.jsonl"))
    saved(played, path)
    data = path.read_bytes()
    first.discard()
    assert path.read_bytes() == data


def test_a_game_that_is_discarded_is_deleted_where_it_is_still_its_own(played: Engine, path: Path) -> None:
    new_journal(played, path).discard()
    assert not path.exists()


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(Path.unlink, id="deleted", marks=windows_keeps_it),
        pytest.param(lambda path: path.rename(path.with_name("morning.jsonl")), id="moved", marks=windows_keeps_it),
        pytest.param(lambda path: path.write_bytes(path.read_bytes()[:-3]), id="cut"),
        pytest.param(lambda path: path.write_bytes(b""), id="emptied"),
    ],
)
def test_a_file_that_others_change_is_reported_once(
    played: Engine, path: Path, change: Callable[[Path], object]
) -> None:
    journal = new_journal(played, path)
    journal.append(YES)
    assert journal.saved
    change(path)
    left = path.read_bytes() if path.exists() else None
    assert not journal.saved
    with pytest.raises(JournalFault) as fault:
        journal.append(YES)
    assert str(fault.value) == (
        f"{path}: was moved, deleted or cut by another program; the game goes on, but from here on it is not saved."
    )
    journal.append(YES)
    assert not journal.saved
    journal.close()
    assert (path.read_bytes() if path.exists() else None) == left


def test_what_another_window_writes_is_not_written_over(played: Engine, path: Path) -> None:
    """Where files cannot be locked, two windows may play one game."""
    journal = new_journal(played, path)
    with path.open("ab") as other:
        other.write(b"theirs\n")
    left = path.read_bytes()
    with pytest.raises(JournalFault, match="was written to by another program; the game goes on, but from here on"):
        journal.append(YES)
    assert not journal.saved
    journal.close()
    assert path.read_bytes() == left


def test_an_empty_file_of_the_player_is_empty_again_where_nothing_was_answered(played: Engine, path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    new_journal(played, path).discard()
    assert path.read_bytes() == b""


@windows_keeps_it
def test_a_file_that_is_there_again_has_all_answers(played: Engine, path: Path) -> None:
    """Such as on a stick that was pulled out."""
    journal = new_journal(played, path)
    away = path.rename(path.with_name("morning.jsonl"))
    with pytest.raises(JournalFault, match="not saved"):
        journal.append(YES)
    away.rename(path)
    journal.append(YES)
    assert journal.saved
    journal.close()
    assert read_journal(path).entries == (YES, YES)


def test_answers_of_another_window_are_not_cut_off(played: Engine, path: Path) -> None:
    saved(played, path)
    opened = read_journal(path)
    elsewhere = reopened(read_journal(path))
    elsewhere.append(YES)
    elsewhere.close()
    data = path.read_bytes()
    with pytest.raises(JournalFault, match="was played on in another window since it was opened here; open it again"):
        reopened(opened)
    assert path.read_bytes() == data
    reopened(read_journal(path)).close()


def test_a_game_that_was_deleted_before_it_goes_on_is_not_begun_anew(played: Engine, path: Path) -> None:
    saved(played, path)
    opened = read_journal(path)
    path.unlink()
    with pytest.raises(JournalFault, match=r"cannot be saved there \(No such file"):
        reopened(opened)
    assert not path.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_what_is_no_file_is_neither_written_to_nor_deleted(played: Engine, path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    link = path.with_name("link.jsonl")
    link.symlink_to(path)
    for place in (path, link):
        with pytest.raises(JournalFault) as refused:
            Journal.create(place, header_of(played.book, 1, OPTIONS))
        assert (
            str(refused.value) == f"{place}: no file, so no game is saved there; choose another place with --game FILE."
        )
    assert stat.S_ISFIFO(path.stat().st_mode)
