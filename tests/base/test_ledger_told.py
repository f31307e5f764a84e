"""The ledger is kept for every bot, can be asked for and told, and is an option that games saved before go without."""

import pytest
from ledger import NOTHING, RESOURCES, counts_of, kept, played_until, with_aggression
from transcript import session_of, with_known

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.journal import header_of


def test_every_bot_has_its_own(played: Engine) -> None:
    session = with_known(session_of(played, bots="red,blue", ledger="on"), **{"fuel of red": 3, "fuel of blue": 1})
    said = [event.text for event in session.text("how many fuel")]
    assert said[0] == "Red fuel three; blue fuel one."


def test_a_battle_of_one_bot_changes_nothing_of_another(played: Engine) -> None:
    session = session_of(played, page="aggression", bots="red,blue", ledger="on")
    with_known(session, bot="red", seat="red", **NOTHING | {"fuel of red": 1, "fuel of blue": 1})
    played_until(session, "aggression/9.1")
    session.text("yes")
    assert counts_of(session) == [None] * 5
    assert counts_of(session, "blue") == [None, 1, None, None, None]


def test_without_the_ledger_no_count_can_be_told(played: Engine) -> None:
    """Nobody asks for losses then, so it could be believed for too long."""
    session = session_of(played, page="construction", ledger="off")
    with pytest.raises(AnswerRefused, match="does not fit this game"):
        session.text("starports is two")
    assert session.question.text == "Is the bot without a starport?"


def test_a_count_can_be_told_before_it_was_asked(played: Engine) -> None:
    session = kept(played)
    session.text("red fuel is three")
    assert counts_of(session) == [None, 3, None, None, None]


def test_nothing_is_offered_twice_where_something_has_changed(played: Engine) -> None:
    session = kept(played, **NOTHING)
    session.text("that changed")
    said = ""
    for _ in range(8):
        said += " ".join(event.text for event in session.text("more"))
    topics = said.replace("Say ", ", ").replace(" or ", ", ").replace(".", "").split(", ")
    for resource in RESOURCES:
        assert topics.count(resource) <= 2, "once, and once where the list begins again"


def test_without_the_ledger_it_is_asked_as_the_pages_do(played: Engine) -> None:
    session = session_of(played, ledger="off")
    assert "prelude/assets" in with_aggression(session)
    session.text("done")
    assert session.question.step == "bot-turn/2"
    assert counts_of(session) == [None] * 5


def test_a_new_game_is_saved_with_its_ledger_named(played: Engine) -> None:
    assert header_of(played.book, 0, {}).options == {"ledger": "on"}
    assert header_of(played.book, 0, {"ledger": "off"}).options == {"ledger": "off"}


@pytest.mark.parametrize(
    ("said", "value", "count"),
    [
        ("red has two starports", "starports of red", 2),
        ("red has a starport", "starports of red", 1),
        ("red has no starports", "starports of red", 0),
        ("red has now ten power", "power of red", 10),
        ("white has twenty one power", "power of white", 21),
        ("blue has four agents", "agents_left of blue", 4),
        ("blue has three cities to build", "unbuilt of blue", 3),
        ("blue has three fuel", "fuel of blue", 3),
    ],
)
def test_counts_are_told_as_what_somebody_has(played: Engine, said: str, value: str, count: int) -> None:
    session = session_of(played, bots="red,blue", order="red,blue,white", ledger="on")
    assert session.text(said)[0].text == "Noted."
    assert session.game.state.values[value] == count


@pytest.mark.parametrize("said", ["red has three cities", "red has nine banners", "red has ninety starports"])
def test_what_cannot_be_so_is_refused_with_what_would_fit(played: Engine, said: str) -> None:
    """The cities on the map are told by what they make; nothing else begins with that word."""
    session = session_of(played, bots="red,blue", ledger="on")
    with pytest.raises(AnswerRefused, match=r"[Ss]ay "):
        session.text(said)
    assert counts_of(session) == [None] * 5


@pytest.mark.parametrize("asked", ["how many relics", "how many relic", "how many relics does red have"])
def test_one_thing_is_asked_for_as_several_are(played: Engine, asked: str) -> None:
    session = with_known(session_of(played, ledger="on"), **{"relic of red": 2})
    assert session.text(asked)[0].text == "Red relic two."
