"""What the bot spends before its actions, and what it keeps."""

from transcript import no_until, plays, session_of

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
        Prefer a starport if none is on the map, then cities, then ships.
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
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have a relic?
        > no
        Does the bot have a psionic?
        > yes
        Can the bot spend a psionic to tax or secure for Tycoon?
        > yes
        Spend the psionic to tax or secure for Tycoon.
        Did the psionic secure a card?
        > no
        Can the bot tax to contend Tycoon?
        """,
    )


def test_contended_tycoon_keeps_fuel_material_and_guild_cards(played: Engine) -> None:
    """First or second in a declared Tycoon: what counts for it is kept and not asked about."""
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
        > yes
        The bot surpasses with aggression 5, for two actions.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have material?
        > yes
        Does the bot have fuel?
        > yes
        Does the bot have a weapon resource?
        > yes
        Does the bot have a relic?
        > yes
        Does the bot have a psionic?
        > no
        Does the bot have a Weapon guild card?
        > no
        Does the bot have a Union card?
        > no
        Is the bot first or second in Tycoon, ties included?
        > yes
        It keeps its fuel, material and guild cards.
        Can the bot spend a relic to secure captives, a card for Tycoon, or an effective Vox card?
        """,
    )


def test_contended_empath_keeps_psionics(played: Engine) -> None:
    """First or second in a declared Empath: psionics and guild cards are kept."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression three aggression five
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression six
        Was Empath declared with it?
        > yes
        The bot surpasses with aggression 5, for two actions.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have material?
        > no
        Does the bot have fuel?
        > no
        Does the bot have a relic?
        > no
        Does the bot have a psionic?
        > yes
        Does the bot have a Weapon guild card?
        > no
        Does the bot have a Union card?
        > no
        Can the bot spend a psionic to tax or secure for Empath, or for favorable combat?
        > yes
        Is the bot first or second in Empath, ties included?
        > yes
        It keeps its psionics and guild cards.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > no
        Can the bot use favorable combat to contend Empath?
        """,
    )


def test_contended_keeper_keeps_relics_but_for_relics(played: Engine) -> None:
    """First or second in a declared Keeper: a relic is spent only for another relic card."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression six aggression four
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression five
        Was Keeper declared with it?
        > yes
        The bot surpasses with aggression 6, for two actions.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have material?
        > no
        Does the bot have fuel?
        > no
        Does the bot have a relic?
        > yes
        Does the bot have a psionic?
        > no
        Does the bot have a Weapon guild card?
        > no
        Does the bot have a Union card?
        > no
        Can the bot spend a relic to secure captives, a card for Keeper, or an effective Vox card?
        > yes
        Is the bot first or second in Keeper, ties included?
        > yes
        It keeps its relics and guild cards, unless a relic would secure another relic card.
        Can the bot spend a relic to secure another relic card?
        > yes
        Spend the relic and secure the relic card.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_what_was_declared_by_the_bot_is_contended(played: Engine) -> None:
    """It is first in it, so nothing is asked about what it keeps for it, nor about spending that."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression two aggression five
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with aggression 2, for three actions, and declares Tycoon.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have a relic?
        > no
        Does the bot have a psionic?
        > no
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_fuel_alone_helps_a_card_of_aggression(played: Engine) -> None:
    """It moves to the battle, so that the card's actions are left for it (base/combat-doctrine/5)."""
    session = session_of(played)
    for answer in ("aggression six aggression five", "no", "aggression two", "no", "yes", "no", "yes"):
        session.text(answer)
    plays(
        session,
        """
        Does the bot have a weapon resource?
        > no
        Does the bot have a relic?
        > no (4 times)
        Can the bot spend fuel for favorable combat with this card?
        > yes
        Spend fuel, for as many actions in combat as possible.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_a_psionic_is_for_combat_where_nothing_is_declared(played: Engine) -> None:
    """base/prelude/resources/4: with a combat card only; nothing can be secured for an ambition then."""
    session = session_of(played)
    for answer in ("aggression six aggression five", "no", "aggression two", "no", "yes", "no", "no", "no"):
        session.text(answer)
    plays(
        session,
        """
        Does the bot have a psionic?
        > yes
        Does the bot have a Weapon guild card?
        > no (2 times)
        Can the bot spend a psionic for favorable combat?
        > yes
        Spend the psionic for favorable combat.
        Does the bot have a Weapon guild card?
        > no (2 times)
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_contended_tycoon_keeps_its_fuel_from_making_a_combat_card(played: Engine) -> None:
    """base/prelude/restrictions/3 holds for the fuel of base/terminology/2 too."""
    session = session_of(played)
    for answer in ("construction three mobilization two", "no", "administration two", "yes", "zero", "no"):
        session.text(answer)
    no_until(session, "general-priorities/3:resources")
    plays(
        session,
        """
        Does the bot have both a fuel and a weapon resource?
        > yes
        Is the bot first or second in Tycoon, ties included?
        > yes
        It keeps its fuel, material and guild cards.
        Is the bot without a starport?
        """,
    )


def test_any_card_is_a_combat_card_with_fuel_and_a_weapon(played: Engine) -> None:
    """Without an Aggression card the bot fights with fuel and a weapon, and the card is resolved on the Aggression
    page."""
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > construction three mobilization two
        Does the bot have the initiative?
        > no
        Which card was led?
        > administration four
        Was Warlord declared with it?
        > yes
        Place the seize counter at one.
        (die: 3)
        How many undeclared ambitions is the bot winning?
        > 0
        The roll is three. The initiative is not seized.
        Does the bot have both a fuel and a weapon resource?
        > yes
        Can the bot use favorable combat to contend Warlord?
        > yes
        The bot pivots with mobilization 2, for one action.
        Does the bot have material?
        > yes
        Does the bot have a relic?
        > yes
        Does the bot have a psionic?
        > no (3 times)
        Can the bot spend material to build?
        > no
        Spend one fuel and one weapon. This card can now move and battle.
        Can the bot spend a relic to secure captives or an effective Vox card?
        > no (2 times)
        Move and battle to contend Warlord.
        Roll only assault dice if it has more fresh ships. Otherwise roll half, rounded down, and the rest skirmish.
        Allocate hits for trophies.
        If the bot can roll again, it rolls intercepts again first, then blanks.
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )
