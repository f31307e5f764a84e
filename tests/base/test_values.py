"""What the program keeps: always what its declaration allows, told by the status, and as the player says it is."""

import random

import pytest
from hypothesis import given
from invariants import every_value_fits
from transcript import plays, session_of
from walks import BASE_OPTIONS, LIKELY, SEEDS, examples, walk

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game


@examples(12)
@given(seed=SEEDS, options=BASE_OPTIONS, yes=LIKELY)
def test_every_value_fits_its_declaration(played: Engine, seed: int, options: dict[str, str], yes: float) -> None:
    chance = random.Random(seed)
    whole = {"track": chance.choice(["bots", "game"]), "leaders": chance.choice(["none", "random"])}
    for game in walk(new_game(played, seed, options | whole), chance, 200, yes):
        every_value_fits(game)


def test_the_status_tells_what_lies_on_the_table(played: Engine) -> None:
    """Also the card that was led, and the bot's."""
    session = session_of(played)
    for said in ("aggression two construction two", "no", "aggression five", "yes"):
        session.text(said)
    spoken = [event.text for event in session.text("status")]
    assert spoken[:-1] == [
        "Chapter one; round one; hand counter five; seize counter zero; declared keeper; lead card aggression 5; "
        "card played aggression 2.",
        "Actions left three.",
    ]


def test_an_action_card_that_is_kept_is_said_and_can_be_put_away(played: Engine) -> None:
    session = session_of(played)
    for said in ("that changed", "an extra card", "aggression six"):
        session.text(said)
    assert "cards kept aggression 6" in session.text("status")[0].text
    session.game = session.game.tell("bonus of red", "aggression 6")
    assert session.game.state[v.bonus.of("red")] == ()


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("red", "the hand counter is four"),
        ("red,blue", "hand counter of red is four"),
        ("red,blue", "red hand counter is four"),
    ],
)
def test_a_counter_is_told_in_a_sentence(played: Engine, bots: str, said: str) -> None:
    session = session_of(played, bots=bots)
    session.text(said)
    assert session.game.state[v.hand_counter.of("red")] == 4


def test_where_no_actions_are_left_after_all_the_turn_is_over(played: Engine) -> None:
    session = session_of(played, 0, "administration")
    plays(
        session,
        """
        Is any ship or building of the bot damaged?
        > actions left is zero
        Noted.
        The turn is over.
        Which two cards did the bot draw?
        """,
    )


def test_before_a_card_is_played_no_actions_end_no_turn(played: Engine) -> None:
    session = session_of(played)
    session.text("actions left is zero")
    assert session.question.step == "bot-turn/2"


def test_taking_an_answer_back_says_where_each_counter_goes(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression two construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > mobilization five
        Was Keeper declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > take it back
        Taken back.
        Seize counter back to zero.
        Was Keeper declared with it?
        > take it back
        Taken back.
        Which card was led?
        > take it back
        Taken back.
        Does the bot have the initiative?
        > take it back
        Taken back.
        Hand counter back to six.
        Which two cards did the bot draw?
        """,
    )
