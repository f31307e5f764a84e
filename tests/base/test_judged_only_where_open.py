"""With judge_combat=program, combat is judged only where the question that it answers is open."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_control_that_was_not_lost_is_not_won_back(played: Engine) -> None:
    plays(
        session_of(played, page="aggression", judge_combat="program"),
        """
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > no
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have unbuilt cities?
        """,
    )


def test_control_that_was_lost_may_be(played: Engine) -> None:
    plays(
        session_of(played, page="aggression", judge_combat="program"),
        """
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > no
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > yes
        Can the bot move to end a rival's control of one of its buildings?
        > no
        Could the bot end a rival's control of one of its buildings by moving and battling?
        """,
    )
