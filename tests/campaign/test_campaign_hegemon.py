"""Hegemon in Act Two: where its own lines decide, and the Banners that it plants."""

from round_ends import drawing, on_to, on_to_order
from transcript import acts, no_until, plays

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_hegemon_fights_first_to_clear_a_system_without_banners(played: Engine) -> None:
    session = drawing(played, "hegemon,founder", "aggression 2 and construction 2", "2")
    no_until(session, "hegemon/eliminate")
    plays(
        session,
        """
        Can the bot use favorable combat to eliminate all that is not its own in a system without Banners?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "combat").text == "Move and battle to eliminate all that is not its own there."
    assert session.game.state[v.goal] == "trophies"


def test_its_other_lines_follow_in_their_order(played: Engine) -> None:
    session = drawing(played, "hegemon,founder", "administration 2 and construction 2", "2")
    no_until(session, "hegemon/repair-banner")
    plays(
        session,
        """
        Can the bot repair any Banners?
        > no
        Can the bot use Call Bodies, a build, of the Song of the Banner?
        > no
        Can the bot use Call Spirits, a tax, of the Song of the Banner?
        > no
        Can the bot build to have two fresh ships at a Banner that has fewer?
        > no
        Can the bot repair to have two fresh ships at a Banner that has fewer?
        > yes
        The bot leads with construction 2, for four actions.
        Discard administration 2.
        Does the bot have material?
        """,
    )


def test_an_ability_selects_the_card_of_its_action_and_is_exhausted(played: Engine) -> None:
    session = drawing(played, "hegemon,founder", "administration 2 and construction 2", "2")
    no_until(session, "hegemon/call-spirits")
    told = [getattr(event, "text", "") for event in session.text("yes")]
    assert told[0] == "The bot leads with administration 2, for four actions."
    assert on_to_order(session, "ability").text == "Use Call Spirits."
    assert session.game.state[v.exhausted.of("red")] == ("call_spirits",)


def test_in_the_prelude_it_plants_a_banner_and_another_fate_is_not_asked(played: Engine) -> None:
    def asked_in_prelude(fates: str) -> list[str]:
        session = drawing(played, fates, "construction 6 and mobilization 6", "2")
        session.text("yes")  # alone first in Empath: it declares that, and the Prelude follows
        asked = []
        while session.question.step.startswith(("prelude", "fate-prelude")):
            asked.append(session.question.text)
            session.text("no")
        return asked

    question = "Can the bot plant a Banner at the planet of its Flagship?"
    assert question in asked_in_prelude("hegemon,founder")
    assert question not in asked_in_prelude("founder,hegemon")


def test_a_banner_is_planted_before_the_first_action(played: Engine) -> None:
    session = drawing(played, "hegemon,founder", "construction 6 and mobilization 6", "2")
    session.text("yes")
    on_to(session, "fate-prelude/banner")
    assert acts(session.text("yes"), "plant")[0].text == "Plant a Banner there."
