"""A book of a few steps, the same book with one thing changed, and a book of one page."""

from pathlib import Path

import pytest

from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import Mode

FILES = {
    "book.yaml": """\
id: tea
title: Tea
version: "1"
start: turn
printed_start: turn
options:
  milk: {default: "no", choices: ["yes", "no"], say: With milk or without.}
actions:
  pour: {cost: 1}
accounts: []
""",
    "facts.yaml": "kettle_hot: {lasts: turn, changed_by: [pour]}\n",
    "shared.yaml": "greet:\n  say: Tea time.\n",
    "items.txt": "tea/1\ntea/2\ntea/3\n",
    "values.yaml": "cups: {kind: count, say: cups}\n",
    "rules.py": """\
from voice_supercat.procedure.keys import Key


def count_cup(draft):
    draft[Key("cups")] = draft[Key("cups")] + 1
""",
    "pages/turn.yaml": """\
page: turn
title: Tea
source: tea
steps:
  - {source: 1, use: greet}
  - source: 2
    ask: Is the kettle hot?
    fact: kettle_hot
    do: pour
    act: Pour cup {cups}.
    no:
      - {id: heat, ask: Heat it?}
  - {id: count, compute: count_cup}
  - source: 3
    ask: Another cup after {cups}?
""",
}


def write_book(folder: Path, **changed: tuple[str, str]) -> Path:
    """The book in `folder`; `turn=("old", "new")` replaces a text in the file turn.yaml (or rules.py, items.txt)."""
    for name, content in FILES.items():
        path = folder / name
        old, new = changed.pop(path.stem, ("", ""))
        assert old in content, f"{old} is not in {name}"
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(content.replace(old, new, 1) if old else content, encoding="utf-8")
    assert not changed
    return folder


def fault(folder: Path, **changed: tuple[str, str]) -> str:
    """What is said about the book with these changes."""
    with pytest.raises(BookFault) as raised:
        check(load(write_book(folder, **changed)))
    assert "\n" not in str(raised.value)
    return str(raised.value)


def write_page(folder: Path, page: str, shared: str = "{}", items: str = "") -> Path:
    """A book in `folder` of nothing but this page, which is its turn."""
    (folder / "pages").mkdir()
    (folder / "pages" / "turn.yaml").write_text(page)
    (folder / "shared.yaml").write_text(shared)
    (folder / "items.txt").write_text(items)
    (folder / "book.yaml").write_text("{id: b, title: B, version: 1, start: turn, printed_start: turn, accounts: []}")
    return folder


def new_game_of(folder: Path, mode: Mode = "played") -> Game:
    """A game of the book in `folder`, once nothing is found wrong with it."""
    book = load(folder)
    check(book)
    return new_game(engine_of(book, mode), 0, {})


def asked(folder: Path, kettle: str, heat: str, mode: Mode = "played") -> Game:
    """A game of the small book with other questions: `kettle`, and only where it is not hot, `heat`."""
    write_book(folder, turn=("ask: Is the kettle hot?", kettle))
    page = folder / "pages" / "turn.yaml"
    page.write_text(page.read_text(encoding="utf-8").replace("ask: Heat it?", heat), encoding="utf-8")
    return new_game_of(folder, mode)
