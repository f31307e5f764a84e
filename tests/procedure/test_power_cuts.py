"""Whatever a power cut leaves on the disk: no answer that was saved is lost, and nothing is read that was not given."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from old_journals import as_written_before
from saved_games import ANSWERS, OPTIONS, saved

from scripts.benchmarks.faulty.power_cut import Disk, recorded, states
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept, replace_kept
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.journal import Journal, header_of, read_journal, reopened
from voice_supercat.procedure.recorded import JournalDamaged, Recorded
from voice_supercat.procedure.repairing import repair

LONG = {"sentence": ["i led mobilization three"] * 60, "at": "player-turn/1"}
"""An entry of several sectors."""
GIVEN: tuple[Mapping[str, Any], ...] = ({"answer": True}, LONG, {"command": "undo"}, LONG, {"answer": 3, "at": "x"})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / "evening.jsonl"


def intact(path: Path) -> Recorded | None:
    """What can be gone on with, after a repair where one is needed; None without any answer."""
    try:
        return read_journal(path)
    except JournalDamaged as damaged:
        return damaged.intact
    except JournalFault:
        return None


def holds(disk: Disk, path: Path, given: tuple[Mapping[str, Any], ...], before: int = 0) -> int:
    """Checks each state; gives how many there are."""
    count = 0
    for told, files in states(disk, path.parent.parent / "after"):
        count += 1
        found = intact(path.parent.parent / "after" / path.name)
        entries = found.entries if found else ()
        assert len(entries) >= before + told, f"{told} were saved: {files}"
        assert entries == given[: len(entries)], f"what was not given: {files}"
    return count


def append_all(disk: Disk, journal: Journal, given: tuple[Mapping[str, Any], ...]) -> None:
    for entry in given:
        with suppress(JournalFault):
            journal.append(entry)
        disk.told += 1 if journal.saved else 0
    journal.close()


def test_a_game_keeps_every_answer_that_was_saved(played: Engine, path: Path) -> None:
    with recorded(path.parent) as disk:
        append_all(disk, Journal.create(path, header_of(played.book, 7, OPTIONS), 3), GIVEN)
    assert holds(disk, path, GIVEN) > 50


@pytest.mark.parametrize("old", [False, True], ids=["with checksums", "of an earlier version"])
@pytest.mark.parametrize("torn", [b"", b'{"answer": tr'])
def test_a_game_that_goes_on_keeps_what_it_had(played: Engine, path: Path, torn: bytes, old: bool) -> None:
    saved(played, path)
    if old:
        as_written_before(path)
    path.write_bytes(path.read_bytes() + torn)
    had = read_journal(path).entries
    with recorded(path.parent) as disk:
        append_all(disk, reopened(read_journal(path), 4), GIVEN)
    assert holds(disk, path, (*had, *GIVEN), len(ANSWERS)) > 50


@pytest.mark.parametrize("failing", range(12))
def test_an_answer_is_saved_again_where_a_sync_failed(played: Engine, path: Path, failing: int) -> None:
    """The disk may have dropped it by then, and will not say so again."""
    with recorded(path.parent, sync_fails=lambda number: number == failing) as disk:
        journal = Journal.create(path, header_of(played.book, 7, OPTIONS))
        for number, entry in enumerate(GIVEN, start=1):
            told = ""
            try:
                journal.append(entry)
            except JournalFault as fault:
                told = str(fault)
            assert journal.saved is ("could not be saved (Input/output error)" not in told)
            disk.told = number if journal.saved else disk.told
        journal.close()
    assert disk.told >= len(GIVEN) - 1
    holds(disk, path, GIVEN)


def test_a_repair_keeps_the_damaged_file_and_every_intact_answer(played: Engine, path: Path) -> None:
    saved(played, path)
    damaged = path.read_bytes()[:-40] + b"\0" * 40
    path.write_bytes(damaged)
    with pytest.raises(JournalDamaged) as fault:
        read_journal(path)
    had = fault.value.intact
    assert had is not None
    with recorded(path.parent) as disk:
        repair(had)
    for _, files in states(disk, path.parent.parent / "after"):
        found = intact(path.parent.parent / "after" / path.name)
        assert found is not None
        assert found.entries == had.entries
        assert damaged in files.values()


@pytest.mark.parametrize("name", ["settings.json", "memory.json"])
def test_a_small_file_is_the_old_or_the_new_one(path: Path, name: str) -> None:
    kept, old, new = path.with_name(name), {"wording": "terse"}, {"cards": ["dark tunnel"] * 200}
    replace_kept(kept, old)
    with recorded(path.parent) as disk:
        replace_kept(kept, new)
        disk.told = 1
    for told, files in states(disk, path.parent.parent / "after"):
        found = read_kept(path.parent.parent / "after" / name)
        assert found == new or (found == old and not told), files


def test_a_small_file_that_cannot_be_synced_stays_as_it_was(path: Path) -> None:
    kept = path.with_name("settings.json")
    replace_kept(kept, {"wording": "terse"})
    with recorded(path.parent, sync_fails=lambda number: number == 0), pytest.raises(OSError, match="Input/output"):
        replace_kept(kept, {"wording": "full"})
    assert [file.name for file in path.parent.iterdir()] == [kept.name]
    assert read_kept(kept) == {"wording": "terse"}


def test_a_damaged_small_file_is_put_aside_whenever_the_power_fails(path: Path) -> None:
    kept = path.with_name("settings.json")
    kept.write_bytes(b"\0\0")
    with recorded(path.parent) as disk, pytest.raises(KeptFileDamaged):
        read_kept(kept)
    assert {frozenset(files.values()) for _, files in states(disk, path.parent.parent / "after")} == {
        frozenset({b"\0\0"})
    }
