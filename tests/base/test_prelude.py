"""What the bot spends before its actions."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


def test_nothing_to_spend_skips_the_prelude_from_then_on(played: Engine) -> None:
    """What the bot holds is asked once, until an action of its own could have given it something."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction six construction five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Empath?
        > no (7 times)
        No priority applies.
        The bot leads with construction 6, for two actions.
        Discard construction 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > no (5 times)
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        > mobilization two mobilization three
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > no (4 times)
        Can the bot influence a card so that it has more agents there than any rival?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard mobilization 3.
        Can the bot influence a contested card?
        > no (4 times)
        Can the bot influence any other card?
        > no
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        """,
    )


def test_prelude_spends_what_helps(played: Engine) -> None:
    """Material, relic, psionic and guild cards, each with its preferences; the Union card is a card in hand from
    then on."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction six construction five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Empath?
        > no (7 times)
        No priority applies.
        The bot leads with construction 6, for two actions.
        Discard construction 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have material?
        > yes
        Does the bot have a relic?
        > yes
        Does the bot have a Weapon guild card?
        > yes
        Does the bot have a Union card?
        > yes
        Can the bot spend material to build?
        > yes
        Spend each material to build.
        Prefer a starport if none is on the map, then cities, but no double cities, then ships.
        Can the bot spend a relic to secure captives or an effective Vox card?
        > yes
        Spend the relic and secure.
        Prefer captives, then an effective Vox card.
        Was it a Vox card?
        > no
        Does the bot have three ships in supply?
        > yes
        Discard the Weapon guild card and place three ships.
        Prefer at the starport with the most fresh ships, then with the task force.
        Discard the Union card and take its action card.
        Which action card did it take?
        > aggression two
        Keep it beside the board of the bot, and raise the hand counter by one.
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_psionic_is_spent_for_what_is_declared(played: Engine) -> None:
    """With nothing declared only a card of Aggression could use it."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > administration two administration five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with administration 2, for four actions, and declares Tycoon.
        Discard administration 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have a relic?
        > no
        Does the bot have a psionic?
        > yes
        Does the bot have a Weapon guild card?
        > no
        Does the bot have a Union card?
        > no
        Can the bot spend a psionic to tax or secure to contend Tycoon?
        > yes
        Spend the psionic to tax or secure to contend Tycoon.
        Did the psionic secure a card?
        > no
        Does the bot have a Weapon guild card?
        """,
    )
