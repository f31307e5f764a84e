"""How the bot comes to its card: lead, declare, surpass, seize, pivot, copy."""

from transcript import plays, seed_rolling, session_of

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
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Empath?
        """,
    )


def test_bot_surpasses(played: Engine) -> None:
    """A higher card of the lead suit: it surpasses and takes the pips of that card."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three aggression five
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression two
        Was Tycoon declared with it?
        > no
        The bot surpasses with aggression 5, for two actions.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        """,
    )


def test_declared_lead_counts_as_zero(played: Engine) -> None:
    """A lead card that declared counts as zero, so the lower card surpasses too."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > yes
        The bot surpasses with aggression 3, for two actions.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Empath?
        """,
    )


def test_undeclared_lead_keeps_its_number(played: Engine) -> None:
    """The same cards without the declaration cannot surpass."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > no
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        """,
    )


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
        Can the bot influence a contested card?
        > no (3 times)
        Can the bot influence any other card?
        > no
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_pivot_plays_the_lowest_card_of_the_suit(played: Engine) -> None:
    """A pivot gives one action whatever the card, so the lower one is spent."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction five construction two
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
        The bot pivots with construction 2, for one action.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Can the bot build a city? No double cities.
        """,
    )


def test_copy_plays_face_down(played: Engine) -> None:
    """No card of the wanted suit but the lead has it: any card face down copies it."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three construction two
        Does the bot have the initiative?
        > no
        Which card was led?
        > mobilization four
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
        > no (5 times)
        Can the bot influence a card so that it has more agents there than any rival?
        > yes
        The bot copies mobilization with construction 2 face down, for one action.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (5 times)
        Can the bot influence any other card?
        > yes
        Influence another card.
        On an uncontested card place two agents, for two actions, or one if it cannot place two.
        Between equal cards, choose in this order.
        Prefer a Lore card, then a Weapon icon, then a Union card, or the Vox card Call to Action.
        Then an effective Vox card, then captives, so a card where it can outnumber the rivals.
        Then any other Vox card, then a Loyal card of an outraged resource, then the most keys.
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )
