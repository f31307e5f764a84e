"""Power that was told decides over a bot's advantages; else it is asked, once a chapter."""

import pytest
from transcript import session_of, with_known

from voice_supercat.books.supercat_base.rules.power import whether_more_power
from voice_supercat.procedure.engine import Engine


@pytest.mark.parametrize(("bot", "player", "ahead"), [(5, 4, True), (5, 5, False), (3, 8, False)])
def test_power_of_all_seats_decides(played: Engine, bot: int, player: int, ahead: bool) -> None:
    session = with_known(session_of(played), chapter=2)
    session.text(f"red power is {bot}")
    assert whether_more_power(session.game.state) is None
    session.text(f"yellow power is {player}")
    assert whether_more_power(session.game.state) is ahead


@pytest.mark.parametrize(("blue", "ahead"), [(6, True), (None, True), (4, True)])
def test_ahead_of_one_player_the_bot_is_not_behind_all(played: Engine, blue: int | None, ahead: bool) -> None:
    """base/difficulty-mode-optional-but-recommended/5: it has its advantages only behind all players."""
    power = {"power of red": 5, "power of yellow": 4, "power of blue": blue}
    assert whether_more_power(with_known(session_of(played, seats="3"), **power).game.state) is ahead


def test_behind_one_player_the_power_of_the_other_is_asked(played: Engine) -> None:
    power = {"power of red": 5, "power of yellow": None, "power of blue": 6}
    session = with_known(session_of(played, seats="3", efficient_logistics="behind"), chapter=2, **power)
    assert whether_more_power(session.game.state) is None
    assert whether_more_power(with_known(session, **{"power of yellow": 5}).game.state) is False


def test_at_the_start_nobody_is_ahead(played: Engine) -> None:
    assert whether_more_power(session_of(played).game.state) is False


def test_in_later_chapters_it_is_asked(played: Engine) -> None:
    session = with_known(session_of(played, efficient_logistics="behind"), chapter=2)
    assert whether_more_power(session.game.state) is None
