"""Caretaker in both acts, and the Golems that all bots use."""

import pytest
from round_ends import drawing, on_to, on_to_order, plain_answer, round_over
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def test_a_caretaker_awakens_golems_after_what_makes_it_win(played: Engine) -> None:
    session = drawing(
        played, "caretaker,founder", "mobilization 2 and construction 2", declared=("tycoon",), lead_declared=False
    )
    no_until(session, "caretaker/awaken")
    session.text("yes")
    on_to(session, "caretaker/winning-declared")
    plays(
        session,
        """
        Is the bot winning a declared ambition?
        > no
        First do what makes it win one, a Prelude action or another, if anything does.
        Use Awaken, take the Golems, and exhaust the Golem Beacon.
        How many actions did that take?
        """,
    )
    assert session.game.state[v.exhausted.of("red")] == ("golem_beacon",)


def test_a_caretaker_goes_for_the_council_while_golems_sleep_off_the_map(played: Engine) -> None:
    session = drawing(played, "caretaker,founder", "mobilization 2 and construction 2")
    no_until(session, "caretaker/off-map")
    plays(
        session,
        """
        Are there any Sleeping Golems that are not on the map?
        > yes
        Can the bot influence the Imperial Council?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_winning_what_it_has_declared_it_uses_the_stone_speakers_and_its_turn_ends(played: Engine) -> None:
    plays(
        drawing(played, "caretaker,founder", "administration 2 and construction 2"),
        """
        Is the bot alone in first place in Tycoon?
        > yes
        The bot leads with administration 2, for four actions, and declares Tycoon.
        Use the Stone-Speakers. Its turn ends with that.
        Discard construction 2.
        Which Golems does the bot have now?
        > warrior
        Which card did you play, or did you copy?
        """,
    )


@pytest.mark.parametrize("known", [{"golems of red": ("seeker",)}, {"among_tied": True}])
def test_with_golems_or_only_tied_it_does_not(played: Engine, known: dict[str, object]) -> None:
    session = drawing(played, "caretaker,founder", "administration 2 and construction 2", **known)
    assert not [event for event in session.text("yes") if "Stone" in getattr(event, "text", "")]


@pytest.mark.parametrize(("fates", "known"), [("magnate,caretaker", {}), ("founder,steward", {"laws": ("golems",)})])
def test_any_bot_uses_golems_in_its_prelude(played: Engine, fates: str, known: dict[str, object]) -> None:
    """With the Caretaker at the table, or the Law told."""
    held: dict[str, object] = {"golems of red": None, **known}
    session = drawing(
        played, fates, "aggression 2 and mobilization 2", declared=("tycoon",), lead_declared=False, **held
    )
    no_until(session, "general-priorities/5")
    session.text("yes")
    session.text("no")
    on_to(session, "golems/held")
    plays(
        session,
        """
        Which Golems does the bot have?
        > warrior and harvester
        Would the trophies of its Warrior make the bot contend Warlord?
        > yes
        Use the Warrior.
        Would a resource of its Harvester make the bot contend Tycoon?
        > yes
        Use the Harvester for that resource.
        Which resource did the bot gain?
        > fuel
        Does the bot have a claim?
        """,
    )
    assert session.game.state[v.golems.of("red")] is None  # asked again in its next turn


def test_without_golems_in_the_game_nothing_is_asked_of_them(played: Engine) -> None:
    session = drawing(played, "founder,steward", "construction 5 and mobilization 5", **{"golems of red": None})
    no_until(session, "general-priorities/5")
    session.text("yes")
    on_to(session, "mobilization/1") if session.question.step.startswith("mobilization") else None
    assert not [passed for passed in session.game.state.trail if passed.step.startswith("golems")]


def test_a_caretaker_that_has_secured_the_council_resolves_crises(played: Engine) -> None:
    plays(
        round_over(played, "caretaker,founder", council_secured_by="red", first_regent="red"),
        """
        The Council decides for the bot.
        (die: 3)
        The bot calls no Summit.
        Are there any Sleeping Golems that are not on the map?
        > yes
        As the Caretaker, the bot resolves Crises.
        Resolve the Crises: Blight, then Fate cards in turn order, then Vox cards from left to right.
        In Diplomatic Fiasco, bots discard Guild cards that match no declared ambition.
        When that is done, has a title, the policy or the Council changed?
        """,
    )


def test_a_caretaker_of_act_two_goes_for_lore_and_uses_the_librarians(played: Engine) -> None:
    session = drawing(played, "caretaker,founder", "aggression 2 and mobilization 2", "2")
    no_until(session, "caretaker/secure-lore")
    plays(
        session,
        """
        Can the bot secure a lore card, or a card with one attached?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard mobilization 2.
        Does the bot have material?
        """,
    )
    on_to(session, "fate-prelude/librarians")
    told = [event.text for event in session.text("yes")]
    assert told[0] == "Draw a lore card and attach it."
    assert on_to_order(session, "secure").text == "Secure that card."


def steps_asked(session: Session) -> list[str]:
    """The questions of the next turns, answered plainly."""
    asked = []
    for _ in range(60):
        asked.append(session.question.step)
        session.answer(plain_answer(session.question))
    return asked


def test_librarians_that_it_does_not_have_are_asked_for_again_once_it_may_have_gained_them(played: Engine) -> None:
    session = drawing(played, "caretaker,founder", "construction 2 and mobilization 2", "2")
    on_to(session, "fate-prelude/librarians")
    plays(
        session,
        """
        Can the bot use the Librarians to draw and attach a lore card?
        > no
        Does the bot have the Librarians?
        > no
        Can the bot build a city? No double cities.
        """,
    )
    assert "fate-prelude/librarians" not in steps_asked(session)
    session = with_known(session, **{"librarians of red": None})  # as after securing a card
    assert "fate-prelude/librarians" in steps_asked(session)


def test_without_guild_cards_it_is_not_asked_for_librarians(played: Engine) -> None:
    known = {"guild_cards of red": 0, "golems of red": ()}
    session = drawing(played, "caretaker,founder", "construction 2 and mobilization 2", "2", **known)
    asked = steps_asked(session)
    assert "prelude/has-weapon-card" in asked
    assert "fate-prelude/librarians" not in asked


def test_where_act_two_is_begun_directly_it_is_asked_which_golems_a_bot_has(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="caretaker,founder", act="2")
    session.text("administration 2 and mobilization 2")
    on_to(session, "golems/held")
    session.text("warrior")
    assert session.question.text == "Would the trophies of its Warrior make the bot contend Warlord?"
