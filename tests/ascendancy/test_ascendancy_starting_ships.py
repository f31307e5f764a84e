"""Starting ships in the first round, and how ships become fleets."""

from sessions import answer_steps, fleets_of, holding, new_session

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def test_the_starting_ships_take_three_paths_first(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    said = answer_steps(session, **COSTS, still_short="3")
    assert said.count("Exhaust a command for each of the three starting ships.") == 1
    assert said.count("Exhaust a command for each and move it on along its lane.") == 1
    assert not [text for text in said if text.startswith("Can single ship")]  # no command is left


def test_only_ships_with_a_command_start_out(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, ascendancy=1, commands=2)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Exhaust a command for each of the two starting ships." in said


def test_starting_ships_set_out_in_the_first_round_only(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=6, alone=0, fleet_one=3)
    answer_steps(session, **COSTS)
    holding(session, alone=1)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert not [text for text in said if "starting ship" in text]


def test_starting_ships_form_no_fleet_before_they_set_out(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    asked = "Are three or more of their single ships in one system that can form a fleet?"
    holding(session, production=3, commands=6, ascendancy=2)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Place two ships at their homeworld, in no fleet." in said
    assert asked not in said
    assert "Exhaust a command for each of the three starting ships." in said
    assert asked in answer_steps(session, **COSTS)


def test_starting_ships_join_no_fleet_before_they_set_out(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=6, fleet_one=3, room_one=6, alone=3)
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "How many single ships share a sector with fleet one?" not in said
    assert "Exhaust a command for each of the three starting ships." in said


def test_only_starting_ships_with_a_command_move_on(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=5)
    said = answer_steps(session, what_happens="bot_turn", **COSTS, still_short="3 2")
    assert "Exhaust two commands: two of them move on along their lanes." in said
    assert session.game.state[v.first_paths.of("klingon")] == 2


def test_more_ships_may_share_a_sector_than_the_fleet_has_slots_for(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    answer_steps(session, what_happens="bot_turn", **COSTS)
    holding(session, fleet_one=3, room_one=5, alone=6)
    said = answer_steps(session, what_happens="bot_turn", **COSTS, join="4")
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
