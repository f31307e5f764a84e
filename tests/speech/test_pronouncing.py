"""Game words are spelled for the voice, and only for the voice."""

import pytest

from voice_supercat.speech.saying.pronouncing import pronounced


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("The Cardassians attack.", "The car-dassy-ans attack."),
        ("Spend a psionic?", "Spend a sigh-onic?"),
        ("PSIONIC", "sigh-onic"),
        ("Does the bot act?", "Does the bot act?"),
        ("", ""),
    ],
)
def test_whole_words_are_spelled_as_they_sound(written: str, spelled: str) -> None:
    assert pronounced(written, {"cardassians": "car-dassy-ans", "psionic": "sigh-onic"}) == spelled


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("Can it use favorable combat?", "yooz"),
        ("Use it, first come first served.", "yooz"),
        ("For those use this order.", "yooz"),
        ("Between equal cards, use these priorities.", "yooz"),
        ("Its use is free.", "yooce"),
        ("After each use, discard it.", "yooce"),
        ("Does the bot lead?", "leed"),
        ("Grow a lead in it.", "leed"),
        ("Take two bars of lead.", "ledd"),
        ("Shall I read the set-up?", "reed"),
        ("The cards are read on the left.", "redd"),
        ("It has already been read.", "redd"),
        ("Decision cards read in earlier income turns count.", "redd"),
        ("Say done to close the game.", "cloze"),
        ("Stay close to the gate.", "clohss"),
        ("It is too close.", "clohss"),
        ("Place three separate lanes.", "separate"),
        ("Separate the two fleets.", "seperate"),
        ("Next weapons upgrade costs?", "upgrade"),
        ("Upgrade their shields by one step.", "upgrayd"),
        ("Exhaust a command. Upgrade weapons for two.", "upgrayd"),
        ("Next shields upgrade costs?", "upgrade"),
    ],
)
def test_words_with_two_readings_go_by_their_sentence(sentence: str, words: str) -> None:
    spelled = pronounced(sentence, {}).strip(".?").split()
    assert words in [word.strip(",.") for word in spelled]


def test_a_book_says_otherwise_than_a_sentence() -> None:
    assert pronounced("Can it use it?", {"use": "ooze"}) == "Can it ooze it?"


@pytest.mark.audio
def test_every_spelling_helps_the_ear(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pocketsphinx")
    from scripts.benchmarks import pronunciations

    assert pronunciations.main() == 0, capsys.readouterr().out
