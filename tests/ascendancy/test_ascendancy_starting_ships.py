"""Starting ships in the first round, and how ships become fleets."""

from sessions import TABLE_QUESTION, answer_steps, fleets_of, holding, new_session
from transcript import plays, seed_rolling, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def test_the_starting_ships_take_three_paths_first(played_ascendancy: Engine) -> None:
    """Nothing is asked that ships at home cannot do."""
    plays(
        new_session(played_ascendancy, "romulan", at_home=True),
        f"""
        {TABLE_QUESTION}
        > bot turn
        The Romulans: six commands ready.
        Buy ascendancy for the Romulans: five culture each. Their ascendancy is two.
        What does their next weapons upgrade cost in research? Say zero if there is none.
        > 9
        What does their next shields upgrade cost in research? Say zero if there is none.
        > 9
        Spend all production but one: two ships at their homeworld.
        Now the commands of the Romulans.
        They may move through sectors with hostile ships.
        Their ships brave hazards as usual.
        On exploration cards they take the first option they can.
        Exhaust a command for each of the three starting ships: they take separate new lanes.
        (die: 3)
        (die: 5)
        (die: 3)
        The lane die: three, four and three.
        Exhaust three commands: three ships move on.
        Two reach their systems.
        How many of the two single ships that arrived must brave a hazard?
        > none
        Recharge stage. Commands and cards of the Romulans are ready.
        The Romulans take one production, one research, one culture, now two production, four research, one culture.
        Round two. Say bot turn, or tell what you did.
        """,
    )


def test_only_ships_with_a_command_start_out(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", at_home=True)
    holding(session, production=1, ascendancy=1, commands=2)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Exhaust a command for each of the two starting ships: they take separate new lanes." in said


def test_starting_ships_set_out_in_the_first_round_only(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", at_home=True)
    holding(session, production=1, commands=6, alone=0, fleet_one=3)
    answer_steps(session, **COSTS)
    holding(session, alone=1)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert not [text for text in said if "starting ship" in text]


def test_starting_ships_form_no_fleet_before_they_set_out(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", at_home=True)
    asked = "Can three or more of their single ships in one system form a fleet?"
    holding(session, production=3, commands=6, ascendancy=2, alone=3)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert asked not in said
    assert "Exhaust a command for each of the three starting ships: they take separate new lanes." in said
    assert asked in answer_steps(session, **COSTS)


def test_starting_ships_join_no_fleet_before_they_set_out(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", at_home=True)
    holding(session, production=1, commands=6, fleet_one=3, room_one=6, alone=3)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "How many single ships share a sector with fleet one?" not in said
    assert "Exhaust a command for each of the three starting ships: they take separate new lanes." in said


def test_starting_ships_that_were_lost_arrive_nowhere(played_ascendancy: Engine) -> None:
    """Two of three ships on lanes are destroyed in battle: one is left to arrive."""
    session = new_session(played_ascendancy, "klingon", seed_rolling(5, 5, 5, 1, 1, 1), at_home=True)
    holding(session, production=1, ascendancy=1, commands=3, alone=3)
    answer_steps(session, what_happens="bot_turn", **COSTS)
    battle = {"singles": "3", "count": "3", "need": "7", "your_hits": "2", "you_retreat": "yes"}
    answer_steps(session, what_happens="attack", **battle)
    assert session.game.state[v.alone.of("klingon")] == 1
    assert session.game.state[v.on_lanes.of("klingon")] == 1


def test_which_single_ships_were_lost_is_asked_where_it_is_not_clear(played_ascendancy: Engine) -> None:
    session = with_known(new_session(played_ascendancy, "klingon"), **{"alone of klingon": 3, "on_lanes of klingon": 1})
    battle = {"singles": "1", "count": "3", "need": "7", "your_hits": "1"}
    said = answer_steps(session, what_happens="attack", lost_on_lanes="1", **battle)
    assert "How many of the single ships just lost were on unfinished lanes?" in said
    assert session.game.state[v.on_lanes.of("klingon")] == 0


def test_more_ships_may_share_a_sector_than_the_fleet_has_slots_for(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    holding(session, fleet_one=3, room_one=5, alone=6)
    said = answer_steps(session, what_happens="bot_turn", **COSTS, join="no 4")
    assert "Two ships join fleet one." in said
    assert fleets_of(session, "romulan") == (5, 0, 0)


def test_fleets_are_formed_as_long_as_ships_and_commands_allow(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    answer_steps(session, what_happens="bot_turn", **COSTS)
    counts = {"production": 1, "ascendancy": 3, "commands": 6, "alone": 8}
    holding(session, **counts)
    said = answer_steps(session, **COSTS, three_together="yes yes", how_many_together="4 3", room="6 6")
    assert "Exhaust a command: four ships form fleet one." in said
    assert "Exhaust a command: three ships form fleet two." in said
    assert fleets_of(session, "klingon")[:2] == (4, 3)


def test_ships_that_arrived_together_are_asked_about_together_after_a_hazard(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "cardassian", seed_rolling(1, 1), at_home=True)
    hazards = {"how_many_single": "1", "hazard_need": "7"}
    said = answer_steps(session, what_happens="bot_turn", **COSTS, **hazards, guards="0", ways="none")
    after = said[said.index("Does it take research from a phenomenon there?") :]
    assert after[1] == "How many of the two ships that arrived orbit a Cardassian system with a production node?"
    assert len([text for text in after if text.startswith("Where first for ")]) == 1


def test_while_all_ships_are_at_home_or_on_lanes_nothing_is_asked_of_orbits(played_ascendancy: Engine) -> None:
    """The lanes of three starting ships are four sectors long; single ships that were built at home are none."""
    session = new_session(played_ascendancy, "ferengi", seed_rolling(6, 6, 6), at_home=True)
    session = holding(session, commands=3, production=1, research=0, culture=1, alone=3)
    said = answer_steps(session, what_happens="bot_turn")
    assert not [text for text in said if "orbit" in text]
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Is a Ferengi ship in or next to a sector with your ships?" in said
    assert not [text for text in said if text.startswith(("What meets their ships", "Does a Ferengi ship orbit"))]
