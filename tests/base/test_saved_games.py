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
    assert game.question.text == "Is only one such card possible?"
    assert dict(played.status(game.state)) == {
        "chapter": "one",
        "round": "four",
        "red hand counter": "three",
        "blue hand counter": "three",
        "red seize counter": "two",
        "blue seize counter": "zero",
        "blue cards kept": "aggression 6",
        "stack": "one",
        "initiative": "blue",
        "lead card": "administration 6",
        "card played": "administration 6",
        "declared": "tyrant, warlord and empath",
        "actions left": "two",
    }


def test_it_goes_on_without_the_ledger_as_it_was_begun_without(played: Engine) -> None:
    saved = read_journal(SAVED)
    assert "ledger" not in saved.header.options
    assert replay(played, saved).state[v.ledger] is False
    assert new_game(played, 0, {}).state[v.ledger] is True
