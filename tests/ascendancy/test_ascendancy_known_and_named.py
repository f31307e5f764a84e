"""What was told or said once is not asked again, and ships are named by what is known of them."""

import pytest
from sessions import TABLE_QUESTION, answer_steps, holding, new_session
from transcript import plays, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused

COSTS = {"weapons_cost": "9", "shields_cost": "9"}
HITS = "With your shields, on what roll do their weapons hit? Seven means never."


def test_the_roll_that_hits_is_told_once_and_can_be_put_right(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    battle = {"what_happens": "attack", "singles": "3", "count": "1", "your_hits": "0"}
    assert HITS in answer_steps(session, **battle, need="4")
    session = with_known(session, **{"round": 2})
    said = answer_steps(session, **battle)
    assert HITS not in said
    assert "As before, their weapons hit yours from four on. Say that changed if they do not." in said
    plays(
        with_known(session),
        """
        Round two. Say bot turn, or tell what you did.
        > that changed
        Say round, ascendancy, culture tokens, production tokens or research tokens. Help tells more.
        What has changed?
        > their hits
        On what roll do their weapons hit your ships now? Seven means never.
        > five
        Noted.
        Round two. Say bot turn, or tell what you did.
        """,
    )
    assert session.game.state[v.hit_on.of("klingon", "yours")] == 5


def test_ships_that_were_just_built_are_those_at_home(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon"), production=3, commands=3, alone=0)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Where first for two at home: enemy ships, base, system, settled system, new lane, stay, none?" in said


def test_ships_that_just_attacked_are_named_so(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon"), production=1, commands=3, alone=2)
    battle = {"seen": "enemy+ships", "singles": "2", "count": "1", "need": "1"}
    said = answer_steps(session, what_happens="bot_turn", **COSTS, **battle)
    assert "Where first for two that attacked: enemy ships, base, system, settled system, new lane, stay, none?" in said


def test_romulan_ships_look_around_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = with_known(new_session(played_ascendancy, "romulan"), warped=1, **{"culture of romulan": 1})
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    look = "What meets their ships: a world to colonize, a developed system, enemy ships, at home too, or none?"
    assert said.count(look) == 1
    assert said.index(look) > next(nth for nth, text in enumerate(said) if text.startswith("Ships in warp exit"))


def test_a_fleet_on_a_lane_hides_no_other_that_single_ships_can_join(played_ascendancy: Engine) -> None:
    session = holding(
        new_session(played_ascendancy, "klingon"),
        production=1,
        commands=1,
        alone=1,
        fleet_one=3,
        fleet_two=3,
        room_two=6,
    )
    session = with_known(session, **{"fleets_on_lanes of klingon": ("one",)})
    said = answer_steps(session, what_happens="bot_turn", **COSTS, join="1")
    assert "How many single ships share a sector with fleet two?" in said
    assert "One ship joins fleet two." in said


def test_new_ships_are_one_order(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon"), production=3, commands=0, alone=0)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert [text for text in said if "two ships" in text.lower()] == [
        "Spend all production but one: two ships at their homeworld."
    ]


def test_why_tells_what_was_said_in_the_players_words(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    session.text("bot turn")
    assert session.text("tell me why")[0].text == f"{TABLE_QUESTION} You said bot turn."


def test_of_mines_a_player_who_rolls_is_asked_for_nothing_but_the_dice(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "breen", dice="player"),
        f"""
        {TABLE_QUESTION}
        > I entered their system
        Roll a die for each of your ships that entered. How many show six or more?
        > 1
        A six destroys a ship, shields or not: one ship lost.
        {TABLE_QUESTION}
        """,
    )


def test_the_vulcans_colonize_one_world_then_buy_ascendancy(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "vulcan"), production=1, research=0, ascendancy=1, culture=10)
    said = answer_steps(session, what_happens="bot_turn", colonize="yes yes")
    assert said.count("Spend five culture and colonize it.") == 1
    assert "Buy ascendancy for the Vulcans: five culture each. Their ascendancy is two." in said


def test_ships_built_in_a_system_that_was_chosen_only_then_are_looked_at_too(played_ascendancy: Engine) -> None:
    """Covert Military Bases; where they are built at the homeworld, the first look has told of them."""
    battle = "Is a Cardassian ship in or next to a sector with your ships?"
    invasion = "Does a Cardassian ship orbit a developed system, not theirs and not yet tried?"
    for elsewhere, asked in (("yes", True), ("no", False)):
        session = holding(new_session(played_ascendancy, "cardassian"), production=3, commands=3, alone=1)
        said = answer_steps(session, what_happens="bot_turn", **COSTS, seen="none", uncontrolled=elsewhere)
        assert "What meets their ships: a developed system, enemy ships, at home too, or none?" in said
        assert [question in said for question in (battle, invasion)] == [asked, asked]


@pytest.mark.parametrize(
    ("faction", "held", "enemies"),
    [
        ("klingon", {"production": 1}, "enemy ships, or"),
        ("klingon", {"production": 1, "starbases": 1}, "enemy ships, where they build too, or"),
        ("klingon", {"production": 2}, "enemy ships, where they build too, or"),
        ("breen", {"production": 2}, "enemy ships, at home too, or"),
    ],
)
def test_where_ships_will_be_built_enemies_are_looked_for_too(
    played_ascendancy: Engine, faction: str, held: dict[str, int], enemies: str
) -> None:
    session = holding(new_session(played_ascendancy, faction), commands=3, alone=1, **held)
    [look] = (one for one in answer_steps(session, what_happens="bot_turn", **COSTS) if one.startswith("What meets"))
    assert f"{enemies} none?" in look


def test_of_ships_every_count_is_told_and_none_is_changed(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon"), alone=2, fleet_one=3)
    for asked in ("how many ships", "how many klingon ships", "how many ships do the klingons have"):
        assert session.text(asked)[0].text == "Fleet one ship count three; single ships two."
    with pytest.raises(AnswerRefused):
        session.text("klingon ships are five")
    session.text("ships on the way are one")
    assert session.text("how many ships on the way")[0].text == "Single ships on the way one."


def test_of_research_that_nobody_intercepts_it_is_said_why(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "andorian")
    assert session.text("I collected research")[0].text == "No system has an Andorian token."
