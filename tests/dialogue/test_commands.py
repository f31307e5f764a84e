"""Commands as the player says them, on the base book."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_explain_takes_the_term_in_the_question_or_asks_which(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > explain
        Which term?
        > task force
        The task force is the group of the bot's ships with the most fresh ships.
        Which two cards did the bot draw?
        > explain double city
        A double city is a second loyal city on a planet that already has one.
        Which two cards did the bot draw?
        """,
    )


def test_rules_are_read_on_request(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > read the rules
        Rules about what?
        > expansion
        This page tells when the bot stakes claims and builds cities. The Movement Doctrine tells how it moves there.
        A claim is an open building slot where the bot could build, because it has a piece on that planet. \
Each slot counts, whoever controls the system.
        The bot seeks new claims while it has fewer claims than unbuilt cities. Cities in a rival's trophies do not \
count as unbuilt.
        A double city is a second city on the same planet. It is built only if the bot alone is winning a \
declared ambition and it uncovers a power bonus.
        An open slot counts as a claim even where that limit keeps the bot from building its city.
        Which two cards did the bot draw?
        """,
    )


def test_what_if_looks_ahead_and_answers_nothing(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > what if no
        After no: Which card was led?
        Does the bot have the initiative?
        > no
        Which card was led?
        """,
    )


def test_taking_back_says_what_to_put_back(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression five construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three
        Was Tyrant declared with it?
        > yes
        The bot surpasses with aggression 5, for two actions.
        Does the bot have any resources, or a Weapon or Union guild card?
        > take it back
        Taken back.
        If you have done it, put back: The bot surpasses with aggression 5, for two actions.
        Was Tyrant declared with it?
        """,
    )


def test_a_question_of_the_program_gives_way_to_another_command(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > quit
        Quit now?
        > status report
        Chapter one; round one; hand counter six; seize counter zero; declared nothing.
        Which two cards did the bot draw?
        """,
    )
