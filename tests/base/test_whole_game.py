"""A whole game: every seat's turn in order, and what holds in all of them, to the end."""

import random
from operator import or_

from hypothesis import given
from hypothesis import strategies as st
from invariants import replayed, undo_is_exact
from seats import TWO_BOTS
from transcript import session_of
from walks import SEEDS, examples, walk

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

SEATS = [
    {"bots": "red", "order": ""},
    {"bots": "red,blue", "order": ""},
    {"bots": "red,blue", "order": "yellow,red,white,blue"},
]
GAMES = st.builds(
    or_,
    st.sampled_from(SEATS),
    st.fixed_dictionaries(
        {
            "track": st.just("game"),
            "efficient_logistics": st.sampled_from(["off", "behind"]),
            "most_power_leads": st.sampled_from(["off", "on"]),
        }
    ),
)
any_game = examples(10)


def follow(session: Session, answers: dict[str, str]) -> None:
    """Answers what is asked by step, everything else with no, until a step without an answer."""
    while session.question.step in answers or session.question.expect == "yes_no":
        session.text(answers.pop(session.question.step, "no"))


def test_with_several_at_the_table_short_questions_name_whose_card_it_is(played: Engine) -> None:
    session = session_of(played, bots="red,blue", order="white,red,blue,yellow", track="game")
    assert session.question.short == "White's lead?"
    session.text("I led mobilization three and declared tyrant")
    assert session.question.short == "Red's cards?"


def test_any_card_of_the_suit_surpasses_a_declared_lead(played: Engine) -> None:
    """The lead counts as zero then; the higher of two that surpass leads next."""
    session = session_of(played, order="white,red,yellow", track="game")
    session.text("aggression five")
    session.text("yes")
    session.text("aggression four construction two")
    assert session.game.state[v.played_as] == "surpass"
    follow(session, {})
    session.text("aggression three")
    session.text("no")
    assert session.game.state[v.leading_seat] == "red"


def test_a_card_led_or_drawn_is_not_offered_to_the_player(played: Engine) -> None:
    session = session_of(played, track="game")
    session.text("aggression four construction two")
    follow(session, {})
    assert session.question.step == "player-turn/follow"
    assert session.game.state[v.lead] not in session.question.choices


def test_nobody_seizes_twice_in_a_round(played: Engine) -> None:
    session = session_of(played, order="red,white,yellow", track="game")
    session.text("aggression four construction two")
    follow(session, {})
    session.text("copy")
    session.text("yes")
    assert session.question.text == "Which card did yellow play, or did yellow copy?"
    session.text("copy")
    assert session.question.step == "player-turn/lead"
    assert session.game.state[v.cards_left.of("white")] == 4


def test_status_tells_stack_and_initiative(played: Engine) -> None:
    session = session_of(played, **TWO_BOTS)
    assert [event.text for event in session.text("status")][:-1] == [
        "Chapter one; round one; red hand counter six; blue hand counter six; "
        "red seize counter zero; blue seize counter zero.",
        "Stack fourteen; initiative red; declared nothing.",
    ]


@any_game
@given(seed=SEEDS, options=GAMES, yes=st.sampled_from([0.1, 0.4, 0.8]))
def test_every_game_comes_to_its_end(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    start = new_game(played, seed, options)
    for game in walk(start, random.Random(seed), 6_000, yes):
        state = game.state
        assert state[v.stack] >= 0
        assert state[v.chapter] <= 5
        if not game.over:
            assert state.returns == () or game.question.step.split("/")[0] not in ("seat", "player-turn")
    assert game.over


@any_game
@given(seed=SEEDS, options=GAMES)
def test_undo_and_replay_are_exact(played: Engine, seed: int, options: dict[str, str]) -> None:
    games, again = ([*walk(new_game(played, seed, options), random.Random(seed), 60)] for _ in range(2))
    undo_is_exact(games, again)
    assert replayed(played, seed, options, map(entry_of, games)).state == games[-1].state
