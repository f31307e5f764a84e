"""One turn on each suit's page: actions taken, their cost, and the page again from its top."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_administration_turn(played: Engine) -> None:
    """Influence may take several actions, so the cost is asked; tax and repair take one each."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > administration five administration six
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Keeper?
        > no
        Is the bot first, or tied for first, in Empath?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Can the bot tax to contend an undeclared ambition or take captives?
        > no
        Can the bot influence a card so that it has more agents there than any rival?
        > yes
        The bot leads with administration 5, for three actions.
        Discard administration 6.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Is any ship or building of the bot damaged?
        > yes
        Can the bot influence a contested card?
        > yes
        Is only one such card possible?
        > yes
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > two
        How many agents does the bot have in supply?
        > five
        Place two agents on it, to have one more than the leading rival.
        One action left.
        Can the bot influence a contested card?
        > no
        Can the bot repair to take control of a rival building?
        > no
        Repair a ship or a building.
        Is a ship of the task force damaged?
        > no
        Is another ship of the bot damaged?
        > yes
        Is only one of those ships damaged?
        > yes
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_aggression_turn(played: Engine) -> None:
    """Securing starts the page again from its top, the last action is not asked for its cost."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression two mobilization two
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard mobilization 2.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Secure the effective Vox card and resolve it.
        Which Vox card: uprising, demands, outrage, freedom, guild, call to action, council, fiasco, or blight?
        > crisis
        In the Crisis, the bot discards guild cards that match no declared ambition.
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > yes
        Secure the effective Vox card and resolve it.
        Which Vox card: uprising, demands, outrage, freedom, guild, call to action, council, fiasco, or blight?
        > crisis
        In the Crisis, the bot discards guild cards that match no declared ambition.
        One action left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure an effective Vox card?
        > no
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have unbuilt cities?
        > no
        Can the bot secure a card to contend an undeclared ambition, or take captives?
        > no
        Can the bot move to take control of a rival city?
        > no
        Can the bot use favorable combat to take trophies?
        > yes
        Move and battle to take trophies.
        Roll only assault dice if it has more fresh ships. Otherwise roll half, rounded down, and the rest skirmish.
        Allocate hits for trophies.
        If the bot can roll again, it rolls intercepts again first, then blanks.
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_construction_turn(played: Engine) -> None:
    """Every build is one action, so the cost is never asked."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction six construction five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Empath?
        > no
        Is the bot first, or tied for first, in Keeper?
        > no
        Is the bot without a starport?
        > yes
        Does the bot have a claim?
        > yes
        The bot leads with construction 6, for two actions.
        Discard construction 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Can the bot build a starport?
        > yes
        Build a starport.
        Is only one system possible?
        > no
        How many of those does the bot control?
        > two
        How many share the most ships of the bot?
        > one
        Take that one.
        One action left.
        Is any building of the bot in a system that a rival controls?
        > no
        Can the bot build a city? No double cities.
        > no
        Can the bot build to take control of a rival building?
        > no (2 times)
        Can the bot build to defend an undefended building?
        > no
        Can the bot build any ships?
        > yes
        Build a ship.
        Can only one starport build it?
        > yes
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_mobilization_turn(played: Engine) -> None:
    """A move to a new claim, then nothing more to do with the rest of the card."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > mobilization four mobilization five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Warlord?
        > no
        Is the bot first, or tied for first, in Keeper?
        > no
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
        The bot leads with mobilization 4, for three actions.
        Discard mobilization 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no
        Move to get at least one new claim.
        Is only one such move possible?
        > no
        How many of those lead to new resources?
        > two
        How many lead to a system that no rival controls?
        > none
        How many lead to a planet with a second slot?
        > two
        How many of those can the task force make?
        > none
        How many of those keep control of the system they leave?
        > one
        Take that one.
        Move as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        How many actions did that take?
        > one
        Two actions left.
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have fewer claims than unbuilt cities?
        > no
        Can the bot influence a contested card?
        > no
        Can the bot move to take control of a rival city?
        > no
        Can the bot move to change control of a gate that a rival controls?
        > no
        Are any ships holding no gate, no claim and no rival building?
        > no
        Can the bot influence any other card?
        > no
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        """,
    )
