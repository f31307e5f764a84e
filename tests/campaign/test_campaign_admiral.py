"""Admiral in both acts."""

import pytest
from round_ends import drawing, on_to, on_to_order, plain_answer
from transcript import no_until, plays

from voice_supercat.procedure.engine import Engine


def test_an_admiral_fights_with_imperial_ships_or_moves_toward_a_target(played: Engine) -> None:
    session = drawing(played, "admiral,founder", "aggression 2 and mobilization 2")
    no_until(session, "admiral/imperial-combat")
    plays(
        session,
        """
        Can the bot use favorable combat for trophies with Imperial ships?
        > no
        Can the bot move Imperial ships toward a target for such combat, at least partly?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard aggression 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "move").text == "Move Imperial ships toward a target, if only a part of the way."


def test_an_admiral_builds_one_starport_with_a_card(played: Engine) -> None:
    session = drawing(played, "admiral,founder", "construction 2 and construction 3")
    no_until(session, "admiral/starport")
    session.text("yes")
    on_to_order(session, "build")
    plays(
        session,
        """
        Build one starport, and no second one by its Fate with this card.
        Three actions left.
        Are there loyal starports of the bot in systems without its ships?
        > no
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_an_admiral_gets_ships_to_its_starports(played: Engine) -> None:
    session = drawing(played, "admiral,founder", "construction 2 and construction 3")
    no_until(session, "admiral/starports")
    plays(
        session,
        """
        Are there loyal starports of the bot in systems without its ships?
        > yes
        Can the bot build a ship at one of these starports?
        > yes
        The bot leads with construction 2, for four actions.
        Discard construction 3.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "build").text == "Build a ship at one of them."


def test_an_admiral_of_act_two_without_a_weapon_taxes_for_one(played: Engine) -> None:
    session = drawing(played, "admiral,founder", "administration 2 and construction 3", "2")
    no_until(session, "admiral/weapon")
    plays(
        session,
        """
        Does the bot have a weapon resource?
        > no
        Can the bot tax to get a weapon?
        > yes
        The bot leads with administration 2, for four actions.
        Discard construction 3.
        Does the bot have material?
        """,
    )


def test_its_other_lines_of_act_two_follow_in_their_order(played: Engine) -> None:
    session = drawing(played, "admiral,founder", "aggression 2 and administration 2", "2")
    no_until(session, "admiral/weapon")
    session.text("yes")
    asked = []
    while session.question.step.startswith("admiral"):
        asked.append(session.question.step.removeprefix("admiral/"))
        session.text("no")
    assert asked == [
        *("secure-enforcers", "influence-enforcers", "captives-tax", "captives-card", "abduct"),
        *("empire-repair", "empire-moving", "city-repair", "city-moving", "influence-regent", "outlaw"),
    ]


@pytest.mark.parametrize(("fates", "asked"), [("admiral,founder", False), ("partisan,admiral", True)])
def test_as_first_regent_it_places_no_agents_for_the_trust(played: Engine, fates: str, asked: bool) -> None:
    """It begins as First Regent, so that the Trust counts for it already (campaign/general-priorities/11)."""
    session = drawing(played, fates, "mobilization 2 and mobilization 3", declared=("tycoon",), lead_declared=False)
    steps = []
    while not session.question.step.startswith("player-turn"):
        steps.append(session.question.step)
        session.answer(plain_answer(session.question))
    assert ("general-priorities/11" in steps) == asked


def test_abduct_is_used_once_a_chapter(played: Engine) -> None:
    session = drawing(played, "admiral,founder", "aggression 2 and aggression 3", "2")
    on_to(session, "admiral/abduct")
    session.text("yes")
    assert on_to_order(session, "ability").text.startswith("Use Abduct")
    steps = []
    while not session.question.step.startswith("player-turn"):
        steps.append(session.question.step)
        session.answer(plain_answer(session.question))
    assert "admiral/captives-card" in steps
    assert "admiral/abduct" not in steps


def test_imperial_ships_can_be_repaired_where_nothing_of_its_own_is_damaged(played: Engine) -> None:
    """What gives the Empire control are its own ships."""
    known = {"ledger": True, "damage of red": False}
    session = drawing(played, "admiral,founder", "administration 2 and construction 2", "2", **known)
    on_to(session, "admiral/empire-repair")
    assert session.question.text == "Can the bot repair to give the Empire control of a planet?"
