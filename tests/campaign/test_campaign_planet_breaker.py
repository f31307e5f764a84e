"""Planet Breaker in Act Two: where its own lines decide, and the Sycophants that it keeps."""

from round_ends import drawing, on_to, on_to_order
from transcript import no_until, plays

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_planet_breaker_takes_fragments_first_by_repair_and_last_by_combat(played: Engine) -> None:
    session = drawing(played, "planet_breaker,founder", "aggression 2 and construction 2", "2")
    no_until(session, "planet-breaker/fragments")
    plays(
        session,
        """
        Are any Hammer Fragments on the map?
        > yes
        Can the bot repair to take a Hammer Fragment?
        > no
        Can the bot build to take control of a Hammer Fragment?
        > no
        Can the bot repair to take control of a Hammer Fragment?
        > no
        Can the bot move to take control of a Hammer Fragment?
        > no
        Can the bot use favorable combat to take control of a Hammer Fragment?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "combat").text == "Move and battle to control that Fragment."
    assert session.game.state[v.goal] == "control"


def test_it_prepares_where_most_intercepts_answer_once_a_chapter(played: Engine) -> None:
    session = drawing(played, "planet_breaker,founder", "construction 2 and construction 3", "2")
    no_until(session, "planet-breaker/prepare")
    session.text("yes")
    assert on_to_order(session, "ability").text == (
        "Use Prepare where most intercepts answer: fresh ships, and fresh starports on a Flagship with a Defense Array."
    )
    assert session.game.state[v.exhausted.of("red")] == ("prepare_hammer",)
    again = drawing(
        played,
        "planet_breaker,founder",
        "construction 2 and construction 3",
        "2",
        **{"exhausted of red": ("prepare_hammer",)},
    )
    asked = []
    while again.question.step != "planet-breaker/world-building":
        asked.append(again.question.step)
        again.text("no")
    assert "planet-breaker/prepare" not in asked


def test_it_breaks_a_world_by_a_battle(played: Engine) -> None:
    session = drawing(played, "planet_breaker,founder", "aggression 2 and mobilization 2", "2")
    no_until(session, "planet-breaker/break-world")
    plays(
        session,
        """
        Can the bot use Break World, a battle, of the Planet Hammer?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard mobilization 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "ability").text == "Use Break World."


def test_it_keeps_the_sycophants_and_discards_another_weapon_card(played: Engine) -> None:
    def with_weapon_card(other: str) -> list[str]:
        session = drawing(played, "planet_breaker,founder", "construction 2 and construction 3", "2")
        no_until(session, "planet-breaker/prepare")
        session.text("yes")
        on_to(session, "prelude/has-weapon-card")
        session.text("yes")
        on_to(session, "fate-condition/weapon-card-but-sycophants")
        assert session.question.text == "Does the bot have a Weapon Guild card other than the Sycophants?"
        return [getattr(event, "text", "") for event in session.text(other)]

    assert with_weapon_card("no")[0] == "As the Planet Breaker, it keeps its Weapon card."
    assert with_weapon_card("yes")[0] == "Does the bot have three ships in supply?"
