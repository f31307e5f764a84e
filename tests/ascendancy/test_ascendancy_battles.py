"""Battles and invasions of A.I. factions: whose dice, whose losses, what is told when."""

import pytest
from sessions import KLINGON_CARDS, TABLE_QUESTION, answer_steps, at, holding, new_session
from transcript import plays, seed_rolling, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_only_fleet_three_of_the_cardassians_rolls_ones_again(played_ascendancy: Engine) -> None:
    ships = {"fleet_three": 3, "alone": 2, "exhausted_cards": ("metagenic_weapons",)}
    plays(
        at(played_ascendancy, "cardassian", "cardassian-invasion/invasion", seed_rolling(1, 6, 4, 4, 1, 1), **ships),
        """
        Does a Cardassian ship orbit a developed system, not theirs and not yet tried?
        > yes
        Which of their ships take part, and how many single ships?
        > fleet three and two single ships
        Fleet three rolls ones again.
        Exhaust a command: they invade with five ships.
        What nodes does the system have, beside the control node?
        > production and research
        On what roll do their weapons hit there? Seven means never.
        > 5
        (die: 1)
        (die: 6)
        (die: 4)
        (die: 4)
        (die: 1)
        (die: 1)
        They score one hit against three nodes.
        How many hits does the defence score?
        > 0
        One node destroyed, two nodes left.
        The invasion failed. They retreat.
        Does a Cardassian ship orbit a developed system, not theirs and not yet tried?
        """,
    )


def test_who_rolls_for_the_cardassians_hears_whose_ones_are_rolled_again(played_ascendancy: Engine) -> None:
    ships = {"fleet_three": 3, "alone": 2, "exhausted_cards": ("metagenic_weapons",)}
    session = at(played_ascendancy, "cardassian", "cardassian-invasion/invasion", **ships)
    session = with_known(session, dice="player")
    for answer in ("yes", "all", "2", "production and research", "5"):
        session.text(answer)
    assert session.question.text == "Roll five dice. Fleet three rerolls ones once. Fives and sixes hit. How many did?"


def test_a_fleet_disbands_once(played_ascendancy: Engine) -> None:
    ships = {"fleet_one": 3, "alone": 0}
    plays(
        at(played_ascendancy, "klingon", "klingon/battle", seed_rolling(1, 2, 3, 6), **ships),
        f"""
        Is a Klingon ship in or next to a sector with your ships?
        > yes
        How many of your ships are in it?
        > 1
        Exhaust a command: they attack, three ships against one ship of yours.
        {KLINGON_CARDS}
        With your shields, on what roll do their weapons hit? Seven means never.
        > 6
        (die: 1)
        (die: 2)
        (die: 3)
        The Klingons, with three ships: they strike first and miss.
        How many hits do you score?
        > 2
        Fleet one disbands: fewer than three ships are left.
        One ship against one ship of yours. Do you retreat?
        > yes
        Is a Klingon ship in or next to a sector with your ships?
        > yes
        How many of your ships are in it?
        > 1
        Exhaust a command: they attack, one ship against one ship of yours.
        {KLINGON_CARDS}
        As before, their weapons hit yours from six on. Say that changed if they do not.
        (die: 6)
        The Klingons, with one ship: they strike first with one hit: remove one ship of yours.
        They win the battle, with one ship left.
        Is a Klingon ship in or next to a sector with your ships?
        """,
    )


def test_energy_damping_weapons_defend_breen_planets(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "breen", seed_rolling(5, 4)),
        f"""
        {TABLE_QUESTION}
        > I invade their planet
        Their fives and sixes always hit.
        How many dice does the defence roll for its nodes?
        > 2
        On what roll do they hit your ships? Seven means never.
        > 7
        (die: 5)
        (die: 4)
        The defence hits one ship of yours.
        Does the invasion go on with another round?
        > no
        Do they lose the system?
        > no
        What nodes of theirs were destroyed there?
        > none
        {TABLE_QUESTION}
        """,
    )


@pytest.mark.parametrize("faction", ["klingon", "romulan"])
def test_disruptors_defend_planets(played_ascendancy: Engine, faction: str) -> None:
    session = new_session(played_ascendancy, faction, dice="player")
    plays(
        session,
        f"""
        {TABLE_QUESTION}
        > I invade their planet
        Their sixes always hit.
        Roll the dice of the defence.
        Does the invasion go on with another round?
        > no
        Do they lose the system?
        """,
    )


def test_the_breen_try_hegemony_at_one_world_a_turn(played_ascendancy: Engine) -> None:
    tried = {"seen": "system", "hegemony_roll": "yes", "nodes": "research"}
    session = new_session(played_ascendancy, "breen")
    holding(session, culture=4, ascendancy=1, commands=5)
    said = answer_steps(session, what_happens="bot_turn", **tried)
    assert said.count("Exhaust a command and spend one culture. They add their ascendancy and two.") == 1
    assert session.game.state[v.research_income.of("breen")] == 2
    assert session.game.state[v.culture.of("breen")] == 3  # two were spent, one came in


def test_no_roll_is_asked_for_where_every_enemy_is_hit_without_one(played_ascendancy: Engine) -> None:
    """The first round of fleet one of the Cardassians, against as many ships as it has or fewer."""
    for enemies, asked in ((3, False), (4, True)):
        session = holding(new_session(played_ascendancy, "cardassian"), production=1, commands=1, fleet_one=3)
        said = answer_steps(
            session, weapons_cost="9", shields_cost="9", seen="enemy+ships", count=str(enemies), need="4", your_hits="3"
        )
        assert any("on what roll do their weapons hit?" in text for text in said) is asked


def test_no_roll_is_asked_for_where_the_defence_has_no_dice(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "federation"),
        f"""
        {TABLE_QUESTION}
        > I invade their planet
        How many dice does the defence roll for its nodes?
        > none
        The defence hits no ships of yours.
        Does the invasion go on with another round?
        > no
        Do they lose the system?
        > no
        What nodes of theirs were destroyed there?
        > none
        {TABLE_QUESTION}
        """,
    )


def test_of_a_single_die_no_pair_is_told(played_ascendancy: Engine) -> None:
    for ships, told in ((1, "Roll one die. Fours, "), (2, "Roll two dice. A failed pair hits once. Fours, ")):
        session = at(played_ascendancy, "klingon", "klingon/battle")
        session = with_known(session, dice="player", **{"alone of klingon": ships})
        for answer in ("yes", str(ships), "3", "4") if ships > 1 else ("yes", "3", "4"):
            session.text(answer)
        assert session.question.text == f"{told}fives and sixes hit. How many did?"
