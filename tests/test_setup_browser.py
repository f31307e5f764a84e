"""The tests of the companion screen need a browser: on Debian it is installed, elsewhere it is named."""

from pathlib import Path

import pytest
from test_setup import APT, Machine

from scripts import setup


@pytest.mark.parametrize(
    ("release", "programs", "installed", "told"),
    [
        ("NAME=Debian\nID=debian\n", [], {"chromium"}, f"{setup.NO_BROWSER}\n"),  # here it is only noted
        ("ID=ubuntu\nID_LIKE=debian\n", [], set(), f"{setup.NO_BROWSER}\n"),
        ("ID=ubuntu\n", ["google-chrome"], set(), ""),
        ("ID=debian\n", ["chromium"], set(), ""),
    ],
)
def test_a_browser_for_the_tests_is_installed_on_debian_and_named_elsewhere(
    release: str,
    programs: list[str],
    installed: set[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    machine = Machine(monkeypatch, [*APT, *programs], [])
    (tmp_path / "os-release").write_text(release, encoding="utf-8")
    setup.prepare_browser(tmp_path / "os-release")
    assert (machine.installed, capsys.readouterr().err) == (installed, told)
