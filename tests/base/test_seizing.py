"""When the bot rolls to seize the initiative, and what the roll changes."""

from transcript import plays, seed_rolling, session_of

from voice_supercat.procedure.engine import Engine


def test_seize_succeeds(played: Engine) -> None:
    """A roll below the seize counter seizes: one more card is discarded and the bot leads next round."""
    plays(
        session_of(played, seed_rolling(2)),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration four
        Was Warlord declared with it?
        > no
        Place the seize counter at one.
        (die: 2)
        How many undeclared ambitions is the bot winning?
        > 2
        Has anyone seized the initiative this round?
        > no
        The roll is two, less two. The bot seizes the initiative, and its hand counter goes down by one.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no (9 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 2, for one action.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (4 times)
        Can the bot build to defend an undefended building?
        > no
        Build a ship.
        Can only one starport build it?
        > yes
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        > construction four administration three
        Remove the seize counter.
        Is the bot first, or tied for first, in Warlord?
        > no (8 times)
        No priority applies.
        The bot leads with construction 4, for three actions.
        Discard administration 3.
        Can the bot build a city? No double cities.
        > no (4 times)
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_seize_fails(played: Engine) -> None:
    """A roll that is not below the seize counter changes nothing."""
    plays(
        session_of(played, seed_rolling(4)),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration four
        Was Warlord declared with it?
        > no
        Place the seize counter at one.
        (die: 4)
        How many undeclared ambitions is the bot winning?
        > 1
        The roll is four, less one. The initiative is not seized.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no (9 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 2, for one action.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_hopeless_roll_is_not_made(played: Engine) -> None:
    """Counter at one and winning nothing undeclared: even a one would not do, so no die is rolled."""
    plays(
        session_of(played, seed_rolling(4)),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration four
        Was Warlord declared with it?
        > no
        Place the seize counter at one.
        (die: 4)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is four. The initiative is not seized.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no (9 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 2, for one action.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


def test_seize_counter_grows(played: Engine) -> None:
    """The counter grows by one each turn the bot does not surpass, until it leads."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration four
        Was Warlord declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is three. The initiative is not seized.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no (9 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 2, for one action.
        Discard aggression 3.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (4 times)
        Can the bot build to defend an undefended building?
        > no
        Build a ship.
        Can only one starport build it?
        > yes
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        > aggression five construction three
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration six
        Was Empath declared with it?
        > no
        Raise the seize counter to two.
        (die: 5)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is five. The initiative is not seized.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no (8 times)
        Can the bot build ships?
        > yes
        The bot pivots with construction 3, for one action.
        Discard aggression 5.
        Can the bot build a city? No double cities.
        > no (3 times)
        Can the bot build to defend an undefended building?
        > no
        Build a ship.
        Can only one starport build it?
        > yes
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        > mobilization two mobilization three
        Does the bot have the initiative?
        > yes
        Remove the seize counter.
        Is the bot first, or tied for first, in Tycoon?
        > no (5 times)
        Can the bot move to take control of a rival city?
        > no
        No priority applies.
        The bot leads with mobilization 2, for four actions.
        Discard mobilization 3.
        Can the bot influence a contested card?
        > no (3 times)
        Can the bot influence any other card?
        > no
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        """,
    )
