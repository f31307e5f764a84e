"""What the bot keeps in the prelude, for an ambition that it contends."""

from transcript import no_until, plays, session_of

from voice_supercat.procedure.engine import Engine


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
        Discard aggression 3.
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
        It keeps fuel and material, and guild cards of these.
        Can the bot spend a relic to secure captives, a card contending Tycoon, or an effective Vox card?
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
        Discard aggression 3.
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
        Can the bot spend a psionic to tax or secure to contend Empath, or for favorable combat?
        > yes
        Is the bot first or second in Empath, ties included?
        > yes
        It keeps psionics, and guild cards of these.
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
        Discard aggression 4.
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
        Can the bot spend a relic to secure captives, a card contending Keeper, or an effective Vox card?
        > yes
        Is the bot first or second in Keeper, ties included?
        > yes
        It keeps relics, and guild cards of these, unless a relic would secure another relic card.
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
        Discard aggression 5.
        Does the bot have any resources, or a Weapon or Union guild card?
        > yes
        Does the bot have a relic?
        > no
        Does the bot have a psionic?
        > no
        Does the bot have a Weapon guild card?
        > no
        Does the bot have a Union card?
        > no
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
        It keeps fuel and material, and guild cards of these.
        Is the bot without a starport?
        """,
    )
