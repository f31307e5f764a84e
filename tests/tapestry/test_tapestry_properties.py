"""What holds for every game, whatever is answered."""

import random

from hypothesis import given
from hypothesis import strategies as st
from invariants import every_value_fits, texts_are_whole, undo_is_exact
from transcript import understanding_of
from walks import SEEDS, any_answer, examples, walk

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

any_game = examples(8)
likely = st.sampled_from([0.1, 0.4, 0.7])
OPTIONS = st.fixed_dictionaries(
    {
        "difficulty": st.sampled_from(["", "1", "2", "3", "5", "6"]),
        "cards": st.sampled_from(["numbers", "icons"]),
        "favorite_icon": st.sampled_from(["", "any", "landmark", "end"]),
    }
)
MOST_ANSWERS = 5_000
TRACKS = ("exploration", "science", "military", "technology")


@any_game
@given(seed=SEEDS, options=OPTIONS, yes=likely)
def test_random_answers_never_get_stuck_and_end_the_game(
    bots: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    chance = random.Random(seed)
    game = new_game(bots, seed, options)
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        if game.question.step == "table/next" and chance.random() < 0.8:
            game = game.answer("bot_turn")
        elif game.question.step.endswith("-doubtful"):
            game = game.answer(True)
        else:
            game = game.answer(any_answer(game.question, chance, yes))
    assert game.over
    assert game.state[v.incomes] == 5
    assert game.state[v.winner] in ("you", "automa", "tie")


@any_game
@given(seed=SEEDS, options=OPTIONS, yes=likely)
def test_undo_restores_the_equal_state(bots: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    undo_is_exact(*([*walk(new_game(bots, seed, options), random.Random(seed), 100, yes)] for _ in range(2)))


@any_game
@given(seed=SEEDS, options=OPTIONS, yes=likely)
def test_counters_stay_in_their_bounds_and_prompts_are_whole(
    bots: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    understanding = understanding_of(bots)
    for game in walk(new_game(bots, seed, options), random.Random(seed), 150, yes):
        every_value_fits(game)
        state = game.state
        assert all(0 <= state[v.position.of(bot, track)] <= 12 for bot in ("automa", "shadow") for track in TRACKS)
        assert not set(state[v.claimed_by_bots]) & set(state[v.claimed_by_you])
        assert len(set(state[v.claimed_by_bots])) == len(state[v.claimed_by_bots])
        assert min(state[key] for key in (v.decision, v.progress, v.territories, v.tapestries, v.points)) >= 0
        texts_are_whole(game)
        for event in game.events:
            if event.kind == "ask":
                assert len(event.text.split()) <= 20
                assert understanding.offered(event)
