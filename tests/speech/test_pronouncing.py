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
        ("A Mystic's use is free.", "yooce"),
        ("What use is it?", "yooce"),
        ("Which card does it want to use?", "yooz"),
        ("First use the ability.", "yooz"),
        ("It negotiates and uses some Fates.", "yoozes"),
        ("The bot always uses the Librarians.", "yoozes"),
        ("Each uses one die.", "yoozes"),
        ("After two uses it is discarded.", "yooces"),
        ("Which cards have you read?", "redd"),
        ("Has it a card to read?", "reed"),
        ("Once read, remove it.", "redd"),
        ("As read on the card.", "redd"),
        ("Is the gate close?", "clohss"),
        ("Does the gate close?", "cloze"),
        ("Do the two ships separate into lanes?", "separate"),
        ("Separate into two groups.", "seperate"),
        ("Record the points.", "recorde"),
        ("Does the bot record a hit?", "recorde"),
        ("Place the record on the board.", "record"),
        ("Do any record tokens lie there?", "record"),
        ("Present your army.", "prezent"),
        ("Is a rival present there?", "present"),
        ("Do you object?", "objekt"),
        ("Place an object there.", "object"),
        ("Wind the clock.", "wined"),
        ("Does the wind blow?", "wind"),
        ("Do not tear it.", "tare"),
        ("Is there a tear in the veil?", "tear"),
        ("Can it house two people?", "howze"),
        ("The keeper lives there.", "livz"),
        ("Lose two lives there.", "lives"),
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
