"""Advocate in both acts: Guild cards that discard themselves, and the Demand."""

from round_ends import drawing, on_to, on_to_order
from transcript import no_until, plays, session_of

from voice_supercat.procedure.engine import Engine


def test_an_advocate_influences_a_guild_card_that_its_prelude_discards(played: Engine) -> None:
    session = drawing(played, "advocate,founder", "mobilization 2 and construction 2")
    no_until(session, "advocate/influence-discarding")
    plays(
        session,
        """
        Can the bot influence a Guild card with a Prelude action that discards it?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_then_it_recovers_or_steals_one(played: Engine) -> None:
    session = drawing(played, "advocate,founder", "aggression 2 and mobilization 2")
    no_until(session, "advocate/recover")
    plays(
        session,
        """
        Can the bot use Recover, a move, of the Guild Investigators?
        > no
        Can the bot use favorable combat to steal a Guild card with a Prelude action that discards it?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard mobilization 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "combat").text == "Move and battle to steal that Guild card."


def test_an_advocate_of_act_two_secures_a_suit_it_lacks_and_makes_its_demand(played: Engine) -> None:
    session = drawing(played, "advocate,founder", "aggression 2 and construction 2", "2")
    no_until(session, "advocate/secure-suit")
    session.text("yes")
    on_to(session, "fate-prelude/demand")
    plays(
        session,
        """
        Can the bot make the Advocate's Demand of a rival with a Guild card of a suit it lacks?
        > yes
        Make the Demand of that rival with most power, and of a card with most keys.
        Does the bot have a Weapon guild card?
        """,
    )


def test_it_discards_a_weapon_card_only_with_two_of_them_and_most_guild_cards(played: Engine) -> None:
    for spare, ordered in (("yes", True), ("no", False)):
        session = drawing(played, "advocate,founder", "aggression 2 and construction 2", "2")
        no_until(session, "advocate/secure-suit")
        session.text("yes")
        on_to(session, "prelude/has-weapon-card")
        session.text("yes")
        on_to(session, "fate-condition/spare-weapon-cards")
        session.text(spare)
        assert (session.question.step == "prelude/weapon-guild") == ordered


def test_another_fate_discards_it_without_that(played: Engine) -> None:
    session = drawing(played, "founder,advocate", "aggression 2 and construction 2", "2")
    no_until(session, "general-priorities/5")
    session.text("yes")
    on_to(session, "prelude/has-weapon-card")
    session.text("yes")
    on_to(session, "prelude/weapon-guild")


def test_a_player_who_is_the_advocate_is_told_that_bots_refuse(played: Engine) -> None:
    session = session_of(played, order="yellow,red", bots="red", fates="advocate,steward", act="2")
    told = [getattr(event, "text", "") for event in session.opening()]
    assert "A bot always refuses your Demand, and gives you a favor." in told
