"""The player's settings are saved and loaded; a damaged file is reported, and nothing is lost."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.settings import (
    FASTEST,
    LOUDEST,
    NAMES,
    QUIETEST,
    SLOWEST,
    USUAL_SETTINGS,
    Settings,
    with_value,
)
from voice_supercat.speech.settings_file import load_settings, save_settings

SETTINGS = st.builds(
    Settings,
    wording=st.sampled_from(["full", "normal", "terse"]),
    signals=st.sampled_from(["tones", "words", "off"]),
    words_per_minute=st.integers(SLOWEST, FASTEST),
    volume=st.integers(QUIETEST, LOUDEST),
    voice=st.none() | st.text(),
    remind=st.integers(0, 3600),
    one_key=st.booleans(),
    key_pause=st.floats(0.2, 5),
    accept=st.floats(0, 1),
    noise_floor=st.none() | st.floats(-100, 0),
    gain=st.floats(0, 30),
    sure=st.floats(0.75, 0.99),
)


def loud(sentence: str) -> None:
    """Fails, because no notice is expected."""
    raise AssertionError(sentence)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "settings.json"


@given(settings=SETTINGS)
def test_what_is_saved_is_loaded(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    save_settings(path, USUAL_SETTINGS, settings)
    assert load_settings(path, loud) == settings


def test_without_a_file_the_usual_settings_apply(path: Path) -> None:
    assert load_settings(path, loud) == USUAL_SETTINGS


def test_a_wrong_value_gives_one_sentence_and_all_others_count(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"volume": "loud", "wording": "terse"}')
    notices: list[str] = []

    assert load_settings(path, notices.append) == Settings(wording="terse")
    assert notices == [
        f"{path}, volume: expected a whole number from -24 to 4, found 'loud'. The usual volume is in force."
    ]


def test_a_misspelt_name_is_told_and_one_of_another_version_is_not(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"word_per_minute": 300, "of_a_later_version": 3}')
    notices: list[str] = []

    assert load_settings(path, notices.append) == USUAL_SETTINGS
    assert notices == [f"{path}, word_per_minute: there is no such setting; perhaps words_per_minute is meant."]


def test_fields_of_another_version_stay_in_the_file(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"volume": "loud", "of_a_later_version": 3}')
    save_settings(path, USUAL_SETTINGS, Settings(wording="terse"))

    assert json.loads(path.read_text()) == {"volume": "loud", "of_a_later_version": 3, "wording": "terse"}


@pytest.mark.parametrize("text", ["{torn", "[]", "\udcff", "[" * 100_000])
def test_a_damaged_file_is_one_sentence_and_kept(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    notices: list[str] = []

    assert load_settings(path, notices.append) == USUAL_SETTINGS
    assert len(notices) == 1
    assert str(path) in notices[0]
    assert path.with_suffix(".damaged").read_bytes() == before
    save_settings(path, USUAL_SETTINGS, Settings(volume=4))
    assert load_settings(path, loud).volume == 4


def test_of_a_long_value_that_does_not_fit_the_beginning_is_told() -> None:
    with pytest.raises(ValueError, match=r"^wording: expected full, normal or terse, found 'x{59}…\.$"):
        Settings(wording="x" * 100_000)  # type: ignore[arg-type]


def test_a_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    path.parent.mkdir()
    for text in ("{one", "{two"):
        path.write_text(text)
        load_settings(path, lambda _: None)
    assert sorted(kept.read_text() for kept in path.parent.glob("*.damaged")) == ["{one", "{two"]


def test_a_folder_that_cannot_be_made_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SpeechFault, match=r"settings\.json: could not be written"):
        save_settings(tmp_path / "file" / "settings.json", USUAL_SETTINGS, Settings(volume=4))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("wording", "short"),
        ("signals", True),
        ("words_per_minute", 99),
        ("words_per_minute", 200.5),
        ("volume", 13),
        ("volume", True),
        ("voice", 3),
        ("remind", -1),
        ("one_key", 1),
        ("key_pause", 0.1),
        ("accept", "0.5"),
        ("noise_floor", 3),
        ("gain", 31),
        ("sure", 0.5),
    ],
)
def test_what_does_not_fit_is_refused_with_its_name(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"^{name}: expected "):
        with_value(USUAL_SETTINGS, name, value)


def test_every_field_can_be_changed_alone(path: Path) -> None:
    other = Settings("terse", "off", 200, 4, "en", 30, True, 1.0, 0.5, -40.0, 12.0, 0.95, "off")
    assert all(getattr(other, name) != getattr(USUAL_SETTINGS, name) for name in NAMES)
    for name in NAMES:
        save_settings(path, USUAL_SETTINGS, replace(USUAL_SETTINGS, **{name: getattr(other, name)}))
    assert load_settings(path, loud) == other
