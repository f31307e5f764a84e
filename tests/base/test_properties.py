"""What holds for every game of the base book, whatever is answered."""

import random
from collections.abc import Mapping

from hypothesis import given
from invariants import replayed, texts_are_whole, undo_is_exact
from transcript import acts
from walks import (
    BASE_OPTIONS,
    LIKELY,
    OF_ONE_CARD,
    OF_WHATEVER_IS_NARROWED,
    SEEDS,
    answered_in,
    any_answer,
    asked_about,
    examples,
    walk,
)

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import UNDO

any_game = examples(25)

# A turn asks every question of one page at most once an action, and no card has more than five actions.
MOST_QUESTIONS_A_TURN = 200


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_undo_restores_the_equal_state_to_any_depth(
    played: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    undo_is_exact(*([*walk(new_game(played, seed, options), random.Random(seed), 80, yes)] for _ in range(2)))


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_answering_again_after_undo_rolls_the_same_dice(
    played: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    chance = random.Random(seed)
    game = new_game(played, seed, options)
    for _ in range(60):
        answer = any_answer(game.question, chance, yes)
        after = game.answer(answer)
        assert game.answer(answer).state == after.state
        game = after


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_replay_of_a_journal_gives_the_equal_game(
    played: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    chance = random.Random(seed)
    game = new_game(played, seed, options)
    entries: list[Mapping[str, object]] = []
    for _ in range(40):
        before = game.undo()
        if before is not None and chance.random() < 0.2:
            game = before
            entries.append(UNDO)
        else:
            game = game.answer(any_answer(game.question, chance, yes))
            entries.append({"answer": game.given})
    resumed = replayed(played, seed, options, entries)
    assert resumed.state == game.state
    assert resumed.question == game.question


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_every_answer_leads_to_a_question_and_every_turn_ends(
    played: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    asked_this_turn, turns = 0, 0
    for game in walk(new_game(played, seed, options), random.Random(seed), 250, yes):
        assert game.events[-1] == game.question
        assert game.question.text
        asked_this_turn = asked_this_turn + 1 if game.state[v.turns] == turns else 0
        turns = game.state[v.turns]
        assert asked_this_turn < MOST_QUESTIONS_A_TURN
        if game.question.step.startswith("table/"):
            assert game.state.returns == (), "a page that was called never came back"
    assert turns > 1


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_counters_stay_in_their_bounds(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    for game in walk(new_game(played, seed, options), random.Random(seed), 300, yes):
        state = game.state
        for bot in state[v.bots]:
            assert state[v.hand_counter.of(bot)] >= 0
            assert state[v.seize_counter.of(bot)] >= 0
        assert 0 <= state[v.left] <= 5
        assert len(state[v.declared]) <= 3
        assert state[v.bot] in state[v.bots]
        assert state[v.turns] >= 1


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_every_text_is_whole(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    for game in walk(new_game(played, seed, options), random.Random(seed), 150, yes):
        texts_are_whole(game)


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS)
def test_what_was_answered_is_not_asked_again_until_an_action_could_change_it(
    played: Engine, seed: int, options: dict[str, str]
) -> None:
    """With nothing done in a turn, no question comes twice, on whatever page it stands.

    Numbers belong to one battle: where the player says that another one is meant, they are asked for that. So does
    what is asked of a card to the card that was ransacked, or that is left alone when it is known what it would take.
    """
    done = {*played.book.actions, "ransack"}
    known: set[str] = set()
    turn, left_alone = None, 0
    for game in walk(new_game(played, seed, options), random.Random(seed), 200, yes=0.3):
        known |= {about for about in answered_in(game) if not about.startswith(OF_WHATEVER_IS_NARROWED)}
        if game.state[v.turns] != turn or any(act.do in done for act in acts(game.events)):
            turn, known = game.state[v.turns], set()
        if game.given is False and game.before is not None and game.before.question.step == "judge-combat/same":
            known = {about for about in known if "judge-combat" not in about}
        if game.state[v.left_alone] != left_alone:
            left_alone = game.state[v.left_alone]
            known = {about for about in known if not about.startswith(OF_ONE_CARD)}
        assert known.isdisjoint(asked_about(game))


@any_game
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_the_state_offers_only_cards_that_can_turn_up(
    played: Engine, seed: int, options: dict[str, str], yes: float
) -> None:
    for game in walk(new_game(played, seed, options), random.Random(seed), 200, yes):
        if game.question.expect in ("card", "cards"):
            offered = game.question.choices
            assert len(set(offered)) == len(offered) >= 2
            held = set(game.state[v.drawn])
            if game.question.step == "prelude/union-card":  # it may take a card that was played, the bot's own too
                held.discard(game.state[v.selected])
            else:
                assert game.state[v.lead] not in offered
            assert held.isdisjoint(offered)
