"""What happens on human turns, and of which faction."""

import pytest
from sessions import KLINGON_CARDS, TABLE_QUESTION, answer_steps, holding, new_session
from transcript import plays, understanding_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.game import new_game


def test_animosity_when_you_retreat_from_the_andorians(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "andorian", 5),
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
        new_session(played_ascendancy, "breen", 5),
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
        new_session(played_ascendancy, "klingon", dice="player"),
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
        Roll three dice. A failed pair hits once. Fours, fives and sixes hit. How many did?
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
        new_session(played_ascendancy, "klingon"),
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
    session = new_session(played_ascendancy, "breen,romulan", dice="player")
    session.text("I attack their ships")
    assert session.question.choices == ("breen", "romulan")
    session.text("romulan")
    assert session.question.text == "Roll the space lane die for them. What does it show?"


@pytest.mark.parametrize("factions", ["", "borg", "klingon,klingon"])
def test_factions_that_cannot_play_are_refused(played_ascendancy: Engine, factions: str) -> None:
    with pytest.raises(ProcedureFault, match="give different factions of andorian"):
        new_game(played_ascendancy, 0, {"factions": factions})


def test_they_attack_with_their_own_cards_and_a_command(played_ascendancy: Engine) -> None:
    plays(
        new_session(played_ascendancy, "klingon", 5),
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
    assert answer_steps(new_session(played_ascendancy, faction), what_happens="attacked")[0] == "They start no battles."


def test_who_attacks_decides_first_whether_to_retreat(played_ascendancy: Engine) -> None:
    """The player attacks the Federation, which is outnumbered once it has lost a ship."""
    battle = {"singles": "3", "count": "3", "need": "7", "your_hits": "1"}
    said = answer_steps(
        new_session(played_ascendancy, "federation"), what_happens="attack", you_retreat="no no yes", **battle
    )
    asked = [text for text in said if text.endswith("?")]
    yours = asked.index("Two ships against three ships of yours. Do you retreat?")
    assert asked[yours + 1] == "They are outnumbered. Is a connected lane toward their homeworld free?"


def test_the_strike_fleet_hits_better_in_a_marked_system_when_attacked_too(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "andorian", 5, dice="player")
    holding(session, fleet_one=3, fleet_two=3)
    battle = {"bot_turn": "", "mark": "yes", "weapons_cost": "9", "shields_cost": "9"}
    answer_steps(session, **battle)
    fight = {"count": "2", "strike_fleet": "yes", "need": "5", "you_retreat": "yes"}
    said = answer_steps(session, what_happens="attack", **{**fight, "which": "fleet+two"})
    assert "Roll three dice. Fours, fives and sixes hit. How many did?" in said


def test_what_happens_is_told_in_sentences(played_ascendancy: Engine) -> None:
    offered = understanding_of(played_ascendancy).offered(new_session(played_ascendancy, "andorian").question)
    assert {"bot turn", "i attack them", "they attack me", "i entered their system"} <= set(offered)
    assert all(len(phrase.split()) > 1 for phrase in offered)
