"""What a book hides: drawn from a secret that no journal holds, committed to, told at the end, checked."""

import json
from pathlib import Path

import pytest
from small_book import fault, write_book

from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import replay
from voice_supercat.procedure.secrecy import commitment_to, one_of

RULES = """
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.secrecy import commitment_to, nonce_of, one_of


def count_cup(draft):
    draft.draw_hidden("biscuit", 6)
    draft[Key("promise")] = commitment_to(_hidden(draft))


def biscuit_told(view):
    return _hidden(view) if view[Key("told")] else None


def _hidden(view):
    return f"{one_of(view.secret, 'biscuit', 6)} {nonce_of(view.secret, 'biscuit')}"
"""
VALUES = "cups: {kind: count, say: cups}\npromise: {kind: choice}\ntold: {kind: flag}\n"
COMMITMENT = "commitment: {value: promise, disclosed: biscuit_told}\n"
SECRET = "ab" * 32


def hiding(folder: Path, secret: str | None = SECRET) -> Game:
    """A game of a book that hides a biscuit after the second answer."""
    write_book(folder, turn=("ask: Another cup after {cups}?", "ask: Shall I tell it?\n    set: {told: answer}"))
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    (folder / "values.yaml").write_text(VALUES, encoding="utf-8")
    head = folder / "book.yaml"
    head.write_text(head.read_text(encoding="utf-8") + COMMITMENT, encoding="utf-8")
    return new_game(engine_of(load(folder)), 7, {}, secret=secret)


def saved(game: Game, path: Path) -> list[dict[str, object]]:
    """Two answers, as a session writes them; gives the lines of the journal."""
    journal = Journal.create(path, header_of(game.engine.book, 7, {}))
    for _ in range(2):
        game = game.answer(False)
        assert game.before is not None
        entry = {"answer": False, "at": game.before.state.step}
        journal.append(entry, game.engine.hidden(game.state))
    journal.close()
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_what_is_hidden_is_always_the_same_and_no_look_ahead_reaches_it(tmp_path: Path) -> None:
    game = hiding(tmp_path / "tea").answer(False)
    assert game.ahead(False) == ()
    hidden = [game.answer(False).engine.hidden(game.answer(False).state) for _ in range(2)]
    assert hidden[0] == hidden[1]
    assert game.engine.hidden(game.state) is None


def test_the_secret_lies_beside_the_journal_and_not_in_it(tmp_path: Path) -> None:
    lines = saved(hiding(tmp_path / "tea"), tmp_path / "game.jsonl")
    [commitment] = [line["commitment"] for line in lines if "commitment" in line]
    [file] = (tmp_path / "secrets").iterdir()
    assert file.name == f"{str(commitment)[:20]}.key"
    assert file.read_text(encoding="utf-8") == f"{SECRET}\n"
    assert SECRET not in (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert SECRET not in repr(hiding(tmp_path / "tea").state)


def test_it_is_told_only_once_the_book_tells_it_and_then_proves_the_commitment(tmp_path: Path) -> None:
    game = hiding(tmp_path / "tea").answer(False).answer(False)
    assert game.engine.disclosed(game.state) is None
    told = game.answer(True)
    hidden, disclosed = told.engine.hidden(told.state), told.engine.disclosed(told.state)
    assert hidden is not None
    assert disclosed is not None
    assert commitment_to(disclosed) == hidden.commitment
    assert disclosed.startswith(f"{one_of(SECRET, 'biscuit', 6)} ")


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("{value: promise}", '"disclosed"'),
        ("{value: biscuit, disclosed: count_cup}", 'the value "biscuit" is not declared.'),
        ("{value: cups, disclosed: tell}", 'no function "tell"'),
    ],
)
def test_a_commitment_that_is_written_wrong(tmp_path: Path, written: str, message: str) -> None:
    assert message in fault(tmp_path, book=("accounts: []", f"accounts: []\ncommitment: {written}"))


@pytest.mark.parametrize("commitment", ["../../../etc/passwd", "0" * 64, "zz", 5])
def test_a_commitment_that_was_changed_is_refused_and_names_no_other_file(tmp_path: Path, commitment: object) -> None:
    path = tmp_path / "game.jsonl"
    game = hiding(tmp_path / "tea")
    journal = Journal.create(path, header_of(game.engine.book, 7, {}))
    journal.append({"answer": False, "at": game.state.step})
    journal.append({"answer": False, "at": game.answer(False).state.step, "commitment": commitment})
    journal.close()
    with pytest.raises(ProcedureFault, match="hides"):
        replay(game.engine, read_journal(path))


def test_a_journal_without_its_secret_is_refused(tmp_path: Path) -> None:
    game = hiding(tmp_path / "tea")
    saved(game, tmp_path / "game.jsonl")
    assert replay(game.engine, read_journal(tmp_path / "game.jsonl")).state.secret == SECRET
    [file] = (tmp_path / "secrets").iterdir()
    file.unlink()
    with pytest.raises(ProcedureFault, match="copy the folder named secrets"):
        replay(game.engine, read_journal(tmp_path / "game.jsonl"))
