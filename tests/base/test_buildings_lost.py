"""After a loss one question tells whether buildings are gone too; ships out of supply come back by few things only."""

import pytest
from ledger import NOTHING, kept
from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.ledger import by_ledger
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

BUILDINGS = {"starports of red": 2, "cities of red": ("fuel",), "unbuilt of red": 0}
SPARE = "prelude/weapon-guild"


def after_a_turn(engine: Engine, **values: object) -> Session:
    session = kept(engine, at="table/next", turns=1, **NOTHING | values)
    session.text("done")
    return session


def buildings_of(session: Session) -> list[object]:
    return [session.game.state[key.of("red")] for key in (v.starports, v.cities, v.unbuilt)]


@pytest.mark.parametrize(("lost", "known"), [("no", [2, ("fuel",), 0]), ("yes", [None, None, None])])
def test_a_loss_leaves_the_buildings_as_they_were_unless_one_is_gone(
    played: Engine, lost: str, known: list[object]
) -> None:
    session = after_a_turn(played, **BUILDINGS, **{"fuel of red": 1})
    plays(
        session,
        f"""
        Since its last turn, was the bot in battle, or has it lost anything?
        > yes
        Has the bot lost a building?
        > {lost}
        Which two cards did the bot draw?
        """,
    )
    assert buildings_of(session) == known
    assert session.game.state[v.fuel.of("red")] is None


def test_where_nothing_is_counted_on_a_building_no_question_follows(played: Engine) -> None:
    session = after_a_turn(played, **{"fuel of red": 1})
    session.text("yes")
    assert session.question.step == "bot-turn/2"


@pytest.mark.parametrize(("ruined", "unbuilt"), [(False, 3), (True, None)])
def test_only_cities_that_fell_can_come_back_at_the_end_of_a_chapter(
    played: Engine, ruined: bool, unbuilt: int | None
) -> None:
    counters = {"hand_counter of red": 0, "chapter": 1, "round": 1, "acted": ("red",), "turns": 6}
    session = kept(played, at="table/chapter-over", **counters, **{"unbuilt of red": 3, "ruined of red": ruined})
    session.text("yes")
    assert session.game.state[v.chapter] == 2
    assert session.game.state[v.unbuilt.of("red")] == unbuilt


def test_that_three_ships_are_not_in_supply_is_asked_once(played: Engine) -> None:
    session = with_known(session_of(played, page="administration", ledger="on"), SPARE, bot="red")
    session.text("no")
    assert by_ledger(session.game.state, "spare_ships") is False


def test_ships_that_were_destroyed_are_in_supply(played: Engine) -> None:
    session = after_a_turn(played, **{"spare_ships of red": False})
    assert session.question.step == "bot-turn/loss"
    session.text("yes")
    assert session.game.state[v.spare_ships.of("red")] is None
