"""Game words are spelled for the voice, and only for the voice."""

import pytest

from voice_supercat.speech.saying.pronouncing import pronounced


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("The Cardassians attack.", "The car-dassy-ans attack."),
        ("Spend a psionic?", "Spend a sigh-onic?"),
        ("PSIONIC", "sigh-onic"),
        ("Does the bot lead?", "Does the bot lead?"),
        ("", ""),
    ],
)
def test_whole_words_are_spelled_as_they_sound(written: str, spelled: str) -> None:
    assert pronounced(written, {"cardassians": "car-dassy-ans", "psionic": "sigh-onic"}) == spelled


@pytest.mark.audio
def test_every_spelling_helps_the_ear(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pocketsphinx")
    from scripts.benchmarks import pronunciations

    assert pronunciations.main() == 0, capsys.readouterr().out
