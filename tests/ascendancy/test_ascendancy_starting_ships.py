"""Starting ships in the first round, and how ships become fleets."""

from sessions import answer_steps, begun

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def test_the_starting_ships_take_three_paths_first(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    said = answer_steps(session, **COSTS, still_short="3")
    assert said.count("Exhaust a command for each of the three starting ships.") == 1
    assert said.count("Exhaust a command for each and move it on along its lane.") == 1
    assert not [text for text in said if text.startswith("Can single ship")]  # no command is left


def test_only_ships_with_a_command_start_out(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token", production="1", ascendancy="1", commands="2")
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Exhaust a command for each of the two starting ships." in said


def test_starting_ships_set_out_in_the_first_round_only(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="0", fleet_one="3")
    answer_steps(session, **COSTS)
    answer_steps(session, what_happens="ships", alone="1")
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert not [text for text in said if "starting ship" in text]


def test_starting_ships_form_no_fleet_before_they_set_out(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    asked = "Are three or more of their single ships in one system that can form a fleet?"
    answer_steps(session, what_happens="token", production="3", commands="6", ascendancy="2")
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Place two ships at their homeworld, in no fleet." in said
    assert asked not in said
    assert "Exhaust a command for each of the three starting ships." in said
    assert asked in answer_steps(session, **COSTS)


def test_starting_ships_join_no_fleet_before_they_set_out(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="6", fleet_one="3", room="6", alone="3")
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "How many single ships share a sector with fleet one?" not in said
    assert "Exhaust a command for each of the three starting ships." in said


def test_only_starting_ships_with_a_command_move_on(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token", production="1", commands="5")
    said = answer_steps(session, what_happens="bot_turn", **COSTS, still_short="3 2")
    assert "Exhaust two commands: two of them move on along their lanes." in said
    assert session.game.state[v.first_paths.of("klingon")] == 2


def test_more_ships_may_share_a_sector_than_the_fleet_has_slots_for(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    answer_steps(session, what_happens="bot_turn", **COSTS)
    answer_steps(session, what_happens="ships", fleet_one="3", room="5", alone="6")
    said = answer_steps(session, what_happens="bot_turn", **COSTS, join="4")
    assert "Two ships join fleet one." in said
    assert session.game.state[v.fleets.of("romulan")] == (5, 0, 0)


def test_the_cards_of_fleets_that_are_counted_are_asked_for(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    of_cards = [
        "For fleet one, use the blank side of the card. How many ships does it hold?",
        "For fleet two, use the blank side of the card. How many ships does it hold?",
    ]
    said = answer_steps(session, what_happens="ships", fleet_one="4", fleet_two="3", room="6 4")
    assert said[-3:-1] == of_cards
    assert of_cards[0] not in answer_steps(session, what_happens="ships")


def test_fleets_are_formed_as_long_as_ships_and_commands_allow(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="bot_turn", **COSTS)
    counts = {"production": "1", "ascendancy": "3", "commands": "6", "alone": "8"}
    answer_steps(session, what_happens="token ships", **counts)
    said = answer_steps(session, **COSTS, three_together="yes yes", how_many_together="4 3", room="6 6")
    assert "Exhaust a command: four ships form fleet one." in said
    assert "Exhaust a command: three ships form fleet two." in said
    assert session.game.state[v.fleets.of("klingon")][:2] == (4, 3)
