"""Who moves where, and how often."""

import pytest
from sessions import answer_steps, holding, new_session
from transcript import plays, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def moves_of(said: list[str]) -> list[str]:
    """Who moved, in order, for a command."""
    orders = [text.partition(": ")[2] for text in said if text.startswith("Exhaust") and " move" in text]
    return [order.partition(" move")[0] for order in orders]


def moving(engine: Engine, faction: str = "klingon", **counts: int) -> Session:
    """At the table, where that faction has these ships and one production, so that it builds none."""
    return holding(new_session(engine, faction), production=1, **counts)


def test_one_question_for_all_ships_comes_before_any_one_is_asked_about(played_ascendancy: Engine) -> None:
    said = answer_steps(moving(played_ascendancy, commands=6, fleet_one=3, alone=3), **COSTS)
    gate = "Where first for any ship: enemy ships, base, system, settled system, new lane, or none?"
    assert said.count(gate) == 1
    assert not [text for text in said if (text.startswith("Where ") and text != gate) or " lane?" in text]


def test_what_no_ship_can_reach_is_not_asked_of_a_fleet(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, commands=6, fleet_one=3, alone=3)
    said = answer_steps(session, **COSTS, first_of_any="rival_system")
    assert "Where first for fleet one: enemy system, settled system, new lane, stay, none?" in said
    assert "Where first for three ships: enemy system, settled system, new lane, stay, none?" in said


def test_ships_with_the_same_way_move_together(played_ascendancy: Engine) -> None:
    """Four of five, each for a command; the two left over are asked on, now none."""
    session = moving(played_ascendancy, commands=4, alone=5)
    said = answer_steps(session, **COSTS, ways="four+enemy+ships")
    moved = "Exhaust four commands: four ships move up to two sectors toward the nearest enemy ships."
    assert moved in said
    assert moves_of(said) == ["four ships"]


def test_only_ships_with_a_command_move(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, commands=2, alone=5)
    said = answer_steps(session, **COSTS, ways="four+enemy+ships")
    assert moves_of(said) == ["two ships"]


def test_a_ship_moves_again_while_commands_remain(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, commands=6, alone=1)
    said = answer_steps(session, **COSTS, first_of_one="rival_starbase", moves_to_it="4")
    assert said.count("Exhaust a command: one ship moves on.") == 3
    assert not [text for text in said if "hazard?" in text]  # none was told of


@pytest.mark.parametrize(("alone", "ways"), [(1, {"first_of_one": "stay"}), (3, {"ways": "three+stay"})])
def test_ships_at_their_target_stay_and_cost_nothing(
    played_ascendancy: Engine, alone: int, ways: dict[str, str]
) -> None:
    said = answer_steps(moving(played_ascendancy, commands=6, alone=alone), **COSTS, **ways)
    assert moves_of(said) == []
    assert not [text for text in said if text.startswith("Where ")][1:]


def test_ships_far_from_every_enemy_are_not_asked_whether_they_are_there(played_ascendancy: Engine) -> None:
    """None was beside enemies, or at a system of theirs, as the turn began."""
    session = moving(played_ascendancy, commands=6, alone=3, culture=1)
    said = answer_steps(session, **COSTS, seen="none")
    assert "Where first for three ships: enemy ships, base, system, settled system, new lane, none?" in said


def test_where_several_ships_go_is_told_in_one_answer(played_ascendancy: Engine) -> None:
    """Those that stay cost nothing; the one of which nothing was said is asked on."""
    session = holding(
        new_session(played_ascendancy, "klingon"), production=1, research=0, culture=0, commands=4, alone=5
    )
    for answer in ("bot turn", "none"):
        session.text(answer)
    plays(
        session,
        """
        Now the commands of the Klingons.
        They enter no sector with hostile ships, but pass through systems that they control.
        Their ships brave hazards as usual.
        On exploration cards they take the first option they can.
        Where first for five ships: enemy ships, base, system, settled system, new lane, stay, none?
        > two enemy bases, one settled system and one stay
        The first of them: how many moves to the nearest enemy base, or hazard and how many?
        > 1
        Exhaust two commands: two ships move up to two sectors toward the nearest enemy base.
        That ship: how many moves to the nearest settled free system, or hazard and how many?
        > 1
        Exhaust a command: one ship moves up to two sectors toward the nearest settled free system.
        How many of the two single ships that moved must brave a hazard?
        """,
    )


def test_an_old_lane_is_followed_where_there_is_one(played_ascendancy: Engine) -> None:
    session = with_known(moving(played_ascendancy, commands=3, alone=1), **{"open_lanes of klingon": 1})
    said = answer_steps(session, **COSTS, first_of_one="old+lane")
    assert "Exhaust a command: one ship moves up to two sectors along it." in said


def test_a_lane_is_as_long_as_its_die_and_nobody_is_asked_when_its_end_is_reached(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, commands=3, alone=1)
    said = answer_steps(session, **COSTS, first_of_one="new+lane")
    placed = said.index("Exhaust a command: one ship moves onto a new lane toward the first of those targets.")
    assert said[placed + 1].startswith("The lane die: ")
    assert "Exhaust a command: one ship moves on." in said
    assert "One reaches its system." in said
    assert not [text for text in said if text.startswith("Has the ship")]


def test_the_player_who_rolls_is_asked_whether_a_lane_is_at_its_end(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon", dice="player"), production=1, commands=3, alone=1)
    said = answer_steps(session, **COSTS, first_of_one="new+lane", way_left="2")
    assert "Roll the space lane die for it." in said
    assert said.count("The ship on its lane: how many moves to the end of its lane? Zero if it is there.") == 1
    assert said.count("Exhaust a command: one ship moves on.") == 2


def test_the_overseer_stays_and_leaves_a_ship_in_orbit(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "cardassian", commands=6, fleet_two=3)
    session = with_known(session, **{"colonies of cardassian": 1})
    said = answer_steps(session, **COSTS, overseer="yes 2", each_fleet="yes", guarded_production="2")
    assert "Fleet two stays. Its marker lies on its side." in said
    assert "One ship leaves it and enters orbit there." in said
    assert "Fleet two disbands: fewer than three ships are left." in said
    assert session.game.state[v.alone.of("cardassian")] == 3


def test_all_fleets_move_again_before_single_ships_do(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, commands=4, alone=1, fleet_one=3)
    ways = {"first_of_any": "rival_starbase", "first_of_one": "rival_starbase rival_starbase", "moves_to_it": "3 3"}
    said = answer_steps(session, **COSTS, **ways)
    assert moves_of(said) == ["fleet one", "one ship", "fleet one and one ship"]


def test_ships_of_a_fleet_that_disbands_move_on_alone(played_ascendancy: Engine) -> None:
    session = holding(new_session(played_ascendancy, "klingon", dice="player"), production=1, commands=4, fleet_one=3)
    hazard = {"moves_to_it": "hazard+1", "hazard_need": "5", "shown": "1"}
    said = answer_steps(session, **COSTS, **hazard, first_of_one="rival_starbase")
    assert "Fleet one disbands: fewer than three ships are left." in said
    assert moves_of(said)[:2] == ["fleet one", "two ships"]
    assert "How many of the two single ships under way have reached the nearest enemy base?" in said


def test_a_fleet_that_warped_moves_when_the_others_move_again(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "ferengi", commands=6, fleet_one=4)
    ways = {"each_fleet": "yes", "best_path": "1", "first_of_one": "rival_starbase rival_starbase"}
    said = answer_steps(session, **COSTS, **ways, moves_to_it="1 1")
    assert moves_of(said) == ["one ship", "fleet one"]


def test_single_ships_at_cardassian_production_stay_there(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "cardassian", commands=6, alone=4)
    said = answer_steps(session, **COSTS, guards="4", guarded_production="0")
    assert "How many of the four single ships orbit a Cardassian system with a production node?" in said
    assert not [text for text in said if text.startswith("Where first")]


def test_the_overseer_goes_on_to_the_system_with_two_production_nodes(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "cardassian", commands=6, fleet_two=3)
    session = with_known(session, **{"colonies of cardassian": 1})
    said = answer_steps(session, **COSTS, overseer_better="yes", has_arrived="yes", guarded_production="0")
    assert "Exhaust a command: fleet two moves up to two sectors toward the system with two production nodes." in said
    assert moves_of(said) == ["fleet two"]


def test_the_breen_expand_where_a_system_of_theirs_has_room(played_ascendancy: Engine) -> None:
    """Who stands elsewhere waits as long as another can place a lane, else moves to a system with room."""
    session = moving(played_ascendancy, "breen", commands=2, fleet_one=3, fleet_two=3)
    ways = {"first_of_any": "new+lane", "first_of_one": "none new+lane"}
    said = answer_steps(session, **COSTS, **ways)
    assert moves_of(said)[0] == "fleet two"
    assert "Where first for fleet one: new lane, stay, none?" in said
    assert "Exhaust a command: fleet two moves onto a new lane toward the first of those targets, if any." in said


def test_the_breen_move_to_a_system_with_room_where_no_ship_is_at_one(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "breen", commands=2, fleet_one=3, alone=1)
    ways = {"first_of_any": "room", "first_of_one": "room", "moves_to_it": "2"}
    said = answer_steps(session, **COSTS, **ways)
    assert "Exhaust a command: fleet one moves up to two sectors toward the next Breen system with room." in said
    assert not [text for text in said if text == "Has any Breen system room for a new lane?"]


def test_the_breen_leave_their_territory_when_none_of_their_systems_has_room(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "breen", commands=3, fleet_one=3)
    said = answer_steps(session, **COSTS, any_room="no", first_of_one="none room")
    assert "Where first for fleet one: new lane, room, stay, none?" in said
    assert "Exhaust a command: fleet one moves up to two sectors toward the nearest place outside with room." in said


@pytest.mark.parametrize(("commands", "said"), [(1, "Exhaust a command: place an"), (0, "Without a command, place an")])
def test_a_token_of_the_andorians_costs_a_command_while_one_is_left(
    played_ascendancy: Engine, commands: int, said: str
) -> None:
    session = moving(played_ascendancy, "andorian", ascendancy=1, commands=commands, fleet_one=3)
    assert f"{said} Andorian token there." in answer_steps(session, **COSTS, mark="yes")


def test_no_fleet_is_asked_about_warp_without_two_commands(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "ferengi", commands=1, fleet_one=3)
    said = answer_steps(session, **COSTS)
    assert not [text for text in said if "at warp three" in text]


def test_hostile_ships_and_hazards_are_told_of_before_anyone_moves(played_ascendancy: Engine) -> None:
    said = answer_steps(moving(played_ascendancy, commands=1, alone=1), **COSTS, first_of_one="new+lane")
    noted = said.index("Their ships brave hazards as usual.")
    assert noted < min(at for at, text in enumerate(said) if " onto a new lane" in text)


def test_what_the_starting_ships_must_know_is_told_before_they_set_out(played_ascendancy: Engine) -> None:
    said = answer_steps(new_session(played_ascendancy, "klingon", at_home=True), what_happens="bot_turn", **COSTS)
    out = next(at for at, text in enumerate(said) if "starting ships" in text)
    for note in ("They enter no sector", "Their ships brave", "On exploration cards"):
        assert next(at for at, text in enumerate(said) if text.startswith(note)) < out


def test_without_a_ship_nothing_is_asked_that_ships_do(played_ascendancy: Engine) -> None:
    said = answer_steps(moving(played_ascendancy, commands=6, culture=1, alone=0), what_happens="bot_turn", **COSTS)
    assert not [text for text in said if "ship orbit" in text or "Where " in text]


def test_a_ship_at_the_end_of_its_lane_is_named_by_it(played_ascendancy: Engine) -> None:
    """Not by a number, and not like a ship that stayed."""
    session = moving(played_ascendancy, commands=4, alone=1)
    said = answer_steps(session, **COSTS, first_of_one="new+lane none")
    assert "One reaches its system." in said
    assert [text for text in said if text.startswith("Where first for that ship")]


def test_of_a_single_cardassian_ship_it_is_asked_whether_it_guards(played_ascendancy: Engine) -> None:
    session = moving(played_ascendancy, "cardassian", commands=6, alone=1)
    said = answer_steps(session, **COSTS, guard="yes", guarded_production="0")
    assert "Does the single ship orbit a Cardassian system with a production node?" in said
    assert not [text for text in said if text.startswith("Where first")]
