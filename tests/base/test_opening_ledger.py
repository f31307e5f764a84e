"""What everyone has when a whole game begins is known: the boards are set up alike."""

import pytest
from transcript import session_of

from voice_supercat.books.supercat_base.rules.ledger import by_ledger
from voice_supercat.books.supercat_base.rules.standings import contends
from voice_supercat.procedure.engine import Engine


def test_nobody_has_captives_trophies_or_cards_and_nothing_is_damaged(played: Engine) -> None:
    state = session_of(played, track="game", ledger="on").game.state
    assert [contends(state, ambition) for ambition in ("tyrant", "warlord")] == [False, False]
    facts = ("no_starport", "unbuilt_cities", "damaged", "weapon_card", "union_card")
    assert [by_ledger(state, fact) for fact in facts] == [False, True, False, False, False]
    assert by_ledger(state, "fuel") is None, "that depends on the planets"


def test_without_cards_the_resources_are_what_counts(played: Engine) -> None:
    session = session_of(played, track="game", ledger="on", questions="together")
    session.text("aggression three and construction five")
    asked = []
    while session.question.step != "prelude/holdings":
        asked.append(session.question.text)
        session.text("zero" if session.question.expect == "number" else "no")
    assert not any("captives" in text or "trophies" in text for text in asked)
    session.text("two fuel")
    assert session.game.state.values["fuel of red"] == 2


@pytest.mark.parametrize("options", [{"track": "bots"}, {"track": "game", "leaders": "own"}])
def test_where_the_boards_may_differ_nothing_is_taken_for_known(played: Engine, options: dict[str, str]) -> None:
    state = session_of(played, ledger="on", **options).game.state
    assert by_ledger(state, "no_starport") is None


def test_the_first_turn_of_a_game_asks_for_no_losses(played: Engine) -> None:
    assert session_of(played, track="game", ledger="on").question.step == "bot-turn/2"
