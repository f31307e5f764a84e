"""Saved games: killed at any byte they resume with the open question, also where the book has changed since."""

import json
from pathlib import Path

import pytest
from old_journals import as_written_before
from saved_games import OPTIONS, refusal, saved
from small_book import write_book

from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import UNDO, Journal, header_of, read_journal, reopened
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import pages_changed, replay


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "evening.jsonl"


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


@pytest.mark.parametrize(("field", "value"), [("version", "0.4"), ("digest", "0" * 64)])
def test_another_version_is_one_sentence(played: Engine, path: Path, field: str, value: str) -> None:
    saved(played, path)
    as_written_before(path)
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
        (("after {cups}?", "after {cups}?\n    expect: number\n    range: [1, 3]"), 1),
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
    as_written_before(path)
    path.write_bytes(path.read_bytes().replace(b"turn/2", b"turn/3"))
    assert "line 2: does not fit the question (it was given to another step than turn/2)" in refusal(engine, path)


def test_a_game_of_another_book_names_it(played: Engine, path: Path) -> None:
    saved(played, path)
    as_written_before(path)
    path.write_bytes(path.read_bytes().replace(b'"supercat-base"', b'"another-book"'))
    assert "resume it with --book another-book" in refusal(played, path)


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


def test_a_missing_file_is_one_sentence(path: Path) -> None:
    with pytest.raises(JournalFault, match=r"no saved game can be read there \(No such file or directory\)"):
        read_journal(path)


def test_a_saved_game_is_never_overwritten(played: Engine, path: Path) -> None:
    saved(played, path)
    with pytest.raises(JournalFault, match="there is a saved game already"):
        Journal.create(path, header_of(played.book, 1, {}))
