"""What the bot spends in the prelude to fight."""

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine


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


def test_any_card_is_a_combat_card_with_fuel_and_a_weapon(played: Engine) -> None:
    """Without an Aggression card the bot fights with fuel and a weapon, and the card is resolved on the Aggression
    page. It does not become one that secures."""
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
        Discard construction 3.
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
        > no
        Move and battle to contend Warlord.
        Roll only assault dice if it has more fresh ships. Otherwise roll half, rounded down, and the rest skirmish.
        Allocate hits for trophies.
        If the bot can roll again, it rolls intercepts again first, then blanks.
        The bot has no actions left. The turn is over.
        Say done when the bot is to play again.
        """,
    )
