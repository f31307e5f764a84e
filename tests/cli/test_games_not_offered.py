"""What is over or open elsewhere is not offered, and nothing is lost by it."""

from pathlib import Path

import pytest
from at_the_table import FIRST_TIME, said_in
from small_book import write_book

from voice_supercat.books import registry
from voice_supercat.procedure.journal import read_journal, reopened

pytestmark = pytest.mark.usefixtures("home")


def test_what_is_remembered_is_named_and_put_aside_where_it_is_damaged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    said_in(monkeypatch, FIRST_TIME)
    memory = next(home.rglob("last-time.json"))
    memory.write_text("{torn")
    assert said_in(monkeypatch, ["no", "tapestry"])[-1] == "Which level of difficulty, one to six? Two is the average."
    [sentence] = capsys.readouterr().err.splitlines()
    assert sentence.startswith(f"{memory}: cannot be read")
    assert memory.with_suffix(".damaged").read_text() == "{torn"


def test_what_is_remembered_and_cannot_be_played_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    said_in(monkeypatch, FIRST_TIME)
    memory = next(home.rglob("last-time.json"))
    memory.write_text(memory.read_text().replace('"red"', '"green"').replace('"none"', '"all"'))
    assert said_in(monkeypatch, ["no", "yes"])[-1] == "Shall I lead you through the set-up?"
    assert capsys.readouterr().err == (
        'bots="green": give one to three different colours of red, yellow, blue, white. '
        "This game begins without what was remembered.\n"
    )


@pytest.mark.parametrize(
    "content",
    ["[]", '{"book": [], "options": {}}', '{"book": 3, "options": 4}', '{"book": "chess", "options": {"chess": {}}}'],
)
def test_what_is_remembered_of_no_known_game_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, home: Path, content: str
) -> None:
    said_in(monkeypatch, FIRST_TIME)
    next(home.rglob("last-time.json")).write_text(content)
    assert said_in(monkeypatch, ["no"])[-1] == "Which game: Arcs, Ascendancy, Campaign or Tapestry?"


def test_nothing_is_said_of_a_game_that_is_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = tmp_path / "shelf"
    write_book(shelf / "tea", turn=("ask: Another cup after {cups}?", "end: game"))
    monkeypatch.setattr(registry, "_HERE", shelf)
    assert said_in(monkeypatch, ["no"])[-2:] == ["> no", "Heat it?"]
    assert said_in(monkeypatch, ["yes", "no"])[0] == "Go on with Tea, cups zero?"
    assert "Go on with" not in said_in(monkeypatch, [])[0]
    assert capsys.readouterr().err == ""


def test_a_game_that_is_open_elsewhere_is_not_offered(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    said_in(monkeypatch, FIRST_TIME)
    playing = reopened(read_journal(next(home.rglob("*.jsonl"))))
    assert said_in(monkeypatch, [])[0] == "Arcs as last time?"
    playing.close()
