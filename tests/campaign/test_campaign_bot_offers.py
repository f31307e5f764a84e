"""What bots offer each other in a Negotiation: the limits, what was given before, the Magnate."""

from round_ends import on_to
from summits import negotiation
from transcript import plays

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_an_offer_beyond_the_limits_is_not_made(played: Engine) -> None:
    plays(
        negotiation(played, 2, passes=True, **{"grievances of blue red": 2}),
        """
        Which bot, the first in turn order, has an action that advances the objective of red, or none?
        > blue
        Would it advance the objective of blue?
        > no
        It would take more than four actions for one.
        Which other bot has an action that advances the objective of red, or none?
        > none
        Red passes.
        Which bot, the first in turn order, has an action that advances the objective of blue, or none?
        """,
    )


def test_it_passes_only_if_no_other_bot_and_no_other_wish_is_within_the_limits(played: Engine) -> None:
    """campaign/negotiation-minigame-optional/26: the only eligible offers exceed these limits.

    What could not bring one within them is not asked.
    """
    session = negotiation(played, 2, passes=True, declared=("tyrant",), **{"grievances of blue red": 3})
    plays(
        session,
        """
        Which bot, the first in turn order, has an action that advances the objective of red, or none?
        > blue
        Is blue alone in first place in Tyrant, second or tied for first, or neither?
        > neither
        Would it cause blue to contend Tyrant?
        > no
        It would take more than four actions for one.
        Which other bot has an action that advances the objective of red, or none?
        > none
        Which bot, the first in turn order, has an action by which red contends a declared ambition, or none?
        > blue
        It would take more than four actions for one.
        Which other bot has an action by which red contends a declared ambition, or none?
        > white
        Is white alone in first place in Tyrant, second or tied for first, or neither?
        > neither
        Would it cause white to contend Tyrant?
        > no
        Would it advance the objective of white?
        > no
        How many favors of red does white hold?
        > 0
        How many assets can red give, up to four?
        > 4
        Red offers white four assets for it.
        Minus one for a rival, plus three for more actions: plus two.
        (die: 3)
        Rolled three, five in all. White accepts. Carry out the exchange.
        Which bot, the first in turn order, has an action that advances the objective of blue, or none?
        """,
    )


def test_with_one_other_bot_no_order_is_named(played: Engine) -> None:
    plays(
        negotiation(played, 2, passes=True, bots="red,blue", fates="hegemon,founder,steward"),
        """
        Which bot has an action that advances the objective of red, or none?
        > blue
        Would it advance the objective of blue?
        > yes
        How many favors of red does blue hold?
        """,
    )


def test_a_bot_without_enough_to_offer_passes(played: Engine) -> None:
    plays(
        negotiation(played, 2, passes=True),
        """
        Which bot, the first in turn order, has an action that advances the objective of red, or none?
        > blue
        Would it advance the objective of blue?
        > no
        How many favors of red does blue hold?
        > 2
        How many assets can red give, up to three?
        > 1
        Red cannot offer three actions.
        Which other bot has an action that advances the objective of red, or none?
        > none
        Red passes.
        Which bot, the first in turn order, has an action that advances the objective of blue, or none?
        """,
    )


def test_favors_that_were_given_count_in_the_next_offer(played: Engine) -> None:
    """What an exchange has passed on is not known, favors least of all: it is asked again."""
    session = negotiation(played, 6, 6, 6, passes=True)
    for answer in ("blue", "no", "0", "0"):
        session.text(answer)  # red gives blue three favors for what it wants
    for answer in (*("none",) * 2, "pass", "blue", "no"):  # blue and white want nothing; red asks blue again
        session.text(answer)
    assert session.question.text == "How many favors of red does blue hold?"
    session.text("3")
    plays(
        session,
        """
        How many assets can red give, up to three?
        > 2
        Red cannot offer three actions.
        Which other bot has an action that advances the objective of red, or none?
        > none
        Red passes.
        Which bot, the first in turn order, has an action that advances the objective of blue, or none?
        """,
    )


def test_a_favor_is_an_agent_of_the_supply(played: Engine) -> None:
    """With one agent left it can promise one favor; afterwards nothing is known of its supply."""
    session = negotiation(played, 2, passes=True, **{"agents_left of red": 1})
    for answer in ("blue", "no", "0"):
        session.text(answer)
    plays(
        session,
        """
        How many assets can red give, up to three?
        > 1
        Red cannot offer three actions.
        Which other bot has an action that advances the objective of red, or none?
        """,
    )
    on_to(session, "titles/changed")
    assert session.game.state[v.agents_left.of("red")] is None


def test_a_magnate_makes_two_attempts_and_takes_resources_and_favors_only(played: Engine) -> None:
    plays(
        negotiation(played, 6, 6, 6, passes=True, fates="magnate,founder,steward,admiral", act="1"),
        """
        Which bot, the first in turn order, has a resource or a favor that advances the objective of red, or none?
        > blue
        Would it advance the objective of blue?
        > no
        How many favors of red does blue hold?
        > 0
        How many assets can red give, up to three?
        > 3
        Red offers blue three assets for it.
        Plus two for more actions.
        (die: 6)
        Rolled six, eight in all. Blue accepts. Carry out the exchange.
        Which bot, the first in turn order, has a resource or a favor that advances the objective of red, or none?
        > none
        Red wants nothing, and passes.
        Which bot, the first in turn order, has an action that advances the objective of blue, or none?
        """,
    )
