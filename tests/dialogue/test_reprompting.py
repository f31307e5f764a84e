"""What is said to a sound that is no answer is short, whatever the question of whichever book."""

import random
from collections.abc import Iterator

import pytest
from transcript import understanding_of
from walks import walk

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE
from voice_supercat.dialogue.sitting.possible import possible_answers
from voice_supercat.dialogue.talking.reprompting import MOST_REPROMPTS, Reprompting
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import new_game

HEARD = "", "aggression five construction two"
GAMES = [
    ("supercat-base", {}),
    ("supercat-base", {"track": "game", "set_up": "ask", "bots": "red,blue"}),
    ("supercat-base", {"judge_combat": "program", "battle_dice": "player"}),
    ("supercat-base", {"influence": "revised"}),
    ("ascendancy", {}),
    ("tapestry", {}),
]


def questions(engine: Engine, options: dict[str, str]) -> Iterator[Event]:
    """Those of some random games, each wording once."""
    found: dict[str, Event] = {}
    for seed in range(8):
        for game in walk(new_game(engine, seed, options), random.Random(seed), 120):
            if not game.over:
                found.setdefault(game.question.text, game.question)
    yield from found.values()


@pytest.mark.parametrize(("book", "options"), GAMES)
@pytest.mark.parametrize("heard", HEARD)
def test_every_reprompt_is_understood_at_one_hearing(book: str, options: dict[str, str], heard: str) -> None:
    engine = engine_of(open_book(book))
    for question in questions(engine, options):
        possible = possible_answers(understanding_of(engine), question)
        reprompting = Reprompting()
        for _ in range(MOST_REPROMPTS):
            told = reprompting.reprompt(question, possible, heard)
            assert told is not None
            assert len(told.split()) <= LONGEST_SENTENCE, told
            assert "  " not in told


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (Event("ask", expect="number", range=(0, 12)), "Say a number from zero to twelve."),
        (Event("ask", expect="choice", choices=("tax", "secure", "no")), "Say tax, secure or no."),
        (
            Event("ask", expect="choice", choices=("bot_turn", "attack", "attacked", "landing", "enter", "token")),
            "Say bot turn, I attack them, they attack me or one of 3 more.",
        ),
        (
            Event("ask", expect="cards", choices=("aggression 5", "aggression 6")),
            "Say a suit and a number, such as aggression five.",
        ),
        (
            Event("ask", expect="card", choices=("bot", "aggression 5", "aggression 5 tyrant", "aggression 5 none")),
            "Say, for example, aggression five, aggression five tyrant or the bot.",
        ),
    ],
)
def test_each_kind_of_answer_is_told_with_one_example(played: Engine, question: Event, told: str) -> None:
    assert possible_answers(understanding_of(played), question) == told
