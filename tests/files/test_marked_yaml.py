"""One value of a file, read without the rest of it."""

import os
from pathlib import Path

import pytest

from voice_supercat.faults import FileFault
from voice_supercat.files.fields import Fields
from voice_supercat.files.marked_yaml import Place, read, scalar_of


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("id: tea\ntitle: Tea\n", "tea"),
        ('title: Tea\nid: "3.10"  # text\n', "3.10"),
        ("{title: Tea, id: tea}\n", "tea"),
        ("options: {id: {id: cup}}\nid: tea\n", "tea"),
        ("options: [id, cup]\ntitle: id\nid: tea\n", "tea"),
        ("id: tea\npages: [\n", "tea"),
        ("title: Tea\n", None),
        ("title: {id: tea}\n", None),
        ("id: [tea]\n", None),
        ("pages: [\nid: tea\n", None),
        ("- id: tea\n", None),
        ("id\n", None),
        ("", None),
        ("\x07", None),
    ],
)
def test_a_value_at_the_top_is_read_and_nothing_behind_it(tmp_path: Path, content: str, found: str | None) -> None:
    (tmp_path / "book.yaml").write_text(content, encoding="utf-8")
    assert scalar_of(tmp_path / "book.yaml", "id") == found


def test_no_value_without_a_file(tmp_path: Path) -> None:
    assert scalar_of(tmp_path / "book.yaml", "id") is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "words.yaml")
    with pytest.raises(FileFault, match=r"words\.yaml: cannot be read \(\[Errno 22\] it is no file"):
        read(tmp_path / "words.yaml")


def test_lines_that_end_as_on_windows_are_counted_alike(tmp_path: Path) -> None:
    (tmp_path / "words.yaml").write_bytes(b"one: |\r\n  a\r\n  b\r\ntwo: c\r\n")
    found = read(tmp_path / "words.yaml")
    assert found == {"one": "a\nb\n", "two": "c"}
    assert str(found.place_of("two")).endswith("words.yaml, line 4")


def test_of_a_long_value_the_beginning_is_told(tmp_path: Path) -> None:
    (tmp_path / "words.yaml").write_text(f"most: {'9' * 5000}x\n")
    fields = Fields(read(tmp_path / "words.yaml"), "tea", Place(tmp_path / "words.yaml", 1))
    with pytest.raises(FileFault, match=r'expected a whole number for "most", not "9{60}…"\.$'):
        fields.number(fields.text("most"), "most")
