"""`voice-supercat models list|extend`: words of a book are added to the shipped model, and it shows."""

import shutil
from pathlib import Path

import pytest
from first_book import FOLDER
from small_book import write_book

from voice_supercat.cli import main
from voice_supercat.cli.book_words import lexicon_of, sounds_of
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.opening import Speech, SpeechOptions

ADDED = ["castle", "cave", "dragon", "fortress", "kobold", "treasures", "troll", "tunnel"]
"""The words of the sample book that the shipped model does not know."""

pytestmark = pytest.mark.usefixtures("home")


def printed_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[list[str]]:
    """The rows that a command prints."""
    assert main(("models", *arguments)) == 0
    return [line.split("\t") for line in capsys.readouterr().out.splitlines()]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a command that fails."""
    assert main(("models", *arguments)) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    [sentence] = captured.err.splitlines()
    return sentence


def lexicon(named: str, name: str = str(FOLDER)) -> BookLexicon:
    """What is said in the book of that name, which the player calls otherwise."""
    book = open_book(name)
    return lexicon_of(book, named, shipped_vocabulary(book), sounds_of(book))


def test_the_words_of_a_book_are_its_answers() -> None:
    """Those that its words tell as they say them, the others as they are written."""
    words = lexicon("my-book")
    others = ("dragon", "fortress", "kobold", "treasures", "troll", "tunnel")
    assert words.phrases == ("castle", "cave", "dark tunnel", *others)
    assert words.words == ("castle", "cave", "dark", *others)
    assert "bot turn" in lexicon("tapestry", "tapestry").phrases


def test_extend_tells_each_word_its_sounds_and_where_they_come_from(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    *rows, [last] = printed_by(capsys, "extend", "--book", str(FOLDER))
    assert ["cave", "K EY V", "dictionary"] in rows
    assert ["kobold", "K OW B OW L D, K AA B AH L D", "sounds.yaml"] in rows
    assert [row[0] for row in rows] == ADDED
    model = home / "voice-supercat" / "models" / "vosk-supercat-en-treasure-hunt"
    assert last == f"{model}: `voice-supercat play --book {FOLDER}` listens with it."

    of_book = {row[1]: row[2:] for row in printed_by(capsys, "list") if row[0] == "here"}
    assert of_book["vosk-supercat-en-treasure-hunt"] == [
        str(model),
        f"vosk-supercat-en with the words of treasure-hunt: {', '.join(ADDED)}",
    ]


def test_a_damaged_model_is_listed_as_such(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    printed_by(capsys, "extend", "--book", str(FOLDER))
    [words] = home.rglob("graph/words.txt")
    words.write_text("<eps> 0\n")
    [about] = [row[3] for row in printed_by(capsys, "list") if row[1] == "vosk-supercat-en-treasure-hunt"]
    assert about.endswith("files of this model have changed or are missing; run `models extend` again.")


def test_what_a_model_says_of_itself_steers_no_terminal(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    printed_by(capsys, "extend", "--book", str(FOLDER))
    [about] = home.rglob("extension.json")
    about.write_text(about.read_text().replace('"book": "', '"book": "\\u001b]0;owned\\u0007'))
    [row] = [row for row in printed_by(capsys, "list") if row[1] == "vosk-supercat-en-treasure-hunt"]
    assert "with the words of \\x1b]0;owned\\x07treasure-hunt" in row[3]


def test_a_book_of_known_words_needs_no_model_of_its_own(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    book = str(write_book(home / "tea", values=(", say: cups", "")))
    assert printed_by(capsys, "extend", "--book", book) == [
        ["vosk-supercat-en knows every word of tea; nothing was added."]
    ]
    assert [row[1] for row in printed_by(capsys, "list") if row[0] == "here"] == ["vosk-supercat-en"]


def test_a_word_without_a_sound_gives_one_sentence(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    book = Path(shutil.copytree(FOLDER, home / "hunt"))
    (book / "sounds.yaml").unlink()
    assert refused(capsys, "extend", "--book", str(book)) == (
        "No dictionary tells how kobold sounds; write it in sounds.yaml in the folder of the book,"
        ' in phones such as "cave: {heard: [K EY V]}".'
    )


def test_play_opens_what_it_needs_to_hear_the_book(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[SpeechOptions] = []

    def no_devices(options: SpeechOptions, *_: object) -> Speech:
        opened.append(options)
        raise SpeechFault("No devices here.")

    monkeypatch.setattr("voice_supercat.cli.voice_game.open_speech", no_devices)
    assert main(("play", "--book", str(FOLDER))) == 1
    assert capsys.readouterr().err == "No devices here.\n"
    [options] = opened
    assert options.book == lexicon(str(FOLDER))


def test_a_book_that_there_is_not_gives_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "extend", "--book", "chess").startswith('There is no book "chess"; there are ')
