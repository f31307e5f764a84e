"""What a single step of a faction's own turn does: it builds, attacks, claims and wins."""

from sessions import answer_steps, fleets_of, holding, new_session
from transcript import with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_new_ships_start_fleets_in_order_and_fill_them(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation")
    holding(session, production=8, ascendancy=2, commands=6, alone=0)
    said = answer_steps(session, weapons_cost="9", shields_cost="9", room="5 4")
    assert "Spend all production but one: seven ships at their homeworld." in said
    assert "Three of them are fleet two, at their homeworld." in said
    assert "Three of them are fleet three, at their homeworld." in said
    assert "One ship joins fleet two." in said
    assert fleets_of(session, "federation") == (0, 4, 3)


def test_a_claimed_ship_spent_as_research_builds_a_ship(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "andorian", 5)
    battle = {"seen": "enemy+ships", "singles": "3", "count": "1", "need": "1", "your_hits": "0"}
    said = answer_steps(session, weapons_cost="4", shields_cost="9", **battle)
    assert "They claim one destroyed ship of yours as research, for their next turn." in said
    said = answer_steps(session, weapons_cost="9")
    assert "Upgrade their weapons by one step for four research." in said
    assert "Engineering Corps: one ship for free at their homeworld, for the claimed ships spent." in said
    state = session.game.state
    assert (state[v.claimed.of("andorian")], state[v.research.of("andorian")], state[v.weapons.of("andorian")]) == (
        0,
        2,
        1,
    )


def test_a_starbase_costs_the_andorians_two_commands_and_brings_one(played_ascendancy: Engine) -> None:
    """It is built where they have a system beside their homeworld, without a question."""
    session = with_known(new_session(played_ascendancy, "andorian"), **{"colonies of andorian": 1})
    session.text("bot turn")
    while session.question.step != "targets-of-several/ways":
        low = {"yes_no": "no", "list": "none"}.get(session.question.expect or "", "0")
        session.text(low)
    assert (session.game.state[v.commands.of("andorian")], session.game.state[v.exhausted.of("andorian")]) == (7, 3)
    assert session.game.state[v.starbases.of("andorian")] == 1


def test_without_a_system_beside_the_homeworld_there_is_no_starbase(played_ascendancy: Engine) -> None:
    said = answer_steps(new_session(played_ascendancy, "klingon"), weapons_cost="9", shields_cost="9")
    assert not [text for text in said if "starbase at" in text]


def test_five_ascendancy_win(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "romulan")
    holding(session, culture=10, ascendancy=3, commands=6, production=1, research=0)
    said = answer_steps(session, what_happens="bot_turn")
    assert said[-2:] == [
        "Five ascendancy for the Romulans: they win the game.",
        "Say done to close the game, or take it back.",
    ]
    assert session.over


def test_free_attacks_follow_the_moves_once_and_cost_nothing(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon", 5, free_attacks="on")
    said = answer_steps(
        session,
        weapons_cost="9",
        shields_cost="9",
        seen="none",
        battle="yes",
        singles="1",
        count="1",
        need="1",
        your_hits="0",
    )
    attacked = said.index("No command: they attack, one ship against one ship of yours.")
    assert said.index("They may fight again, without commands.") < attacked
    assert said[attacked:].count("They may fight again, without commands.") == 0
    assert "Recharge stage. Commands and cards of the Klingons are ready." in said[attacked:]


def test_the_cardassians_refresh_commands_when_they_take_a_system(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "cardassian", 2)
    said = answer_steps(
        session,
        weapons_cost="9",
        shields_cost="9",
        seen="system",
        invasion="yes",
        singles="3 3",
        nodes="two+production none",
        need="1 1",
        guarded_production="0",
    )
    assert "Exhaust Metagenic Weapons: every die hits in the first round." in said
    assert "Total annihilation. Remove every node, the control node too." in said
    assert "The invasion succeeds. Replace the control node with theirs." in said
    annihilated = said.index("Total annihilation. Remove every node, the control node too.")
    assert said[annihilated + 1] == "It counts as a success: place their control node there."
    assert said.count("It counts as a success: place their control node there.") == 1
    assert said.count("Two of their commands are refreshed: six commands ready.") == 2
    assert said.count("Exhaust Metagenic Weapons: every die hits in the first round.") == 1


def test_an_ambassador_brings_a_command_and_culture(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "vulcan")
    holding(session, alone=0, fleet_one=3)
    said = answer_steps(session, weapons_cost="9", shields_cost="9", same="yes", each_fleet="yes")
    assert "Place an ambassador there. They gain one command." in said
    assert "One culture for each ambassador on an independent civilization: one." in said
    state = session.game.state
    assert (state[v.commands.of("vulcan")], state[v.exhausted.of("vulcan")], state[v.culture.of("vulcan")]) == (8, 0, 5)


def test_the_ferengi_build_a_third_ship_for_free_at_a_starbase(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    holding(session, production=4, ascendancy=0, commands=6, starbases=1)
    said = answer_steps(session, weapons_cost="9", shields_cost="9", what_happens="bot_turn")
    assert "Spend all production but one: three ships at one of their starbases." in said
    assert "With a free ship for every two built, four ships." in said


def test_the_andorians_claim_a_ship_of_a_player_who_flees(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "andorian", 5)
    battle = {"seen": "enemy+ships", "singles": "3", "count": "4", "need": "1", "you_retreat": "yes"}
    said = answer_steps(session, weapons_cost="9", shields_cost="9", same="yes", **battle)
    assert "They claim one destroyed ship of yours as research, for their next turn." in said


def test_the_ferengi_build_production_nodes_first_then_research_nodes(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    holding(session, production=4, ascendancy=0, commands=6, research=2)
    session = with_known(session, **{"open_nodes of ferengi": ("production", "research")})
    nodes = {"node_production": "1", "node_research": "1"}
    said = answer_steps(session, what_happens="bot_turn", **nodes)
    assert said.index("Build a production node for two production. They may use their last for it.") < said.index(
        "Build a research node. They keep one production, one research, zero culture."
    )


def test_without_a_command_the_breen_attack_at_home_only(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "breen", 5)
    holding(session, production=1, research=0, ascendancy=0, commands=0)
    said = answer_steps(session, what_happens="bot_turn", battle="yes", singles="1", count="1", need="1")
    assert "Is a Breen ship in or next to a sector with your ships, in Breen territory?" in said
    assert "No command: they attack, one ship against one ship of yours." in said
