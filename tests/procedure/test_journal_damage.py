"""Saved games that are damaged: the line is named and the file kept."""

import json
import os
from codecs import BOM_UTF8
from pathlib import Path

import pytest
from old_journals import as_written_before
from saved_games import ANSWERS, refusal, saved
from small_book import write_book

from voice_supercat.files.paths import HOME
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import UNDO, Journal, header_of, is_journal, read_journal, reopened
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.recorded import evenings_begun
from voice_supercat.procedure.replay import replay


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "evening.jsonl"


def test_a_time_that_nobody_can_have_taken_is_left_out(played: Engine, path: Path) -> None:
    saved(played, path, ())
    entry = b'{"answer": ["aggression 2", "construction 2"], "noted": {"seconds": 1%s}}' % (b"0" * 400)
    as_written_before(path)
    path.write_bytes(path.read_bytes() + entry + b"\n")
    recorded = read_journal(path)
    assert len(replay(played, recorded).events) > 0
    assert recorded.noted[0].seconds is None


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
    as_written_before(path)
    lines = path.read_bytes().splitlines()
    lines[line - 1] = json.dumps(entry).encode()
    path.write_bytes(b"\n".join(lines) + b"\n")
    message = refusal(played, path)
    assert f"{path}, line {line}: " in message
    assert why in message


def test_taking_back_more_than_was_answered_is_damage(played: Engine, path: Path) -> None:
    saved(played, path, ())
    as_written_before(path)
    with path.open("ab") as file:
        file.write(json.dumps(UNDO).encode() + b"\n")
    assert "line 2: takes back more than was answered" in refusal(played, path)


def test_torn_header_and_foreign_files(played: Engine, path: Path) -> None:
    saved(played, path, ())
    as_written_before(path)
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


def test_an_option_that_must_be_a_number_and_is_none_is_named_with_its_file(tmp_path: Path, path: Path) -> None:
    option = '  milk: {default: "no", choices: ["yes", "no"], say: With milk or without.}'
    count = "cups: {kind: count, say: cups"
    book = write_book(
        tmp_path / "tea",
        book=(option, f'{option}\n  cups: {{default: "0", say: Cups before.}}'),
        values=(count, f"{count}, option: cups"),
    )
    engine = engine_of(load(book))
    Journal.create(path, header_of(engine.book, 7, {"cups": "many\x1b[2J"})).close()
    assert refusal(engine, path) == (
        f"{path}, line 1: an option that must be a number is none (invalid literal for int() with base 10: "
        "'many\\x1b[2J'); the file is kept as it is."
    )


def test_two_games_in_one_file_are_refused(played: Engine, path: Path) -> None:
    saved(played, path)
    as_written_before(path)
    path.write_bytes(2 * path.read_bytes())
    assert refusal(played, path) == (
        f"{path}, line {len(ANSWERS) + 2}: another game begins here; give each a file of its own. It is kept as it is. "
        f'The {len(ANSWERS)} answers before can be gone on from: `voice-supercat games repair "{path}"`.'
    )


def test_a_damaged_game_among_the_saved_ones_is_repaired_by_its_name(
    played: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(path.parents[1]))
    saved(played, path)
    path.write_bytes(path.read_bytes() + b"\0")
    assert refusal(played, path).endswith("`voice-supercat games repair evening`.")


@pytest.mark.parametrize(
    ("mark", "end"),
    [(b"", b"\r\n"), (BOM_UTF8, b"\n"), (BOM_UTF8, b"\r\n")],
    ids=["ends of lines", "mark", "both"],
)
def test_what_an_editor_of_windows_adds_loses_no_answer(played: Engine, path: Path, mark: bytes, end: bytes) -> None:
    before = saved(played, path)
    path.write_bytes(mark + path.read_bytes().replace(b"\n", end))
    assert is_journal(path)
    assert evenings_begun(path) == 0
    assert replay(played, read_journal(path)).state == before.state
    journal = reopened(read_journal(path))
    journal.append({"command": "undo"})
    journal.close()
    assert len(read_journal(path).entries) == len(ANSWERS) + 1


def test_a_file_far_larger_than_any_game_is_not_read(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    os.truncate(path, 1 << 27)
    with pytest.raises(JournalFault, match=r"it has more than 67108864 bytes\); name another"):
        read_journal(path)
    assert evenings_begun(path) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_not_waited_for(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    with pytest.raises(JournalFault, match="it is no file"):
        read_journal(path)


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
        ({"sentence": None, "at": "bot-turn/2"}, "was given to another step"),
        ({"back": 0, "then": [{"sentence": None}]}, "a sentence that cannot be read"),
        ({"sentence": {"led": []}, "at": "prelude/has-material"}, "was given to another step"),
    ],
)
def test_an_entry_that_makes_no_sense_is_named_by_its_line(
    played: Engine, path: Path, entry: dict[str, object], message: str
) -> None:
    saved(played, path)
    as_written_before(path)
    with path.open("ab") as file:
        file.write(json.dumps(entry).encode() + b"\n")
    refused = refusal(played, path)
    assert f"line {len(ANSWERS) + 2}: does not fit the question" in refused
    assert message in refused


def test_an_empty_file_is_no_saved_game(played: Engine, path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    Journal.create(path, header_of(played.book, 1, {})).close()
    assert replay(played, read_journal(path)).question == new_game(played, 1, {}).question
