"""Games in which lists are answered at random: kept, taken back, corrected and replayed as they were given."""

import random
from pathlib import Path
from tempfile import TemporaryDirectory

import market_book
from hypothesis import given
from invariants import every_value_fits, replayed, undo_is_exact
from walks import SEEDS, any_answer, examples, walk

from voice_supercat.procedure.correction import corrected, entry_of, moves_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.keys import Key


def market() -> Engine:
    """The engine of a book that asks for lists."""
    with TemporaryDirectory() as folder:
        return market_book.played(market_book.market(Path(folder))).game.engine


ENGINE = market()


@examples(25)
@given(seed=SEEDS)
def test_lists_are_kept_and_taken_back(seed: int) -> None:
    first = new_game(ENGINE, seed, {})
    games, again = ([first, *walk(first, random.Random(seed), 20)] for _ in range(2))
    for game in games:
        every_value_fits(game)
        assert len(game.state[Key[tuple[str, ...]]("taken")]) <= 3
    undo_is_exact(games, again)


@examples(25)
@given(seed=SEEDS)
def test_a_journal_of_lists_and_corrections_gives_the_same_game(seed: int) -> None:
    chance = random.Random(seed)
    game, entries = new_game(ENGINE, seed, {}), []
    for _ in range(15):
        moves = moves_of(game)
        if moves and chance.random() < 0.2:
            asked = moves[0].before
            assert asked is not None
            correction = corrected(game, 1, any_answer(asked.question, chance))
            game = correction.game
            entries.append(dict(correction.entry))
        else:
            game = game.answer(any_answer(game.question, chance))
            entries.append(entry_of(game))
    assert replayed(ENGINE, seed, {}, entries).state == game.state
