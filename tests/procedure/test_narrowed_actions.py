"""An action whose preferences a page asks about: asked in play, told as a list where pages are read as printed."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_book

from voice_supercat.procedure.events import Event
from voice_supercat.procedure.machine import Mode

ACTION = "    act: Pour cup {cups}.\n"
WHICH_CUP = """\
page: which-cup
steps:
  - {id: handle, source: tea/3, ask: Is only one without a chip?}
"""


def after_yes(folder: Path, mode: Mode) -> tuple[Event, ...]:
    book = write_book(folder, turn=(ACTION, f"{ACTION}    narrow: which-cup\n    prefer: [one without a chip]\n"))
    (book / "pages" / "which-cup.yaml").write_text(WHICH_CUP, encoding="utf-8")
    return new_game_of(book, mode).answer(True).events


@pytest.mark.parametrize(
    ("mode", "prefer", "asked"),
    [
        ("played", (), "Is only one without a chip?"),
        ("printed", ("one without a chip",), "Another cup after one?"),
    ],
)
def test_preferences_are_asked_in_play_and_read_as_printed(
    tmp_path: Path, mode: Mode, prefer: tuple[str, ...], asked: str
) -> None:
    events = after_yes(tmp_path, mode)
    assert [(event.text, event.prefer) for event in events if event.kind == "act"] == [("Pour cup zero.", prefer)]
    assert events[-1].text == asked
