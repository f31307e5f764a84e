"""What was saved as a number, or as yes, where the question has names to choose from by now."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_book

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import replay

NAMED = "expect: choice\n    choices: [yes, no, one, two, none, several]\n"


def resumed(folder: Path, answer: Answer) -> Game:
    """A game saved with this answer to "Another cup?", resumed where that question has become a choice."""
    path = folder / "evening.jsonl"
    question = f"  - id: more\n    ask: More?\n    {NAMED}"
    book = load(write_book(folder, turn=("  - {source: 1, use: greet}\n", question)))
    journal = Journal.create(path, header_of(book, 1, {}))
    journal.append({"answer": answer, "at": "turn/more"})
    journal.close()
    return replay(engine_of(book), read_journal(path))


@pytest.mark.parametrize(("saved", "named"), [(2, "two"), (0, "none"), (True, "yes"), (False, "no"), ("several",) * 2])
def test_it_is_the_answer_of_that_name(tmp_path: Path, saved: Answer, named: str) -> None:
    assert resumed(tmp_path, saved).given == named


def test_what_has_no_name_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalFault, match="does not fit the question"):
        resumed(tmp_path, 5)


TERMS = """\
page: words
title: Words
steps:
  - {id: hot, source: tea/1, term: [hot], say: Hot is a hundred degrees.}
  - {id: warm, source: tea/1, term: [warm], say: Hot is warm here.}
"""


def test_a_term_may_mean_something_else_in_a_game(tmp_path: Path) -> None:
    folder = write_book(
        tmp_path,
        book=("accounts: []", "accounts: []\nterm_in_game: term_of_game\ntopics: [words]"),
        rules=("\n\ndef count_cup", '\n\ndef term_of_game(view, term):\n    return "warm"\n\n\ndef count_cup'),
    )
    (folder / "pages" / "words.yaml").write_text(TERMS, encoding="utf-8")
    game = new_game_of(folder)
    assert game.engine.term(game.state, "hot") == "warm"
