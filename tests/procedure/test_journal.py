"""Saved games: killed at any byte they resume with the open question; damage is reported and the file kept."""

import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from small_book import write_book

from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import UNDO, Journal, header_of, read_journal, reopened
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import pages_changed, replay

OPTIONS = {"questions": "single"}
ANSWERS = (("aggression 2", "construction 2"), True, False, False, False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "evening.jsonl"


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


def test_resumes_at_the_open_question_with_the_same_dice(played: Engine, path: Path) -> None:
    game = saved(played, path)
    resumed = replay(played, read_journal(path))
    assert resumed.state == game.state
    assert resumed.question == game.question


def test_cut_at_every_byte_of_the_last_line(played: Engine, path: Path) -> None:
    game = saved(played, path)
    assert game.before is not None
    data = path.read_bytes()
    start_of_last = data.rindex(b"\n", 0, len(data) - 1) + 1
    for end in range(start_of_last, len(data) + 1):
        path.write_bytes(data[:end])
        expected = game if end >= len(data) - 1 else game.before
        recorded = read_journal(path)
        assert replay(played, recorded).question == expected.question, f"cut after {end} bytes"
        assert path.read_bytes() == data[:end], "reading writes nothing"
        journal = reopened(recorded)
        journal.append(UNDO)
        journal.close()
        assert expected.before is not None
        assert replay(played, read_journal(path)).state == expected.before.state


def test_bytes_that_a_power_cut_left_behind_are_dropped(played: Engine, path: Path) -> None:
    game = saved(played, path)
    with path.open("ab") as file:
        file.write(b"\0" * 100)
    assert replay(played, read_journal(path)).state == game.state


@pytest.mark.parametrize("garbage", [b"{", b"\xff\xfe", b"[1]", b"", b'{"answer": true'])
def test_damage_in_the_middle_names_the_line(played: Engine, path: Path, garbage: bytes) -> None:
    saved(played, path)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:2], garbage, *lines[3:]]))
    assert f"{path}, line 3: damaged" in refusal(played, path)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"answer": 3}, '"3" is not an answer to'),
        ({"answer": [[1], [2]]}, "is not an answer to"),
        ({"answer": {"a": 1}}, "is not an answer to"),
        ({"command": "repeat"}, 'expected "answer" or "command"'),
        ({"answer": True, "more": 1}, 'expected "answer" or "command"'),
    ],
)
@pytest.mark.parametrize("line", [2, 3])
def test_an_entry_that_does_not_fit_names_the_line(
    played: Engine, path: Path, line: int, entry: dict[str, object], why: str
) -> None:
    saved(played, path)
    lines = path.read_bytes().splitlines()
    lines[line - 1] = json.dumps(entry).encode()
    path.write_bytes(b"\n".join(lines) + b"\n")
    message = refusal(played, path)
    assert f"{path}, line {line}: " in message
    assert why in message


def test_taking_back_more_than_was_answered_is_damage(played: Engine, path: Path) -> None:
    saved(played, path, ())
    with path.open("ab") as file:
        file.write(json.dumps(UNDO).encode() + b"\n")
    assert "line 2: takes back more than was answered" in refusal(played, path)


@pytest.mark.parametrize(("field", "value"), [("version", "0.4"), ("digest", "0" * 64)])
def test_another_version_is_one_sentence(played: Engine, path: Path, field: str, value: str) -> None:
    saved(played, path)
    head, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(head), field: value}).encode() + b"\n" + rest)
    message = refusal(played, path)
    assert "play it with the program that saved it" in message
    assert played.book.id in message


def tea(folder: Path, **changed: tuple[str, str]) -> Engine:
    """The small book in `folder`, with these changes."""
    return engine_of(load(write_book(folder, **changed)))


def tea_saved(engine: Engine, path: Path, *answers: bool) -> Game:
    """A game of it as a session saves it, each answer with its step."""
    journal = Journal.create(path, header_of(engine.book, 7, OPTIONS))
    game = new_game(engine, 7, OPTIONS)
    for answer in answers:
        game = game.answer(answer)
        journal.append(entry_of(game))
    journal.close()
    return game


@pytest.mark.parametrize(
    "change",
    [
        ("Is the kettle hot?", "Does the kettle boil?"),
        ("  - {id: count, compute: count_cup}", "  - {id: pour, say: Pour it.}\n  - {id: count, compute: count_cup}"),
    ],
)
def test_a_game_goes_on_where_every_answer_is_one_to_the_same_step(
    tmp_path: Path, path: Path, change: tuple[str, str]
) -> None:
    game = tea_saved(tea(tmp_path / "older"), path, False, True)
    before = path.read_bytes()
    changed = tea(tmp_path / "newer", turn=change)
    resumed = replay(changed, read_journal(path))
    assert resumed.question == game.question
    assert path.read_bytes() == before
    assert pages_changed(changed.book, read_journal(path).header)


@pytest.mark.parametrize(
    ("change", "fitting"),
    [
        (("  - {id: count", "  - {id: milk, ask: Milk?}\n  - {id: count"), 1),
        (("  - source: 2", "  - {id: wash, ask: Is the cup clean?}\n  - source: 2"), 0),
        (("after {cups}?", "after {cups}?\n    answer: number\n    range: [1, 3]"), 1),
    ],
)
def test_a_yes_that_other_pages_would_give_to_another_question_is_refused(
    tmp_path: Path, path: Path, change: tuple[str, str], fitting: int
) -> None:
    tea_saved(tea(tmp_path / "older"), path, True, True)
    message = refusal(tea(tmp_path / "newer", turn=change), path)
    assert f"tea have changed since it was saved, and {fitting} of 2 answers still fit; the file is kept" in message


def test_an_answer_with_another_step_than_the_open_one_is_damage(tmp_path: Path, path: Path) -> None:
    engine = tea(tmp_path)
    tea_saved(engine, path, True)
    path.write_bytes(path.read_bytes().replace(b"turn/2", b"turn/3"))
    assert "line 2: does not fit the question (it was given to another step than turn/2)" in refusal(engine, path)


def test_a_game_of_another_book_names_it(played: Engine, path: Path) -> None:
    saved(played, path)
    path.write_bytes(path.read_bytes().replace(b'"supercat-base"', b'"another-book"'))
    assert "resume it with --book another-book" in refusal(played, path)


def test_torn_header_and_foreign_files(played: Engine, path: Path) -> None:
    saved(played, path, ())
    header = path.read_bytes()
    path.write_bytes(header[:20])
    assert "nothing was saved before it was cut off" in refusal(played, path)
    path.write_bytes(b"Dear diary\nNothing today\n")
    assert "line 1: damaged" in refusal(played, path)
    path.write_bytes(b'{"title": "a shopping list"}\n')
    assert "line 1: does not say which book it is of" in refusal(played, path)
    for wrong in ({"options": 5}, {"options": {"bots": 5}}, {"seed": True}, {"seed": "7"}, {"book": None}):
        path.write_bytes(json.dumps({**json.loads(header), **wrong}).encode() + b"\n")
        assert "line 1: does not say which book it is of" in refusal(played, path)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": "nine"}, '"nine" is no value of seats; it can be 2, 3, 4.'),
        ({"bots": "green"}, 'bots="green": give one to three different colours of red, yellow, blue, white.'),
    ],
)
def test_options_that_cannot_be_are_named_with_their_file(
    played: Engine, path: Path, options: dict[str, str], reason: str
) -> None:
    Journal.create(path, header_of(played.book, 7, options)).close()
    assert refusal(played, path) == f"{path}, line 1: {reason} The file is kept as it is."


def test_two_games_in_one_file_are_told_apart(played: Engine, path: Path) -> None:
    saved(played, path)
    path.write_bytes(2 * path.read_bytes())
    assert refusal(played, path) == (
        f"{path}, line {len(ANSWERS) + 2}: another game begins here; give each a file of its own. It is kept as it is."
    )


@pytest.mark.skipif(sys.platform == "win32", reason="files are not claimed there")
def test_a_game_is_played_in_one_window_only(played: Engine, path: Path) -> None:
    """Two would write over each other's answers."""
    saved(played, path)
    data = path.read_bytes()
    first = reopened(read_journal(path))
    with pytest.raises(JournalFault) as fault:
        reopened(read_journal(path))
    assert str(fault.value) == f"{path}: this game is being played in another window; go on there, or quit it."
    first.append({"answer": True})
    first.close()
    assert path.read_bytes().startswith(data)
    reopened(read_journal(path)).close()


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"back": 99, "then": []}, "takes back more than was answered"),
        ({"back": -1, "then": []}, "-1 answers cannot be taken back"),
        ({"back": 1, "then": [5]}, "a correction that cannot be read"),
        ({"back": 1, "then": [{}]}, "a correction that cannot be read"),
        ({"back": "one", "then": []}, "a correction that cannot be read"),
        ({"back": True, "then": []}, "a correction that cannot be read"),
        ({"tell": "weather", "as": [[]]}, '"weather" cannot be told here'),
        ({"sentence": {"led": []}, "at": "prelude/has-material"}, "was given to another step"),
    ],
)
def test_an_entry_that_makes_no_sense_is_named_by_its_line(
    played: Engine, path: Path, entry: dict[str, object], message: str
) -> None:
    saved(played, path)
    with path.open("ab") as file:
        file.write(json.dumps(entry).encode() + b"\n")
    refused = refusal(played, path)
    assert f"line {len(ANSWERS) + 2}: does not fit the question" in refused
    assert message in refused


def test_a_missing_file_is_one_sentence(path: Path) -> None:
    with pytest.raises(JournalFault, match=r"no saved game can be read there \(No such file or directory\)"):
        read_journal(path)


def test_a_saved_game_is_never_overwritten(played: Engine, path: Path) -> None:
    saved(played, path)
    with pytest.raises(JournalFault, match="there is a saved game already"):
        Journal.create(path, header_of(played.book, 1, {}))


def test_an_empty_file_is_no_saved_game(played: Engine, path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    Journal.create(path, header_of(played.book, 1, {})).close()
    assert replay(played, read_journal(path)).question == new_game(played, 1, {}).question


def full_disk(after: int) -> Callable[[int, bytes, int], int]:
    """`os.pwrite` on a disk with room for so many bytes."""
    write, room = os.pwrite, [after]

    def pwrite(file: int, data: bytes, offset: int) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(file, data[: room[0]], offset)
        room[0] -= written
        return written

    return pwrite


@pytest.mark.parametrize("room", [0, 1, 5, 15])
def test_entries_wait_for_room_on_a_full_disk(
    played: Engine, path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(path, header_of(played.book, 7, OPTIONS))
    journal.append({"answer": list(ANSWERS[0])})  # type: ignore[call-overload]
    whole = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(os, "pwrite", full_disk(room))
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


def test_a_folder_that_cannot_be_written_is_one_sentence(played: Engine, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(JournalFault, match="the game cannot be saved there"):
        Journal.create(tmp_path / "file" / "game.jsonl", header_of(played.book, 1, {}))


def test_on_a_disk_that_is_full_from_the_start_all_is_written_as_soon_as_there_is_room(
    played: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "pwrite", full_disk(0))
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
