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


def test_the_bot_must_be_ahead_of_every_player(played: Engine) -> None:
    session = with_known(session_of(played, seats="3"), **{"power of red": 5, "power of yellow": 4, "power of blue": 6})
    assert whether_more_power(session.game.state) is False


def test_at_the_start_nobody_is_ahead(played: Engine) -> None:
    assert whether_more_power(session_of(played).game.state) is False


def test_in_later_chapters_it_is_asked(played: Engine) -> None:
    session = with_known(session_of(played, efficient_logistics="behind"), chapter=2)
    assert whether_more_power(session.game.state) is None
