"""One value of a file, read without the rest of it."""

from pathlib import Path

import pytest

from voice_supercat.files.marked_yaml import scalar_of


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
