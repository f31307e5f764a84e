"""One extra action per card: off, behind, always."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_extra_action_always(played: Engine) -> None:
    """Efficient Logistics, always: one more action with every card, and nothing asked about power."""
    plays(
        session_of(played, efficient_logistics="always"),
        """
        Which two cards did the bot draw?
        > construction two construction three
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with construction 2, for five actions, and declares Tycoon.
        Discard construction 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_extra_action_for_a_pivot(played: Engine) -> None:
    """A pivot gives two actions instead of one."""
    plays(
        session_of(played, efficient_logistics="always"),
        """
        Which two cards did the bot draw?
        > construction five construction three
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration six
        Was Empath declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is three. The initiative is not seized.
        Is the bot without a starport?
        > no (5 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 3, for two actions.
        Discard construction 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_power_is_not_asked_in_the_first_chapter(played: Engine) -> None:
    """Behind: in the first chapter all power is at zero, so nobody has more."""
    plays(
        session_of(played, efficient_logistics="behind"),
        """
        Which two cards did the bot draw?
        > construction two construction three
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with construction 2, for five actions, and declares Tycoon.
        Discard construction 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )
