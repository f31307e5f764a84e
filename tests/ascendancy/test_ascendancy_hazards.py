"""Hazards that ships brave, and the research of phenomena: asked once for all that moved, then of which."""

from sessions import answer_steps, fleets_of, holding, new_session

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9", "shields_cost": "9"}
NEVER, ALWAYS = "7", "1"
TO_A_BASE = {"first_of_one": "rival_starbase", "moves_to_it": "hazard+1"}


def test_only_one_ship_of_the_federations_science_fleet_rolls_at_a_hazard(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation")
    holding(session, commands=1, production=1, ascendancy=1, fleet_one=4)
    said = answer_steps(session, **COSTS, **TO_A_BASE, hazard="yes", hazard_need=ALWAYS)
    assert "The hazard destroys one ship." in said
    assert fleets_of(session, "federation") == (3, 0, 0)


def test_of_several_ships_it_is_asked_which(played_ascendancy: Engine) -> None:
    """A fleet and two single ships moved; the fleet and one of them meet hazards."""
    session = new_session(played_ascendancy, "klingon", dice="player")
    holding(session, production=1, commands=3, fleet_one=3, alone=2)
    ways = {"first_of_any": "new+lane", "first_of_one": "new+lane", "ways": "two+new+lanes"}
    which = {"which": "fleet+one+and+one+single+ship", "hazard_need": "5 5", "shown": "0 1"}
    said = answer_steps(session, **COSTS, **ways, **which)
    assert "Which must brave a hazard: fleet one, how many single ships, or none?" in said
    assert session.game.state[v.alone.of("klingon")] == 1
    assert fleets_of(session, "klingon") == (3, 0, 0)


def test_a_phenomenon_gives_research_and_the_ferengi_one_production_more(played_ascendancy: Engine) -> None:
    for faction, production in (("ferengi", 1), ("romulan", 0)):
        session = new_session(played_ascendancy, faction)
        holding(session, production=0, research=0, ascendancy=1, commands=1, alone=1)
        ways = {"what_happens": "bot_turn", "hazard": "yes", "hazard_need": NEVER}
        said = answer_steps(session, **ways, **TO_A_BASE, phenomenon="yes")
        assert "They take one research." in said
        assert ("With it they take one production." in said) == bool(production)


def test_a_ship_that_is_lost_takes_no_research_of_one_before_it(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    holding(session, production=1, research=0, commands=2, alone=2)
    ways = {"ways": "two+enemy+bases", "how_many_single": "2"}
    said = answer_steps(session, **COSTS, **ways, hazard_need=f"{NEVER} {ALWAYS}", phenomenon="yes")
    assert "The hazard destroys one ship." in said
    assert said.count("They take one research.") == 1


def test_starting_ships_that_arrive_with_the_last_command_brave_hazards_at_once(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", at_home=True, dice="player")
    holding(session, production=1, commands=3, alone=3)
    hazard = {"how_many_single": "1", "hazard_need": "5", "shown": "1"}
    said = answer_steps(session, what_happens="bot_turn", **COSTS, **hazard)
    assert "The hazard destroys one ship." in said
    assert session.game.state[v.on_lanes.of("klingon")] == 2


def test_the_federations_ships_have_one_more_shield_at_hazards(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation")
    holding(session, production=1, commands=1, alone=1)
    said = answer_steps(session, **COSTS, **TO_A_BASE, hazard="yes", hazard_need=NEVER)
    asked = "A single ship, with their shields and one more: destroyed from what roll on? Seven means never."
    assert asked in said


def test_romulan_ships_brave_hazards_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan", dice="player")
    holding(session, fleet_one=3, alone=1)
    answer_steps(session, what_happens="attack", cloak="4")
    among = {"any_hazard": "yes", "which": "all", "shown": "0 1"}
    said = answer_steps(session, what_happens="bot_turn", **among, hazard_need="6 6", **COSTS)
    assert "Roll the lane die for each ship or fleet in warp: it exits so many sectors toward home, for free." in said
    asked = ", with their shields: destroyed from what roll on? Seven means never."
    assert said.index(f"Fleet one{asked}") < said.index(f"A single ship{asked}")
    assert "The hazard destroys no ships." in said
    assert "The hazard destroys one ship." in said
    assert fleets_of(session, "romulan") == (3, 0, 0)


def test_ferengi_ships_brave_hazards_where_they_leave_warp(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    holding(session, production=1, commands=2, alone=0, fleet_one=5)
    warp = {"each_fleet": "yes", "best_path": "2", "which": "all", "how_many_single": "1"}
    said = answer_steps(session, **COSTS, **warp, hazard_need=f"{ALWAYS} {ALWAYS}")
    assert (fleets_of(session, "ferengi"), session.game.state[v.alone.of("ferengi")]) == ((0, 0, 0), 1)
    assert "The hazard destroys three ships." in said
