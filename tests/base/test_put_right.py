"""What is told or answered otherwise holds the rules, and is confirmed with what follows from it."""

import pytest
from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


def test_actions_left_are_said_again_where_they_change(played: Engine) -> None:
    plays(
        session_of(played, 0, "mobilization"),
        """
        Is the bot without a starport?
        > actions left are two
        Noted.
        Two actions left.
        Is the bot without a starport?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > actions left
        Actions left: what is it now?
        > one
        Noted.
        One action left.
        Is the bot without a starport?
        """,
    )


def test_actions_left_are_said_again_where_an_answer_is_corrected(played: Engine) -> None:
    plays(
        session_of(played, 0, "mobilization"),
        """
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have unbuilt cities?
        > yes
        Does the bot have fewer claims than unbuilt cities?
        > yes
        Can the bot move to get a new claim?
        > yes
        Move to get at least one new claim.
        Is only one such move possible?
        > yes
        Move the task force if it can, otherwise as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        How many actions did that take?
        > one
        Three actions left.
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have fewer claims than unbuilt cities?
        > correct that
        You said no.
        Is any building of the bot in a system that a rival controls?
        > correct that
        You said 1.
        How many actions did that take?
        > two
        Corrected.
        Two actions left.
        Does the bot have fewer claims than unbuilt cities?
        """,
    )


def test_no_fourth_ambition_is_declared_by_correction(played: Engine) -> None:
    session = with_known(session_of(played), declared=("tyrant", "warlord"))
    plays(
        session,
        """
        Which two cards did the bot draw?
        > declared are tyrant, warlord and keeper
        Noted: declared tyrant, warlord and keeper.
        Which two cards did the bot draw?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > declared
        Declared: which are there now?
        > empath and tyrant and keeper
        Noted: declared tyrant, keeper and empath.
        Which two cards did the bot draw?
        """,
    )
    with pytest.raises(AnswerRefused, match="none, or up to three of"):
        session.text("declared are tycoon, tyrant, keeper and empath")
    assert session.game.state[v.declared] == ("tyrant", "keeper", "empath")
