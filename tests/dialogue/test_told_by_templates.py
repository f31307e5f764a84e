"""What players may tell is written as templates, so that it can be said in several ways."""

from pathlib import Path

import pytest
from small_book import write_book
from transcript import session_of

from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.loader import load

DRUNK = """\
news:
  cup: {ask: Which cup?, say: "(i|we) (drank|had) [a] {choice}", choices_from: kinds, compute: note_cup}
accounts"""
RULES = """\
def kinds(view):
    return ("green", "black")


def note_cup(draft, kind):
    draft[Key("cups")] = draft[Key("cups")] + 1


def count_cup"""


@pytest.mark.parametrize("said", ["I drank green", "we had a black", "We drank a green"])
def test_news_is_told_in_each_of_its_ways(tmp_path: Path, said: str) -> None:
    book = load(write_book(tmp_path, book=("accounts", DRUNK), rules=("def count_cup", RULES)))
    session = session_of(engine_of(book))
    assert session.text(said)[0].text == "Noted."
    assert session.game.state[Key("cups")] == 1


@pytest.mark.parametrize("said", ["the kettle is hot", "it is hot", "the kettle is boiling"])
def test_what_is_told_is_written_as_a_template(tmp_path: Path, said: str) -> None:
    say = '{lasts: turn, changed_by: [pour], say: {"yes": "(the kettle|it) is (hot|boiling)", "no": it is cold}}'
    book = load(write_book(tmp_path, facts=("{lasts: turn, changed_by: [pour]}", say)))
    assert session_of(engine_of(book)).text(said)[0].text == "Noted."


def test_a_template_of_what_is_told_is_checked(tmp_path: Path) -> None:
    say = '{lasts: turn, changed_by: [pour], say: {"yes": "(the kettle is hot", "no": it is cold}}'
    with pytest.raises(BookFault, match=r"facts.yaml, line 1, fact \"kettle_hot\": .*not closed"):
        load(write_book(tmp_path, facts=("{lasts: turn, changed_by: [pour]}", say)))
