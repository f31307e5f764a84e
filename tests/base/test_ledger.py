"""The ledger: what a bot has is asked once, follows from the orders, and is asked again where it may have changed."""

from ledger import NOTHING, USUAL, counts_of, kept, played_until, with_aggression
from transcript import plays

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_resources_are_asked_once_and_kept_over_turns(played: Engine) -> None:
    session = kept(played)
    assert "prelude/holdings" in with_aggression(session)
    assert counts_of(session) == [0, 2, 1, 0, 0]
    plays(
        session,
        """
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        > how many fuel
        Red fuel two.
        Say done when the bot is to play again.
        > done
        Since its last turn, was the bot in battle, or has it lost anything?
        > no
        Which two cards did the bot draw?
        """,
    )
    asked = with_aggression(session)
    assert "prelude/fuel-and-weapon-more" in asked
    assert not {"prelude/holdings", "aggression/4:starports", "aggression/6:unbuilt"} & set(asked)


def test_a_tax_adds_what_it_gained_and_undo_takes_it_back(played: Engine) -> None:
    session = kept(played, "administration", **NOTHING | {"cities of red": ("fuel",), "tally of red tycoon": 0})
    plays(
        session,
        """
        Is any ship or building of the bot damaged?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        How many material and fuel icons do you have?
        > two
        Tax a fuel or rival city.
        Which resource did the bot gain?
        > fuel
        Three actions left.
        Can the bot tax to contend an undeclared ambition or take captives?
        > how many fuel
        Red fuel one.
        Can the bot tax to contend an undeclared ambition or take captives?
        > take it back
        Taken back.
        Which resource did the bot gain?
        """,
    )
    assert counts_of(session) == [0] * 5


def test_what_is_spent_is_gone_and_unknown_where_nobody_told_how_many(played: Engine) -> None:
    for held, left in ((1, 0), (2, None)):
        session = kept(played)
        for answer in ("aggression three aggression five", "no", "aggression two", "no"):
            session.text(answer)
        played_until(session, "prelude/holdings")
        session.text("a weapon and a fuel" if held == 1 else "two weapons and two fuel")
        played_until(session, "prelude/fuel-and-weapon-more")
        session.text("yes")
        assert counts_of(session) == [0, left, left, 0, 0]


def test_material_builds_a_starport_only_where_there_is_none(played: Engine) -> None:
    """base/prelude/resources/1"""
    for starports, after in ((0, None), (2, 2)):
        session = kept(played, **NOTHING | {"material of red": 1, "starports of red": starports})
        for answer in ("construction three construction five", "yes"):
            session.text(answer)
        while session.question.step != "prelude/material":
            usual = USUAL[session.question.expect]
            session.text("yes" if session.question.step == "general-priorities/4.2" else usual)
        session.text("yes")
        assert session.game.state[v.starports.of("red")] == after
        assert counts_of(session)[0] == 0


def test_an_order_to_spend_does_not_name_less_than_its_question(played: Engine) -> None:
    session = kept(played)
    for answer in ("aggression three aggression five", "no", "aggression two", "no"):
        session.text(answer)
    played_until(session, "prelude/fuel-and-weapon-more")
    assert session.question.text == "Can the bot spend fuel and weapons for favorable combat with this card?"
    assert session.text("yes")[0].text == "Spend fuel and weapons, for as many actions in combat as possible."


def test_a_relic_and_a_psionic_are_one_each(played: Engine) -> None:
    session = kept(played)
    session.text("tycoon was declared")
    for answer in ("aggression three aggression five", "no", "aggression four", "no"):
        session.text(answer)
    while session.question.step != "prelude/holdings":
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    session.text("two relic")
    played_until(session, "prelude/relic", "table/next")
    session.text("yes")
    assert counts_of(session) == [0, 0, 0, 1, 0]


def test_a_battle_may_have_changed_all_of_it(played: Engine) -> None:
    """Raids take resources, and the bot may have lost some: what is wanted is asked again."""
    session = kept(
        played, "aggression", seat="red", **NOTHING | {"fuel of red": 1, "starports of red": 2, "unbuilt of red": 0}
    )
    played_until(session, "aggression/9.1")
    session.text("yes")
    assert counts_of(session) == [None] * 5
    assert session.game.state[v.starports.of("red")] == 2


def test_a_loss_is_asked_only_where_something_is_known_that_can_be_lost(played: Engine) -> None:
    session = kept(played)
    assert session.question.step == "bot-turn/2"
    with_aggression(session)
    session.text("done")
    assert session.question.step == "bot-turn/loss"
    session = kept(played, at="table/next", turns=1, **NOTHING)
    session.text("done")
    assert session.question.step == "bot-turn/2"


def test_after_a_loss_only_what_it_had_is_asked_again(played: Engine) -> None:
    session = kept(played)
    with_aggression(session)
    for said in ("done", "yes", "yes"):  # in battle, with a building lost
        session.text(said)
    assert counts_of(session) == [0, None, None, 0, 0]
    assert session.game.state[v.starports.of("red")] is None
    assert {"prelude/holdings", "aggression/4:starports"} <= set(with_aggression(session))


def test_nothing_is_asked_of_what_is_nothing(played: Engine) -> None:
    session = kept(played, **NOTHING | {"starports of red": 1, "unbuilt of red": 0})
    asked = with_aggression(session)
    assert not [step for step in asked if step.startswith(("prelude/holdings", "prelude/material", "prelude/fuel"))]
    assert not {"aggression/6", "aggression/6:fewer", "aggression/6.1", "aggression/6:unbuilt"} & set(asked)


def test_starports_are_counted_and_grow_by_building(played: Engine) -> None:
    plays(
        kept(played, "construction"),
        """
        How many starports has the bot on the map?
        > zero
        Can the bot build a starport?
        > yes
        Build a starport.
        Is only one system possible?
        > yes
        Three actions left.
        Is any building of the bot in a system that a rival controls?
        > how many starports
        Starports one.
        Is any building of the bot in a system that a rival controls?
        > undo
        Taken back.
        Is only one system possible?
        > undo
        Taken back.
        Take the new piece off the map again.
        Can the bot build a starport?
        """,
    )


def test_a_city_that_is_built_is_one_less_to_build(played: Engine) -> None:
    session = kept(played, "construction", **{"starports of red": 1, "unbuilt of red": 1})
    played_until(session, "construction/3")
    session.text("yes")
    assert session.game.state[v.unbuilt.of("red")] == 0


def test_damage_is_kept_over_turns_until_a_loss(played: Engine) -> None:
    session = kept(played, **NOTHING | {"damage of red": False, "starports of red": 1, "unbuilt of red": 0})
    asked = with_aggression(session)
    assert "damaged" not in " ".join(asked)
    for said in ("done", "yes", "yes"):  # in battle, with a building lost
        session.text(said)
    assert session.game.state[v.damage.of("red")] is None
    assert session.game.state[v.starports.of("red")] is None
