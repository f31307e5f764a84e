"""Real Vosk on real sound: answers by synthetic voices, and by people where recordings of them are available."""

import csv
import shutil
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import Grammars, offered_phrases, phrases_of
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import SpeechModel, find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import Utterance, phrase_check

pytestmark = pytest.mark.audio

RECORDINGS = Path(__file__).resolve().parents[3] / "shared" / "audio"
VOICES = ("en-us", "en-gb", "en-us+f3", "en-gb+m3")
Ear = Callable[[Path, Iterable[str]], Utterance]


@pytest.fixture(scope="module")
def grammars() -> Grammars:
    return shipped_vocabulary(open_book("supercat-base")).grammars


@pytest.fixture(scope="module")
def model() -> SpeechModel:
    return load_model(find_model())


@pytest.fixture(scope="module")
def hear(model: SpeechModel, grammars: Grammars) -> Ear:
    decoder = VoskDecoder(model)
    commands, offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)

    def heard(path: Path, kinds: Iterable[str]) -> Utterance:
        phrases = phrases_of(grammars, kinds)
        return hear_file(path, Recogniser(decoder, commands, "file", offered), phrases, phrase_check(phrases))

    return heard


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Path]:
    if shutil.which("espeak-ng") is None:
        pytest.skip("needs espeak-ng (Debian: espeak-ng)")
    folder = tmp_path_factory.mktemp("spoken")

    def speak(text: str, voice: str) -> Path:
        path = folder / f"{voice} {text}.wav"
        if not path.exists():
            subprocess.run(["espeak-ng", "-v", voice, "-s", "150", "-w", str(path), text], check=True)
        return path

    return speak


@pytest.mark.parametrize(
    ("kinds", "texts"),
    [
        (["yes_no", "command"], ["yes", "no"]),
        (["number"], ["one", "two", "five", "seven", "eleven", "twenty", "twenty one"]),
        (["cards", "command"], ["aggression five", "construction two", "administration seven", "mobilization one"]),
        (["yes_no", "command"], ["repeat that", "take it back", "status report"]),
    ],
)
def test_synthetic_voices_are_understood(
    hear: Ear, spoken: Callable[[str, str], Path], kinds: list[str], texts: list[str]
) -> None:
    said = [(text, hear(spoken(text, voice), kinds).text) for text in texts for voice in VOICES]
    wrong = [(text, heard) for text, heard in said if heard != text]
    assert len(wrong) <= len(said) // 10, wrong
    assert not [pair for pair in wrong if set(pair) == {"yes", "no"}]


@pytest.mark.parametrize("text", ["good morning everybody", "computer", "where is the box", "banana"])
def test_other_words_are_rejected(hear: Ear, spoken: Callable[[str, str], Path], text: str) -> None:
    heard = [hear(spoken(text, voice), ["yes_no"]).text for voice in VOICES]
    assert heard.count("") >= len(VOICES) - 1, heard


def test_a_file_is_an_utterance_of_its_own(model: SpeechModel, spoken: Callable[[str, str], Path]) -> None:
    recogniser = Recogniser(VoskDecoder(model), source="file")
    check = phrase_check(["yes", "no"])
    heard = [hear_file(spoken(text, "en-us"), recogniser, ["yes", "no"], check) for text in ("yes", "no")]
    assert [(utterance.text, utterance.source) for utterance in heard] == [("yes", "file"), ("no", "file")]


def test_grammars_change_between_answers_without_harm(model: SpeechModel, spoken: Callable[[str, str], Path]) -> None:
    recogniser = Recogniser(VoskDecoder(model))
    for phrases in (["yes", "no"], ["one", "two"], [], ["yes", "no"]) * 5:
        hear_file(spoken("yes", "en-us"), recogniser, phrases, phrase_check(phrases))


def recordings(transcripts: set[str], dataset: str, limit: int) -> list[tuple[Path, str]]:
    manifest = RECORDINGS / "manifest.tsv"
    if not manifest.is_file():
        pytest.skip("the human recordings are not at hand")
    with manifest.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["dataset"] == dataset]
    chosen = [(RECORDINGS / row["path"], row["transcript"]) for row in rows if row["transcript"] in transcripts]
    return chosen[:: max(1, len(chosen) // limit)][:limit]


def test_people_are_understood(hear: Ear) -> None:
    said = [(text, hear(path, ["yes_no"]).text) for path, text in recordings({"yes", "no"}, "gsc", 80)]
    right = sum(heard == text for text, heard in said)
    swapped = [pair for pair in said if set(pair) == {"yes", "no"}]
    assert right >= 0.9 * len(said), f"{right} of {len(said)}"
    assert len(swapped) <= 0.05 * len(said), swapped


def test_people_who_say_something_else_are_not_misunderstood(hear: Ear) -> None:
    others = recordings({"alexa", "computer", "jarvis", "smart mirror", "snowboy", "view glass"}, "picovoice_words", 60)
    taken = [hear(path, ["yes_no"]).text for path, _ in others]
    assert len([text for text in taken if text]) <= 0.1 * len(others), taken
