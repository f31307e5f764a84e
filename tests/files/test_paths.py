"""Where things are kept for the player; tests never use those places, whatever the system is asked."""

from pathlib import Path

import platformdirs
import pytest

from voice_supercat.files import paths
from voice_supercat.files.paths import games_dir
from voice_supercat.speech.settings_file import settings_path


@pytest.fixture
def asks_the_system(monkeypatch: pytest.MonkeyPatch) -> Path:
    """As on Windows: the folders do not depend on HOME."""
    real = Path("C:/Users/Ann/AppData/Local/voice-supercat")
    for name in ("user_data_dir", "user_config_dir"):
        monkeypatch.setattr(platformdirs, name, lambda *_, **named: str(real))  # noqa: ARG005
    return real


@pytest.mark.usefixtures("asks_the_system")
def test_no_test_sees_the_games_of_a_real_player(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert games_dir().is_relative_to(tmp_path_factory.getbasetemp())
    assert settings_path().is_relative_to(tmp_path_factory.getbasetemp())


@pytest.mark.usefixtures("asks_the_system")
def test_a_test_with_a_home_has_everything_in_it(home: Path) -> None:
    assert games_dir().is_relative_to(home)
    assert settings_path().is_relative_to(home)


def test_a_player_may_choose_the_folder(monkeypatch: pytest.MonkeyPatch, asks_the_system: Path) -> None:
    monkeypatch.setenv(paths.HOME, "/media/stick")
    assert (games_dir(), settings_path().parent) == (Path("/media/stick/games"), Path("/media/stick"))
    monkeypatch.delenv(paths.HOME)
    assert games_dir() == asks_the_system / "games"
