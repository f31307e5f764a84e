"""Who moves where, how often, and what waits there."""

from sittings import answer_steps, begun

from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def test_a_ship_moves_again_while_commands_remain(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", ascendancy="1", commands="6", alone="1")
    said = answer_steps(session, **COSTS, **{"5": "yes yes yes yes yes"})
    move = "Exhaust a command: single ship one moves up to two sectors toward the nearest"
    assert said.count(f"{move} system with a rival's starbase.") == 5
    assert "Is single ship one there already?" in said


def test_a_ship_at_its_target_stays_and_costs_nothing(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", ascendancy="1", commands="6", alone="1")
    said = answer_steps(session, **COSTS, **{"4": "yes", "at-target": "yes"})
    assert "Single ship one stays." in said
    assert not [text for text in said if "moves up to" in text]


def test_a_begun_lane_is_used_before_a_new_one_is_placed(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", ascendancy="1", commands="3", alone="1")
    said = answer_steps(session, **COSTS, lane_begun="yes no", new_lane="yes")
    funnel = said.index(
        "Exhaust a command: single ship one moves up to two sectors toward the end of the unfinished lane."
    )
    placed = said.index(
        "Exhaust a command: roll the lane die, place the lane toward the first of those targets, and move onto it."
    )
    assert funnel < placed


def test_the_starting_ships_take_three_paths_first(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    said = answer_steps(session, **COSTS, still_short="3")
    assert said.count("Exhaust a command for each of the three starting ships.") == 1
    assert said.count("Exhaust a command for each and move it on along its lane.") == 1
    assert not [text for text in said if text.startswith("Can single ship")]  # no command is left


def test_only_one_ship_of_the_federations_science_fleet_rolls_at_a_hazard(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "federation")
    answer_steps(session, what_happens="token ships", commands="1", production="1", ascendancy="1", fleet_one="4")
    said = answer_steps(session, **COSTS, **{"4": "yes", "hazard": "yes", "hazard-need": "1"})
    assert "The hazard destroys one ship." in said
    assert session.game.state["fleets.federation"] == (3, 0, 0)


def test_the_overseer_stays_and_leaves_a_ship_in_orbit(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "cardassian")
    answer_steps(
        session, what_happens="token ships", production="1", ascendancy="1", commands="6", alone="0", fleet_two="3"
    )
    said = answer_steps(session, **COSTS, overseer="yes 2", each_fleet="yes", guarded_production="2")
    assert "Fleet two stays. Its marker lies on its side." in said
    assert "One ship leaves it and enters orbit there." in said
    assert "Fleet two disbands: fewer than three ships are left." in said
    assert session.game.state["alone.cardassian"] == 3


def test_starting_ships_brave_hazards_where_they_arrive(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    said = answer_steps(session, **COSTS, hazards="2", hazard_need="1 1")
    assert said.count("The hazard destroys one ship.") == 2
    assert session.game.state["alone.klingon"] == 3  # two more were built


def test_only_ships_with_a_command_start_out(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token", production="1", ascendancy="1", commands="2")
    said = answer_steps(session, what_happens="bot_turn", **COSTS)
    assert "Exhaust a command for each of the two starting ships." in said


def test_a_phenomenon_gives_research_and_the_ferengi_one_production_more(played_ascendancy: Engine) -> None:
    for faction, production in (("ferengi", 1), ("romulan", 0)):
        session = begun(played_ascendancy, faction)
        answer_steps(session, what_happens="token", production="0", research="0", ascendancy="1", commands="4")
        ways = {"what_happens": "bot_turn", "new_lane": "yes", "hazard": "yes", "hazard_need": "7"}
        said = answer_steps(session, **ways, phenomenon="yes")
        assert "They take one research." in said
        assert ("With it they take one production." in said) == bool(production)


def test_a_ship_that_is_lost_takes_no_research_of_one_before_it(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    answer_steps(session, what_happens="token ships", production="1", research="0", commands="4", alone="2")
    ways = {"new_lane": "yes yes", "hazard": "yes yes", "hazard_need": "7 1", "phenomenon": "yes"}
    said = answer_steps(session, **COSTS, **ways)
    assert "The hazard destroys one ship." in said
    assert said.count("They take one research.") == 1


def moves_of(said: list[str]) -> list[str]:
    """Who moved, in order, for a command."""
    begun_with = "Exhaust a command: "
    return [text.removeprefix(begun_with).partition(" moves")[0] for text in said if text.startswith(begun_with)]


def test_all_fleets_move_again_before_single_ships_do(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="1", fleet_one="3")
    said = answer_steps(session, **COSTS, **{"5": "no yes yes yes"})
    assert moves_of(said) == ["single ship one", "fleet one", "single ship one"]


def test_who_stayed_is_not_asked_again_before_anyone_moved(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="1", fleet_one="3")
    said = answer_steps(session, **COSTS, **{"5": "yes"})
    assert moves_of(said) == ["fleet one"]
    assert said.count("Can single ship one start a new space lane where it is?") == 1
    assert said.count("Can fleet one start a new space lane where it is?") == 1


def test_the_others_keep_their_names_when_a_single_ship_is_lost(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="3")
    ways = {"5": "yes yes yes", "hazard": "yes", "hazard_need": "1"}
    said = answer_steps(session, **COSTS, **ways)
    assert moves_of(said) == ["single ship one", "single ship two", "single ship three"]


def test_ships_of_a_fleet_that_disbands_move_on_alone(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon", dice="player")
    answer_steps(session, what_happens="token ships", production="1", commands="4", alone="0", fleet_one="3")
    hazard = {"hazard": "yes", "hazard_need": "5", "shown": "1"}
    said = answer_steps(session, **COSTS, **hazard, **{"5": "yes yes yes"})
    assert "Fleet one disbands: fewer than three ships are left." in said
    assert moves_of(said) == ["fleet one", "single ship one", "single ship two"]


def test_a_fleet_that_warped_moves_when_the_others_move_again(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "ferengi")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="0", fleet_one="4")
    ways = {"each_fleet": "yes", "paths": "1", "on_path": "1", "2": "yes yes"}
    said = answer_steps(session, **COSTS, **ways)
    assert moves_of(said) == ["fleet one enters warp, toward path one.", "single ship one", "fleet one"]


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


def test_starting_ships_that_arrive_with_the_last_command_brave_hazards_at_once(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token", production="1", commands="3")
    said = answer_steps(session, what_happens="bot_turn", **COSTS, still_short="1", hazards="1", hazard_need="1")
    assert "The hazard destroys one ship." in said
    assert not [text for text in said if "along its lane" in text]
    assert session.game.state["first_paths.klingon"] == 1


def test_only_starting_ships_with_a_command_move_on(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token", production="1", commands="5")
    said = answer_steps(session, what_happens="bot_turn", **COSTS, still_short="3 2")
    assert "Exhaust two commands: two of them move on along their lanes." in said
    assert session.game.state["first_paths.klingon"] == 2


def test_more_ships_may_share_a_sector_than_the_fleet_has_slots_for(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    answer_steps(session, what_happens="bot_turn", **COSTS)
    answer_steps(session, what_happens="ships", fleet_one="3", room="5", alone="6")
    said = answer_steps(session, what_happens="bot_turn", **COSTS, join="4")
    assert "Two ships join fleet one." in said
    assert session.game.state["fleets.romulan"] == (5, 0, 0)


def test_the_cards_of_fleets_that_are_counted_are_asked_for(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    said = answer_steps(session, what_happens="ships", fleet_one="4", fleet_two="3", room="6 4")
    assert said[-3:-1] == [
        "How many ships does the card of fleet one hold?",
        "How many ships does the card of fleet two hold?",
    ]
    assert "How many ships does the card of fleet one hold?" not in answer_steps(session, what_happens="ships")


def test_single_ships_at_cardassian_production_stay_there_together(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "cardassian")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="4")
    said = answer_steps(session, **COSTS, guards="yes", others_guard="2", guarded_production="0")
    asked = [text for text in said if text.startswith("Does single ship")]
    assert asked == [
        "Does single ship one orbit a Cardassian system with a production node?",
        "Does single ship two orbit a Cardassian system with a production node?",
    ]


def test_the_overseer_goes_on_to_the_system_with_two_production_nodes(played_ascendancy: Engine) -> None:
    """Between systems too; there it stays."""
    session = begun(played_ascendancy, "cardassian")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="0", fleet_two="3")
    said = answer_steps(session, **COSTS, overseer_better="yes", overseer_doubles="no yes", guarded_production="0")
    assert moves_of(said) == ["fleet two"]
    assert "Exhaust a command: fleet two moves up to two sectors toward that system." in said
    assert "Fleet two stays. Its marker lies on its side." in said


def test_the_breen_expand_where_a_system_of_theirs_has_room(played_ascendancy: Engine) -> None:
    """Who stands elsewhere waits as long as another can place a lane, else moves to a system with room."""
    session = begun(played_ascendancy, "breen")
    answer_steps(
        session, what_happens="token ships", production="1", commands="4", alone="0", fleet_one="3", fleet_two="3"
    )
    ways = {"any_room": "yes yes", "room_here": "no yes no", "room_elsewhere": "yes", "8": "yes"}
    said = answer_steps(session, **COSTS, **ways)
    moved = [text for text in said if text.startswith(("Exhaust", "Fleet"))]
    assert moved[:3] == [
        "Fleet one stays where it is.",
        "Exhaust a command: roll the lane die, place a lane, toward such a target if any, and move onto it.",
        "Exhaust a command: fleet one moves up to two sectors toward the next Breen system with room, homeworld first.",
    ]
    assert said.count("Has any Breen system room for a new lane?") == 3


def test_the_breen_leave_their_territory_when_none_of_their_systems_has_room(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "breen")
    answer_steps(session, what_happens="token ships", production="1", commands="3", alone="0", fleet_one="3")
    said = answer_steps(session, **COSTS, room_beyond="no yes", **{"9": "yes"})
    assert "Exhaust a command: fleet one moves up to two sectors toward the nearest place outside with room." in said


def test_a_token_of_the_andorians_costs_a_command_while_one_is_left(played_ascendancy: Engine) -> None:
    for commands, said in (("1", "Exhaust a command: place an"), ("0", "Without a command, place an")):
        session = begun(played_ascendancy, "andorian")
        counts = {"production": "1", "ascendancy": "1", "commands": commands, "alone": "0", "fleet_one": "3"}
        answer_steps(session, what_happens="token ships", **counts)
        assert f"{said} Andorian token there." in answer_steps(session, **COSTS, mark="yes")


def test_next_to_enemy_ships_they_stay(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="6", alone="0", fleet_one="3")
    said = answer_steps(session, **COSTS, **{"4": "yes", "at-target": "yes"})
    asked = said.index("Can fleet one move closer to connected enemy ships, or is it at or next to any?")
    assert said[asked + 1 : asked + 3] == ["Is fleet one there or next to them already?", "Fleet one stays."]


def test_a_target_they_cannot_come_closer_to_is_passed_over(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="token ships", production="1", commands="1", alone="0", fleet_one="3")
    said = answer_steps(session, **COSTS, **{"6": "yes"})
    asked = said.index("Can fleet one move closer to connected enemy ships, or is it at or next to any?")
    assert said[asked + 1 : asked + 4] == [
        "Can fleet one move toward a connected rival's system with a starbase, or is it at one?",
        "Can fleet one move toward a connected rival's system without a starbase, or is it at one?",
        "Is fleet one there already?",
    ]


def test_starting_ships_brave_hazards_at_different_systems_one_by_one(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    said = answer_steps(session, **COSTS, hazards="2", hazard_need="7 1", phenomenon="yes")
    first = said.index("From what roll on is ship one of two destroyed, their shields counted? Seven means never.")
    told = [text for text in said[first + 1 :] if text]
    assert told[:5] == [
        "The hazard destroys no ships.",
        "Does it take research from a phenomenon there?",
        "They take one research.",
        "From what roll on is ship two of two destroyed, their shields counted? Seven means never.",
        "The hazard destroys one ship.",
    ]
    assert session.game.state["alone.klingon"] == 4  # two more were built


def test_the_federations_ships_have_one_more_shield_at_hazards(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "federation")
    counts = {"production": "1", "commands": "4", "alone": "1"}
    answer_steps(session, what_happens="token ships", **counts)
    said = answer_steps(session, **COSTS, hazards="1", hazard_need="7 7", hazard="yes", new_lane="yes")
    asked = "destroyed, their shields and one more counted? Seven means never."
    assert [text for text in said if text.endswith(asked)] == [
        f"From what roll on is the ship {asked}",
        f"From what roll on is a ship {asked}",
    ]


def test_romulan_ships_brave_hazards_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    answer_steps(session, what_happens="ships attack", fleet_one="3", alone="1", cloak="yes")
    among = {"any_hazard": "yes", "fleet_one": "yes", "singles": "1"}
    said = answer_steps(session, what_happens="bot_turn", **among, hazard_need="7 1", **COSTS)
    assert "Roll the lane die for each ship or fleet in warp: it exits so many sectors toward home, for free." in said
    asked = "from what roll on is a ship destroyed, their shields counted? Seven means never."
    assert said.index(f"Fleet one: {asked}") < said.index(f"Single ship one: {asked}")
    assert "The hazard destroys no ships." in said
    assert "The hazard destroys one ship." in said
    assert session.game.state["fleets.romulan"] == (3, 0, 0)


def test_ferengi_ships_brave_hazards_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "ferengi")
    counts = {"production": "1", "commands": "2", "alone": "0", "fleet_one": "5"}
    answer_steps(session, what_happens="token ships", **counts)
    warp = {"each_fleet": "yes", "paths": "1", "on_path": "2", "any_hazard": "yes"}
    said = answer_steps(session, **COSTS, **warp, hazards="1", ship_need="1", hazard="yes", hazard_need="1")
    assert "How many of those that arrived must brave a hazard?" in said
    assert "Must fleet one brave a hazard there?" in said
    assert (session.game.state["fleets.ferengi"], session.game.state["alone.ferengi"]) == ((0, 0, 0), 1)


def test_no_fleet_is_asked_about_warp_without_two_commands(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "ferengi")
    answer_steps(session, what_happens="token ships", production="1", commands="1", alone="0", fleet_one="3")
    said = answer_steps(session, **COSTS)
    assert not [text for text in said if "at warp three" in text]


def test_fleets_are_formed_as_long_as_ships_and_commands_allow(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon")
    answer_steps(session, what_happens="bot_turn", **COSTS)
    counts = {"production": "1", "ascendancy": "3", "commands": "6", "alone": "8"}
    answer_steps(session, what_happens="token ships", **counts)
    said = answer_steps(session, **COSTS, three_together="yes yes", how_many_together="4 3", room="6 6")
    assert "Exhaust a command: four ships form fleet one." in said
    assert "Exhaust a command: three ships form fleet two." in said
    assert session.game.state["fleets.klingon"][:2] == (4, 3)
