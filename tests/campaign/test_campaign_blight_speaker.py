"""Blight Speaker in Act Two: where its own lines decide, and its material, which is spent on Spawn."""

import pytest
from round_ends import drawing, on_to, on_to_order
from transcript import acts, no_until, plays

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_blight_speaker_spawns_first(played: Engine) -> None:
    session = drawing(played, "blight_speaker,founder", "construction 2 and mobilization 2", "2")
    no_until(session, "blight-speaker/spawn")
    plays(
        session,
        """
        Can the bot use Spawn, a build, of the Spore Ships?
        > yes
        The bot leads with construction 2, for four actions.
        Discard mobilization 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "ability").text == "Use Spawn, and exhaust the Spore Ships."
    assert session.game.state[v.exhausted.of("red")] == ("spore_ships",)


@pytest.mark.parametrize(("regent", "preferred"), [(True, ("one with Imperial ships",)), (False, ())])
def test_it_controls_fresh_blight_as_a_regent_first_with_imperial_ships(
    played: Engine, regent: bool, preferred: tuple[str, ...]
) -> None:
    session = drawing(
        played, "blight_speaker,founder", "construction 2 and mobilization 2", "2", **{"regent of red": regent}
    )
    no_until(session, "blight-speaker/blight-building")
    plays(
        session,
        """
        Can the bot build to control one more system with fresh Blight?
        > no
        Can the bot repair to control one more system with fresh Blight?
        > no
        Can the bot move to control one more system with fresh Blight?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "move").prefer == preferred


def test_in_the_prelude_its_material_is_spent_on_spawn_once_a_chapter(played: Engine) -> None:
    session = drawing(played, "blight_speaker,founder", "construction 6 and mobilization 6", "2")
    session.text("yes")  # alone first in Empath: it declares that, and the Prelude follows
    plays(
        session,
        """
        The bot leads with construction 6, for two actions, and declares Empath.
        Discard mobilization 6.
        It keeps psionics, and Guild cards of these.
        Does the bot have material?
        """,
    )
    session.text("yes")
    on_to(session, "prelude/spawn")
    plays(
        session,
        """
        Can the bot spend material on Spawn of the Spore Ships?
        > yes
        Spend one material, use Spawn, and exhaust the Spore Ships.
        Can the bot build to control one more system with fresh Blight?
        """,
    )


def test_afterwards_it_keeps_material_and_another_fate_builds_with_it(played: Engine) -> None:
    known = {"exhausted of red": ("spore_ships",)}
    session = drawing(played, "blight_speaker,founder", "construction 6 and mobilization 6", "2", **known)
    assert "As the Blight Speaker, it keeps material." in [event.text for event in session.text("yes")]
    other = drawing(played, "founder,blight_speaker", "construction 6 and mobilization 6", "2")
    other.text("yes")
    other.text("yes")
    on_to(other, "prelude/material")
    assert acts(other.text("yes"), "spend")[0].text == "Spend each material to build."
