"""Players tell what their boards have more or less of, and the standings follow."""

import pytest
from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_base.rules.standings import rank
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused

COUNTED = {"tally of yellow tycoon": 1, "tally of yellow tyrant": 0, "tally of yellow keeper": 2}


def counted(engine: Engine, **options: str) -> Session:
    """A game in which something of the player's was counted."""
    return with_known(session_of(engine, **{"ledger": "on"} | options), **COUNTED)


def tally(session: Session, ambition: str, seat: str = "yellow") -> int | None:
    return session.game.state.values.get(f"tally of {seat} {ambition}")


@pytest.mark.parametrize(
    ("said", "ambition", "count"),
    [
        ("I gained two fuel", "tycoon", 3),
        ("I gained a material", "tycoon", 2),
        ("I took a captive", "tyrant", 1),
        ("I took two captives", "tyrant", 2),
        ("I lost a relic", "keeper", 1),
        ("I lost five relics", "keeper", 0),
        ("yellow has three relics", "keeper", 3),
        ("yellow has four trophies", "warlord", 4),
        ("we gained two fuel", "tycoon", 3),
        ("I have gained a material", "tycoon", 2),
        ("We got a relic", "keeper", 3),
        ("we captured a captive", "tyrant", 1),
        ("we spent a relic", "keeper", 1),
        ("I have one relic", "keeper", 1),
        ("we have three captives", "tyrant", 3),
        ("I have no relics", "keeper", 0),
        ("yellow has no captives", "tyrant", 0),
        ("yellow tyrant count is two", "tyrant", 2),
        ("yellow captives are two", "tyrant", 2),
        ("yellow relic icons are four", "keeper", 4),
    ],
)
def test_what_a_player_tells_changes_the_count(played: Engine, said: str, ambition: str, count: int) -> None:
    session = counted(played)
    assert session.text(said)[0].text == "Noted."
    assert tally(session, ambition) == count


def test_the_status_tells_counts_in_the_words_of_the_question(played: Engine) -> None:
    plays(
        counted(played),
        """
        Which two cards did the bot draw?
        > status of yellow
        Yellow material and fuel icons one; yellow captives zero; yellow relic icons two.
        Which two cards did the bot draw?
        > how many relic icons
        Yellow relic icons two.
        Which two cards did the bot draw?
        """,
    )


def test_what_was_never_counted_stays_unknown(played: Engine) -> None:
    session = counted(played)
    session.text("I took two trophies")
    assert tally(session, "warlord") is None


def test_a_weapon_counts_for_nothing(played: Engine) -> None:
    session = counted(played)
    session.text("I gained a weapon")
    assert {name: tally(session, name) for name in ("tycoon", "tyrant", "keeper")} == {
        "tycoon": 1,
        "tyrant": 0,
        "keeper": 2,
    }


def test_the_standing_follows(played: Engine) -> None:
    session = with_known(counted(played), **{"tally of red tycoon": 2})
    assert rank(session.game.state, "tycoon") == 4
    session.text("I gained two fuel")
    assert rank(session.game.state, "tycoon") == 2


def test_it_is_taken_back_like_every_answer(played: Engine) -> None:
    session = counted(played)
    session.text("I gained two fuel")
    session.text("undo")
    assert tally(session, "tycoon") == 1


def test_without_the_ledger_nothing_is_counted(played: Engine) -> None:
    session = session_of(played, ledger="off")
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text("I gained two fuel")


def test_of_several_players_it_is_the_one_who_plays(played: Engine) -> None:
    session = with_known(session_of(played, ledger="on", seats="3", track="game"), **COUNTED, seat="blue")
    with_known(session, **{"tally of blue tycoon": 0})
    session.text("I gained two fuel")
    assert (tally(session, "tycoon"), tally(session, "tycoon", "blue")) == (1, 2)


def test_what_a_bot_has_is_its_resource_and_no_count_of_icons(played: Engine) -> None:
    session = with_known(counted(played), **{"tally of red keeper": 1, "relic of red": 1})
    session.text("red has two relics")
    assert session.game.state.values["relic of red"] == 2
    assert tally(session, "keeper", "red") is None


def test_one_of_two_resources_does_not_tell_the_count(played: Engine) -> None:
    session = counted(played)
    session.text("yellow has two fuel")
    assert tally(session, "tycoon") is None


@pytest.mark.parametrize(
    ("said", "relics", "captives"),
    [
        ("red lost a relic", 1, 0),
        ("red gained a relic", 3, 0),
        ("red has spent two relics", 0, 0),
        ("the bot took a captive", 2, 1),
        ("red captured two captives", 2, 2),
        ("I stole a relic from red", 1, 0),
    ],
)
def test_what_a_bot_gains_or_loses_is_told_too(played: Engine, said: str, relics: int, captives: int) -> None:
    known = {"relic of red": 2, "tally of red keeper": 3, "tally of red tyrant": 0}
    session = with_known(counted(played), **known)
    session.text(said)
    assert session.game.state.values["relic of red"] == relics
    assert tally(session, "keeper", "red") == relics + 1, "with the icon of a guild card"
    assert tally(session, "tyrant", "red") == captives


def test_what_is_stolen_is_the_players(played: Engine) -> None:
    session = with_known(counted(played), **{"fuel of red": 2})
    session.text("we stole two fuel from red")
    assert session.game.state.values["fuel of red"] == 0
    assert tally(session, "tycoon") == 3
    with pytest.raises(AnswerRefused, match=r"does not fit this game\. Say a suit and a number"):
        session.text("I stole a captive from red")


@pytest.mark.parametrize(("said", "whose"), [("captives", "yellow"), ("captives of yellow", None)])
def test_where_it_is_asked_what_has_changed_a_count_is_called_as_it_is_on_the_board(
    played: Engine, said: str, whose: str | None
) -> None:
    session = counted(played)
    session.text("that changed")
    session.text(said)
    if whose is not None:
        assert session.question.text == "Whose?"
        session.text(whose)
    assert session.question.text == "Yellow captives: what is it now?"
    session.text("two")
    assert tally(session, "tyrant") == 2


def test_how_many_asks_for_counts_by_the_same_names(played: Engine) -> None:
    session = counted(played)
    session.text("how many")
    assert session.question.text == "Of what?"
    assert {"captives", "relic icons", "yellow"} < {*session.question.choices}
    assert not {"count", "yellow tyrant"} & {*session.question.choices}
