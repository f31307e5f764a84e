"""A game that was saved before there was a ledger: two bots, corrections, what was told in between."""

from pathlib import Path

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import read_journal
from voice_supercat.procedure.replay import replay

SAVED = Path(__file__).parent / "game_of_the_version_before.jsonl"


def test_a_game_of_the_version_before_goes_on_where_it_stood(played: Engine) -> None:
    game = replay(played, read_journal(SAVED))
    assert game.question.text == ("Does it have a Union card, or can it influence a contested card that a rival leads?")
    assert dict(played.status(game.state)) == {
        "chapter": "one",
        "round": "one",
        "red hand counter": "five",
        "blue hand counter": "five",
        "red seize counter": "zero",
        "blue seize counter": "two",
        "stack": "ten",
        "initiative": "red",
        "declared": "nothing",
        "actions left": "one",
    }


def test_it_goes_on_without_the_ledger_as_it_was_begun_without(played: Engine) -> None:
    saved = read_journal(SAVED)
    assert "ledger" not in saved.header.options
    assert replay(played, saved).state[v.ledger] is False
    assert new_game(played, 0, {}).state[v.ledger] is True
