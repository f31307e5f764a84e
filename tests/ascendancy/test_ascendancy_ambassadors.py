"""Vulcan ambassadors, and what holds between several A.I. factions."""

from sessions import TABLE_QUESTION, answer_steps, new_session
from transcript import plays, with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def beside_vulcans(engine: Engine, faction: str, step: str | None = None, **known: object) -> Session:
    """In the turn of a faction, beside Vulcans with one ambassador, on an independent civilization."""
    session = new_session(engine, f"{faction},vulcan")
    placed = {"embassies": 1, "ambassadors": 1, "commands of vulcan": 8, "exhausted of vulcan": 1}
    return with_known(session, at=step, **placed, **known)


def vulcan_commands(session: Session) -> int:
    return session.game.state[v.commands.of("vulcan")]


def test_a_vulcan_colony_ends_the_command_of_its_ambassador(played_ascendancy: Engine) -> None:
    placed = {
        "embassies": 1,
        "ambassadors": 1,
        "commands of vulcan": 8,
        "exhausted of vulcan": 1,
        "culture of vulcan": 5,
    }
    plays(
        with_known(new_session(played_ascendancy, "vulcan"), **placed),
        f"""
        {TABLE_QUESTION}
        > bot turn
        The Vulcans: seven commands ready.
        Is any undeveloped world on the board free to colonize? No ship is needed there.
        > yes
        Spend five culture and colonize it.
        What nodes can still be built there?
        > production and research
        Was it independent, with a Vulcan ambassador there?
        > yes
        The Vulcans discard one command.
        Build a production node there at once for free.
        How much production does a research node cost?
        """,
    )


def test_others_who_colonize_a_civilization_with_an_ambassador(played_ascendancy: Engine) -> None:
    session = beside_vulcans(played_ascendancy, "klingon", "klingon/colonize")
    plays(
        session,
        """
        Does a Klingon ship orbit a pre-warp or uninhabited world without a control node?
        > yes
        Colonize it: one culture spent, two left.
        What nodes can still be built there?
        > two production
        Was it independent, with a Vulcan ambassador there?
        > yes
        The Vulcans discard one command.
        Does a Klingon ship orbit a pre-warp or uninhabited world without a control node?
        """,
    )
    assert vulcan_commands(session) == 7
    assert session.game.state[v.embassies] == 1


def test_an_ambassador_defends_systems_of_other_factions_against_players(played_ascendancy: Engine) -> None:
    session = with_known(beside_vulcans(played_ascendancy, "klingon"), dice="player")
    plays(
        session,
        f"""
        {TABLE_QUESTION}
        > I invade their planet
        Which faction is it about?
        > klingon
        Their sixes always hit.
        Is a Vulcan ambassador on the invaded system?
        > yes
        The defence rolls one extra die. The ambassador stays.
        Roll the dice of the defence, and one more.
        Does the invasion go on with another round?
        > no
        Do they lose the system?
        > no
        What nodes of theirs were destroyed there?
        > none
        {TABLE_QUESTION}
        """,
    )


def test_an_ambassador_defends_against_other_factions(played_ascendancy: Engine) -> None:
    session = beside_vulcans(played_ascendancy, "ferengi", "ferengi/invasion", dice="player")
    plays(
        session,
        """
        Does a Ferengi ship orbit a developed system, not theirs and not yet tried?
        > yes
        How many of their single ships are there?
        > 3
        Exhaust a command: they invade with three ships.
        Is a Vulcan ambassador on the invaded system?
        > yes
        The defence rolls one extra die. The ambassador stays.
        Whose system is it: yours, nobody's, or a faction's?
        > nobody
        What nodes does the system have, beside the control node?
        > production
        On what roll do their weapons hit there? Seven means never.
        > 5
        Roll three dice. Fives and sixes hit. How many did?
        > 3
        They score three hits against two nodes.
        How many hits does the defence score?
        > 0
        The invasion succeeds. Replace the control node with theirs.
        What nodes can still be built there?
        > none
        Was it independent, with a Vulcan ambassador there?
        > yes
        The Vulcans discard one command.
        Does a Ferengi ship orbit a developed system, not theirs and not yet tried?
        """,
    )
    assert vulcan_commands(session) == 7


def test_hegemony_meets_the_resistance_of_other_factions(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "federation,klingon,breen", dice="player")
    said = answer_steps(session, weapons_cost="9 9 9", shields_cost="9 9 9", seen="system none system")
    tried = said.index("Exhaust a command and spend one culture. They add their ascendancy and one.")
    assert said[tried + 1] == "The systems of the Klingons resist with one more."
    assert "The systems of the Federation and the Klingons resist with one more." in said


def test_independent_systems_resist_the_vulcans_as_usual(played_ascendancy: Engine) -> None:
    vulcans = "vulcan-hegemony/hegemony"
    for whose, resisted in (("romulan", True), ("nobody", False)):
        session = with_known(new_session(played_ascendancy, "vulcan,romulan", dice="player"), at=vulcans)
        said = answer_steps(session, hegemony="yes", whose=whose)
        assert ("The systems of the Romulans resist with one more." in said) == resisted
