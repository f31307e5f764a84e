"""What one A.I. faction does to another: ships, systems, starbases and income of the loser are kept too."""

import pytest
from sessions import KLINGON_CARDS, answer_steps, at
from transcript import plays, seed_rolling, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

COSTS = {"weapons_cost": "9 9", "shields_cost": "9 9"}


def test_a_battle_against_another_faction_is_fought_with_its_own_dice_and_cards(played_ascendancy: Engine) -> None:
    """The Klingons strike first; a five of the Breen hits, whatever the shields are."""
    dice = seed_rolling(6, 1, 2, 5)
    session = at(played_ascendancy, "klingon,breen", "klingon/battle", dice)
    session = with_known(session, **{"alone of klingon": 3, "alone of breen": 2})
    plays(
        session,
        f"""
        Is a Klingon ship in or next to a sector with ships of yours or another A.I.?
        > yes
        How many of their single ships are there?
        > 3
        Whose ships are they against: yours, or a faction's?
        > breen
        How many single ships of the Breen?
        > 2
        Exhaust a command: they attack, three ships against two ships of the Breen.
        {KLINGON_CARDS}
        Is the battle in Breen territory?
        > no
        Against the Breen, on what roll do their weapons hit? Seven means never.
        > 6
        (die: 6)
        (die: 1)
        (die: 2)
        The Klingons, with three ships: they strike first with one hit: remove one ship of the Breen.
        On what roll do the Breen hit them? Seven means never.
        > 7
        (die: 5)
        The Breen score one hit.
        (die: 5)
        (die: 4)
        The Klingons, with two ships: they miss.
        (die: 4)
        The Breen score no hits.
        (die: 3)
        (die: 3)
        The Klingons, with two ships: they score one hit. Remove one ship of the Breen afterwards.
        (die: 6)
        The Breen score one hit.
        They win the battle, with one ship left.
        Is a Klingon ship in or next to a sector with ships of yours or another A.I.?
        """,
    )
    state = session.game.state
    assert (state[v.alone.of("klingon")], state[v.alone.of("breen")]) == (1, 0)


def test_a_system_taken_from_another_faction_is_the_losers_no_more(played_ascendancy: Engine) -> None:
    """Its nodes with their income, and its starbase with the command, change hands or go."""
    session = at(played_ascendancy, "romulan,breen", "romulan/invasion")
    counts = {"colonies of breen": 1, "starbases of breen": 1, "commands of breen": 6, "research_income of breen": 2}
    session = with_known(session, **{"alone of romulan": 4}, **counts)
    plays(
        session,
        """
        Does a Romulan ship orbit a developed system, not theirs and not yet tried?
        > yes
        How many of their single ships are there?
        > 4
        Their sixes always hit.
        Exhaust a command: they invade with four ships.
        Whose system is it: yours, nobody's, or a faction's?
        > breen
        What nodes does the system have, beside the control node?
        > production and research
        On what roll do their weapons hit there? Seven means never.
        > 1
        (die: 3)
        (die: 5)
        (die: 3)
        (die: 6)
        They score four hits against three nodes.
        How many dice does the defence roll for its nodes?
        > 0
        The defence scores no hits.
        The invasion succeeds. Replace the control node with theirs.
        What nodes can still be built there?
        > culture
        Remove the starbase of the Breen and one of their commands.
        Does a Romulan ship orbit a developed system, not theirs and not yet tried?
        """,
    )
    state = session.game.state
    counters = (v.colonies, v.starbases, v.commands, v.production_income, v.research_income)
    assert [state[counter.of("breen")] for counter in counters] == [0, 0, 5, 0, 1]
    assert [state[counter.of("romulan")] for counter in counters] == [1, 0, 6, 2, 2]
    assert state[v.open_nodes.of("romulan")] == ("culture",)


def test_the_ascendancy_of_another_faction_is_not_asked(played_ascendancy: Engine) -> None:
    session = at(played_ascendancy, "vulcan,romulan", "vulcan-hegemony/hegemony")
    session = with_known(session, **{"ascendancy of vulcan": 3, "ascendancy of romulan": 2})
    said = answer_steps(session, hegemony="yes", whose="romulan", weapons_cost="9", shields_cost="9")
    assert "That rival's ascendancy is lower than theirs. They try neither hegemony nor invasion." in said
    assert "What is that rival's ascendancy?" not in said


def fought(engine: Engine, loser: str, attackers: int, losers: int, *rolls: int) -> Session:
    """The Klingons have attacked all single ships of another faction, and every ship of theirs hits it."""
    session = at(engine, f"klingon,{loser}", "klingon/battle", seed_rolling(*rolls))
    counts = {"alone of klingon": attackers, f"alone of {loser}": losers, f"production of {loser}": 0}
    session = with_known(session, **counts, **{f"hit_on of klingon {loser}": 1, f"hit_on of {loser} klingon": 7})
    for answer in ("yes", str(attackers), loser, str(losers)):
        session.text(answer)
    return session


def test_the_ferengi_are_paid_for_ships_that_another_faction_destroyed(played_ascendancy: Engine) -> None:
    session = fought(played_ascendancy, "ferengi", 4, 4)
    assert session.game.state[v.alone.of("ferengi")] == 0
    assert session.game.state[v.production.of("ferengi")] == 2


def test_ships_of_the_breen_return_where_others_of_theirs_survive(played_ascendancy: Engine) -> None:
    """Bioships: one of three was destroyed, the attacker too, and its die shows a six."""
    session = at(played_ascendancy, "ferengi,breen", "ferengi/battle", seed_rolling(1, 1, 1, 1, 6))
    counts = {"alone of ferengi": 1, "alone of breen": 3}
    session = with_known(session, **counts, **{"hit_on of ferengi breen": 1, "hit_on of breen ferengi": 1})
    for answer in ("yes", "breen", "3", "no"):
        said = [getattr(event, "text", "") for event in session.text(answer)]
    assert "Bioships: one ship of the Breen return to active duty." in said
    assert session.game.state[v.alone.of("breen")] == 3


def test_a_player_who_rolls_is_not_asked_on_what_the_other_faction_hits(played_ascendancy: Engine) -> None:
    session = at(played_ascendancy, "klingon,breen", "klingon/battle")
    session = with_known(session, dice="player", **{"alone of klingon": 1, "alone of breen": 1})
    said = answer_steps(session, battle="yes no", whose="breen", need="7", foe_counted="1", **COSTS)
    assert "Roll one die for the Breen. Fives and sixes always hit. How many hit?" in said
    assert not [text for text in said if "do the Breen hit them" in text]


@pytest.mark.parametrize("ships", ["ships of romulan one", "alone of romulan"])
def test_romulan_ships_ignore_the_first_casualty_of_a_round_against_other_factions_too(
    played_ascendancy: Engine, ships: str
) -> None:
    """ascendancy/romulan-a-i-rules/6. The lane die keeps them there; both Klingon dice hit."""
    session = at(played_ascendancy, "klingon,romulan", "klingon/battle", seed_rolling(1, 6, 6))
    session = with_known(session, **{"alone of klingon": 2, "alone of romulan": 0, ships: 4})
    for answer in ("yes", "2", "romulan"):
        session.text(answer)
    while session.question.step != "battle-begins/need":
        session.text("4")
    told = [getattr(event, "text", "") for event in session.text("6")]
    assert told[2:4] == [
        "The Romulans ignore the first casualty.",
        "The Klingons, with two ships: they strike first with one hit: remove one ship of the Romulans.",
    ]
    state = session.game.state
    assert state[v.ships.of("romulan", "one")] + state[v.alone.of("romulan")] == 3
