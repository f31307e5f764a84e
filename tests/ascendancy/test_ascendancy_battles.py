"""Battles and invasions of A.I. factions: whose dice, whose losses, what is told when."""

from sittings import begun
from transcript import plays, seed_rolling, with_known

from voice_supercat.dialogue.sitting.session import Session
from voice_supercat.procedure.engine import Engine


def at(engine: Engine, faction: str, step: str, seed: int = 0, **tokens: object) -> Session:
    """In the turn of a faction that has these tokens, when `step` is asked."""
    known = {f"{name}.{faction}": value for name, value in tokens.items()}
    return with_known(begun(engine, faction, seed), at=step, **known)


def test_only_fleet_three_of_the_cardassians_rolls_ones_again(played_ascendancy: Engine) -> None:
    ships = {"fleets": (0, 0, 3), "alone": 2, "cards": ("Metagenic Weapons",)}
    plays(
        at(played_ascendancy, "cardassian", "cardassian-invasion/invasion", seed_rolling(1, 6, 4, 4, 1, 1), **ships),
        """
        Does a Cardassian ship orbit a developed system, not theirs and not yet tried?
        > yes
        Is fleet three among them?
        > yes
        How many of their single ships are there?
        > 2
        Fleet three rolls ones again.
        Exhaust a command: they invade with five ships.
        How many nodes does the system have, the control node counted?
        > 3
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
    ships = {"fleets": (0, 0, 3), "alone": 2, "cards": ("Metagenic Weapons",)}
    session = at(played_ascendancy, "cardassian", "cardassian-invasion/invasion", **ships)
    session = with_known(session, dice="player")
    for answer in ("yes", "yes", "2", "3", "5"):
        session.text(answer)
    assert session.question.text == "Roll five dice. Fleet three rerolls ones once. Five or more hits. How many hits?"


def test_a_fleet_disbands_once(played_ascendancy: Engine) -> None:
    ships = {"fleets": (3, 0, 0), "alone": 0}
    plays(
        at(played_ascendancy, "klingon", "klingon/battle", seed_rolling(1, 2, 3, 6), **ships),
        """
        Is a Klingon ship in or next to a sector with your ships?
        > yes
        How many of your ships are in it?
        > 1
        Exhaust a command: they attack, three ships against one ship of yours.
        They will not retreat from this battle.
        They strike first.
        Their sixes always hit.
        Each pair of equal failed rolls hits too.
        On what roll do their weapons hit, your shields counted? Seven means never.
        > 6
        (die: 1)
        (die: 2)
        (die: 3)
        The Klingons, with three ships: they miss.
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
        They will not retreat from this battle.
        They strike first.
        Their sixes always hit.
        Each pair of equal failed rolls hits too.
        On what roll do their weapons hit, your shields counted? Seven means never.
        > 6
        (die: 6)
        The Klingons, with one ship: they score one hit: remove one ship of yours.
        They win the battle, with one ship left.
        Is a Klingon ship in or next to a sector with your ships?
        """,
    )
