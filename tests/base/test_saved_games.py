"""A whole game that the version before declared values has saved: two bots, corrections, what was told in between."""

from pathlib import Path

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.journal import read_journal
from voice_supercat.procedure.replay import replay

SAVED = Path(__file__).parent / "game_of_the_version_before.jsonl"


def test_a_game_of_the_version_before_goes_on_where_it_stood(played: Engine) -> None:
    game = replay(played, read_journal(SAVED))
    assert game.question.text == "How many of those keep control of the system they leave?"
    assert dict(played.status(game.state)) == {
        "chapter": "one",
        "round": "six",
        "red hand counter": "zero",
        "blue hand counter": "two",
        "red seize counter": "zero",
        "blue seize counter": "zero",
        "blue cards kept": "aggression 6",
        "stack": "ten",
        "initiative": "red",
        "lead card": "mobilization 4",
        "card played": "mobilization 4",
        "declared": "tyrant, warlord and empath",
        "actions left": "three",
    }
