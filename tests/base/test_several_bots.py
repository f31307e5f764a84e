"""Several bots at one table: the lead card, the initiative and a seizure are known to all of them."""

from transcript import plays, seed_rolling, session_of, with_known

from voice_supercat.procedure.engine import Engine


def test_lead_card_is_asked_once_a_round(played: Engine) -> None:
    """Two bots: the second one knows the lead card, and that somebody seized."""
    plays(
        session_of(played, seed_rolling(1), bots="red,blue"),
        """
        Which bot plays now?
        > red
        Which two cards did red draw?
        > aggression three construction two
        Does red have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > no
        Place the seize counter at one.
        (die: 1)
        How many undeclared ambitions is red winning?
        > 1
        Has anyone seized the initiative this round?
        > no
        The roll is one, less one. Red seizes the initiative, and its hand counter goes down by one.
        Does red outnumber every rival on a court card, so that it could secure it?
        > yes
        Can red secure an effective Vox card?
        > no (7 times)
        Can red build ships?
        > yes
        Red pivots with construction 2, for one action.
        Discard aggression 3.
        Does red have any resources, or a Weapon or Union guild card?
        > no (4 times)
        Can red build to defend an undefended building?
        > no
        Build a ship.
        Can only one starport build it?
        > yes
        Red has no actions left. The turn is over.
        Which bot plays now?
        > blue
        Which two cards did blue draw?
        > mobilization five mobilization six
        Place the seize counter at one.
        Does blue outnumber every rival on a court card, so that it could secure it?
        > yes
        Can blue secure an effective Vox card?
        > no (5 times)
        Can blue influence a card so that it has more agents there than any rival?
        > yes
        Blue pivots with mobilization 5, for one action.
        Discard mobilization 6.
        Does blue have any resources, or a Weapon or Union guild card?
        > no (5 times)
        Can blue influence any other card?
        > no
        There is nothing more blue can do with this card. The turn is over.
        Which bot plays now?
        """,
    )


def test_initiative_of_one_bot_is_not_the_others(played: Engine) -> None:
    """Red leads: blue is not asked for the initiative nor for the lead card, whether it declared is known too."""
    plays(
        session_of(played, bots="red,blue"),
        """
        Which bot plays now?
        > red
        Which two cards did red draw?
        > aggression two construction six
        Does red have the initiative?
        > yes
        Is red first, or tied for first, in Tycoon?
        > yes
        Red leads with aggression 2, for three actions, and declares Tycoon.
        Discard construction 6.
        Does red have any resources, or a Weapon or Union guild card?
        > no (9 times)
        Are any ships holding no gate, no claim and no rival building?
        > no
        There is nothing more red can do with this card. The turn is over.
        Which bot plays now?
        > blue
        Which two cards did blue draw?
        > aggression three mobilization six
        Blue surpasses with aggression 3, for two actions.
        Discard mobilization 6.
        Does blue have any resources, or a Weapon or Union guild card?
        > no (9 times)
        Are any ships holding no gate, no claim and no rival building?
        > no
        There is nothing more blue can do with this card. The turn is over.
        Which bot plays now?
        """,
    )


def test_a_bot_that_plays_again_begins_a_new_round(played: Engine) -> None:
    """A new round: initiative and lead card are asked afresh."""
    plays(
        session_of(played, bots="red,blue"),
        """
        Which bot plays now?
        > red
        Which two cards did red draw?
        > aggression two aggression three
        Does red have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > yes
        Red surpasses with aggression 3, for two actions.
        Discard aggression 2.
        Does red have any resources, or a Weapon or Union guild card?
        > no (9 times)
        Are any ships holding no gate, no claim and no rival building?
        > no
        There is nothing more red can do with this card. The turn is over.
        Which bot plays now?
        > red
        Which two cards did red draw?
        > construction six mobilization six
        Does red have the initiative?
        > no
        Which card was led?
        > construction five
        Was Keeper declared with it?
        > no
        Red surpasses with construction 6, for two actions.
        Discard mobilization 6.
        Is red without a starport?
        > no
        Is any building of red in a system that a rival controls?
        > no
        Can red build a city? Double cities only while winning Empath and uncovering a bonus.
        """,
    )


def test_the_only_bot_with_cards_left_is_not_asked_for(played: Engine) -> None:
    """Also where it is told how many cards there are."""
    session = session_of(played, bots="red,blue")
    session.text("red hand counter is zero")
    assert session.question.text == "Which two cards did blue draw?"


def test_after_a_turn_the_only_bot_with_cards_left_is_waited_for(played: Engine) -> None:
    session = session_of(played, bots="red,blue")
    for answer in ("red", "mobilization two mobilization three", "no", "mobilization six", "no"):
        session.text(answer)
    session = with_known(session, **{"hand_counter of red": 0})
    while not session.question.step.startswith("table/"):
        session.text("zero" if session.question.expect == "number" else "no")
    assert session.question.text == "Say done when blue is to play again."
    assert session.text("done")[0].text == "Which two cards did blue draw?"
