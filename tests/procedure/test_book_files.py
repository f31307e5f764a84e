"""The files of a book: which it needs, which may be missing, and which change what is played."""

import re
from pathlib import Path

import pytest
from small_book import new_game_of, write_book, write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load


@pytest.mark.parametrize("name", ["book.yaml", "facts.yaml", "shared.yaml", "items.txt", "pages/turn.yaml"])
def test_a_file_that_is_no_text_is_named(tmp_path: Path, name: str) -> None:
    write_book(tmp_path)
    (tmp_path / name).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BookFault, match=re.escape(f"{tmp_path / name}: cannot be read")):
        load(tmp_path)


@pytest.mark.parametrize("name", ["book.yaml", "items.txt"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    write_book(tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(BookFault, match=re.escape(str(tmp_path / name))):
        load(tmp_path)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("facts.yaml", 'pages/turn.yaml, line 6, step turn/2: fact "kettle_hot" is not in facts.yaml or facts/*.yaml.'),
        (
            "shared.yaml",
            'pages/turn.yaml, line 5, step of page turn: "greet" is no shared step; expected one of shared',
        ),
        ("values.yaml", 'pages/turn.yaml, line 6, step turn/2: the book has no function "cups", and no value of that'),
        ("rules.py", 'pages/turn.yaml, line 13, step turn/count: the book has no function "count_cup", and no value'),
    ],
)
def test_a_missing_file_that_a_page_needs_is_reported_there(tmp_path: Path, name: str, message: str) -> None:
    write_book(tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(BookFault) as fault:
        check(load(tmp_path))
    assert str(fault.value).startswith(message)


def test_a_book_needs_no_facts_no_shared_steps_no_values_and_no_python(tmp_path: Path) -> None:
    page = 'page: turn\nsteps: [{id: tea, ask: Tea?, "no": [{end: game}]}]\n'
    folder = write_page(tmp_path, page)
    (folder / "shared.yaml").unlink()
    assert sorted(path.name for path in folder.iterdir()) == ["book.yaml", "items.txt", "pages"]
    assert new_game_of(folder).answer(False).over


def test_two_pages_of_one_name(tmp_path: Path) -> None:
    write_book(tmp_path)
    (tmp_path / "pages" / "again.yaml").write_text("page: turn\nsteps: []\n", encoding="utf-8")
    with pytest.raises(BookFault, match="two pages have the same id"):
        load(tmp_path)


def test_a_book_of_another_content_has_another_digest(tmp_path: Path) -> None:
    first = load(write_book(tmp_path / "a"))
    same = load(write_book(tmp_path / "b"))
    other = load(write_book(tmp_path / "c", turn=("Heat it?", "Heat the water?")))
    assert first.digest == same.digest != other.digest


def test_a_book_with_the_line_ends_of_another_system_is_the_same(tmp_path: Path) -> None:
    before = load(write_book(tmp_path)).digest
    for path in [*tmp_path.rglob("*.yaml"), *tmp_path.rglob("*.py")]:
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert load(tmp_path).digest == before


def test_a_book_whose_words_sound_or_are_said_otherwise_is_played_on(tmp_path: Path) -> None:
    before = load(write_book(tmp_path)).digest
    (tmp_path / "words").mkdir()
    for name in ("words.yaml", "words/answers.yaml", "sounds.yaml"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    assert load(tmp_path).digest == before
