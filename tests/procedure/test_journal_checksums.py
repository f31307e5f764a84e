"""Every line of a saved game has a checksum: whatever changed is told, and what stands before it is known."""

import json
from pathlib import Path

import pytest
from old_journals import as_written_before
from saved_games import ANSWERS, saved

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.journal import Journal, header_of, read_journal, reopened
from voice_supercat.procedure.noted import Noted
from voice_supercat.procedure.recorded import JournalDamaged, evenings_begun
from voice_supercat.procedure.repairing import repair
from voice_supercat.procedure.replay import replay

YES = {"answer": True}


@pytest.fixture
def path(tmp_path: Path, played: Engine) -> Path:
    path = tmp_path / "games" / "evening.jsonl"
    saved(played, path)
    return path


def intact(path: Path) -> int:
    """How many answers stand before the damage, which is told."""
    with pytest.raises(JournalDamaged) as fault:
        read_journal(path)
    return len(fault.value.intact.entries)


def test_no_bit_can_change_unnoticed(path: Path) -> None:
    data = path.read_bytes()
    for bit in range(8 * len(data)):
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        path.write_bytes(changed)
        line = data.count(b"\n", 0, bit // 8) + 1
        with pytest.raises(JournalFault, match=rf"line {line}: (damaged|does not say which book)"):
            read_journal(path)


@pytest.mark.parametrize("line", range(1, len(ANSWERS)))
def test_lines_that_are_missing_exchanged_or_there_twice_are_damage(path: Path, line: int) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for wrong in (
        [*lines[:line], *lines[line + 1 :]],
        [*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]],
        [*lines[: line + 1], *lines[line:]],
    ):
        path.write_bytes(b"".join(wrong))
        assert intact(path) in (line - 1, line)


@pytest.mark.parametrize("old", [False, True], ids=["with checksums", "of an earlier version"])
def test_a_zeroed_tail_is_told_wherever_it_begins(path: Path, old: bool) -> None:
    if old:
        as_written_before(path)
    data = path.read_bytes()
    for at in range(data.index(b"\n") + 1, len(data)):
        path.write_bytes(data[:at] + b"\0" * (len(data) - at))
        assert intact(path) == data[:at].count(b"\n") - 1
    path.write_bytes(data + b"\0" * 100)
    assert intact(path) == len(ANSWERS)


def test_a_hole_is_told(path: Path) -> None:
    data = path.read_bytes()
    start = data.index(b"\n", data.index(b"\n") + 1) + 1
    path.write_bytes(data[:start] + b"\0" * 40 + data[start + 40 :])
    assert intact(path) == 1


def test_opening_cuts_nothing(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data + b'{"answer": tr')
    reopened(read_journal(path)).close()
    assert path.read_bytes() == data + b'{"answer": tr'
    journal = reopened(read_journal(path))
    journal.append(YES)
    journal.close()
    assert path.read_bytes().startswith(data)
    assert read_journal(path).entries[-1] == YES


def test_a_journal_of_an_earlier_version_goes_on_with_checksums_over_all_of_it(path: Path, played: Engine) -> None:
    as_written_before(path)
    before = path.read_bytes()
    game = replay(played, read_journal(path))
    journal = reopened(read_journal(path))
    journal.append({"command": "undo"})
    journal.close()
    assert path.read_bytes().startswith(before)
    assert game.before is not None
    assert replay(played, read_journal(path)).state == game.before.state
    path.write_bytes(path.read_bytes().replace(b'"answer": true', b'"answer": null', 1))
    with pytest.raises(JournalFault):
        read_journal(path)


@pytest.mark.parametrize(("written", "read"), [("9" * 9, 999_999_999), ("1" + "0" * 9, None), ("9" * 5000, None)])
def test_a_number_of_evenings_that_nobody_has_played_does_not_count(
    tmp_path: Path, played: Engine, written: str, read: int | None
) -> None:
    path = tmp_path / "evening.jsonl"
    saved(played, path, ())
    reopened(read_journal(path), 7).append({"answer": ["aggression 2", "construction 2"]})
    path.write_bytes(path.read_bytes().replace(b'"played": 7', b'"played": ' + written.encode()))
    assert evenings_begun(path) == read


def test_the_evening_is_written_once_with_its_first_answer(tmp_path: Path, played: Engine) -> None:
    path = tmp_path / "evening.jsonl"
    saved(played, path, ())
    journal = reopened(read_journal(path), 7)
    assert evenings_begun(path) == 0
    journal.append(YES)
    journal.append(YES)
    journal.close()
    assert [json.loads(line).get("played") for line in path.read_bytes().splitlines()] == [None, 7, None]
    assert read_journal(path).entries == (YES, YES)
    assert (evenings_begun(path), read_journal(path).played) == (7, 7)


def test_a_repaired_game_is_its_intact_beginning_and_the_damaged_file_is_kept(path: Path, played: Engine) -> None:
    data = path.read_bytes()
    damaged = data[:-60] + b"\0" * 60
    for name in ("evening.damaged", "evening-2.damaged"):
        path.write_bytes(damaged)
        with pytest.raises(JournalDamaged) as fault:
            read_journal(path)
        assert repair(fault.value.intact) == path.with_name(name)
        assert path.with_name(name).read_bytes() == damaged
        assert data.startswith(path.read_bytes())
        recorded = read_journal(path)
        assert len(recorded.entries) == len(fault.value.intact.entries)
        replay(played, recorded)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "evening-2.damaged",
        "evening.damaged",
        "evening.jsonl",
    ]


def test_a_game_that_is_played_elsewhere_or_has_changed_is_not_repaired(path: Path) -> None:
    data = path.read_bytes()
    playing: Journal = reopened(read_journal(path))
    path.write_bytes(data + b"\0")
    with pytest.raises(JournalDamaged) as fault:
        read_journal(path)
    with pytest.raises(JournalFault, match="is being played in another window; quit it there first"):
        repair(fault.value.intact)
    playing.close()
    path.write_bytes(data + b"\0\0")
    with pytest.raises(JournalFault, match="was changed since it was read; try again"):
        repair(fault.value.intact)
    assert path.read_bytes() == data + b"\0\0"


def test_a_note_of_how_an_answer_came_is_covered_and_taken_off_before_the_game_is_replayed(
    tmp_path: Path, played: Engine
) -> None:
    path = tmp_path / "noted.jsonl"
    journal = Journal.create(path, header_of(played.book, 3, {}), played=4)
    journal.append(YES, noted={"seconds": 2.5, "by": "voice", "misheard": ["", "no"]})
    journal.append(YES)
    journal.close()
    recorded = read_journal(path)
    assert recorded.entries == (YES, YES)
    assert recorded.noted == (Noted(2.5, "voice", ("", "no")), Noted())
    assert (recorded.played, evenings_begun(path)) == (4, 4)
    path.write_bytes(path.read_bytes().replace(b'"seconds": 2.5', b'"seconds": 9.5'))
    assert intact(path) == 0
