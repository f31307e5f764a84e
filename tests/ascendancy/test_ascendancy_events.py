"""What happens on human turns, and what a single step does."""

import pytest
from sessions import KLINGON_CARDS, TABLE_QUESTION, answer_steps, begun, fleets_of, holding
from transcript import plays, understanding_of

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import new_game


def test_animosity_when_you_retreat_from_the_andorians(played_ascendancy: Engine) -> None:
    plays(
        begun(played_ascendancy, "andorian", 5),
        f"""
        {TABLE_QUESTION}
        > I attack them
        How many of their single ships are there?
        > 2
        How many of your ships are in it?
        > 3
        With your shields, on what roll do their weapons hit? Seven means never.
        > 5
        (die: 6)
        (die: 1)
        The Andorians, with two ships: they score one hit. Roll yours, then remove one ship.
        How many hits do you score?
        > 1
        One ship against two ships of yours. Do you retreat?
        > yes
        (die: 5)
        (die: 4)
        As you retreat, Unflagging Animosity destroys one ship of yours.
        {TABLE_QUESTION}
        """,
    )


def test_breen_mines_roll_for_each_ship(played_ascendancy: Engine) -> None:
    plays(
        begun(played_ascendancy, "breen", 5),
        f"""
        {TABLE_QUESTION}
        > I entered their system
        How many of your ships entered?
        > 2
        (die: 6)
        (die: 1)
        A six destroys a ship, shields or not: one ship lost.
        {TABLE_QUESTION}
        """,
    )


def test_the_player_may_roll_for_the_klingons(played_ascendancy: Engine) -> None:
    plays(
        begun(played_ascendancy, "klingon", dice="player"),
        f"""
        {TABLE_QUESTION}
        > I attack them
        Their sixes always hit.
        Each pair of equal failed rolls hits too.
        How many of their single ships are there?
        > 3
        How many of your ships are in it?
        > 2
        With your shields, on what roll do their weapons hit? Seven means never.
        > 4
        Roll three dice. Six always hits. A failed pair hits once. Four or more hits. How many hits?
        > 1
        The Klingons, with three ships: they score one hit. Roll yours, then remove one ship.
        How many hits do you score?
        > 0
        Three ships against one ship of yours. Do you retreat?
        > yes
        {TABLE_QUESTION}
        """,
    )


def test_the_klingons_resist_hegemony(played_ascendancy: Engine) -> None:
    plays(
        begun(played_ascendancy, "klingon"),
        f"""
        {TABLE_QUESTION}
        > I try hegemony
        Their system resists hegemony with one more.
        Did the system fall to you?
        > no
        {TABLE_QUESTION}
        """,
    )


def test_which_faction_is_asked_only_where_there_are_several(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "breen,romulan")
    session.text("I attack their ships")
    assert session.question.choices == ("breen", "romulan")
    session.text("romulan")
    assert session.question.text == "Roll the space lane die. Is it a four?"


def test_new_ships_start_fleets_in_order_and_fill_them(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "federation")
    holding(session, production=8, ascendancy=2, commands=6, alone=0)
    said = answer_steps(session, weapons_cost="9", shields_cost="9", room="5 4")
    assert "Spend all production but one: seven ships at their homeworld." in said
    assert "Three of them are fleet two, at their homeworld." in said
    assert "Three of them are fleet three, at their homeworld." in said
    assert "One ship joins fleet two." in said
    assert fleets_of(session, "federation") == (0, 4, 3)


def test_a_claimed_ship_spent_as_research_builds_a_ship(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "andorian", 5)
    battle = {"battle": "yes", "singles": "3", "count": "1", "need": "1", "your_hits": "0"}
    said = answer_steps(session, weapons_cost="4", shields_cost="9", same="yes", **battle)
    assert "They claim one destroyed ship of yours as research, for their next turn." in said
    said = answer_steps(session, weapons_cost="9", same="yes")
    assert "Upgrade their weapons by one step for four research." in said
    assert "Engineering Corps: one ship for free, for the claimed ships spent." in said
    state = session.game.state
    assert (state[v.claimed.of("andorian")], state[v.research.of("andorian")], state[v.weapons.of("andorian")]) == (
        0,
        2,
        1,
    )


def test_a_starbase_costs_the_andorians_two_commands_and_brings_one(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "andorian")
    session.text("bot turn")
    while session.question.step != "andorian/starbase":
        session.text("no" if session.question.expect == "yes_no" else "0")
    session.text("yes")
    assert (session.game.state[v.commands.of("andorian")], session.game.state[v.exhausted.of("andorian")]) == (7, 3)
    assert session.game.state[v.starbases.of("andorian")] == 1


def test_five_ascendancy_win(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "romulan")
    holding(session, culture=10, ascendancy=3, commands=6, production=1, research=0)
    said = answer_steps(session, what_happens="bot_turn")
    assert said[-2:] == [
        "Five ascendancy for the Romulans: they win the game.",
        "Say done to close the game, or take it back.",
    ]
    assert session.over


@pytest.mark.parametrize("factions", ["", "borg", "klingon,klingon"])
def test_factions_that_cannot_play_are_refused(played_ascendancy: Engine, factions: str) -> None:
    with pytest.raises(ProcedureFault, match="give different factions of andorian"):
        new_game(played_ascendancy, 0, {"factions": factions})


def test_free_attacks_follow_the_moves_once_and_cost_nothing(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "klingon", 5, free_attacks="on")
    said = answer_steps(
        session, weapons_cost="9", shields_cost="9", battle="no yes", singles="1", count="1", need="1", your_hits="0"
    )
    attacked = said.index("No command: they attack, one ship against one ship of yours.")
    assert said.index("They may fight again, without commands.") < attacked
    assert said[attacked:].count("They may fight again, without commands.") == 0
    assert "The turn of the Klingons is over." in said[attacked:]


def test_the_cardassians_refresh_commands_when_they_take_a_system(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "cardassian", 2)
    said = answer_steps(
        session,
        weapons_cost="9",
        shields_cost="9",
        invasion="yes yes",
        singles="3 3",
        nodes="3 1",
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
    session = begun(played_ascendancy, "vulcan")
    holding(session, alone=0, fleet_one=3)
    said = answer_steps(session, weapons_cost="9", shields_cost="9", same="yes", each_fleet="yes")
    assert "Place an ambassador there. They gain one command." in said
    assert "One culture for each ambassador on an independent civilization: one." in said
    state = session.game.state
    assert (state[v.commands.of("vulcan")], state[v.exhausted.of("vulcan")], state[v.culture.of("vulcan")]) == (8, 0, 5)


def test_the_ferengi_build_a_third_ship_for_free_at_a_starbase(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "ferengi")
    holding(session, production=4, ascendancy=0, commands=6, starbases=1)
    said = answer_steps(session, weapons_cost="9", shields_cost="9", what_happens="bot_turn")
    assert "Spend all production but one: three ships at one of their starbases." in said
    assert "With a free ship for every two built, four ships." in said


def test_they_attack_with_their_own_cards_and_a_command(played_ascendancy: Engine) -> None:
    plays(
        begun(played_ascendancy, "klingon", 5),
        f"""
        {TABLE_QUESTION}
        > they attack me
        How many of their single ships are there?
        > 1
        How many of your ships are in it?
        > 1
        Exhaust a command: they attack, one ship against one ship of yours.
        {KLINGON_CARDS}
        With your shields, on what roll do their weapons hit? Seven means never.
        > 5
        (die: 6)
        The Klingons, with one ship: they strike first with one hit: remove one ship of yours.
        They win the battle, with one ship left.
        {TABLE_QUESTION}
        """,
    )


@pytest.mark.parametrize("faction", ["federation", "vulcan"])
def test_who_never_fires_first_starts_no_battle(played_ascendancy: Engine, faction: str) -> None:
    assert answer_steps(begun(played_ascendancy, faction), what_happens="attacked")[0] == "They start no battles."


def test_who_attacks_decides_first_whether_to_retreat(played_ascendancy: Engine) -> None:
    """The player attacks the Federation, which is outnumbered once it has lost a ship."""
    battle = {"singles": "3", "count": "3", "need": "7", "your_hits": "1"}
    said = answer_steps(
        begun(played_ascendancy, "federation"), what_happens="attack", you_retreat="no no yes", **battle
    )
    asked = [text for text in said if text.endswith("?")]
    yours = asked.index("Two ships against three ships of yours. Do you retreat?")
    assert asked[yours + 1] == "They are outnumbered. Is a connected lane toward their homeworld free?"


def test_the_strike_fleet_hits_better_in_a_marked_system_when_attacked_too(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "andorian", 5, dice="player")
    holding(session, fleet_one=3, fleet_two=3)
    battle = {"bot_turn": "", "mark": "yes", "same": "yes", "weapons_cost": "9", "shields_cost": "9"}
    answer_steps(session, **battle)
    fight = {"fleet_two": "yes", "count": "2", "strike_fleet": "yes", "need": "5", "you_retreat": "yes"}
    said = answer_steps(session, what_happens="attack", **fight)
    assert "Roll three dice. Add one to each. Five or more hits. How many hits?" in said


def test_the_andorians_claim_a_ship_of_a_player_who_flees(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "andorian", 5)
    battle = {"battle": "yes", "singles": "3", "count": "4", "need": "1", "you_retreat": "yes"}
    said = answer_steps(session, weapons_cost="9", shields_cost="9", same="yes", **battle)
    assert "They claim one destroyed ship of yours as research, for their next turn." in said


def test_the_ferengi_build_production_nodes_first_then_research_nodes(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "ferengi")
    holding(session, production=4, ascendancy=0, commands=6, research=2)
    nodes = {"open_node": "yes", "research_slot": "yes", "node_production": "1", "node_research": "1"}
    said = answer_steps(session, what_happens="bot_turn", buy_culture="", **nodes)
    assert said.index("Build a production node for two production. They may use their last for it.") < said.index(
        "Build a research node. They keep one production, one research, zero culture."
    )


def test_without_a_command_the_breen_attack_at_home_only(played_ascendancy: Engine) -> None:
    session = begun(played_ascendancy, "breen", 5)
    holding(session, production=1, research=0, ascendancy=0, commands=0)
    said = answer_steps(session, what_happens="bot_turn", battle="yes", singles="1", count="1", need="1")
    assert "Is a Breen ship in or next to a sector with your ships, in Breen territory?" in said
    assert "No command: they attack, one ship against one ship of yours." in said


def test_what_happens_is_told_in_sentences(played_ascendancy: Engine) -> None:
    offered = understanding_of(played_ascendancy).offered(begun(played_ascendancy, "andorian").question)
    assert {"bot turn", "i attack them", "they attack me", "i entered their system"} <= set(offered)
    assert all(len(phrase.split()) > 1 for phrase in offered)
