"""Books are found by their folders."""

from pathlib import Path

import pytest

from voice_supercat.books import registry
from voice_supercat.procedure.faults import BookFault


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in the place of that of the shipped books."""
    monkeypatch.setattr(registry, "_HERE", tmp_path)
    return tmp_path


def put(shelf: Path, folder: str, head: str) -> Path:
    (shelf / folder).mkdir()
    (shelf / folder / "book.yaml").write_text(head, encoding="utf-8")
    return shelf / folder


def test_a_book_is_a_folder_and_has_the_id_that_it_tells(shelf: Path) -> None:
    tea, unnamed = put(shelf, "tea_time", "id: tea\n"), put(shelf, "untitled", "title: No id\n")
    (shelf / "rules").mkdir()
    assert registry.book_ids() == ["tea", "untitled"]
    assert registry.book_folder("tea") == tea
    assert registry.book_folder("untitled") == unnamed
    assert registry.book_folder("tea_time") is None


def test_two_books_of_one_id_are_named(shelf: Path) -> None:
    put(shelf, "black", "id: tea\n")
    put(shelf, "green", "id: tea\n")
    with pytest.raises(BookFault, match=r"green/book\.yaml: the book in .*black has this id already"):
        registry.book_ids()
