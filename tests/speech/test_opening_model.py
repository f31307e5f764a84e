"""Which model listens to a book, its own or the shipped one, and what the player is told about it."""

import json
from pathlib import Path

import pytest
from hunt_lexicon import DICTIONARY, KOBOLD, lexicon

from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.hearing.book_model import extended_path, model_of_book, read_extension
from voice_supercat.speech.hearing.model import find_model
from voice_supercat.speech.hearing.opening_model import open_model
from voice_supercat.speech.hearing.unheard import UnheardPhrases
from voice_supercat.speech.lexicon.extending import extend


@pytest.fixture
def own(home: Path) -> Path:
    """The model of a book that has one."""
    assert home
    path = extended_path(find_model(), "hunt")
    extend(find_model(), path, lexicon("cave", kobold=[KOBOLD]), lambda: DICTIONARY)
    return path


def opened(book: BookLexicon, model: str | None = None) -> tuple[str, list[str]]:
    """The name of the model that listens, and what the player is told."""
    notices: list[str] = []
    found = open_model(model, book, ["yes", "no"], UnheardPhrases(notices.append))
    assert found is not None
    return found.path.name, notices


def test_the_model_of_the_book_listens(own: Path) -> None:
    assert opened(lexicon("cave", kobold=[KOBOLD])) == (own.name, [])
    extension = read_extension(own)
    assert extension is not None
    assert (extension.base, extension.book, set(extension.words)) == ("vosk-supercat-en", "hunt", {"cave", "kobold"})


@pytest.mark.usefixtures("home")
def test_a_book_without_a_model_of_its_own_brings_a_notice_what_to_do() -> None:
    name, [notices] = opened(lexicon("cave", "dragon"))
    assert name == "vosk-supercat-en"
    assert notices == (
        'The model vosk-supercat-en cannot hear "cave" and "dragon": type them, or run'
        " `voice-supercat models extend --book my/hunt`."
    )


@pytest.mark.usefixtures("home")
def test_a_book_of_known_words_needs_nothing() -> None:
    assert opened(lexicon("yes", "river")) == ("vosk-supercat-en", [])


def test_words_that_came_later_are_named(own: Path) -> None:
    name, [notices] = opened(lexicon("cave", "dragon", kobold=[KOBOLD]))
    assert name == own.name
    assert 'cannot hear "dragon": type it, or run' in notices


def test_a_model_that_the_player_names_listens(own: Path) -> None:
    name, [notices] = opened(lexicon("cave"), str(find_model()))
    assert name != own.name
    assert notices.endswith("run `voice-supercat models extend --book my/hunt` and leave out --model.")


@pytest.mark.parametrize(
    ("file", "damage"),
    [
        *(
            (file, damage)
            for file in ("graph/words.txt", "graph/HCLr.fst", "am/final.mdl")
            for damage in ("cut", "gone")
        ),
        ("extension.json", "cut"),
    ],
)
def test_a_damaged_model_is_reported_and_not_used(own: Path, file: str, damage: str) -> None:
    if damage == "gone":
        (own / file).unlink()
    else:
        (own / file).write_bytes((own / file).read_bytes()[:-9])
    name, [notices] = opened(lexicon("cave", kobold=[KOBOLD]))
    assert name == "vosk-supercat-en"
    assert notices == (
        "vosk-supercat-en-hunt is damaged and is not used; run `voice-supercat models extend --book my/hunt` again."
    )


def test_a_model_made_from_another_one_is_reported_and_not_used(own: Path) -> None:
    record = json.loads((own / "extension.json").read_text())
    (own / "extension.json").write_text(json.dumps({**record, "base_digest": "another"}))
    name, [notices] = opened(lexicon("cave", kobold=[KOBOLD]))
    assert name == "vosk-supercat-en"
    assert notices.startswith("vosk-supercat-en-hunt was made from another shipped model and is not used; run `voice-")
    (own / "extension.json").unlink()
    assert opened(lexicon("cave", kobold=[KOBOLD])) == (name, [notices])


def test_other_sounds_than_it_was_made_with_are_reported(own: Path) -> None:
    path, notices = model_of_book(find_model(), lexicon("cave", kobold=[("K", "AA", "B", "AH", "L", "D")]))
    assert path == own
    assert notices is not None
    assert notices.startswith("The sounds of hunt have changed since vosk-supercat-en-hunt was made; run `voice-")
