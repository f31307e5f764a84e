"""How the bot comes to the card that it leads, and what it declares with it."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_bot_leads_and_declares(played: Engine) -> None:
    """Winning the ambition of a card in hand: it leads with that card and declares."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with construction 2, for four actions, and declares Tycoon.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (3 times)
        Can the bot build a city? Double cities only while winning Tycoon and uncovering a bonus.
        > yes
        Build a city.
        Is only one planet possible?
        > yes
        Three actions left.
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_tied_is_not_enough_to_declare_again(played: Engine) -> None:
    """An ambition with a marker is declared again only from first place alone."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction two administration two
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with construction 2, for four actions, and declares Tycoon.
        Discard administration 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (7 times)
        Can the bot build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        Three actions left.
        Can the bot build to take control of a rival building?
        > no
        Can the bot build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        Two actions left.
        Can the bot build to take control of a rival building?
        > no
        Can the bot build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        One action left.
        Can the bot build to take control of a rival building?
        > no
        Can the bot build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        > aggression two aggression three
        Does the bot have the initiative?
        > yes
        Is the bot alone in first place in Tycoon?
        > yes
        The bot leads with aggression 2, for three actions, and declares Tycoon.
        Discard aggression 3.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Tycoon?
        """,
    )


def test_bot_leads_without_declaring(played: Engine) -> None:
    """With no ambition to declare the General Priorities choose the card."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > mobilization six administration five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Keeper?
        > no (6 times)
        Can the bot influence a card so that it has more agents there than any rival?
        > yes
        The bot leads with mobilization 6, for two actions.
        Discard administration 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (5 times)
        Can the bot influence any other card?
        > no
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_seven_may_declare_any_ambition(played: Engine) -> None:
    """With four seats the deck has sevens and ones; a one declares nothing."""
    plays(
        session_of(played, seats="4"),
        """
        Which two cards did the bot draw?
        > aggression seven construction one
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > no (4 times)
        Is the bot first, or tied for first, in Empath?
        > yes
        The bot leads with aggression 7, for one action, and declares Empath.
        Discard construction 1.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Empath?
        """,
    )
