"""Hazards that ships brave, and the research of phenomena."""

from sessions import answer_steps, fleets_of, holding, new_session

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}


def test_only_one_ship_of_the_federations_science_fleet_rolls_at_a_hazard(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation")
    holding(session, commands=1, production=1, ascendancy=1, fleet_one=4)
    said = answer_steps(session, **COSTS, **{"4": "yes", "hazard": "yes", "hazard-need": "1"})
    assert "The hazard destroys one ship." in said
    assert fleets_of(session, "federation") == (3, 0, 0)


def test_starting_ships_brave_hazards_where_they_arrive(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    said = answer_steps(session, **COSTS, hazards="2", hazard_need="1 1")
    assert said.count("The hazard destroys one ship.") == 2
    assert session.game.state[v.alone.of("klingon")] == 3  # two more were built


def test_a_phenomenon_gives_research_and_the_ferengi_one_production_more(played_ascendancy: Engine) -> None:
    for faction, production in (("ferengi", 1), ("romulan", 0)):
        session = new_session(played_ascendancy, faction)
        holding(session, production=0, research=0, ascendancy=1, commands=4)
        ways = {"what_happens": "bot_turn", "new_lane": "yes", "hazard": "yes", "hazard_need": "7"}
        said = answer_steps(session, **ways, phenomenon="yes")
        assert "They take one research." in said
        assert ("With it they take one production." in said) == bool(production)


def test_a_ship_that_is_lost_takes_no_research_of_one_before_it(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    holding(session, production=1, research=0, commands=4, alone=2)
    ways = {"new_lane": "yes yes", "hazard": "yes yes", "hazard_need": "7 1", "phenomenon": "yes"}
    said = answer_steps(session, **COSTS, **ways)
    assert "The hazard destroys one ship." in said
    assert said.count("They take one research.") == 1


def test_starting_ships_that_arrive_with_the_last_command_brave_hazards_at_once(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    holding(session, production=1, commands=3)
    said = answer_steps(session, what_happens="bot_turn", **COSTS, still_short="1", hazards="1", hazard_need="1")
    assert "The hazard destroys one ship." in said
    assert not [text for text in said if "along its lane" in text]
    assert session.game.state[v.first_paths.of("klingon")] == 1


def test_starting_ships_brave_hazards_at_different_systems_one_by_one(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    said = answer_steps(session, **COSTS, hazards="2", hazard_need="7 1", phenomenon="yes")
    first = said.index("With their shields, from what roll on is ship one of two destroyed? Seven means never.")
    spoken = [text for text in said[first + 1 :] if text]
    assert spoken[:5] == [
        "The hazard destroys no ships.",
        "Does it take research from a phenomenon there?",
        "They take one research.",
        "With their shields, from what roll on is ship two of two destroyed? Seven means never.",
        "The hazard destroys one ship.",
    ]
    assert session.game.state[v.alone.of("klingon")] == 4  # two more were built


def test_the_federations_ships_have_one_more_shield_at_hazards(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation")
    counts = {"production": 1, "commands": 4, "alone": 1}
    holding(session, **counts)
    said = answer_steps(session, **COSTS, hazards="1", hazard_need="7 7", hazard="yes", new_lane="yes")
    asked = "With their shields and one more, from what roll on is"
    assert [text for text in said if text.startswith(asked)] == [
        f"{asked} the ship destroyed? Seven means never.",
        f"{asked} a ship destroyed? Seven means never.",
    ]


def test_romulan_ships_brave_hazards_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    holding(session, fleet_one=3, alone=1)
    answer_steps(session, what_happens="attack", cloak="yes")
    among = {"any_hazard": "yes", "fleet_one": "yes", "singles": "1"}
    said = answer_steps(session, what_happens="bot_turn", **among, hazard_need="7 1", **COSTS)
    assert "Roll the lane die for each ship or fleet in warp: it exits so many sectors toward home, for free." in said
    asked = "with their shields, from what roll on is a ship destroyed? Seven means never."
    assert said.index(f"Fleet one: {asked}") < said.index(f"Single ship one: {asked}")
    assert "The hazard destroys no ships." in said
    assert "The hazard destroys one ship." in said
    assert fleets_of(session, "romulan") == (3, 0, 0)


def test_ferengi_ships_brave_hazards_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    counts = {"production": 1, "commands": 2, "alone": 0, "fleet_one": 5}
    holding(session, **counts)
    warp = {"each_fleet": "yes", "paths": "1", "on_path": "2", "any_hazard": "yes"}
    said = answer_steps(session, **COSTS, **warp, hazards="1", ship_need="1", hazard="yes", hazard_need="1")
    assert "How many of those that arrived must brave a hazard?" in said
    assert "Must fleet one brave a hazard there?" in said
    assert (fleets_of(session, "ferengi"), session.game.state[v.alone.of("ferengi")]) == ((0, 0, 0), 1)
