"""Titles at the end of a round: who is First Regent, Regents and Outlaws, each told when it changes."""

import pytest
from round_ends import round_over
from transcript import plays, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.empire import regents_told
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


def test_titles_that_changed_are_told_one_by_one(played: Engine) -> None:
    session = round_over(played, bots="red,white", fates="hegemon,founder,steward", council_secured_by="yellow")
    session.text("no")
    session.text("crises")
    plays(
        session,
        """
        Resolve the Crises: Blight, then Fate cards in turn order, then Vox cards from left to right.
        In Diplomatic Fiasco, bots discard Guild cards that match no declared ambition.
        When that is done, has a title, the policy or the Council changed?
        > yes
        Who is an Outlaw now?
        > white
        Which Regent is First Regent?
        > red
        Which policy is in force, War, Peace or Escalation?
        > peace
        Is the Imperial Council in session?
        > yes
        Round three. You lead.
        Which card did you lead?
        """,
    )
    state = session.game.state
    assert [state[v.regent.of(seat)] for seat in ("red", "white", "yellow")] == [True, False, True]
    assert (state[v.first_regent], state[v.policy], state[v.council]) == ("red", "peace", "in_session")


def test_the_only_player_is_me_where_a_title_is_asked_for(played: Engine) -> None:
    """As the program says "you"; the colour is understood too."""
    for word in ("me", "yellow"):
        session = round_over(played, bots="red,white", fates="hegemon,founder,steward", council_secured_by="yellow")
        for answer in ("no", "crises", "yes", "red and white", "peace", "yes"):
            session.text(answer)
        assert session.game.state[v.first_regent] == "yellow"  # the only one left
        session = round_over(
            played, bots="red,white", fates="hegemon,founder,steward", council_secured_by="yellow", first_regent="red"
        )
        for answer in ("no", "crises", "yes", "red", word, "peace", "yes"):
            session.text(answer)
        assert session.game.state[v.first_regent] == "yellow"
        session = round_over(played, bots="red,white", fates="hegemon,founder,steward", council_secured_by="yellow")
        for answer in ("no", "crises", "yes", f"red and {word}"):
            session.text(answer)
        assert [session.game.state[v.regent.of(seat)] for seat in ("red", "white", "yellow")] == [False, True, False]


def test_of_two_players_none_is_me(played: Engine) -> None:
    session = session_of(played, order="red,yellow,blue", bots="red", fates="hegemon,founder,steward", act="2")
    assert "me" not in regents_told(session.game.state)
    assert regents_told(session.game.state) == ("red", "yellow", "blue")


def test_only_a_regent_can_be_told_to_be_first_regent(played: Engine) -> None:
    options = {"fates": "hegemon,admiral", "act": "2", "order": "red,yellow", "first_regent": "yellow"}
    session = session_of(played, **options, outlaws="red")
    with pytest.raises(AnswerRefused, match="Say yellow"):
        session.text("first regent is red")
    nobody = session_of(played, **{**options, "first_regent": ""}, outlaws="red,yellow")
    assert nobody.text("first regent is none")[0].text == "Noted."
