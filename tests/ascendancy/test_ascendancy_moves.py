"""Who moves where, and how often."""

from sessions import answer_steps, holding, new_session

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def test_a_ship_moves_again_while_commands_remain(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, ascendancy=1, commands=6, alone=1)
    said = answer_steps(session, **COSTS, **{"5": "yes yes yes yes yes"})
    move = "Exhaust a command: single ship one moves up to two sectors toward the nearest"
    assert said.count(f"{move} system with a rival's starbase.") == 5
    assert "Is single ship one there already?" in said


def test_a_ship_at_its_target_stays_and_costs_nothing(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, ascendancy=1, commands=6, alone=1)
    said = answer_steps(session, **COSTS, **{"4": "yes", "at-target": "yes"})
    assert "Single ship one stays." in said
    assert not [text for text in said if "moves up to" in text]


def test_a_begun_lane_is_used_before_a_new_one_is_placed(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, ascendancy=1, commands=3, alone=1)
    said = answer_steps(session, **COSTS, lane_begun="yes no", new_lane="yes")
    funnel = said.index(
        "Exhaust a command: single ship one moves up to two sectors toward the end of the unfinished lane."
    )
    placed = said.index(
        "Exhaust a command: roll the lane die, place the lane toward the first of those targets, and move onto it."
    )
    assert funnel < placed


def test_the_overseer_stays_and_leaves_a_ship_in_orbit(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "cardassian")
    holding(session, production=1, ascendancy=1, commands=6, alone=0, fleet_two=3)
    said = answer_steps(session, **COSTS, overseer="yes 2", each_fleet="yes", guarded_production="2")
    assert "Fleet two stays. Its marker lies on its side." in said
    assert "One ship leaves it and enters orbit there." in said
    assert "Fleet two disbands: fewer than three ships are left." in said
    assert session.game.state[v.alone.of("cardassian")] == 3


def moves_of(said: list[str]) -> list[str]:
    """Who moved, in order, for a command."""
    prefix = "Exhaust a command: "
    return [text.removeprefix(prefix).partition(" moves")[0] for text in said if text.startswith(prefix)]


def test_all_fleets_move_again_before_single_ships_do(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=6, alone=1, fleet_one=3)
    said = answer_steps(session, **COSTS, **{"5": "no yes yes yes"})
    assert moves_of(said) == ["single ship one", "fleet one", "single ship one"]


def test_who_stayed_is_not_asked_again_before_anyone_moved(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=6, alone=1, fleet_one=3)
    said = answer_steps(session, **COSTS, **{"5": "yes"})
    assert moves_of(said) == ["fleet one"]
    assert said.count("Can single ship one start a new space lane where it is?") == 1
    assert said.count("Can fleet one start a new space lane where it is?") == 1


def test_the_others_keep_their_names_when_a_single_ship_is_lost(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=6, alone=3)
    ways = {"5": "yes yes yes", "hazard": "yes", "hazard_need": "1"}
    said = answer_steps(session, **COSTS, **ways)
    assert moves_of(said) == ["single ship one", "single ship two", "single ship three"]


def test_ships_of_a_fleet_that_disbands_move_on_alone(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", dice="player")
    holding(session, production=1, commands=4, alone=0, fleet_one=3)
    hazard = {"hazard": "yes", "hazard_need": "5", "shown": "1"}
    said = answer_steps(session, **COSTS, **hazard, **{"5": "yes yes yes"})
    assert "Fleet one disbands: fewer than three ships are left." in said
    assert moves_of(said) == ["fleet one", "single ship one", "single ship two"]


def test_a_fleet_that_warped_moves_when_the_others_move_again(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    holding(session, production=1, commands=6, alone=0, fleet_one=4)
    ways = {"each_fleet": "yes", "paths": "1", "on_path": "1", "2": "yes yes"}
    said = answer_steps(session, **COSTS, **ways)
    assert moves_of(said) == ["fleet one enters warp, toward path one.", "single ship one", "fleet one"]


def test_single_ships_at_cardassian_production_stay_there_together(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "cardassian")
    holding(session, production=1, commands=6, alone=4)
    said = answer_steps(session, **COSTS, guards="yes", others_guard="2", guarded_production="0")
    asked = [text for text in said if text.startswith("Does single ship")]
    assert asked == [
        "Does single ship one orbit a Cardassian system with a production node?",
        "Does single ship two orbit a Cardassian system with a production node?",
    ]


def test_the_overseer_goes_on_to_the_system_with_two_production_nodes(played_ascendancy: Engine) -> None:
    """Between systems too; there it stays."""
    session = new_session(played_ascendancy, "cardassian")
    holding(session, production=1, commands=6, alone=0, fleet_two=3)
    said = answer_steps(session, **COSTS, overseer_better="yes", overseer_doubles="no yes", guarded_production="0")
    assert moves_of(said) == ["fleet two"]
    assert "Exhaust a command: fleet two moves up to two sectors toward that system." in said
    assert "Fleet two stays. Its marker lies on its side." in said


def test_the_breen_expand_where_a_system_of_theirs_has_room(played_ascendancy: Engine) -> None:
    """Who stands elsewhere waits as long as another can place a lane, else moves to a system with room."""
    session = new_session(played_ascendancy, "breen")
    holding(session, production=1, commands=4, alone=0, fleet_one=3, fleet_two=3)
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
    session = new_session(played_ascendancy, "breen")
    holding(session, production=1, commands=3, alone=0, fleet_one=3)
    said = answer_steps(session, **COSTS, room_beyond="no yes", **{"9": "yes"})
    assert "Exhaust a command: fleet one moves up to two sectors toward the nearest place outside with room." in said


def test_a_token_of_the_andorians_costs_a_command_while_one_is_left(played_ascendancy: Engine) -> None:
    for commands, said in ((1, "Exhaust a command: place an"), (0, "Without a command, place an")):
        session = new_session(played_ascendancy, "andorian")
        counts = {"production": 1, "ascendancy": 1, "commands": commands, "alone": 0, "fleet_one": 3}
        holding(session, **counts)
        assert f"{said} Andorian token there." in answer_steps(session, **COSTS, mark="yes")


def test_next_to_enemy_ships_they_stay(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=6, alone=0, fleet_one=3)
    said = answer_steps(session, **COSTS, **{"4": "yes", "at-target": "yes"})
    asked = said.index("Can fleet one move closer to connected enemy ships, or is it at or next to any?")
    assert said[asked + 1 : asked + 3] == ["Is fleet one there or next to them already?", "Fleet one stays."]


def test_a_target_they_cannot_come_closer_to_is_passed_over(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=1, alone=0, fleet_one=3)
    said = answer_steps(session, **COSTS, **{"6": "yes"})
    asked = said.index("Can fleet one move closer to connected enemy ships, or is it at or next to any?")
    assert said[asked + 1 : asked + 4] == [
        "Can fleet one move toward a connected rival's system with a starbase, or is it at one?",
        "Can fleet one move toward a connected rival's system without a starbase, or is it at one?",
        "Is fleet one there already?",
    ]


def test_no_fleet_is_asked_about_warp_without_two_commands(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    holding(session, production=1, commands=1, alone=0, fleet_one=3)
    said = answer_steps(session, **COSTS)
    assert not [text for text in said if "at warp three" in text]
