"""A faster voice is offered once, when the player knows the game."""

from pathlib import Path

import pytest

from voice_supercat.cli.pace_offer import KNOWN_AFTER, OFFER, count_game, pace_offer
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

pytestmark = pytest.mark.usefixtures("home")


def offers(settings: Settings, games: int) -> list[str | None]:
    told = []
    for _ in range(games):
        told.append(pace_offer(settings))
        count_game()
    return told


def test_it_is_offered_in_one_game_and_never_again() -> None:
    assert offers(USUAL_SETTINGS, 7) == [None] * KNOWN_AFTER + [OFFER] + [None] * (6 - KNOWN_AFTER)


def test_who_has_chosen_a_rate_is_not_asked() -> None:
    assert offers(Settings(words_per_minute=205), 7) == [None] * 7


def test_a_damaged_count_is_named_and_put_aside(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count_game()
    [count] = home.rglob("games-heard.json")
    count.write_text("{torn")
    assert pace_offer(USUAL_SETTINGS) is None
    assert "games-heard.json: cannot be read" in capsys.readouterr().err
    assert count.with_suffix(".damaged").read_text() == "{torn"
